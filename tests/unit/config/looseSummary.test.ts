import { expect, test } from "vitest";
import { looseConfigOf } from "../../../src/config/looseDocs.ts";
import { describeLooseDocs } from "../../../src/config/looseFinding.ts";
import { looseDocId } from "../../../src/config/loosePaths.ts";
import { assembleSite } from "../../../src/site/assembleSite.ts";
import { sidebarOfSummary } from "../../../src/source/summarySidebar.ts";
import { makeConfig, makeContent, makeDoc } from "../site/smallSite.ts";
import { look } from "./looseFolder.ts";

const docs = new Set(["README.md", "guide/z.md", "guide/01-inner.md", "a b.md", "guide/README.md"]);
const idOf = (path: string): string | undefined => (docs.has(path) ? looseDocId(path) : undefined);

test("the items of a table of contents become docs and categories, under the names that it gives", () => {
  const text = [
    "# Summary",
    "",
    "[Introduction](README.md)",
    "",
    "- [The `z`](guide/z.md)",
    "    - [Inside](./guide/01-inner.md)",
    "    - [Draft]()",
    '* [Spaces](<a b.md> "Title")',
    "\t* [Tabs](a%20b.md#part)",
    "- [Reference](guide/README.md)",
    "- [Site](https://example.org)",
    "- [Gone](nope.md)",
    "- [Script](javascript:alert)",
  ].join("\r\n");
  expect(sidebarOfSummary(text, idOf)).toEqual([
    { type: "doc", id: "README", label: "Introduction" },
    {
      type: "category",
      label: "The z",
      link: { type: "doc", id: "guide/z" },
      items: [{ type: "doc", id: "guide/inner", label: "Inside" }],
    },
    {
      type: "category",
      label: "Spaces",
      link: { type: "doc", id: "a b" },
      items: [{ type: "doc", id: "a b", label: "Tabs" }],
    },
    { type: "doc", id: "guide/README", label: "Reference" },
    { type: "link", label: "Site", href: "https://example.org" },
  ]);
});

test("headings after the first items are parts, which end where an item has no mark", () => {
  const text =
    "# Table of contents\n* [A](README.md)\n## Part one ##\n* [Z](guide/z.md)\n\n# Empty\n---\n[End](a%20b.md)\n";
  expect(sidebarOfSummary(text, idOf)).toEqual([
    { type: "doc", id: "README", label: "A" },
    { type: "category", label: "Part one", items: [{ type: "doc", id: "guide/z", label: "Z" }] },
    { type: "doc", id: "a b", label: "End" },
  ]);
});

test("tags of HTML are no part of a title, unless they are code", () => {
  const text =
    '# Summary\n* [A](README.md)\n\n## Get <i>Started</i> <a href="#get-started" id="get-started"></a>\n\n* [Z <a id="z"></a>`<T>`](guide/z.md)\n';
  expect(sidebarOfSummary(text, idOf)).toEqual([
    { type: "doc", id: "README", label: "A" },
    { type: "category", label: "Get Started", items: [{ type: "doc", id: "guide/z", label: "Z <T>" }] },
  ]);
});

test("a table of contents that leads to none of the docs is a page like others", async () => {
  const found = await look({ "docs/SUMMARY.md": "# Summary\n\nIn short.", "docs/a.md": "# A" });
  expect(found?.docs.languages[0]?.docs.map(({ name }) => name)).toEqual(["SUMMARY.md", "a.md"]);
  expect(found?.order?.sidebar).toBeUndefined();
});

test("a book of mdBook has its pages in src/, in the order of its table of contents", async () => {
  const found = await look({
    "book.toml": "[book]",
    "README.md": "# Lamp",
    "notes/other.md": "# Other",
    "src/SUMMARY.md": "- [B](b.md)\n- [A](a.md)",
    "src/a.md": "# A",
    "src/b.md": "# B",
  });
  expect(found).toMatchObject({
    folder: "src/",
    order: { file: "SUMMARY.md", sidebar: [{ id: "b" }, { id: "a" }] },
    docs: { languages: [{ home: "README.md", docs: [{ name: "a.md" }, { name: "b.md" }] }] },
  });
  expect(found && describeLooseDocs(found)).toMatchObject({
    message: expect.stringContaining("2 Markdown files in src/ used as English docs in the order of SUMMARY.md, "),
    hint: "this is an mdBook site: convert it with hubdocs import . ../my-docs",
  });
});

