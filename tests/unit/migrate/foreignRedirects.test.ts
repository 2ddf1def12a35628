import { describe, expect, test } from "vitest";
import { configText } from "../../../src/migrate/configText.ts";
import type { MovePlan } from "../../../src/migrate/foreignSite.ts";
import { detectTool, planMove } from "../../../src/migrate/planMove.ts";

/** The plan of a site that is a configuration alone. */
function planOf(file: string, text: string): MovePlan {
  const site = { files: [file], readText: (path: string) => (path === file ? text : undefined) };
  const tool = detectTool(site);
  if (tool === undefined) throw new Error("No tool");
  return planMove(site, tool);
}

const redirectsOf = (file: string, text: string): MovePlan["config"]["redirects"] =>
  planOf(file, text).config.redirects;

describe("redirects of another tool", () => {
  test("come from the plugin of Docusaurus; what its program makes does not", () => {
    const config = `export default { plugins: ['x', ['@docusaurus/plugin-client-redirects', {
      redirects: [{ from: ['/a', '/b/'], to: '/docs/c#d' }, { from: '/e', to: '/docs/c#d' }, { from: '/f?g', to: '/h' }],
      createRedirects(path) { return [path + '/old']; } }]] };`;
    expect(redirectsOf("docusaurus.config.js", config)).toEqual([{ from: ["/a", "/b/", "/e"], to: "/docs/c#d" }]);
  });

  test("come from the plugin of MkDocs, files as their addresses", () => {
    const config = `plugins:
  - search
  - redirects:
      redirect_maps:
        old.md: new.md
        'a/index.md': 'b/README.md#part'
        gone.md: https://e.org/x
`;
    const { config: planned } = planOf("mkdocs.yml", config);
    expect(planned.redirects).toEqual([
      { from: ["/old"], to: "/new" },
      { from: ["/a/"], to: "/b/#part" },
      { from: ["/gone"], to: "https://e.org/x" },
    ]);
    expect(planned.redirectHosts).toEqual(["e.org"]);
  });

  test("never hide a page", () => {
    const files: Readonly<Record<string, string>> = {
      "mkdocs.yml": "plugins: [redirects: { redirect_maps: { a.md: b.md, c/d.md: b.md, e.md: b.md } }]",
      "docs/a.md": "",
      "docs/b.md": "",
      "docs/c/d.md": "",
    };
    const { config } = planMove({ files: Object.keys(files), readText: (path) => files[path] }, "mkdocs");
    expect(config.redirects).toEqual([{ from: ["/e"], to: "/b" }]);
  });

  test("come from Astro; patterns do not", () => {
    const config = `export default defineConfig({ redirects: {
      '/a': '/b', '/c': { status: 302, destination: '/b' }, '/d/[...slug]': '/e/[...slug]' } });`;
    expect(redirectsOf("astro.config.mjs", config)).toEqual([{ from: ["/a", "/c"], to: "/b" }]);
  });

  test("lead to where the pages of the default language are now", () => {
    const files: Readonly<Record<string, string>> = {
      "astro.config.mjs": `export default defineConfig({ integrations: [starlight({ defaultLocale: 'en', locales: { en: {}, uk: {} } })],
        redirects: { '/': '/en', '/old': '/en/', '/en/a': '/en/b#c', '/uk/a': '/uk/b', '/d': '/english' } })`,
      "src/content/docs/en/b.md": "",
      "src/content/docs/uk/b.md": "",
    };
    const { config, left } = planMove({ files: Object.keys(files), readText: (path) => files[path] }, "starlight");
    expect(config.redirects).toEqual([
      { from: ["/old"], to: "/" },
      { from: ["/en/a"], to: "/b#c" },
      { from: ["/uk/a"], to: "/uk/b" },
      { from: ["/d"], to: "/english" },
    ]);
    expect(left).toContain("addresses that begin with /en/ do so no more; let the server redirect /en/* to /*");
  });

  test.each([
    ["astro.config.mjs", "export default defineConfig({ redirects: { '/d/[...slug]': '/e/[...slug]', '/f': 'g' } });"],
    [
      "docusaurus.config.js",
      "export default { plugins: [['client-redirects', { redirects: [{ from: ['/d/[...slug]', '/f'], to: 'g' }] }]] };",
    ],
    ["mkdocs.yml", "plugins: [redirects: { redirect_maps: { 'd/[...slug].md': a.md, 'f.md': 'b/*' } }]"],
  ])("are named where hubdocs cannot express them: %s", (file, text) => {
    const { config, left } = planOf(file, text);
    expect(config.redirects).toBeUndefined();
    expect(left.filter((sentence) => sentence.includes(": redirects from "))).toEqual([
      `${file}: redirects from /d/[...slug], /f: they are patterns, have a query or a hash, or lead to no path; list each old path under redirects`,
    ]);
  });

  test("never lead in a circle, and begin once", () => {
    const config =
      "plugins: { redirects: { redirect_maps: { a.md: b.md, A.md: c.md, b.md: a.md, d.md: d.md#e, f.md: a.md } } }";
    expect(redirectsOf("mkdocs.yml", config)).toEqual([
      { from: ["/a"], to: "/b" },
      { from: ["/f"], to: "/a" },
    ]);
  });

  test("stand in the new configuration, which has no key for them where there are none", () => {
    expect(configText(planOf("mkdocs.yml", "plugins: [redirects: { redirect_maps: { a.md: b.md } }]"))).toContain(
      "redirects:\n  - from:\n      - /a\n    to: /b\n",
    );
    expect(configText(planOf("mkdocs.yml", "site_name: A"))).not.toContain("redirect");
  });
});
