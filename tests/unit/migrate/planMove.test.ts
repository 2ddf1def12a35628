import { describe, expect, test } from "vitest";
import { configText } from "../../../src/migrate/configText.ts";
import { detectTool, pagesOf, planMove } from "../../../src/migrate/planMove.ts";
import { moved, siteOf, targets } from "./memorySite.ts";

test("a site without a configuration is told to have its defaults, whatever tool is named", () => {
  const site = siteOf({ "docs/index.md": "# A", "docusaurus.config.js": "" });
  const sentence =
    "the configuration, because there is none: the name, address, languages and menus have their defaults";
  expect(planMove(site, "mkdocs").left).toEqual([sentence]);
  expect(planMove(site, "docusaurus").left).not.toContain(sentence);
});

test.each([
  [{ "mkdocs.yml": "site_name: A", "docs/index.md": "# Лампа\n\nЇї вмикають тут.\n", "docs/a.png": "" }, ["uk"]],
  [{ "book.toml": '[book]\nlanguage = "en"', "src/a.md": "# 灯\n\n请在这里打开它。\n" }, ["zh"]],
  [{ ".vitepress/config.js": "export default { lang: 'uk' }", "index.md": "# Lamp\n" }, ["uk"]],
  [{ "docusaurus.config.js": "", "docs/a.md": "# Lamp\n\nIn Ukrainian: лампа.\n" }, ["en"]],
  [
    {
      "docusaurus.config.js": "module.exports = { i18n: { defaultLocale: 'en', locales: ['en', 'uk'] } }",
      "docs/a.md": "# Лампа\n\nЇї вмикають тут.\n",
      "i18n/uk/docusaurus-plugin-content-docs/current/a.md": "# Лампа\n",
    },
    ["en", "uk"],
  ],
])("the letters of pages tell the language of %j where the configuration does not: %j", (files, languages) => {
  const { config, copies } = moved(files);
  expect(Object.keys(config.locales)).toEqual(languages);
  expect(copies.map(({ to }) => to.split("/").slice(0, 3).join("/"))).toContain(`content/${languages[0]}/docs`);
  expect(copies.every(({ to }) => languages.some((code) => to.startsWith(`content/${code}/`)))).toBe(true);
});

test("of files that would become one the first is copied", () => {
  const { copies } = moved({
    "docusaurus.config.js": "module.exports = { presets: [['classic', { docs: { include: ['a.md'] } }]] }",
    "docs/a.md": "import A from './parts/Warn.mdx'\nimport B from './parts/_Warn.mdx'\n",
    "docs/parts/Warn.mdx": "",
    "docs/parts/_Warn.mdx": "",
  });
  expect(copies.map(({ to }) => to)).toEqual(["content/en/docs/a.md", "content/en/docs/parts/_Warn.mdx"]);
});

test("the address of a site of VitePress may come from the environment or from a constant", () => {
  const { config } = moved({
    ".vitepress/config.js":
      "const hostname = 'https://a.example/'; export default { base: process.env.BASE ?? '/b/', sitemap: { hostname } }",
    "index.md": "",
  });
  expect(config).toMatchObject({ url: "https://a.example", baseUrl: "/b/" });
});

test.each([
  ["base: '/b/', sitemap: { hostname: 'https://a.example/b/' }", { url: "https://a.example", baseUrl: "/b/" }],
  ["sitemap: { hostname: 'https://a.example/b' }", { url: "https://a.example", baseUrl: "/b/" }],
  ["base: '/', sitemap: { hostname: 'https://a.example/b/' }", { url: "https://a.example" }],
])("of %s the host is the url of a site of VitePress", (given, address) => {
  const { url, baseUrl } = moved({ ".vitepress/config.js": `export default { ${given} }`, "index.md": "" }).config;
  expect({ url, baseUrl }).toEqual(address);
});

test("pages of VitePress keep addresses in .html on plain hosts, except with cleanUrls; those of folders are told", () => {
  const pages = { "index.md": "", "a/index.md": "", "a/b.md": "", "uk/index.md": "", "uk/a/index.md": "" };
  const of = (given: string) =>
    moved({ ".vitepress/config.js": `export default { locales: { uk: {} }, ${given} }`, ...pages });
  const told = "addresses of folders (/a) end in no slash any more; let the server redirect there from those that do";
  for (const given of ["", "cleanUrls: false"]) {
    expect(of(given).config.trailingSlash).toBe(false);
    expect(of(given).left).toContain(told);
  }
  for (const given of ["cleanUrls: true", "cleanUrls: isHosted()"]) {
    expect(of(given).config.trailingSlash).toBeUndefined();
    expect(of(given).left).not.toContain(told);
  }
});

test("nothing is copied to a place outside the new site, whatever a configuration or a page says", () => {
  const mkdocs = moved({
    "a/b/mkdocs.yml": "site_name: A",
    "a/b/docs/index.md": '--8<-- "../../part.md"\n\n{* ../../c/d.py hl[1] *}\n\n{!e.md!}\n',
    "part.md": "",
    "c/d.py": "",
    "a/b/e.md": "",
  });
  expect(targets(mkdocs)).toEqual({
    "a/b/docs/index.md": "content/en/docs/index.md",
    "part.md": "part.md",
    "c/d.py": "c/d.py",
    "a/b/e.md": "e.md",
  });
  const vitepress = moved({
    ".vitepress/config.js": "export default { rewrites: { 'a.md': '../../../../b.md' } }",
    "index.md": "",
    "a.md": "",
  });
  expect(targets(vitepress)).toEqual({ "index.md": "content/en/docs/index.md" });
  expect(vitepress.left).toContain("a.md: not copied, because its place would be outside the new site");
});

test("links that Docusaurus adds to its menus are told", () => {
  const config =
    "{ themeConfig: { navbar: { items: [{ type: 'docsVersionDropdown', dropdownItemsAfter: [{ to: '/versions', label: 'All versions' }] }, { type: 'localeDropdown', dropdownItemsBefore: [{ href: 'https://a.example', label: 'Translate' }, made()] }] } } }";
  const { left } = moved({ "docusaurus.config.js": `module.exports = ${config}`, "docs/a.md": "" });
  expect(left).toContain(
    "docusaurus.config.js: links in the menus of versions and languages (All versions, Translate); add them to navbar.items",
  );
  expect(moved({ "docusaurus.config.js": "module.exports = {}", "docs/a.md": "" }).left.join()).not.toContain("menus");
});

test("settings of Docusaurus that mean something else in the new site are told, and the navbar keeps its title", () => {
  const files = { "docs/a.md": "", "i18n/uk/docusaurus-plugin-content-docs/current/a.md": "" };
  const { left, config } = moved({
    ...files,
    "docusaurus.config.js": `module.exports = { title: 'Site', i18n: { defaultLocale: 'en', locales: ['en', 'fr', 'uk'] },
      presets: [['classic', { docs: { editUrl: 'https://a.example/edit' }, theme: { customCss: './src/a.css' } }]],
      themeConfig: { navbar: { title: 'Bar', hideOnScroll: true } } }`,
    "i18n/uk/docusaurus-theme-classic/navbar.json": JSON.stringify({ title: { message: "Панель" } }),
  });
  expect(config.navbar).toEqual({ title: { en: "Bar", uk: "Панель" }, hideOnScroll: true });
  expect(left.filter((sentence) => sentence.startsWith("docusaurus.config.js"))).toEqual([
    "docusaurus.config.js: plugins, the theme, and values made by code",
    "docusaurus.config.js: languages without a folder in i18n (fr); add them to locales",
    "docusaurus.config.js: editUrl; set it anew, because the files have moved",
    "docusaurus.config.js: customCss, styles for the elements of Docusaurus; write those for hubdocs into theme.css",
  ]);
  expect(moved({ ...files, "docusaurus.config.js": "module.exports = {}" }).left).toEqual([
    "docusaurus.config.js: plugins, the theme, and values made by code",
  ]);
});