test("a book says where its pages are, what it is called and in which language; numbers belong to the ids of its pages", async () => {
  const found = await look({
    "book.toml": '[book]\ntitle = "Лампа"\nlanguage = "uk"\nsrc = "./text"',
    "README.md": "# Lamp",
    "src/a.md": "# A",
    "text/SUMMARY.md": "[Про лампу](01-about.md) [Більше](more/2.md)\n",
    "text/01-about.md": "# About the lamp",
    "text/more/2.md": "# More",
  });
  expect(found).toMatchObject({
    folder: "text/",
    title: "Лампа",
    tool: { name: "mdBook" },
    order: {
      sidebar: [
        { id: "01-about", label: "Про лампу" },
        { id: "more/2", label: "Більше" },
      ],
    },
    docs: { languages: [{ code: "uk" }] },
  });
  expect(found && looseConfigOf(found).markdown).toEqual({ dialect: "mdbook" });
});

test.each([["src = ["], ['language = "../../x"\nsrc = "../out"'], ["title = 7\nlanguage = true\nsrc = 2026-01-01"]])(
  "a book that says nothing useful is read as one that says nothing: %s",
  async (text) => {
    const found = await look({ "book.toml": `[book]\n${text}\n`, "src/a.md": "# A lamp" });
    expect(found).toMatchObject({ folder: "src/", docs: { languages: [{ code: "en" }] } });
    expect(found?.title).toBeUndefined();
  },
);

test("so has one in docs/; other languages are in the same order", async () => {
  const found = await look({
    "docs/book.toml": "",
    "docs/src/SUMMARY.md": "- [A](a.md)",
    "docs/src/SUMMARY.uk.md": "- [А](a.md)",
    "docs/src/a.md": "# A lamp",
    "docs/src/a.uk.md": "# Лампа",
  });
  expect(found?.folder).toBe("docs/src/");
  expect(found?.docs.languages.map(({ docs: own }) => own.map(({ path }) => path))).toEqual([
    ["docs/src/a.md"],
    ["docs/src/a.uk.md"],
  ]);
});

test("the list that Docsify shows beside its pages gives their order, with groups and addresses without endings", async () => {
  const found = await look({
    "docs/README.md": "# Lamp",
    "docs/a.md": "# A",
    "docs/b/README.md": "# B",
    "docs/b/c.md": "# C",
    "docs/_sidebar.md":
      '<!-- docs -->\n* [Home](/ "The lamp")\n\n- Guide\n  - [![i](i.svg)A](a?id=x)\n  - [B](/b/)\n- **Links**\n- [C](b/c.md)\n',
  });
  expect(found?.order).toEqual({
    file: "_sidebar.md",
    sidebar: [
      { type: "doc", id: "README", label: "Home" },
      {
        type: "category",
        label: "Guide",
        items: [
          { type: "doc", id: "a", label: "A" },
          { type: "doc", id: "b/README", label: "B" },
        ],
      },
      { type: "doc", id: "b/c", label: "C" },
    ],
  });
});

test("the list of a wiki does too, unless it names few of its pages", async () => {
  const pages = { "Home.md": "# Lamp", "Data-Types.md": "types", "How-To.md": "how" };
  const list =
    "### Start\n[[Home]]\n- [[The types|Data Types]]\n\n**More**\n* [How](https://host.example/a/b/wiki/how-to)\n";
  const found = await look({ ...pages, "_Sidebar.md": list });
  expect(found?.order?.sidebar).toEqual([
    {
      type: "category",
      label: "Start",
      items: [
        { type: "doc", id: "Home", label: "Home" },
        { type: "doc", id: "Data-Types", label: "The types" },
      ],
    },
    { type: "category", label: "More", items: [{ type: "doc", id: "How-To", label: "How" }] },
  ]);
  const others = Object.fromEntries(Array.from({ length: 9 }, (_, count) => [`${count}.md`, ""]));
  expect((await look({ ...pages, ...others, "_Sidebar.md": list }))?.order).toBeUndefined();
});

