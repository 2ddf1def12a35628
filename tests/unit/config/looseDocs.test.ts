import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findLooseDocs, looseConfigOf } from "../../../src/config/looseDocs.ts";
import { describeLooseDocs } from "../../../src/config/looseFinding.ts";
import { sitePath } from "../../../src/model/brands.ts";
import { openSiteFolder } from "../../../src/platform/files.ts";
import { makeFolder } from "../platform/temporaryFolder.ts";
import { look } from "./looseFolder.ts";

test("a folder `docs` with Markdown is the docs, and the README beside it the landing page", async () => {
  const found = await look({ "README.md": "# Lamp", "docs/a.md": "# A", "docs/b/c.md": "# C", "other/d.md": "# D" });
  expect(found).toEqual({
    docs: {
      languages: [
        {
          code: "en",
          docs: [
            { path: "docs/a.md", name: "a.md" },
            { path: "docs/b/c.md", name: "b/c.md" },
          ],
          home: "README.md",
        },
      ],
    },
    folder: "docs/",
    title: "Lamp",
  });
});

test("without one all Markdown is, but not that of packages, programs and other generators", async () => {
  const found = await look({
    "README.md": "text",
    "guide/a.md": "# A",
    "_drafts/x.md": "# X",
    "node_modules/p/README.md": "# P",
    "build/docs/a.md": "# A",
    "public/404.html": "<p>",
    "public/a.md": "# A",
  });
  expect(found?.docs.languages.map(({ code, docs, home }) => [code, docs.map(({ path }) => path), home])).toEqual([
    ["en", ["README.md", "guide/a.md"], undefined],
  ]);
});

test.each([
  ["", ["a.md", "\uFFFDn"]],
  ["docs/", ["docs/a.md", "docs/data", "docs/\uFFFDn"]],
])("what cannot be read in the folder %j of the docs is told where it may be a page", async (docs, told) => {
  const folder = makeFolder({ [`${docs}b.md`]: "# B" });
  for (const name of ["a.md", "data", "\uFFFDn"]) symlinkSync("missing", join(folder, docs, name));
  const found = await findLooseDocs(await openSiteFolder(folder));
  expect(found?.unread?.map(({ severity, location }) => [severity, location?.file])).toEqual(
    told.map((file) => ["warning", file]),
  );
});

test("a folder without Markdown has no docs", async () => {
  expect(await look({ "main.py": "", "node_modules/p/README.md": "" })).toBeUndefined();
});

test.each([
  ["# The [lamp](https://lamp.example) `cli` **2**", "The lamp cli 2"],
  ["![badge](b.svg)\n\n# ![logo](l.svg)\n\n# Lamp <sub>new</sub>\n", "Lamp new"],
  ["## Only a section", undefined],
  ["```sh\n# install it\n```\n\n<!--\n# Old\n-->\n\n# Lamp\n", "Lamp"],
  ["## Start\n\n~~~\n# switch it on\n", undefined],
  ['<h1 align="center">\n  <img src="l.svg"><br>\n  Lamp\n</h1>\n\n# Install', "Lamp"],
  ["Lamp\n====\n\n# Install", "Lamp"],
  ["# Introduction\n\n# Install", undefined],
  ["![Logo](l.svg)\n\n# Install\n", undefined],
  ["# Install Lamp", "Install Lamp"],
  ["# Lamp {docsify-ignore-all}", "Lamp"],
  ["# Welcome to Lamp", "Welcome to Lamp"],
])("%j is called %s", async (readme, title) => {
  expect((await look({ "README.md": readme, "docs/a.md": "" }))?.title).toBe(title);
});