test("pages of Astro, and posts of the blog of MkDocs, are told where they are not taken over as such", () => {
  const astro = moved({
    "astro.config.mjs": "export default { integrations: [starlight({ title: 'A' })] }",
    "src/content/docs/index.md": "",
    "src/pages/team.astro": "",
    "src/pages/rss.xml.js": "",
  });
  expect(astro.left).toContain(
    "src/pages/team.astro: pages of Astro; rewrite them as Markdown in content/en/pages, or as templates",
  );
  const sentence =
    "docs/news/posts: the posts of the blog became docs, at other addresses; move them to content/en/blog";
  const files = { "docs/index.md": "", "docs/news/posts/a.md": "" };
  const leftOf = (plugins: string): readonly string[] =>
    moved({ ...files, "mkdocs.yml": `site_name: A\nplugins: ${plugins}\n` }).left;
  expect(leftOf("[search, { blog: { blog_dir: news } }]")).toContain(sentence);
  expect(leftOf("[search]")).not.toContain(sentence);
  expect(leftOf("[blog]").join()).not.toContain("posts");
});

describe("the tool of a site", () => {
  test.each([
    ["website/docusaurus.config.ts", "docusaurus"],
    ["docs/.vitepress/config.mts", "vitepress"],
    [".vitepress/config/index.ts", "vitepress"],
    ["astro.config.mjs", "starlight"],
    ["mkdocs.yml", "mkdocs"],
  ])("%s is of %s", (file, tool) => {
    expect(detectTool(siteOf({ [file]: "" }))).toBe(tool);
  });

  test("is that of the shallowest configuration, packages left out", () => {
    const files = {
      "node_modules/a/mkdocs.yml": "",
      "examples/a/b/astro.config.mjs": "",
      "docs/.vitepress/config.ts": "",
    };
    expect(detectTool(siteOf(files))).toBe("vitepress");
    expect(detectTool(siteOf({ "readme.md": "" }))).toBeUndefined();
  });
});

