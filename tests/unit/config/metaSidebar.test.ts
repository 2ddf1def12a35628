import { expect, test } from "vitest";
import { describeLooseDocs } from "../../../src/config/looseFinding.ts";
import { readMeta } from "../../../src/config/looseMeta.ts";
import { sidebarOfMetas } from "../../../src/config/metaSidebar.ts";
import { look } from "./looseFolder.ts";

const docs = new Set(
  "index.md z.mdx a.md guide/index.mdx guide/one.md guide/two.md 02-deep-down/x.md deploy.md deploy/host.md".split(" "),
);

/** The sidebar that lists of folders give. */
function sidebarOf(name: "meta.json" | "_meta.json", lists: Readonly<Record<string, unknown>>, paths = docs) {
  const metas = Object.entries(lists).flatMap(([folder, list]) => {
    const meta = readMeta(JSON.stringify(list), name);
    return meta === undefined ? [] : [[folder, meta] as const];
  });
  return sidebarOfMetas(new Map(metas), paths);
}

const doc = (id: string, label?: string) => ({ type: "doc", id, ...(label && { label }) });

test("a list of Fumadocs gives the order, parts, links and names of folders", () => {
  const pages = [
    "index",
    "---[Rocket]Start---",
    "./guide",
    "[GitHub](https://example.org)",
    "external:[Icon][Chat](https://example.com/chat)",
    "[Own](/docs/a)",
    "---",
    "gone",
    "...",
    "!a",
  ];
  const guide = { title: "The guide", pages: ["two", "one"] };
  expect(sidebarOf("meta.json", { "": { pages }, guide })).toEqual([
    doc("index"),
    {
      type: "category",
      label: "Start",
      items: [
        {
          ...{ type: "category", label: "The guide", link: doc("guide/index") },
          items: [doc("guide/two"), doc("guide/one")],
        },
        { type: "link", label: "GitHub", href: "https://example.org" },
        { type: "link", label: "Chat", href: "https://example.com/chat" },
      ],
    },
    { type: "category", label: "Deep down", items: [doc("deep-down/x")] },
    { type: "category", link: doc("deploy"), items: [doc("deploy/host")] },
    doc("z"),
  ]);
});

test("a list of Fumadocs may reverse the rest, take a folder's pages out of it, or name a page inside", () => {
  expect(sidebarOf("meta.json", { "": { pages: ["guide/two", "...guide", "z...a"] } })).toEqual([
    doc("guide/two"),
    doc("guide/index"),
    doc("guide/one"),
    doc("z"),
    { type: "category", link: doc("deploy"), items: [doc("deploy/host")] },
    doc("a"),
    { type: "category", label: "Deep down", items: [doc("deep-down/x")] },
    doc("index"),
  ]);
  expect(sidebarOf("meta.json", { "": { pages: ["a"] } })).toEqual([doc("a")]);
  expect(sidebarOf("meta.json", { "": { pages: ["02-deep-down"] }, "02-deep-down": { title: "Deep" } })).toEqual([
    { type: "category", label: "Deep", items: [doc("deep-down/x")] },
  ]);
});

test("a list of Nextra gives the order and the labels, and what it does not name follows", () => {
  const lists = {
    "": {
      "*": { theme: { toc: false } },
      z: "Last comes first",
      "---": { type: "separator", title: "More" },
      guide: { title: "How to" },
      site: { title: "Site", href: "https://example.org", newWindow: true },
      script: { title: "Script", href: "javascript:alert()" },
      menu: { title: "Menu", type: "menu", items: {} },
      deploy: { display: "hidden" },
    },
    guide: { two: "", index: "Overview", one: { title: "The first" } },
  };
  expect(sidebarOf("_meta.json", lists)).toEqual([
    doc("z", "Last comes first"),
    {
      type: "category",
      label: "More",
      items: [
        {
          ...{ type: "category", label: "How to" },
          items: [doc("guide/two"), doc("guide/index", "Overview"), doc("guide/one", "The first")],
        },
        { type: "link", label: "Site", href: "https://example.org" },
        doc("index"),
        { type: "category", label: "Deep down", items: [doc("deep-down/x")] },
        doc("a"),
      ],
    },
  ]);
});

test.each([
  ["meta.json", "{"],
  ["meta.json", "[]"],
  ["meta.json", '{ "name": "package", "pages": 12 }'],
  ["_nav.json", "{}"],
  ["_meta.js", "throw new Error()"],
  ["_meta.ts", "export default makeMeta()"],
  ["_meta.ts", "export default meta"],
])("%s with %s is no list", (name, text) => {
  expect(readMeta(text, name)).toBeUndefined();
});