test("the finding leads to the next step: moving files, or a command that moves another tool's site", () => {
  const docs = { languages: [{ code: "en", docs: [{ path: sitePath("docs/a.md"), name: "a.md" }] }] };
  expect(describeLooseDocs({ docs, folder: "docs/" })).toMatchObject({
    message: "there is no configuration and no content/: 1 Markdown file in docs/ used as English docs",
    hint: "move the files to content/en/docs, and name the site and its languages in hubdocs.config.yaml",
  });
  const tool = { name: "MkDocs", dialect: "mkdocs" } as const;
  expect(describeLooseDocs({ docs, folder: "docs/", tool }).hint).toBe(
    "this is an MkDocs site: convert it with hubdocs import . ../my-docs",
  );
  expect(describeLooseDocs({ docs, folder: "docs/", tool: { ...tool, folder: "docs" } }).hint).toBe(
    "this is an MkDocs site: convert it with hubdocs import docs ../my-docs",
  );
  // Some of its pages stand beside that folder, such as those in other languages.
  expect(describeLooseDocs({ docs, folder: "docs/", tool: { ...tool, folder: "docs/en" } }).hint).toBe(
    "this is an MkDocs site: convert it with hubdocs import . ../my-docs",
  );
  const docusaurus = { name: "Docusaurus", dialect: "docusaurus", folder: "website" } as const;
  expect(describeLooseDocs({ docs, folder: "docs/", tool: docusaurus }).hint).toBe(
    "this is a Docusaurus site: convert it with hubdocs import website ../my-docs",
  );
  expect(describeLooseDocs({ docs, folder: "docs/", tool: { name: "Hugo", dialect: "hubdocs" } })).toMatchObject({
    message:
      "there is no configuration, and the folder is a site of Hugo: 1 Markdown file in docs/ used as English docs",
    hint: "move the files to content/en/docs of a new folder, and name the site and its languages in hubdocs.config.yaml",
  });
});

test("a configuration of another tool is seen, and the pages are read as that tool reads them", async () => {
  const toolIn = async (files: Readonly<Record<string, string>>) => {
    const found = await look(files);
    return found && { ...found.tool, ...looseConfigOf(found).markdown };
  };
  expect(await toolIn({ "mkdocs.yml": "", "docs/a.md": "" })).toEqual({ name: "MkDocs", dialect: "mkdocs" });
  const docusaurus = { name: "Docusaurus", dialect: "docusaurus" };
  expect(await toolIn({ "docusaurus.config.ts": "", "docs/a.md": "" })).toEqual(docusaurus);
  const website = { "website/docusaurus.config.js": "", "docs/a.md": "" };
  expect(await toolIn(website)).toEqual({ ...docusaurus, folder: "website" });
  const starlight = { name: "Starlight", dialect: "starlight" };
  expect(await toolIn({ "astro.config.mjs": "", "src/content/docs/a.md": "" })).toEqual(starlight);
  expect(await toolIn({ "astro.config.mjs": "", "src/pages/a.md": "" })).toEqual({});
  const inDocs = { "docs/astro.config.ts": "", "docs/src/content/docs/a.md": "", "docs/README.md": "" };
  expect(await toolIn(inDocs)).toEqual({ ...starlight, folder: "docs" });
  const manifest = { devDependencies: { vitepress: "^1.6.0" } };
  const vitepress = { name: "VitePress", dialect: "vitepress" };
  expect(await toolIn({ "package.json": JSON.stringify(manifest), "docs/a.md": "" })).toEqual(vitepress);
  const hugo = { name: "Hugo", dialect: "hubdocs" };
  expect(await toolIn({ "hugo.toml": "", "content/en/docs/_index.md": "" })).toEqual(hugo);
  expect(await toolIn({ "config/_default/hugo.yaml": "", "content/en/docs/a.md": "" })).toEqual(hugo);
  const next = { name: "Next.js", dialect: "hubdocs" };
  expect(await toolIn({ "next.config.mjs": "", "content/en/docs/a.md": "" })).toEqual(next);
  expect(await toolIn({ "package.json": '{ "name": "a" }', "docs/a.md": "" })).toEqual({});
});

const languagesIn = async (files: Readonly<Record<string, string>>) =>
  (await look(files))?.docs.languages.map(({ code, docs, home }) => ({
    code,
    docs: docs.map(({ path, name }) => `${path} ${name}`),
    ...(home === undefined ? {} : { home }),
  }));

test("the folder of pages of Starlight is the docs, and its folders are their languages", async () => {
  const files = {
    "astro.config.mjs": "",
    "src/content/docs/en/a.md": "",
    "src/content/docs/uk/a.md": "",
    "docs/b.md": "",
  };
  expect(await languagesIn(files)).toEqual([
    { code: "en", docs: ["src/content/docs/en/a.md a.md"] },
    { code: "uk", docs: ["src/content/docs/uk/a.md a.md"] },
  ]);
});

test("pages in Ukrainian make a Ukrainian site", async () => {
  const files = {
    "README.md": "# Лампа",
    "docs/a.md": "# Вступ\n\nУвімкніть її.\n\n```js\nconst lamp = await open();\n```\n",
  };
  expect(await languagesIn(files)).toEqual([{ code: "uk", docs: ["docs/a.md a.md"], home: "README.md" }]);
  const found = await look(files);
  expect(found && describeLooseDocs(found)).toMatchObject({
    message:
      "there is no configuration and no content/: 1 Markdown file in docs/ used as Ukrainian docs, README.md as the landing page, and “Лампа” as the name of the site",
    hint: "move the files to content/uk/docs, and name the site and its languages in hubdocs.config.yaml",
  });
  expect(found && looseConfigOf(found)).toEqual({ locales: { uk: "Українська", default: "uk" } });
});

