import { describe, expect, test } from "vitest";
import { looseConfigOf } from "../../../src/config/looseDocs.ts";
import { describeLooseDocs } from "../../../src/config/looseFinding.ts";
import { look } from "./looseFolder.ts";

type Files = Readonly<Record<string, string>>;

/** Pages of each language: where they lie, and what they are called. */
const pagesIn = async (files: Files) =>
  (await look(files))?.docs.languages.map(({ code, docs }) => [
    code,
    ...docs.map(({ path, name }) => (path === name ? path : `${path} ${name}`)),
  ]);

const sidebarIn = async (files: Files) => (await look(files))?.order?.sidebar;

describe("a site of Jekyll", () => {
  const config =
    "title: Lamp\ntheme: minima\nexclude: [drafts/, README.md]\ncollections:\n  guides: { output: true }\n  notes:\n    permalink: /:path/\n";
  const files = {
    "_config.yml": config,
    "_data/alerts.yml": "hot: Very hot\n",
    "_guides/a.md": "",
    "_notes/b.md": "",
    "_other/c.md": "",
    "_posts/2026-01-31-d.md": "",
    "404.html": "",
    "docs/e.md": "",
    "drafts/f.md": "",
    "index.md": "",
    "README.md": "",
  };

  test("has its pages and collections, without what is excluded", async () => {
    expect(await pagesIn(files)).toEqual([
      [
        "en",
        "_guides/a.md guides/a.md",
        "_notes/b.md b.md",
        "_posts/2026-01-31-d.md posts/2026-01-31-d.md",
        "docs/e.md",
        "index.md",
      ],
    ]);
    const found = await look(files);
    expect(found).toMatchObject({
      title: "Lamp",
      values: { "site.title": "Lamp", "site.data.alerts.hot": "Very hot" },
    });
    expect(found && looseConfigOf(found).markdown).toEqual({ dialect: "jekyll" });
    expect(found && describeLooseDocs(found)).toMatchObject({
      message:
        "there is no configuration, and the folder is a site of Jekyll: 5 Markdown files in this folder used as English docs, and “Lamp” as the name of the site",
      hint: "move the files to content/en/docs of a new folder, and name the site and its languages in hubdocs.config.yaml, with markdown: { dialect: jekyll }",
    });
  });

  test("that only shows a project's README has its docs where any project has them", async () => {
    const project = { "_config.yml": "theme: jekyll-theme-cayman\n", "README.md": "# Lamp\n", "docs/a.md": "# A\n" };
    expect(await pagesIn(project)).toEqual([["en", "docs/a.md a.md"]]);
    expect(await pagesIn({ ...project, "index.md": "# Site\n" })).toEqual([["en", "docs/a.md", "index.md"]]);
  });

  test("may be in docs/, and a README is its first page where there is no other", async () => {
    const inDocs = {
      "docs/_config.yml": "theme: minima\nlang: uk\n",
      "docs/README.md": "",
      "docs/404.html": "",
      "docs/a.md": "",
    };
    expect(await pagesIn(inDocs)).toEqual([["uk", "docs/README.md README.md", "docs/a.md a.md"]]);
  });

  test("may have languages in folders of a collection, one of which few sites have", async () => {
    const codes = ["de", "fr", "pcm", "uk"];
    const own = Object.fromEntries(codes.map((code) => [`_notes/${code}/b.md`, ""]));
    const found = await pagesIn({ "_config.yml": config, "_notes/b.md": "", ...own, "_notes/es/b.md": "" });
    expect(found?.map(([code]) => code)).toEqual(["en", "de", "es", "fr", "pcm", "uk"]);
  });

  test("has the order that its pages give: each names the one above", async () => {
    const page = (...fields: readonly string[]): string => `---\n${fields.join("\n")}\n---\n\ntext\n`;
    const named = {
      "_config.yml": config,
      "a.md": page("title: A", "nav_order: 2", "has_children: true"),
      "b.md": page("title: B", "parent: A", "nav_order: 10"),
      "c.md": page("title: C", "parent: A", "nav_order: 9"),
      "01-d.md": page("title: D", "parent: C", "grand_parent: A"),
      "e.md": page("title: E", "nav_order: 1"),
      "f.md": page("title: F", "nav_exclude: true"),
    };
    expect(await sidebarIn(named)).toEqual([
      { type: "doc", id: "e", label: "E" },
      {
        type: "category",
        label: "A",
        link: { type: "doc", id: "a" },
        items: [
          {
            type: "category",
            label: "C",
            link: { type: "doc", id: "c" },
            items: [{ type: "doc", id: "01-d", label: "D" }],
          },
          { type: "doc", id: "b", label: "B" },
        ],
      },
    ]);
    const circle = { "_config.yml": config, "a.md": page("title: A", "parent: A"), "b.md": page("title: B") };
    expect(await sidebarIn(circle)).toEqual([{ type: "doc", id: "b", label: "B" }]);
  });

  test("is told from other tools that have a file of its name", async () => {
    const tool = async (own: Files) => (await look({ "a.md": "", ...own }))?.tool;
    expect(await tool({ "_config.yml": "title: A\n_toc: b\n" })).toBeUndefined();
    expect(await tool({ "_config.yml": "title: A\nbaseurl: /b\n", "_toc.yml": "root: a\n" })).toBeUndefined();
  });
});