describe("a site of Docusaurus", () => {
  const config = `
    const title = 'not this';
    // title: 'nor this one'
    export default {
      title: 'Moved', tagline: "It's here", url: 'https://a.example/', baseUrl: '/b/', favicon: 'img/f.ico',
      i18n: { defaultLocale: 'en', locales: ['en', 'uk', 'fr'] },
      presets: [['classic', { docs: { path: '../docs', routeBasePath: '/', sidebarPath: require.resolve('./sidebars.js') } }]],
    } satisfies Config;`;
  const files = {
    "website/docusaurus.config.ts": config,
    "website/versions.json": '["2.0", "1.0"]',
    "website/sidebars.js": `// @ts-check
      module.exports = {
        docs: ['intro', { Guides: ['a', { type: 'doc', id: 'b', label: 'B' }] },
          'none', { type: 'doc', id: 'c/none' }, { Empty: ['none', { type: 'autogenerated', dirName: 'made' }] }, 'c/e',
          { type: 'category', label: 'C', collapsed: false, link: { type: 'generated-index', slug: '/c' }, items: [{ type: 'autogenerated', dirName: 'c' }] },
          { type: 'link', label: 'L', href: 'https://l.example' }, { type: 'link', label: 'Gone', href: '/team' }],
      };`,
    "docs/intro.md": "![a](img/a.png)\n",
    "docs/a.md": "",
    "docs/01-b.md": "",
    "docs/c/01-d.md": "---\nid: e\n---\n",
    "docs/img/a.png": "",
    "website/blog/2026-01-01-a.md": "",
    "website/src/pages/about.md": "",
    "website/src/pages/index.js": "",
    "website/src/pages/team.js": "",
    "website/static/img/f.ico": "",
    "website/versioned_docs/version-2.0/intro.md": "",
    "website/versioned_docs/version-1.0/intro.md": "",
    "website/i18n/uk/docusaurus-plugin-content-docs/current/intro.md": "",
    "website/i18n/uk/docusaurus-plugin-content-docs/version-2.0/intro.md": "",
    "website/i18n/uk/docusaurus-plugin-content-blog/2026-01-01-a.md": "",
    "website/i18n/uk/code.json": "",
    "website/node_modules/x/readme.md": "",
  };

  test("has every page in its place", () => {
    expect(targets(moved(files))).toEqual({
      "docs/intro.md": "content/en/docs/intro.md",
      "docs/a.md": "content/en/docs/a.md",
      "docs/01-b.md": "content/en/docs/01-b.md",
      "docs/c/01-d.md": "content/en/docs/c/01-d.md",
      "docs/img/a.png": "content/en/docs/img/a.png",
      "website/blog/2026-01-01-a.md": "content/en/blog/2026-01-01-a.md",
      "website/src/pages/about.md": "content/en/pages/about.md",
      "website/static/img/f.ico": "content/static/img/f.ico",
      "website/versioned_docs/version-2.0/intro.md": "content/en/versions/2.0/intro.md",
      "website/versioned_docs/version-1.0/intro.md": "content/en/versions/1.0/intro.md",
      "website/i18n/uk/docusaurus-plugin-content-docs/current/intro.md": "content/uk/docs/intro.md",
      "website/i18n/uk/docusaurus-plugin-content-docs/version-2.0/intro.md": "content/uk/versions/2.0/intro.md",
      "website/i18n/uk/docusaurus-plugin-content-blog/2026-01-01-a.md": "content/uk/blog/2026-01-01-a.md",
    });
  });

  test("has a configuration of what stands there as data", () => {
    const plan = moved(files);
    expect(configText(plan).split("\n").slice(1).join("\n")).toBe(`title: Moved
tagline: "It's here"
url: "https://a.example"
baseUrl: /b/
favicon: /img/f.ico
locales:
  default: en
  en:
  uk:
versions:
  latest: "2.0"
  list:
    current:
    "2.0":
    "1.0":
markdown:
  dialect: docusaurus
docs:
  path: ""
  sidebars:
    docs:
      - intro
      - type: category
        label: Guides
        items:
          - a
          - type: doc
            id: b
            label: B
      - c/e
      - type: category
        label: C
        items:
          - type: autogenerated
            dirName: c
        link:
          type: generated-index
          slug: c
        collapsed: false
      - type: link
        label: L
        href: "https://l.example"
`);
    expect(plan.left.map((sentence) => sentence.split(":")[0])).toEqual([
      "website/src/pages/index.js, website/src/pages/team.js",
      "website/sidebars.js",
      "website/docusaurus.config.ts",
      "website/docusaurus.config.ts",
    ]);
  });

  test.each([
    ["", { latest: "2.0", list: { current: {}, "2.0": {}, "1.0": {} } }],
    [
      "lastVersion: 'current', versions: { current: { label: '3', path: '/' }, '1.0': { banner: 'none', badge: false, noIndex: true } }",
      {
        latest: "current",
        list: { current: { label: "3", path: "" }, "2.0": {}, "1.0": { banner: "none", noIndex: true } },
      },
    ],
    ["lastVersion: '1.0', includeCurrentVersion: false", { latest: "1.0", list: { "2.0": {}, "1.0": {} } }],
    [
      "lastVersion: '3.0', includeCurrentVersion: false",
      { latest: "current", list: { current: {}, "2.0": {}, "1.0": {} } },
    ],
  ])("has the versions that its options name: %s", (options, versions) => {
    const plan = moved({
      "docusaurus.config.js": `const a = { x: 1 }; module.exports = { presets: [['classic', { docs: { ${options} } }]] }`,
      "versions.json": '["3.0", "2.0", "1.0"]'.replace(options === "" ? '"3.0", ' : "", ""),
      "docs/a.md": "",
      "versioned_docs/version-2.0/a.md": "",
      "versioned_docs/version-1.0/a.md": "",
      "i18n/uk/docusaurus-plugin-content-docs/version-3.0/a.md": "",
    });
    expect(plan.config.versions).toEqual(versions);
    const hasDocs = plan.copies.some(({ to }) => to === "content/en/docs/a.md");
    expect([hasDocs, plan.copies.length]).toEqual(["current" in versions.list, hasDocs ? 3 : 2]);
    const missing = plan.left.filter((sentence) => sentence.includes("no files"));
    expect(missing).toEqual(options === "" ? [] : ["versions.json: 3.0 has no files in versioned_docs"]);
    expect(configText(plan)).toContain(`latest: ${versions.latest === "current" ? "current" : `"${versions.latest}"`}`);
  });

  test("has versions that are whole numbers under names that keep their order, and at the addresses that they had", () => {
    const plan = moved({
      "docusaurus.config.js":
        "module.exports = { presets: [['classic', { docs: { includeCurrentVersion: false, versions: { 1: { label: 'One', path: 'v-one' } } } }]] }",
      "versions.json": '["3", "2", "1"]',
      "versioned_docs/version-3/a.md": "",
      "versioned_docs/version-2/a.md": "",
      "versioned_docs/version-1/a.md": "",
      "i18n/uk/docusaurus-plugin-content-docs/version-2/a.md": "",
    });
    expect(plan.config.versions).toEqual({
      latest: "v3",
      list: { v3: { label: "3" }, v2: { label: "2", path: "2" }, v1: { label: "One", path: "v-one" } },
    });
    expect(Object.keys(plan.config.versions?.list ?? {})).toEqual(["v3", "v2", "v1"]);
    expect(targets(plan)).toMatchObject({
      "versioned_docs/version-3/a.md": "content/en/versions/v3/a.md",
      "versioned_docs/version-2/a.md": "content/en/versions/v2/a.md",
    });
  });

  test("leaves what no page refers to, and what the configuration leaves out of its docs", () => {
    const plan = moved({
      "docusaurus.config.js": `module.exports = { presets: [['classic', { docs: {
        include: ['{api,guide}/**/*.{md,mdx}', 'FAQ.md'], exclude: ['guide/old/**'] } }]] }`,
      "docs/api/a.mdx":
        "import Part from '../parts/Warn.mdx'\nimport C from '@site/src/c.jsx'\nimport S from '!!raw-loader!./s.js'\n",
      "docs/api/s.js": "",
      "docs/api/t.js": "",
      "docs/api/_category_.json": "{}",
      "docs/parts/Warn.mdx": "![w](./w.png)\n",
      "docs/parts/Other.mdx": "",
      "docs/parts/w.png": "",
      "docs/guide/old/b.md": "",
      "versions.json": '["1.0"]',
      "versioned_docs/version-1.0/FAQ.md": "",
      "versioned_docs/version-1.0/README.md": "",
      "docs/FAQ.md": "<img src={require('./f.gif').default} />\n",
      "docs/f.gif": "",
      "docs/yarn.lock": "",
      "blog/authors.yml": "",
      "blog/2026-01-01-a/index.md": "![i](./i.jpg)\n",
      "blog/2026-01-01-a/i.jpg": "",
      "src/c.jsx": "",
      "src/pages/about.md": "![u](./u.png)\n",
      "src/pages/u.png": "",
      "src/pages/index.js": "import u from './styles.css'",
      "src/pages/styles.css": "",
      "src/parts/p.mdx": "import i from './q.svg'\n",
      "src/parts/q.svg": "",
    });
    expect(targets(plan)).toEqual({
      "docs/api/a.mdx": "content/en/docs/api/a.mdx",
      "docs/api/s.js": "content/en/docs/api/s.js",
      "docs/api/_category_.json": "content/en/docs/api/_category_.json",
      "docs/parts/Warn.mdx": "content/en/docs/parts/_Warn.mdx",
      "docs/parts/w.png": "content/en/docs/parts/w.png",
      "docs/FAQ.md": "content/en/docs/FAQ.md",
      "docs/f.gif": "content/en/docs/f.gif",
      "versioned_docs/version-1.0/FAQ.md": "content/en/versions/1.0/FAQ.md",
      "blog/authors.yml": "content/en/blog/authors.yml",
      "blog/2026-01-01-a/index.md": "content/en/blog/2026-01-01-a/index.md",
      "blog/2026-01-01-a/i.jpg": "content/en/blog/2026-01-01-a/i.jpg",
      "src/pages/about.md": "content/en/pages/about.md",
      "src/pages/u.png": "content/en/pages/u.png",
      "src/parts/p.mdx": "src/parts/p.mdx",
      "src/parts/q.svg": "src/parts/q.svg",
    });
    expect(plan.left).toContain(
      "docs/api/t.js, docs/guide/old/b.md, docs/parts/Other.mdx, docs/yarn.lock, versioned_docs/version-1.0/README.md: not copied, because no page refers to them",
    );
  });

  test("leaves what the configuration leaves out of its blog, its pages and further sets of docs", () => {
    const plan = moved({
      "docusaurus.config.js": `const exclude = ['**/AGENTS.md'];
export default { presets: [['classic', { blog: { exclude }, pages: { exclude: [...exclude, 'parts/**'] } }]],
  plugins: [['@docusaurus/plugin-content-docs', { id: 'more', path: 'more', routeBasePath: 'more', include: ['b.md'] }]] }`,
      "docs/AGENTS.md": "",
      ...{
        "blog/2026-01-01-a.md": "",
        "blog/AGENTS.md": "",
        "src/pages/AGENTS.md": "",
        "more/b.md": "",
        "more/c.md": "",
      },
      "src/pages/a.md": "import Part from './parts/p.md'\n",
      "src/pages/parts/p.md": "",
    });
    expect(targets(plan)).toEqual({
      "docs/AGENTS.md": "content/en/docs/AGENTS.md",
      "blog/2026-01-01-a.md": "content/en/blog/2026-01-01-a.md",
      "src/pages/a.md": "content/en/pages/a.md",
      "src/pages/parts/p.md": "content/en/pages/parts/_p.md",
      "more/b.md": "content/en/pages/more/b.md",
    });
    expect(plan.left).toContain(
      "blog/AGENTS.md, src/pages/AGENTS.md, more/c.md: not copied, because no page refers to them",
    );
  });

  test("has no sidebar entries for docs that are not there, which it tells", () => {
    expect(moved(files).left).toContain("website/sidebars.js: none, c/none, made: there are no such docs");
  });

  test("with a sidebar that is a program follows its folders, and says so", () => {
    const plan = moved({ ...files, "website/sidebars.js": "module.exports = { docs: makeItems() };" });
    expect(plan.config.sidebars).toBeUndefined();
    expect(plan.left.find((sentence) => sentence.startsWith("website/sidebars.js"))).toContain("which is not run");
  });
});