test("the tables of contents that DocFX has in each folder give the order", async () => {
  const found = await look({
    "docs/index.md": "# Lamp",
    "docs/z.md": "# Z",
    "docs/b/index.md": "# B",
    "docs/b/c.md": "# C",
    "docs/toc.yml":
      "- name: The lamp\r\n  href: index.md\r\n- name: More\r\n  href: b/\r\n- name: Host\r\n  href: https://host.example\r\n- name: Z\r\n  href: ~/z.md#x\r\n- name: Gone\r\n  href: no.md\r\n",
    "docs/b/toc.yml": "- name: More\n  href: index.md\n- name: C\n  href: c.md\n- name: Round\n  href: ../toc.yml\n",
  });
  expect(found?.order).toEqual({
    file: "toc.yml",
    sidebar: [
      { type: "doc", id: "index", label: "The lamp" },
      {
        type: "category",
        label: "More",
        items: [{ type: "doc", id: "b/c", label: "C" }],
        link: { type: "doc", id: "b/index" },
      },
      { type: "link", label: "Host", href: "https://host.example" },
      { type: "doc", id: "z", label: "Z" },
    ],
  });
});

test("so does that of Jupyter Book, unless it cannot be read", async () => {
  const pages = { "docs/intro.md": "# Lamp", "docs/use/a-b.md": "# A", "docs/use/c.md": "# C" };
  const toc =
    "format: jb-book\nroot: intro\nparts:\n  - caption: Use\n    chapters:\n      - file: use/a-b\n        sections:\n          - file: use/c.md\n";
  expect((await look({ ...pages, "docs/_toc.yml": toc }))?.order?.sidebar).toEqual([
    "intro",
    {
      type: "category",
      label: "Use",
      items: [{ type: "category", label: "a b", items: ["use/c"], link: { type: "doc", id: "use/a-b" } }],
    },
  ]);
  for (const text of ["- [", "7", "- 7\n- name: 7\n", "a: {b: c}"])
    expect((await look({ ...pages, "docs/toc.yml": text }))?.order).toBeUndefined();
});

test("an item whose page has another id is left out of the sidebar, without a finding", () => {
  const sidebars = { docsSidebar: [{ type: "doc", id: "gone", label: "Gone" }, "a"] } as const;
  const config = makeConfig({ docs: { ...makeConfig().docs, sidebars }, looseDocs: { languages: [] } });
  const { value, diagnostics } = assembleSite(config, makeContent([makeDoc("a.md")]), { drafts: false, strings: {} });
  expect(diagnostics).toEqual([]);
  expect(value.sidebars[0]?.items).toMatchObject([{ href: "/docs/a" }]);
});

test("a table of contents of any length counts as a whole", async () => {
  const names = Array.from({ length: 900 }, (_, index) => `page-number-${index}.md`);
  const pages = Object.fromEntries(names.map((name) => [name, `# ${name}\n`]));
  const summary = names.map((name) => `- [The page called ${name}](${name})`).join("\n");
  const found = await look({ ...pages, "SUMMARY.md": `${summary}\n[${"[](".repeat(100_000)}\n` });
  expect(found?.order?.sidebar).toHaveLength(900);
});

test("entries that are indented without end do not nest without end", () => {
  const text = Array.from({ length: 1000 }, (_, index) => `${" ".repeat(index)}- [Z](guide/z.md)`).join("\n");
  const levels = JSON.stringify(sidebarOfSummary(text, idOf)).split('"items":').length;
  expect(levels).toBe(21);
});