describe("a site of MkDocs", () => {
  const base =
    "site_name: Lamp\ntheme: { name: material, language: uk }\nnav:\n  - Home: index.md\n  - Guide:\n      - guide/a.md\n  - gone.md\n";

  test("has the name, the language and the order of its configuration, also where it takes them over", async () => {
    const files = {
      "mkdocs.yml": "INHERIT: ./base.yml\nsite_name: Hub\n",
      "base.yml": base,
      "docs/index.md": "",
      "docs/guide/a.md": "",
    };
    expect(await look(files)).toMatchObject({ title: "Hub", docs: { languages: [{ code: "uk" }] } });
    expect(await sidebarIn(files)).toEqual([
      { type: "doc", id: "index", label: "Home" },
      { type: "category", label: "Guide", items: ["guide/a"] },
    ]);
    expect(await look({ "mkdocs.yml": "INHERIT: mkdocs.yml\nsite_name: Hub\n", "docs/a.md": "" })).toMatchObject({
      title: "Hub",
    });
  });

  test("says below which folders snippets are", async () => {
    const files = (extensions: string) => ({
      "docs/mkdocs.yml": `docs_dir: text\nmarkdown_extensions:\n${extensions}`,
      "docs/text/a.md": "",
    });
    const list = "  - toc\n  - pymdownx.snippets:\n      base_path: [parts, !relative $docs_dir, docs/more, 7]\n";
    expect((await look(files(list)))?.snippetFolders).toEqual([
      ...["docs/parts", "parts", "docs/text", "docs/docs/more", "docs/more", "docs"],
    ]);
    expect((await look(files("  pymdownx.snippets:\n    base_path: parts\n")))?.snippetFolders).toEqual([
      ...["docs/parts", "parts", "docs"],
    ]);
    expect((await look({ "mkdocs.yml": "", "docs/a.md": "" }))?.snippetFolders).toEqual([""]);
  });

  test("may have its pages in another folder, or a folder for each language", async () => {
    // Beside the code of a project its site is a folder.
    expect(await pagesIn({ "docs/mkdocs.yml": "docs_dir: text\n", "docs/text/a.md": "", "docs/b.md": "" })).toEqual([
      ["en", "docs/text/a.md a.md"],
    ]);
    expect(await pagesIn({ "mkdocs.yml": "docs_dir: text\n", "text/a.md": "", "docs/b.md": "" })).toEqual([
      ["en", "text/a.md a.md"],
    ]);
    const split = {
      "docs/en/mkdocs.yml": base.replace("language: uk", "language: en"),
      "docs/en/docs/index.md": "",
      "docs/uk/docs/index.md": "",
      "docs/uk/notes.md": "",
    };
    expect(await pagesIn(split)).toEqual([
      ["en", "docs/en/docs/index.md index.md"],
      ["uk", "docs/uk/docs/index.md index.md"],
    ]);
    expect((await look(split))?.tool).toEqual({ name: "MkDocs", dialect: "mkdocs", folder: "docs/en" });
    const excluding = { ...split, "docs/en/mkdocs.yml": "exclude_docs: /a.md\n", "docs/uk/docs/a.md": "" };
    expect(await pagesIn(excluding)).toEqual(await pagesIn(split));
  });

  test("has no pages of what is excluded, nor of drafts", async () => {
    const files = {
      "mkdocs.yml": "exclude_docs: |\n  # Not ready\n  drafts/\n  !kept.md\ndraft_docs: /b.md\n",
      ...{ "docs/a.md": "", "docs/b.md": "", "docs/c/b.md": "", "docs/templates/d.md": "" },
      ...{ "docs/drafts/e.md": "", "docs/drafts/kept.md": "" },
    };
    expect(await pagesIn(files)).toEqual([
      ["en", "docs/a.md a.md", "docs/c/b.md c/b.md", "docs/drafts/kept.md drafts/kept.md"],
    ]);
  });
});