test("lists of Rspress give the order, parts and labels; what its navbar leads to first is first", () => {
  const lists = {
    "_nav.json": [
      { text: "Deploying", link: "/deploy/host", activeMatch: "/deploy/" },
      { text: "Guide", link: "/guide/one" },
      { text: "More", items: [] },
      { text: "Host", link: "https://example.org/" },
    ],
    "guide/_meta.json": [
      "two",
      { type: "section-header", label: "First" },
      { type: "file", name: "one.md", label: "The first" },
      { type: "custom-link", label: "Source", link: "https://example.org/a" },
    ],
  };
  const metas = Object.entries(lists).flatMap(([path, list]) => {
    const [folder = "", name = ""] = path.includes("/") ? path.split("/") : ["", path];
    const meta = readMeta(JSON.stringify(list), name);
    return meta === undefined ? [] : [[folder, meta] as const];
  });
  expect(sidebarOfMetas(new Map(metas), docs).slice(0, 2)).toEqual([
    { type: "category", label: "Deploying", link: { type: "doc", id: "deploy" }, items: [doc("deploy/host")] },
    {
      type: "category",
      label: "Guide",
      link: { type: "doc", id: "guide/index" },
      items: [
        doc("guide/two"),
        {
          type: "category",
          label: "First",
          items: [doc("guide/one", "The first"), { type: "link", label: "Source", href: "https://example.org/a" }],
        },
      ],
    },
  ]);
});

test.each([
  ["_meta.js", "export default "],
  ["_meta.ts", "import type { MetaRecord } from 'nextra'\nconst meta: MetaRecord = "],
])("what %s writes out counts, and nothing of it is run", (name, beginning) => {
  const object = `{
  // First of all
  z: 'Last comes first',
  _: { type: 'separator', title: <Part>More</Part> },
  'guide': { title: makeTitle(), display: "hidden" },
  a: { title: \`A\` },
}`;
  const meta = readMeta(
    `${beginning}${object}${beginning.includes("const") ? " satisfies MetaRecord\nexport default meta\n" : "\n"}`,
    name,
  );
  expect(meta?.entries).toEqual([
    { kind: "page", path: "z", label: "Last comes first" },
    { kind: "part", label: "" },
    { kind: "page", path: "a", label: "A" },
    { kind: "rest", isReversed: false },
  ]);
  expect([...(meta?.hidden ?? [])]).toEqual(["guide"]);
});

test("lists that name none of the docs give no sidebar", () => {
  expect(sidebarOf("meta.json", { "": { title: "Docs", pages: ["gone", "..."] } })).toEqual([]);
  expect(sidebarOf("_meta.json", { elsewhere: { a: "A" } })).toEqual([]);
});

test("a page stands in one place, and lists that name folders again and again end", () => {
  const deep = new Set(Array.from({ length: 30 }, (_, level) => `${"a/".repeat(level)}p.md`));
  const list = { pages: Array.from({ length: 30 }, () => "...a").concat("p", "p") };
  const folders = Array.from({ length: 30 }, (_, level) => "a/".repeat(level).slice(0, -1));
  const sidebar = sidebarOf("meta.json", Object.fromEntries(folders.map((path) => [path, list])), deep);
  expect(sidebar).toHaveLength(30);
});

test("names of objects in lists are names like others", () => {
  const paths = new Set(["constructor.md", "__proto__/a.md"]);
  expect(sidebarOf("meta.json", { "": { pages: ["constructor", "__proto__", "toString"] } }, paths)).toEqual([
    doc("constructor"),
    { type: "category", label: "Proto", items: [doc("__proto__/a")] },
  ]);
});

test("the lists of a folder that is no site yet are found, also below the folder of its language", async () => {
  const files = {
    "README.md": "# Lamp",
    "docs/en/meta.json": '{ "pages": ["b", "a"] }',
    "docs/en/a.md": "# A",
    "docs/en/b.md": "# B",
    "docs/uk/meta.json": '{ "pages": ["a", "b"] }',
    "docs/uk/a.md": "# А",
  };
  const found = await look(files);
  expect(found?.order).toEqual({ file: "meta.json", sidebar: [doc("b"), doc("a")] });
  expect(found && describeLooseDocs(found).message).toContain(" in the order of meta.json, ");
  const nextra = await look({ ...files, "docs/en/_meta.json": '{ "a": "First" }', "docs/en/_meta.js": "throw 1" });
  expect(nextra?.order).toEqual({ file: "_meta.json", sidebar: [doc("a", "First"), doc("b")] });
});

test("a table of contents goes before lists of folders", async () => {
  const found = await look({
    "docs/SUMMARY.md": "- [B](b.md)",
    "docs/meta.json": '{ "pages": ["a"] }',
    "docs/a.md": "# A",
    "docs/b.md": "# B",
  });
  expect(found?.order).toMatchObject({ file: "SUMMARY.md", sidebar: [{ id: "b" }] });
});