describe("a site of VitePress", () => {
  const files = {
    "docs/.vitepress/config.ts": `export default defineConfig({
      title: 'Moved', base: '/b/', sitemap: { hostname: 'https://a.example' },
      locales: { root: { label: 'English', lang: 'en-US' }, uk: { label: 'Українська' } },
      themeConfig: { nav: nav(), sidebar: { '/guide/': [{ text: 'Guide', collapsed: true, items: [{ text: 'Start', link: '/guide/start' }, { text: 'Out', link: 'https://o.example' }, { text: 'Host', link: '//h.example/a' }] }] } },
    })`,
    "docs/index.md": "---\nlayout: home\n---\n",
    "docs/guide/start.md": "![a](./a.png)\n",
    "docs/guide/a.png": "",
    "docs/uk/guide/start.md": "",
    "docs/public/logo.svg": "",
    "docs/.vitepress/theme/index.ts": "",
    "docs/package.json": "",
  };

  test("may lie in a folder of any name", () => {
    const { config } = moved({
      "docs (old/.vitepress/config.ts": "export default { title: 'A' }",
      "docs (old/index.md": "",
    });
    expect(config.title).toBe("A");
  });

  test("has every page in its place, the landing page too", () => {
    expect(targets(moved(files))).toEqual({
      "docs/index.md": "content/en/pages/index.md",
      "docs/guide/start.md": "content/en/docs/guide/start.md",
      "docs/guide/a.png": "content/en/docs/guide/a.png",
      "docs/uk/guide/start.md": "content/uk/docs/guide/start.md",
      "docs/public/logo.svg": "content/static/logo.svg",
    });
  });

  test("has its sidebars where they are data", () => {
    const { config } = moved(files);
    expect(config).toMatchObject({ title: "Moved", url: "https://a.example", baseUrl: "/b/", docsPath: "" });
    expect(Object.keys(config.locales)).toEqual(["en", "uk"]);
    expect(config.sidebars).toEqual({
      guide: [
        {
          type: "category",
          label: "Guide",
          collapsed: true,
          items: [
            { type: "doc", id: "guide/start", label: "Start" },
            { type: "link", label: "Out", href: "https://o.example" },
            { type: "link", label: "Host", href: "https://h.example/a" },
          ],
        },
      ],
    });
  });

  test("may keep its default language in a folder", () => {
    const plan = moved({
      ".vitepress/config.ts": "locales: { uk: {} }",
      "en/index.md": "",
      "uk/index.md": "",
      "parts/a.md": "",
    });
    expect(targets(plan)).toEqual({
      "parts/a.md": "content/en/docs/parts/a.md",
      "en/index.md": "content/en/docs/index.md",
      "uk/index.md": "content/uk/docs/index.md",
    });
  });
});

describe("the files of a site of VitePress", () => {
  const moves = (config: string, files: Readonly<Record<string, string>>) =>
    moved({ ".vitepress/config.ts": `export default wrap(defineConfig({ ${config} }))`, "index.md": "", ...files });

  test("are its pages and what they refer to", () => {
    const plan = moves("", {
      "guide/a.md":
        "<<< ../code/a.ts#part{1}\n<<< @/code/b.js\n<img src='/pictures/c%20d.png'>\n[e](./e.zip?x#y) [l](../LICENSE)\n`worker.ts`\n",
      "README.md": "",
      "code/a.ts": "",
      "code/b.js": "",
      "code/c.js": "",
      "pictures/c d.png": "",
      "pictures/f.png": "",
      "guide/e.zip": "",
      LICENSE: "",
      "worker.ts": "",
      ".github/PULL_REQUEST_TEMPLATE.md": "",
      ".hidden/a.md": "",
      "package.json": "",
      "scripts/a.ts": "",
    });
    expect(plan.copies.map(({ to }) => to.replace("content/en/docs/", "")).sort()).toEqual([
      "LICENSE",
      "README.md",
      "code/a.ts",
      "code/b.js",
      "guide/a.md",
      "guide/e.zip",
      "index.md",
      "pictures/c d.png",
    ]);
    expect(plan.left).toContain(
      "code/c.js, package.json, pictures/f.png, scripts/a.ts, worker.ts: not copied, because no page refers to them",
    );
  });

  test("begin where the configuration says, without what it leaves out; of that, parts are kept as parts", () => {
    const plan = moves(
      "pwa: { srcDir: 'no' }, srcDir: './src', srcExclude: ['**/{drafts,parts}/**', 'README.md', 'a?.md']",
      {
        "src/guide/a.md": "<!-- @include: ../parts/b.md-->\n<!--@include: ./_c.md{1,2}-->\n[r](../README.md)\n",
        "src/parts/b.md": "![d](../d.svg)\n",
        "src/parts/e.md": "",
        "src/guide/_c.md": "",
        "src/guide/drafts/f.md": "",
        "src/README.md": "",
        "src/ab.md": "",
        "src/abc.md": "",
        "src/d.svg": "",
        "src/public/g.png": "",
      },
    );
    expect(targets(plan)).toEqual({
      "src/abc.md": "content/en/docs/abc.md",
      "src/guide/_c.md": "content/en/docs/guide/_c.md",
      "src/guide/a.md": "content/en/docs/guide/a.md",
      "src/d.svg": "content/en/docs/d.svg",
      "src/parts/b.md": "content/en/docs/parts/_b.md",
      "src/public/g.png": "content/static/g.png",
    });
  });

  test("have the paths that rewrites give them", () => {
    const rewrites = "'packages/:name/docs/:rest*': ':name/:rest*', 'a.md': 'guide/b.md', 'en/(.*)': '(.*)'";
    const plan = moves(`rewrites: { ${rewrites}, ':x/:y/:z/:u/:v': 'c.md' }`, {
      "packages/one/docs/deep/c.md": "![d](./d.png)",
      "packages/one/docs/deep/d.png": "",
      "packages/one/e.md": "",
      "a.md": "",
      "en/f/g.md": "",
    });
    expect(targets(plan)).toMatchObject({
      "packages/one/docs/deep/c.md": "content/en/docs/one/deep/c.md",
      "packages/one/docs/deep/d.png": "content/en/docs/one/deep/d.png",
      "packages/one/e.md": "content/en/docs/packages/one/e.md",
      "a.md": "content/en/docs/guide/b.md",
      "en/f/g.md": "content/en/docs/f/g.md",
    });
  });

  test("are copied to where moved pages look for them, and stay where others do", () => {
    const { copies } = moves("rewrites: { 'guide/intro.md': 'start/here.md' }", {
      "guide/intro.md": "![i](./img/i.svg)\n<!--@include: ./part.inc.md-->\n<<< ../code/b.js\n<<< @/guide/c.js\n",
      "guide/other.md": "![i](./img/i.svg)\n<!--@include: ./intro.md-->\n",
      "guide/part.inc.md": "<<< ./a.js\n",
      "guide/img/i.svg": "",
      "guide/a.js": "",
      "guide/c.js": "",
      "code/b.js": "",
    });
    expect(copies.map(({ from, to }) => `${from} ${to.replace("content/en/docs/", "")}`).sort()).toEqual([
      "code/b.js code/b.js",
      "guide/a.js guide/a.js",
      "guide/a.js start/a.js",
      "guide/c.js guide/c.js",
      "guide/img/i.svg guide/img/i.svg",
      "guide/img/i.svg start/img/i.svg",
      "guide/intro.md guide/_intro.md",
      "guide/intro.md start/here.md",
      "guide/other.md guide/other.md",
      "guide/part.inc.md guide/part.inc.md",
      "guide/part.inc.md start/_part.inc.md",
      "index.md index.md",
    ]);
  });

  test("are parts, too, where pages include one that is renamed", () => {
    const { copies } = moves("rewrites: { 'a.md': 'b.md' }", { "a.md": "", "c.md": "<!--@include: ./a.md-->\n" });
    expect(copies.map(({ to }) => to.replace("content/en/docs/", ""))).toEqual(["b.md", "c.md", "index.md", "_a.md"]);
  });

  test("are found where texts of the configuration go on over lines", () => {
    const plan = moves("about: `\\\n- a\n[b](https://c.example) d`, title: 'T', srcDir: 'e'", { "e/f.md": "" });
    expect([plan.config.title, targets(plan)]).toEqual(["T", { "e/f.md": "content/en/docs/f.md" }]);
  });

  test("among them is the icon that its pages name", () => {
    const head =
      "['meta', { name: 'a' }], ['link', { rel: 'icon', href: '/f.ico' }], made(), ['link', { rel: 'shortcut icon', href: '/b/f.svg' }], ['link', { rel: 'mask-icon', href: '/m.svg' }]";
    const files = { "public/f.ico": "", "public/b/f.svg": "", "public/m.svg": "" };
    expect(moves(`head: [${head}]`, files).config.favicon).toBe("/b/f.svg");
    expect(moves(`head: [${head}]`, { "public/f.ico": "" }).config.favicon).toBe("/f.ico");
    expect(moves("head: make()", files).config.favicon).toBeUndefined();
  });

  test("stand beside the landing page where it refers to them", () => {
    const plan = moves("locales: { uk: {} }", {
      "index.md": "---\nlayout: home\n---\n![a](./img/a.png)\n",
      "b.md": "![a](./img/a.png) ![c](img/c.png)\n",
      "img/a.png": "",
      "img/c.png": "",
      "uk/index.md": "---\nlayout: home\n---\n![d](./d.png)\n",
      "uk/d.png": "",
    });
    expect(plan.copies.map(({ to }) => to)).toEqual([
      "content/en/docs/b.md",
      "content/en/pages/index.md",
      "content/uk/pages/index.md",
      "content/en/docs/img/a.png",
      "content/en/docs/img/c.png",
      "content/uk/docs/d.png",
      "content/en/pages/img/a.png",
      "content/uk/pages/d.png",
    ]);
  });

  test("that stand for several pages are told", () => {
    const plan = moves("", { "posts/[slug].md": "", "posts/[slug].paths.ts": "" });
    expect(targets(plan)).toEqual({ "index.md": "content/en/docs/index.md" });
    expect(plan.left.find((sentence) => sentence.startsWith("posts/[slug].md:"))).toContain("pages generated by code");
  });
});