test("a site of VitePress may be a package beside others", async () => {
  const manifest = '{ "devDependencies": { "vitepress": "^1.6.0" } }';
  expect((await look({ "docs/package.json": manifest, "docs/a.md": "" }))?.tool?.name).toBe("VitePress");
});

test("a site of VitePress or VuePress is known by the folder of its configuration, given whole or as its docs alone", async () => {
  const [page, config] = ["# A", "export default {}"];
  const dialectOf = async (files: Readonly<Record<string, string>>) => (await look(files))?.tool;
  expect(await dialectOf({ ".vitepress/config.ts": config, "a.md": page })).toMatchObject({ name: "VitePress" });
  expect(await dialectOf({ "docs/.vitepress/config.ts": config, "docs/a.md": page })).toMatchObject({
    name: "VitePress",
    dialect: "vitepress",
  });
  expect(await dialectOf({ ".vuepress/config.js": config, "a.md": page })).toMatchObject({
    name: "VuePress",
    dialect: "vitepress",
    isRead: true,
  });
  expect(await dialectOf({ "vitepress/config.ts": config, "a.md": page })).toBeUndefined();
});

test("pages of the App Router of Next.js are those of their folders", async () => {
  const config = "export default {}";
  const found = await look({
    "next.config.mjs": config,
    "src/app/page.mdx": "# Home",
    "src/app/(docs)/start/page.mdx": "# Start",
    "src/app/(docs)/start/part.mdx": "x",
    "src/app/_parts/page.mdx": "x",
    "README.md": "# R",
  });
  expect(found).toMatchObject({ tool: { name: "Next.js" }, folder: "src/app/", title: "R" });
  expect(found?.docs.languages[0]?.docs).toEqual([
    { path: "src/app/(docs)/start/page.mdx", name: "start/index.mdx" },
    { path: "src/app/page.mdx", name: "index.mdx" },
  ]);
  const others = await look({ "next.config.mjs": config, "app/page.tsx": "", "docs/page.mdx": "" });
  expect(others?.docs.languages[0]?.docs).toEqual([{ path: "docs/page.mdx", name: "page.mdx" }]);
});

test("a site of Rspress has its name, its language and its folder from what its configuration writes out", async () => {
  const config =
    "export default defineConfig({\n  root: path.join(__dirname, 'pages'),\n  title: 'Лампа',\n  lang: 'uk',\n  themeConfig: {\n    title: 'x',\n  },\n});\n";
  const found = await look({ "website/rspress.config.ts": config, "website/pages/a.mdx": "", "docs/b.md": "" });
  expect(found).toMatchObject({
    title: "Лампа",
    tool: { name: "Rspress" },
    docs: { languages: [{ code: "uk", docs: [{ path: "website/pages/a.mdx", name: "a.mdx" }] }] },
  });
});