test("the letters of pages say more than a configuration that names English, as those of many tools do at first", async () => {
  const mkdocs = (language: string) => ({
    "mkdocs.yml": `theme:\n  language: ${language}\n`,
    "docs/a.md": "# 打开灯\n",
  });
  expect(await languagesIn(mkdocs("en"))).toEqual([{ code: "zh", docs: ["docs/a.md a.md"] }]);
  expect(await languagesIn(mkdocs("ja"))).toEqual([{ code: "ja", docs: ["docs/a.md a.md"] }]);
  const marked = { ...mkdocs("en"), "docs/a.md": "", "docs/de/a.md": "# A", "docs/fr/a.md": "# A" };
  expect(await languagesIn({ ...marked, "docs/a.md": "# A" })).toMatchObject([{ code: "en" }, {}, {}]);
});

test("folders with the names of languages are languages", async () => {
  const files = {
    "README.md": "# Lamp",
    "README.uk.md": "# Лампа",
    "docs/en/a.md": "",
    "docs/ua/b/a.md": "",
    "docs/index.md": "# Lamp",
  };
  expect(await languagesIn(files)).toEqual([
    { code: "en", docs: ["docs/en/a.md a.md", "docs/index.md index.md"], home: "README.md" },
    { code: "uk", docs: ["docs/ua/b/a.md b/a.md"], home: "README.uk.md" },
  ]);
  const found = await look(files);
  expect(found && describeLooseDocs(found)).toMatchObject({
    message:
      "there is no configuration and no content/: 3 Markdown files in docs/ used as docs in English and Ukrainian, README.md and README.uk.md as landing pages, and “Lamp” as the name of the site",
    hint: "move the files to content/en/docs and content/uk/docs, and name the site and its languages in hubdocs.config.yaml",
  });
});

test("one folder of a language, or folders of anything else, are no languages", async () => {
  expect((await languagesIn({ "docs/uk/a.md": "A", "docs/b.md": "B" }))?.map(({ code }) => code)).toEqual(["en"]);
  const others = await languagesIn({ "docs/en/a.md": "A", "docs/uk/a.md": "A", "docs/guide/b.md": "B" });
  expect(others?.map(({ code }) => code)).toEqual(["en"]);
});

test("a folder of a language is one where most of its pages are beside it, too", async () => {
  const files = {
    "docs/index.md": "A",
    "docs/a.md": "A",
    "docs/guide/b.mdx": "A",
    "docs/uk/index.md": "Б",
    "docs/uk/a.md": "Б",
    "docs/uk/guide/b.md": "Б",
    "docs/uk/c.md": "Б",
    "docs/it/index.md": "A",
    "docs/it/d.md": "A",
  };
  expect(await languagesIn(files)).toEqual([
    {
      code: "en",
      docs: [
        "docs/a.md a.md",
        "docs/guide/b.mdx guide/b.mdx",
        "docs/index.md index.md",
        "docs/it/d.md it/d.md",
        "docs/it/index.md it/index.md",
      ],
    },
    {
      code: "uk",
      docs: ["docs/uk/a.md a.md", "docs/uk/c.md c.md", "docs/uk/guide/b.md guide/b.md", "docs/uk/index.md index.md"],
    },
  ]);
});

test("names with a language are languages where the file is there in another one", async () => {
  const files = {
    "docs/a.md": "Text",
    "docs/a.uk.md": "Текст",
    "docs/b/c.uk-UA.md": "Текст",
    "docs/set.it.md": "Text",
  };
  expect(await languagesIn(files)).toEqual([
    { code: "en", docs: ["docs/a.md a.md", "docs/set.it.md set.it.md"] },
    { code: "uk", docs: ["docs/a.uk.md a.md", "docs/b/c.uk-UA.md b/c.md"] },
  ]);
  const found = await look(files);
  expect(found && describeLooseDocs(found).hint).toBe(
    "move the files to content/en/docs and content/uk/docs, without the language in their names, and name the site and its languages in hubdocs.config.yaml",
  );
});