describe("a site of Starlight", () => {
  const files = {
    "astro.config.mjs": `export default defineConfig({ site: 'https://a.example/x', integrations: [starlight({
      title: { en: 'Moved', uk: 'Переїхали' },
      defaultLocale: 'root', locales: { root: { label: 'English', lang: 'en' }, uk: { label: 'Українська' }, 'zh-cn': { lang: 'zh-CN' } },
      sidebar: [{ label: 'Start', slug: 'start' }, { label: 'Guides', translations: { uk: 'Посібники', 'zh-CN': '指南', xx: '-' }, autogenerate: { directory: 'guides' } },
        { label: 'Made', items: [{ label: 'By a program', autogenerate: { directory: 'made' } }, 'end'] },
        { label: 'Own', items: [{ autogenerate: { directory: 'guides' } }] },
        { label: 'Deep', collapsed: true, autogenerate: { directory: 'Deep Topics' } }, '/deep-topics/nodejs-20/', 'end'],
      plugins: [anything({ base: 'changes', site: 'b' })] })] })`,
    "src/content/docs/index.mdx": "---\ntemplate: splash\n---\n",
    "src/content/docs/start.md": "",
    "src/content/docs/end.mdx": "",
    "src/content/docs/guides/one.md": "",
    "src/content/docs/Deep Topics/Node.js 2.0.md": "",
    "src/content/docs/uk/start.md": "",
    "src/content/docs/zh-CN/start.md": "",
    "src/assets/a.png": "",
    "public/f.svg": "",
    "src/components/A.astro": "",
  };

  test("has every page in its place", () => {
    expect(moved(files).copies.map(({ to }) => to)).toEqual([
      "content/en/docs/Deep Topics/Node.js 2.0.md",
      "content/en/docs/end.mdx",
      "content/en/docs/guides/one.md",
      "content/en/pages/index.mdx",
      "content/en/docs/start.md",
      "content/uk/docs/start.md",
      "content/zh-cn/docs/start.md",
      "content/static/f.svg",
      "content/assets/a.png",
      "assets/a.png",
    ]);
  });

  test("has its title, address, languages and sidebar", () => {
    expect(moved(files).config).toEqual({
      title: "Moved",
      url: "https://a.example",
      locales: { en: "", uk: "", "zh-cn": "" },
      docsPath: "",
      sidebars: {
        docsSidebar: [
          { type: "doc", id: "start", label: "Start" },
          {
            type: "category",
            label: { en: "Guides", uk: "Посібники", "zh-cn": "指南" },
            items: [{ type: "autogenerated", dirName: "guides" }],
          },
          { type: "category", label: "Made", items: ["end"] },
          { type: "category", label: "Own", items: [{ type: "autogenerated", dirName: "guides" }] },
          {
            type: "category",
            label: "Deep",
            collapsed: true,
            items: [{ type: "autogenerated", dirName: "Deep Topics" }],
          },
          "Deep Topics/Node.js 2.0",
          "end",
        ],
      },
      sidebarCollapsed: false,
    });
    expect(moved(files).left).toContain("astro.config.mjs: the sidebar lists folders without pages: made");
  });
});

test("the home page of Starlight that is no doc is linked in the sidebar as the page that it became", () => {
  const sidebar = "[{ label: 'Start', link: '/' }, 'index', { slug: 'index' }, 'a']";
  const pages = {
    "src/content/docs/index.mdx": '---\ntitle: "Hello"\ntemplate: splash\n---\n',
    "src/content/docs/a.md": "",
  };
  const config = `export default defineConfig({ integrations: [starlight({ title: 'A', sidebar: ${sidebar} })] })`;
  const home = { type: "link", label: "Hello", href: "/" };
  expect(moved({ "astro.config.mjs": config, ...pages }).config.sidebars).toEqual({
    docsSidebar: [{ ...home, label: "Start" }, home, home, "a"],
  });
  const plain = moved({ "astro.config.mjs": config, ...pages, "src/content/docs/index.mdx": "" });
  expect(plain.config.sidebars?.["docsSidebar"]?.[0]).toEqual({ type: "doc", id: "index", label: "Start" });
});