test("labels of menus of Rspress may be keys of texts", async () => {
  const files = {
    "rspress.config.ts": "export default defineConfig({\n  lang: 'uk',\n});\n",
    "i18n.json": '{ "begin": { "en": "Begin", "uk": "Початок" } }',
    "docs/_meta.json": '[{ "type": "dir", "name": "start", "label": "begin" }, "a"]',
    "docs/a.md": "",
    "docs/start/b.md": "",
  };
  expect(await sidebarIn(files)).toEqual([
    { type: "category", label: "Початок", items: [{ type: "doc", id: "start/b" }] },
    { type: "doc", id: "a" },
  ]);
});

describe("a site of Sphinx", () => {
  const config =
    'import os\nproject = "Лампа"\nlanguage = "uk"\nextensions = ["myst_parser"]\nmyst_substitutions = {\n    "version": "2.1",\n    "date": today(),\n}\n';

  test("has what its configuration writes out", async () => {
    const found = await look({ "docs/source/conf.py": config, "docs/source/a.md": "", "docs/source/_build/b.md": "" });
    expect(found).toMatchObject({ title: "Лампа", tool: { name: "Sphinx" }, values: { version: "2.1" } });
    expect(await pagesIn({ "docs/source/conf.py": config, "docs/source/a.md": "", "docs/b.md": "" })).toEqual([
      ["uk", "docs/source/a.md a.md"],
    ]);
  });

  test("has the order of its tables of contents", async () => {
    const table = (...lines: readonly string[]): string => `\`\`\`{toctree}\n${lines.join("\n")}\n\`\`\`\n`;
    const files = {
      "docs/conf.py": config,
      "docs/index.md": `# Лампа\n\n${table(":caption: Guide", "", "guide/index", "Other <b>", "gone")}\n${table("/a.md", "https://example.org/")}`,
      "docs/guide/index.md": table(":glob:", "", "*"),
      "docs/guide/x.md": table("/index"),
      "docs/a.md": "",
      "docs/b.md": "",
    };
    expect(await sidebarIn(files)).toEqual([
      "index",
      {
        type: "category",
        label: "Guide",
        items: [
          { type: "category", link: { type: "doc", id: "guide/index" }, items: [{ type: "doc", id: "guide/x" }] },
          { type: "doc", id: "b", label: "Other" },
        ],
      },
      { type: "doc", id: "a" },
      { type: "link", label: "https://example.org/", href: "https://example.org/" },
    ]);
  });
});

test("parameters of Hugo are known", async () => {
  const files = {
    "hugo.toml": '[params]\nversion = "2.1"\n[params.ui]\ndepth = 3\n',
    "config/_default/params.yaml": "name: Lamp\ndeep: { a: b }\n",
    "content/a.md": "",
  };
  expect((await look(files))?.values).toEqual({
    "param.version": "2.1",
    "param.ui.depth": "3",
    "param.name": "Lamp",
    "param.deep.a": "b",
  });
});

test("a book of mdBook may be a folder of the project that it is about", async () => {
  const found = await look({ "README.md": "# Lamp", "doc/book.toml": "[book]\ntitle = 'Guide'\n", "doc/src/a.md": "" });
  expect(found).toMatchObject({ folder: "doc/src/", title: "Guide", tool: { name: "mdBook" } });
});

test("a site of Docusaurus is that, though the configuration of an earlier tool was left in it", async () => {
  const files = { "docusaurus.config.js": "", "mkdocs.yml": "site_name: Old\n", "docs/a.md": "# A\n" };
  const found = await look(files);
  expect(found?.tool?.name).toBe("Docusaurus");
  expect(found?.title).toBeUndefined();
});
