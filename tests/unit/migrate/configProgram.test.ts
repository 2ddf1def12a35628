import { describe, expect, test } from "vitest";
import { literalAt, readProgram } from "../../../src/migrate/configProgram.ts";
import type { ForeignSite, PlannedConfig } from "../../../src/migrate/foreignSite.ts";
import { detectTool, planMove } from "../../../src/migrate/planMove.ts";
import { unknownValue } from "../../../src/source/literals/literal.ts";
import { expectToTakeLessThan } from "../processorTime.ts";

const siteOf = (files: Readonly<Record<string, string>>): ForeignSite => ({
  files: Object.keys(files).sort(),
  readText: (path) => files[path],
});

function configOf(files: Readonly<Record<string, string>>): PlannedConfig {
  const site = siteOf(files);
  return planMove(site, detectTool(site) ?? "docusaurus").config;
}

describe("what a configuration exports", () => {
  test.each([
    ["a constant", "const a = ['b']; export default { a }", { a: ["b"] }],
    [
      "names with a dollar",
      "const $a = ['b']; function $c() { return 1 }\nexport default { a: $a, c: $c() }",
      { a: ["b"], c: 1 },
    ],
    ["a wrapped object", "export default wrap(defineConfig({ a: 1 }))", { a: 1 }],
    [
      "an object wrapped by a function with a type",
      "const low = 1; export default wrap<Theme['a'], Map<B>>({ a: low })",
      { a: 1 },
    ],
    ["a function that only returns", "function make() { return [1] }\nexport default { a: make() }", { a: [1] }],
    ["an arrow function", "const make = (x: T): U => ({ b: 1 }); module.exports = { a: make(2) }", { a: { b: 1 } }],
    [
      "lists and objects put into others",
      "const a = [1]; const b = { c: 2 }; export default { d: [...a, 3], ...b }",
      { d: [1, 3], c: 2 },
    ],
    ["a value with a type behind it", "const a = { b: 1 } satisfies C['d']; export default { a }", { a: { b: 1 } }],
    [
      "the value without a variable of the environment",
      "const e = a() && b; export default { a: process.env.URL || 'b', c: import.meta.env?.C ?? e ?? [1], d: e || f, g: 1 }",
      { a: "b", c: [1], d: unknownValue, g: 1 },
    ],
    ["an object in parentheses", "export default (({ a: 1 }) satisfies B<C, D>)", { a: 1 }],
    ["an assignment in parentheses", "(module.exports = { a: 1 })", { a: 1 }],
    ["a function that returns something in parentheses", "export default () => { return ({ a: 1 }) }", { a: 1 }],
    ["a function as a whole", "export default async function config() { return { a: 1 } }", { a: 1 }],
  ])("is read from %s", (_, text, value) => {
    expect(readProgram(siteOf({ "a.ts": text }), "a.ts")).toEqual(value);
  });

  test("is read from files beside it", () => {
    const site = siteOf({
      "x/index.ts":
        "import own, { items as list } from './items'; import data from '../d.json';\nexport default { own, list, data, r: require('./r.js') }",
      "x/items.ts": "export const items = ['a']; export default { b: 'c' }",
      "x/r.js": "module.exports = [true]",
      "d.json": '{ "e": null }',
    });
    expect(readProgram(site, "x/index.ts")).toEqual({ own: { b: "c" }, list: ["a"], data: { e: null }, r: [true] });
  });

  test("is read from members of values, and from files that hand on what others export", () => {
    const site = siteOf({
      "a.ts": `import * as locale from './locales'; import { en } from './locales'; import { links } from './more';\nconst b = { c: { d: 1 } };\nexport default { d: b.c.d, e: b.e, f: b.c.keys(), g: \`x \${b.c.d}\`, ...locale.uk, h: en.label, i: links, j: locale.ja.label, k: low.high }`,
      "locales/index.ts":
        "export { default as en, uk } from './all'; export * from '../more'; export * as ja from './ja'",
      "locales/all.ts": "const uk = { uk: 'Українська' }; export { uk }; export default { label: 'English' }",
      "locales/ja.ts": "export const label = '日本語'",
      "more.ts": "export const links = ['l']",
    });
    expect(readProgram(site, "a.ts")).toEqual({
      d: 1,
      e: unknownValue,
      f: unknownValue,
      g: "x 1",
      uk: "Українська",
      h: "English",
      i: ["l"],
      j: "日本語",
      k: unknownValue,
    });
  });

  test.each([
    [
      "names one another",
      { "a.ts": "import b from './b'; export default { b }", "b.ts": "import a from './a'; export default { a }" },
    ],
    ["has names that are nowhere", { "a.ts": "export default { b: c, ...d, e: [f()] }" }],
    ["alternatives without end", { "a.ts": `export default { a: ${"b || ".repeat(50_000)}1 }` }],
    ["calls without end", { "a.ts": `export default ${"f(".repeat(50_000)}` }],
  ])("that %s ends", async (_, files) => {
    await expectToTakeLessThan(2, () => {
      expect(literalAt(readProgram(siteOf(files), "a.ts"), "b", "c")).toBeUndefined();
    });
  });
});