test("the files without a language are of the one that they are written in, which is the default one", async () => {
  expect(await languagesIn({ "README.md": "Ця лампа її", "README.en.md": "A lamp" })).toEqual([
    { code: "uk", docs: ["README.md README.md"] },
    { code: "en", docs: ["README.en.md README.md"] },
  ]);
});

test("a specification in two languages makes a site of two languages", async () => {
  const spec = (title: string): string => `openapi: 3.1.0\ninfo: { title: ${title} }\n`;
  const found = await look({ "openapi.yaml": spec("Lamp"), "openapi.uk.yaml": spec("Лампа") });
  expect(found?.apis).toEqual([
    { id: "api", label: { en: "Lamp", uk: "Лампа" }, specs: { en: "openapi.yaml", uk: "openapi.uk.yaml" } },
  ]);
  expect(found?.docs.languages.map(({ code }) => code)).toEqual(["en", "uk"]);
});

test("the pages of folders in Hugo are read, other names with an underscore are not", async () => {
  const files = {
    "docs/_index.md": "# Lamp",
    "docs/guide/_index.md": "# Guide",
    "docs/guide/_index.uk.md": "# Посібник",
    "docs/guide/_part.md": "",
    "docs/_sidebar.md": "",
    "docs/_drafts/_index.md": "",
  };
  expect(await languagesIn(files)).toEqual([
    { code: "en", docs: ["docs/_index.md index.md", "docs/guide/_index.md guide/index.md"] },
    { code: "uk", docs: ["docs/guide/_index.uk.md guide/index.md"] },
  ]);
  const found = await look({ "docs/guide/_index.md": "# Guide" });
  expect(found && describeLooseDocs(found).hint).toBe(
    "move the files to content/en/docs, `_index.md` as `index.md`, and name the site and its languages in hubdocs.config.yaml",
  );
});

test("countries make languages of their own where a file is there for two of them", async () => {
  const files = {
    "README.md": "Text",
    "README.zh-CN.md": "文",
    "README.zh_tw.md": "文",
    "a/README.md": "Text",
    "a/README.zh-CN.md": "文",
    "a/README.uk-UA.md": "Текст",
    "README.uk.md": "Текст",
  };
  expect((await languagesIn(files))?.map(({ code, docs }) => [code, docs.length])).toEqual([
    ["en", 2],
    ["uk", 2],
    ["zh-CN", 2],
    ["zh-TW", 1],
  ]);
  const folders = await languagesIn({ "docs/en/a.md": "A", "docs/zh-CN/a.md": "文", "docs/zh-TW/a.md": "文" });
  expect(folders?.map(({ code, docs }) => [code, docs])).toEqual([
    ["en", ["docs/en/a.md a.md"]],
    ["zh-CN", ["docs/zh-CN/a.md a.md"]],
    ["zh-TW", ["docs/zh-TW/a.md a.md"]],
  ]);
});

test("codes of countries stand for their languages", async () => {
  const files = {
    "README.md": "Text",
    "README_CN.md": "文",
    "README-jp.md": "文",
    "README.br.md": "Texto",
    "README_TW.md": "文",
  };
  expect((await languagesIn(files))?.map(({ code }) => code)).toEqual(["en", "ja", "pt-BR", "zh", "zh-TW"]);
});

test("scripts make languages of their own as countries do", async () => {
  const files = { "README.md": "Text", "README-zh-Hans.md": "文", "README-zh-TW.md": "文", "README_zh_hant.md": "文" };
  expect((await languagesIn(files))?.map(({ code }) => code)).toEqual(["en", "zh-Hans", "zh-TW", "zh-Hant"]);
  const one = await languagesIn({ "README.md": "Text", "README.zh-Hans.md": "文" });
  expect(one?.map(({ code, docs }) => [code, docs])).toEqual([
    ["en", ["README.md README.md"]],
    ["zh", ["README.zh-Hans.md README.md"]],
  ]);
});

test("English names stand for languages where the page is there in another one", async () => {
  const files = {
    "README.md": "Text",
    "README.french.md": "Texte",
    "README-Brazilian-Portuguese.md": "Texto",
    "a/b.md": "Text",
    "a/b.vietnamese.md": "Text",
    "a/b.fa.md": "Text",
    "a/set.turkish.md": "Text",
    "a/some-polish.md": "Text",
  };
  expect((await languagesIn(files))?.map(({ code, docs }) => [code, docs.length])).toEqual([
    ["en", 4],
    ["pt-BR", 1],
    ["fr", 1],
    ["fa", 1],
    ["vi", 1],
  ]);
});