describe("a sidebar that code makes a part of", () => {
  const told = "parts of the sidebar are made by code, which is not run; add what they list to docs.sidebars";
  const pages = { "src/content/docs/a.md": "", "src/content/docs/b.md": "", "src/content/docs/c.md": "" };
  const ofStarlight = (sidebar: string) =>
    moved({
      "astro.config.mjs": `import { generated } from './more.mjs';
        export default defineConfig({ integrations: [starlight({ title: 'A', sidebar: ${sidebar} })] })`,
      "more.mjs": "export function generated() { const all = []; for (const a of read()) all.push(a); return all; }",
      ...pages,
    });

  test.each([
    "['a', ...['b'].map((d) => ({ label: d, autogenerate: { directory: d } }))]",
    "['a', ...Array.from({ length: 50 }, (_, i) => 'p' + i)]",
    "['a', ...generated()]",
  ])("follows the folders in Starlight if little else stands there: %s", (sidebar) => {
    const { config, left } = ofStarlight(sidebar);
    expect(config.sidebars).toBeUndefined();
    expect(left.join("\n")).toContain("the sidebar is made by code, which is not run; it follows the folders");
    expect(left).not.toContain(`astro.config.mjs: ${told}`);
  });

  test.each([
    "['a', 'b', ...generated()]",
    "['a', { label: 'G', items: ['b', ...generated()] }]",
    "['a', 'b', { label: 'G', items: generated() }]",
  ])("is kept for the rest in Starlight, and the loss is told: %s", (sidebar) => {
    const { config, left } = ofStarlight(sidebar);
    expect(config.sidebars?.["docsSidebar"]?.[0]).toBe("a");
    expect(left).toContain(`astro.config.mjs: ${told}`);
    expect(ofStarlight("['a', 'b']").left).not.toContain(`astro.config.mjs: ${told}`);
  });

  test("is told of sites of VitePress and Docusaurus, too", () => {
    const files = { "a.md": "", "b.md": "" };
    const items = "[{ text: 'A', link: '/a' }, { text: 'B', link: '/b' }, ...made()]";
    const vitepress = `export default { themeConfig: { sidebar: ${items} } }`;
    expect(moved({ ".vitepress/config.js": vitepress, ...files }).left).toContain(`.vitepress/config.js: ${told}`);
    const sidebars = "module.exports = { docs: ['a', 'b', ...made()] }";
    const docusaurus = { "docusaurus.config.js": "", "sidebars.js": sidebars, "docs/a.md": "", "docs/b.md": "" };
    expect(moved(docusaurus).left).toContain(`sidebars.js: ${told}`);
  });
});

test("Markdown among static files is no page", () => {
  const plan = moved({ "docusaurus.config.js": "", "docs/a.md": "", "docs/_b.md": "", "static/usage/c.md": "" });
  expect(plan.copies.some(({ to }) => to === "content/static/usage/c.md")).toBe(true);
  expect(pagesOf(plan)).toBe(1);
});

test("texts of a site of Docusaurus may stand in constants", () => {
  const { config } = moved({
    "docusaurus.config.js": `const BASE = '/docs'; const name = 'Moved';
      module.exports = { title: name, tagline: \`About \${name}\`, url: 'https://a.example/', baseUrl: \`\${BASE}/\`,
        themeConfig: { navbar: { title: 'Not this' } } }`,
    "docs/a.md": "",
  });
  expect(config).toMatchObject({ title: "Moved", tagline: "About Moved", url: "https://a.example", baseUrl: "/docs/" });
});

describe("labels of a site of VitePress", () => {
  const pages = Object.fromEntries(
    ["guide/a", "guide/b", "uk/guide/a", "uk/guide/b", "fr/guide/a"].map((name) => [`${name}.md`, ""]),
  );
  const sidebar = [
    {
      type: "category",
      label: { en: "Guide", uk: "Посібник", fr: "Le guide" },
      items: [
        { type: "doc", id: "guide/a", label: { en: "First", uk: "Перше" } },
        { type: "doc", id: "guide/b", label: { en: "Second", uk: "Друге" } },
      ],
    },
    { type: "link", label: { en: "Code", uk: "Код" }, href: "https://c.example" },
  ];

  test("are those of each language, by what they lead to", () => {
    const { config } = moved({
      ...pages,
      ".vitepress/config.ts": `export default defineConfig({ locales: { root: { label: 'English', lang: 'en' }, uk: { label: 'Українська' },
          fr: { themeConfig: { sidebar: { '/fr/guide/': [{ text: 'Le guide', items: [{ text: 'First', link: '/fr/guide/a' }] }] } } } },
        themeConfig: {
          nav: [{ text: 'Guide', link: '/guide/a' }, { text: 'More', items: [{ text: 'Second', link: '/guide/b' }] }],
          sidebar: { '/guide/': [{ text: 'Guide', items: [{ text: 'First', link: '/guide/a' }, { text: 'Second', link: '/guide/b' }] },
            { text: 'Code', link: 'https://c.example' }] } } })`,
      "uk/config.ts": `export default defineAdditionalConfig({ themeConfig: {
        nav: [{ text: 'Посібник', link: '/uk/guide/a' }, { text: 'Ще', items: [{ text: 'Друге', link: '/uk/guide/b' }] }],
        sidebar: { '/uk/guide/': { base: '/uk/guide/', items: [{ text: 'Посібник', items: [{ text: 'Перше', link: 'a' }, { text: 'Друге', link: 'b' }] },
          { text: 'Код', link: 'https://c.example' }] } } } })`,
    });
    expect(config.sidebars).toEqual({ guide: sidebar });
    expect(config.sidebarCollapsed).toBe(false);
    expect(config.navbar?.items?.slice(0, 2)).toEqual([
      { type: "link", label: { en: "Guide", uk: "Посібник" }, to: "/guide/a" },
      {
        type: "dropdown",
        label: { en: "More", uk: "Ще" },
        items: [{ label: { en: "Second", uk: "Друге" }, to: "/guide/b" }],
      },
    ]);
  });
});