describe("the navigation of a site", () => {
  test("of Docusaurus stands in parentheses, behind the comment that tells its type", () => {
    const config = configOf({
      "docusaurus.config.js": `const config = { title: 'T', presets: [['classic', /** @type {import('a').Options} */ ({ docs: { routeBasePath: 'guide' } })]],
        plugins: [['@docusaurus/plugin-content-docs', /** @type {import('b').Options} */ ({ id: 'c', path: 'more', routeBasePath: 'more' })]],
        themeConfig: /** @type {import('@docusaurus/preset-classic').ThemeConfig} */ ({
          navbar: { items: [{ to: '/guide/a', label: 'Start' }] }, footer: { copyright: 'Copy' } }) }; module.exports = config;`,
      "sidebars.js": "module.exports = ({ s: (['a']) })",
      "docs/a.md": "# A\n",
      "more/b.md": "# B\n",
    });
    expect(config.navbar?.items).toEqual([{ type: "link", label: "Start", to: "/guide/a" }]);
    expect(config).toMatchObject({ footer: { copyright: "Copy" }, docsPath: "guide", sidebars: { s: ["a"] } });
  });

  test("of Docusaurus is taken over without what is not", () => {
    const config = configOf({
      "docusaurus.config.js": `export default { trailingSlash: true, themeConfig: {
        navbar: { logo: { src: 'img/l.svg' }, items: [
          { type: 'doc', docId: 'a', label: 'A' }, { type: 'doc', docId: 'gone', label: 'B' },
          { type: 'docSidebar', sidebarId: 's', position: 'right' }, { to: '/help', label: 'Help' }, { to: 'blog', label: 'Blog' },
          { href: 'https://github.com/a/b', className: 'icon' }, { type: 'localeDropdown' }, { type: 'html', value: '<b>3.8</b>', position: 'right' },
          { type: 'dropdown', label: 'More', items: [{ label: 'C', href: 'https://c.example' }, { type: 'html', value: '<hr>' }] } ] },
        footer: { links: [{ title: 'T', items: [{ label: 'D', to: 'docs/a' }] }], copyright: '<b>E</b> F' } } }`,
      "sidebars.js": "const a = ['a']; module.exports = { s: [...a] }",
      "docs/01-a.md": "# A\n",
      "src/pages/help.js": "",
      "static/img/l.svg": "",
    });
    expect(config).toMatchObject({ trailingSlash: true, logo: { src: "/img/l.svg" }, sidebars: { s: ["a"] } });
    expect(config.navbar?.items).toEqual([
      { type: "doc", docId: "a", label: "A" },
      { type: "docSidebar", sidebarId: "s", position: "right" },
      { type: "link", label: "Blog", to: "/blog" },
      { type: "link", label: "GitHub", href: "https://github.com/a/b" },
      { type: "html", value: "<b>3.8</b>", position: "right" },
      { type: "dropdown", label: "More", items: [{ label: "C", href: "https://c.example" }] },
    ]);
    expect(config.footer).toEqual({
      columns: [{ title: "T", links: [{ label: "D", to: "/docs/a" }] }],
      copyright: "E F",
    });
  });

  test("of VitePress is taken over from the files of its languages", () => {
    const config = configOf({
      ".vitepress/config/index.ts":
        "import { en } from './en'\nexport default defineConfig({ title: 'T', locales: { root: { label: 'English', ...en }, uk: {} } })",
      ".vitepress/config/en.ts": `export const en = { themeConfig: { nav: [{ text: 'Guide', link: '/guide/a.html' }, { text: 'M', items: [{ text: 'G', items: [{ text: 'X', link: 'https://x.example' }] }] }],
        socialLinks: [{ icon: 'github', link: 'https://github.com/a/b' }], footer: { message: 'M.', copyright: 'C' },
        sidebar: { '/guide/': { base: '/guide/', items: guide() }, '/r/': [{ text: 'R', items: [{ text: 'One', link: '/r/one' }] }] } } }
        function guide() { return [{ text: 'First', link: 'a' }, { text: 'Second', items: makeItems() }] }`,
      "index.md": "",
      "guide/a.md": "",
      "r/one.md": "",
      "uk/index.md": "",
    });
    expect(config.navbar?.items).toEqual([
      { type: "link", label: "Guide", to: "/guide/a" },
      { type: "dropdown", label: "M", items: [{ label: "X", href: "https://x.example" }] },
      { type: "link", label: "GitHub", href: "https://github.com/a/b", position: "right" },
      { type: "localeDropdown", position: "right" },
    ]);
    expect(config.footer).toEqual({ copyright: "M. C" });
    expect(config.sidebars).toEqual({
      guide: [{ type: "doc", id: "guide/a", label: "First" }],
      r: [{ type: "category", label: "R", items: [{ type: "doc", id: "r/one", label: "One" }] }],
    });
  });
});