describe("labels of a site of Docusaurus", () => {
  test("have the translations that stand beside its translated pages", () => {
    const message = (text: string): object => ({ message: text, description: "of something" });
    const { config } = moved({
      "docusaurus.config.js": `module.exports = { i18n: { defaultLocale: 'en', locales: ['en', 'uk', 'fr'] }, themeConfig: {
        announcementBar: { content: 'News', textColor: 'navy' },
        navbar: { items: [{ label: 'Docs', to: '/docs/a' }, { label: 'More', items: [{ label: 'Blog', to: '/blog' }] }] },
        footer: { links: [{ title: 'Community', items: [{ label: 'Forum', href: 'https://f.example' }] }], copyright: 'Ours' } } }`,
      "sidebars.js": `module.exports = { main: [{ Guides: ['a', { type: 'doc', id: 'b', label: 'Bee' }] },
        { type: 'category', label: 'All', link: { type: 'generated-index', title: 'All of it', description: 'Every page' }, items: ['c'] },
        { type: 'link', label: 'Out', href: 'https://o.example' }, { Same: ['a'] }] }`,
      ...Object.fromEntries(["a", "b", "c"].map((name) => [`docs/${name}.md`, ""])),
      "i18n/uk/docusaurus-plugin-content-docs/current/a.md": "",
      "i18n/fr/docusaurus-plugin-content-docs/current/a.md": "",
      "i18n/en/docusaurus-theme-classic/navbar.json": JSON.stringify({ "item.label.Docs": message("Documents") }),
      "i18n/uk/docusaurus-theme-classic/navbar.json": JSON.stringify({
        "item.label.Docs": message("Документація"),
        "item.label.More": message("Ще"),
        "item.label.Blog": message("Блог"),
      }),
      "i18n/uk/docusaurus-theme-classic/footer.json": JSON.stringify({
        "link.title.Community": message("Спільнота"),
        "link.item.label.Forum": message("Форум"),
        copyright: message("Наше"),
      }),
      "i18n/uk/docusaurus-plugin-content-docs/current.json": JSON.stringify({
        "sidebar.main.category.Guides": message("Посібники"),
        "sidebar.main.doc.Bee": message("Бджола"),
        "sidebar.main.link.Out": message("Назовні"),
        "sidebar.main.category.Same": message("Same"),
        "sidebar.main.category.All.link.generated-index.title": message("Усе це"),
        "sidebar.main.category.All.link.generated-index.description": message("Кожна сторінка"),
      }),
      "i18n/fr/docusaurus-plugin-content-docs/current.json": JSON.stringify({
        "sidebar.main.category.Guides": message("Les guides"),
      }),
    });
    expect(config.sidebars).toEqual({
      main: [
        {
          type: "category",
          label: { en: "Guides", uk: "Посібники", fr: "Les guides" },
          items: ["a", { type: "doc", id: "b", label: { en: "Bee", uk: "Бджола" } }],
        },
        {
          type: "category",
          label: "All",
          link: {
            type: "generated-index",
            title: { en: "All of it", uk: "Усе це" },
            description: { en: "Every page", uk: "Кожна сторінка" },
          },
          items: ["c"],
        },
        { type: "link", label: { en: "Out", uk: "Назовні" }, href: "https://o.example" },
        { type: "category", label: "Same", items: ["a"] },
      ],
    });
    expect(config.navbar?.items?.slice(0, 2)).toEqual([
      { type: "link", label: { en: "Documents", uk: "Документація" }, to: "/docs/a" },
      {
        type: "dropdown",
        label: { en: "More", uk: "Ще" },
        items: [{ label: { en: "Blog", uk: "Блог" }, to: "/blog" }],
      },
    ]);
    expect(config.announcement).toEqual({ text: "News", textColor: "navy" });
    expect(config.footer).toEqual({
      columns: [
        {
          title: { en: "Community", uk: "Спільнота" },
          links: [{ label: { en: "Forum", uk: "Форум" }, href: "https://f.example" }],
        },
      ],
      copyright: { en: "Ours", uk: "Наше" },
    });
  });
});

describe("parts of pages of Starlight", () => {
  test("that stand under an alias of the project are moved to where pages look for them", () => {
    const files = {
      "astro.config.mjs": "export default defineConfig({ integrations: [starlight({ title: 'A' })] })",
      "tsconfig.json": `{ // aliases
        "compilerOptions": { "baseUrl": ".", "paths": { "@fragments/*": ["src/fragments/*"], "@assets/*": ["src/assets/*"],
          "@components/*": ["./src/components/*"], "react": ["node_modules/x"] } } }`,
      "src/content/docs/a.mdx": "",
      "src/fragments/go.mdx": "",
      "src/fragments/code.ts": "",
      "src/components/Part.mdx": "",
    };
    expect(targets(moved(files))).toEqual({
      "src/content/docs/a.mdx": "content/en/docs/a.mdx",
      "src/components/Part.mdx": "components/Part.mdx",
      "src/fragments/go.mdx": "content/fragments/go.mdx",
    });
  });
});

test("a configuration of MkDocs takes over what another one says", () => {
  const { config } = moved({
    "mkdocs.yml": "INHERIT: parts/base.yml\nsite_name: Hub\n",
    "parts/base.yml": "INHERIT: base.yml\nsite_name: Lamp\ntheme: { language: uk }\nnav: [index.md]\n",
    "docs/index.md": "",
  });
  expect(config).toMatchObject({ title: "Hub", locales: { uk: "" }, sidebars: { docsSidebar: ["index"] } });
});

describe("a nav of MkDocs", () => {
  test("has the labels of its i18n plugin in other languages", () => {
    const plugin =
      "i18n: { languages: [{ locale: en, default: true }, { locale: uk, nav_translations: { Guide: Посібник, Home: Головна, 5: '-' } }, { locale: fr }] }";
    const yaml = `plugins:\n  - ${plugin}\nnav:\n  - Home: index.md\n  - Guide: [a.md, { Other: b.md }]\n`;
    const { config } = moved({ "mkdocs.yml": yaml, "docs/index.md": "", "docs/a.md": "", "docs/b.md": "" });
    expect(config.sidebars?.["docsSidebar"]).toEqual([
      { type: "doc", id: "index", label: { en: "Home", uk: "Головна" } },
      {
        type: "category",
        label: { en: "Guide", uk: "Посібник" },
        items: ["a", { type: "doc", id: "b", label: "Other" }],
      },
    ]);
  });

  test("has sections without a name, which have that of their page, or are their items", () => {
    const nav = 'nav:\n  - "":\n      - guide/index.md\n      - guide/first.md\n  - "": [a.md]\n';
    const site = { "mkdocs.yml": nav, "docs/guide/index.md": "", "docs/guide/first.md": "", "docs/a.md": "" };
    expect(moved(site).config.sidebars?.["docsSidebar"]).toEqual([
      { type: "category", link: { type: "doc", id: "guide/index" }, items: ["guide/first"] },
      "a",
    ]);
  });
});

describe("a site of MkDocs", () => {
  const files = {
    "mkdocs.yml": `site_name: Moved
site_url: https://a.example/b/
theme: { name: material, language: en }
nav:
  - index.md
  - Guide:
      - guide/index.md
      - First: guide/first.md
      - Gone: guide/gone.md
  - Out: https://o.example
markdown_extensions:
  - pymdownx.emoji:
      emoji_index: !!python/name:material.extensions.emoji.twemoji
plugins:
  - i18n: { docs_structure: suffix, languages: [{ locale: en, default: true }, { locale: uk }] }
  - search: { enabled: !ENV [CI, false] }
`,
    "docs/index.md": '--8<-- "includes/a.md"\n{%\n  include-markdown "../README.md"\n%}\n',
    "docs/index.uk.md": "",
    "docs/guide/index.md": '{% include-markdown "../README.md" %}\n',
    "docs/guide/first.md": "",
    "includes/a.md": "",
    "includes/b.md": "",
    "README.md": "",
  };

  test("has snippets that are not below its docs by their names where those names lead", () => {
    const config = "markdown_extensions:\n  - pymdownx.snippets: { base_path: [docs/parts, includes, docs] }\n";
    const names = ["a.md", "b.md", "docs/parts/a.md", "index.md", "parts/a.md"];
    const site = {
      "mkdocs.yml": config,
      "docs/index.md": "",
      "docs/guide/a.md": names.map((name) => `--8<-- "${name}"\n`).join("\n"),
      "docs/parts/a.md": "",
      "includes/b.md": "",
    };
    const added = moved(site).copies.filter(({ to }) => !to.startsWith("content/"));
    expect(added).toEqual([
      { from: "docs/parts/a.md", to: "a.md" },
      { from: "includes/b.md", to: "b.md" },
    ]);
  });

  test("has every page in its place, and the snippets that pages take in", () => {
    expect(targets(moved(files))).toEqual({
      "docs/index.md": "content/en/docs/index.md",
      "docs/index.uk.md": "content/uk/docs/index.md",
      "docs/guide/index.md": "content/en/docs/guide/index.md",
      "docs/guide/first.md": "content/en/docs/guide/first.md",
      "includes/a.md": "includes/a.md",
      "README.md": "README.md",
    });
  });

  test("has its name, address, languages and nav", () => {
    expect(moved(files).config).toEqual({
      title: "Moved",
      url: "https://a.example",
      baseUrl: "/b/",
      locales: { en: "", uk: "" },
      trailingSlash: true,
      docsPath: "",
      sidebars: {
        docsSidebar: [
          "index",
          {
            type: "category",
            label: "Guide",
            link: { type: "doc", id: "guide/index" },
            items: [{ type: "doc", id: "guide/first", label: "First" }],
          },
          { type: "link", label: "Out", href: "https://o.example" },
        ],
      },
    });
  });

  test("keeps the addresses of files that pages name by them", () => {
    const page =
      '![](https://a.example/b/img/full.png)\n![](</img/root.png> "t")\n<img src="/b/img/base.png">\n' +
      '<a href="../img/up.pdf">\n![](img/beside.png)\nhttps://a.example/b/img/text.png\n';
    const names = ["full.png", "root.png", "base.png", "up.pdf", "beside.png", "text.png"];
    const images = Object.fromEntries(names.map((name) => [`docs/img/${name}`, ""]));
    const { copies } = moved({ ...files, "docs/first.md": page, ...images });
    const kept = copies.filter(({ to }) => to.startsWith("content/static/")).map(({ to }) => to.split("/").at(-1));
    expect(kept.sort()).toEqual(["base.png", "full.png", "root.png", "up.pdf"]);
  });

  test("has the languages whose folders stand beside that of its configuration, and what all of them include", () => {
    const beside = {
      "docs/en/mkdocs.yml": "site_name: S\nnav: [index.md]\n",
      "docs/en/docs/index.md": "{* ../../code/a.py hl[2] *}\n",
      "docs/uk/docs/index.md": "{* ../../code/b.py *}\n{* ../../../above.py *}\n",
      "docs/img/docs/a.png": "",
      "docs/api/docs/notes.md": "",
      "docs/en-v2/docs/notes.md": "",
      "code/a.py": "",
      "code/b.py": "",
    };
    const plan = moved(beside);
    expect(targets(plan)).toEqual({
      "docs/en/docs/index.md": "content/en/docs/index.md",
      "docs/uk/docs/index.md": "content/uk/docs/index.md",
      "code/a.py": "code/a.py",
      "code/b.py": "code/b.py",
    });
    expect(plan.config.locales).toEqual({ en: "", uk: "" });
    expect(plan.left).toContain(
      "../../../above.py: included by pages, and above the named folder; name the folder around both instead",
    );
    const { "docs/en/mkdocs.yml": config, ...pages } = beside;
    const told = `${config}plugins:\n  - i18n: { languages: [{ locale: en }, { locale: de }] }\n`;
    expect(moved({ ...pages, "docs/en/mkdocs.yml": told }).config.locales).toEqual({ en: "", de: "" });
    const unusual = `${config}theme: { language: "(" }\n`;
    expect(Object.keys(moved({ ...pages, "docs/en/mkdocs.yml": unusual }).config.locales)).toEqual(["("]);
  });

  test("takes along what a page of HTML shows from beside it", () => {
    const demo = {
      "docs/demo/index.html": "",
      "docs/demo/js/a.js": "",
      "docs/demo/read.md": "",
      "docs/other/b.js": "",
    };
    const { copies } = moved({ ...files, "docs/first.md": '<iframe src="../demo/index.html"></iframe>\n', ...demo });
    const kept = copies.map(({ to }) => to).filter((to) => to.startsWith("content/static/"));
    expect(kept.sort()).toEqual(["content/static/demo/index.html", "content/static/demo/js/a.js"]);
  });

  test("has no pages of what is excluded, nor of drafts, but what pages take in of that", () => {
    const plan = moved({
      "mkdocs.yml": "exclude_docs: |\n  parts/\n  *.py\n  old.md\ndraft_docs: next/\n",
      "docs/index.md": '--8<-- "docs/parts/a.md"\n{* docs/code/x.py *}\n',
      "docs/guide/b.md": '{% include-markdown "../parts/c.md" %}\n',
      "docs/parts/a.md": '--8<-- "parts/d.md"\n',
      ...{ "docs/parts/c.md": "", "docs/parts/d.md": "", "docs/parts/e.md": "", "docs/old.md": "" },
      ...{ "docs/code/x.py": "", "docs/code/y.py": "", "docs/next/f.md": "", "docs/next/f.png": "" },
    });
    expect(targets(plan)).toEqual({
      "docs/index.md": "content/en/docs/index.md",
      "docs/guide/b.md": "content/en/docs/guide/b.md",
      "docs/parts/a.md": "content/en/docs/parts/_a.md",
      "docs/parts/c.md": "content/en/docs/parts/_c.md",
      "docs/parts/d.md": "content/en/docs/parts/_d.md",
      "docs/code/x.py": "content/en/docs/code/x.py",
      "docs/next/f.md": "content/en/docs/next/_f.md",
      "docs/next/f.png": "content/en/docs/next/f.png",
    });
    expect(plan.left.slice(1)).toEqual([
      "docs/old.md, docs/parts/e.md: not copied, because exclude_docs leaves them out",
      "docs/next/f.md: drafts (draft_docs); they got _ before their names, so that no pages are made of them",
    ]);
  });

  test("tells which files of plugins order its menu", () => {
    const plan = moved({ "mkdocs.yml": "", "docs/a.md": "", "docs/.nav.yml": "", "docs/b/.pages": "" });
    expect(plan.left).toContain(
      "docs/.nav.yml, docs/b/.pages: the order of the menu that a plugin reads there; write it into docs.sidebars",
    );
  });

  test("whose docs are in a folder of another name has what they take in of it by that name", () => {
    const page = '--8<-- "text/parts/a.md"\n--8<-- "parts/a.md"\n';
    const { copies } = moved({ "mkdocs.yml": "docs_dir: text\n", "text/index.md": page, "text/parts/a.md": "" });
    expect(copies.map(({ to }) => to)).toEqual([
      "content/en/docs/index.md",
      "content/en/docs/parts/a.md",
      "text/parts/a.md",
    ]);
  });

  test("without a readable configuration has its pages all the same", () => {
    const plan = moved({ "mkdocs.yml": "a: [", "docs/a.md": "" });
    expect(pagesOf(plan)).toBe(1);
    expect(plan.config.sidebars).toBeUndefined();
  });
});

test("pages of a further set of docs keep the addresses that their ids and slugs gave them, by redirects", () => {
  const { config, copies } = moved({
    "docusaurus.config.js":
      "export default { plugins: [['@docusaurus/plugin-content-docs', { id: 'more', path: 'more', routeBasePath: 'more' }]] };",
    "docs/intro.md": "",
    "more/index.md": "",
    "more/plain.md": "",
    "more/a/named.md": "---\nid: other\n---\n",
    "more/01-first.md": "",
    "more/long-name.md": "---\ntitle: x\nslug: /short\n---\n",
    "more/_part.md": "---\nslug: /part\n---\n",
  });
  expect(copies.map(({ to }) => to)).toContain("content/en/pages/more/plain.md");
  expect(config.redirects).toEqual([
    { from: ["/more/first"], to: "/more/01-first" },
    { from: ["/more/a/other"], to: "/more/a/named" },
    { from: ["/more/short"], to: "/short" },
  ]);
});
