import { describe, expect, test } from "vitest";
import { splitPage } from "../../../src/content/frontMatter.ts";
import { htmlOf, type PageOptions, parse, parseGood } from "./parsePage.ts";

describe("cutting a page", () => {
  test.each([
    ["---\na: 1\n---\nb", { yaml: "a: 1\n", body: "b", bodyLinesBefore: 3 }],
    ["---\n---\nb", { yaml: "", body: "b", bodyLinesBefore: 2 }],
    ["---  \na: 1\n---\t\nb", { yaml: "a: 1\n", body: "b", bodyLinesBefore: 3 }],
    ["---\na: 1\n---", { yaml: "a: 1\n", body: "", bodyLinesBefore: 3 }],
    ["---\na: x---\n---\nb", { yaml: "a: x---\n", body: "b", bodyLinesBefore: 3 }],
    ["b\n---\na: 1\n---\n", { body: "b\n---\na: 1\n---\n", bodyLinesBefore: 0 }],
    ["---\n\ntext after a line", { body: "---\n\ntext after a line", bodyLinesBefore: 0 }],
    ["----\na: 1\n----\n", { body: "----\na: 1\n----\n", bodyLinesBefore: 0 }],
    ["---\na: 1\nnever closed", undefined],
  ])("%j", (text, page) => {
    expect(splitPage(text)).toEqual(page && { ...page, yamlLinesBefore: 1 });
  });
});

describe("fields", () => {
  test("of a doc are all read; unknown ones are kept", async () => {
    const page = `---
title: T
description: D
keywords: [a, b]
slug: /x
redirect_from: /old
id: y
hide_title: true
hide_table_of_contents: false
toc_min_heading_level: 2
toc_max_heading_level: 4
tags: [a, { label: B, permalink: /b }]
last_update: { date: 2026-10-06, author: O }
unlisted: true
custom_edit_url: null
sidebar_label: L
sidebar_position: 1.5
sidebar_class_name: c
sidebar_custom_props: { x: [1] }
displayed_sidebar: null
pagination_label: P
pagination_next: null
pagination_prev: z
parse_number_prefixes: false
mine: { a: 1 }
__proto__: { admin: true }
draft:
---
`;
    const { frontMatter } = (await parseGood(page)).source;
    expect(JSON.parse(JSON.stringify(frontMatter))).toEqual(
      JSON.parse(`{"title":"T","description":"D","keywords":["a","b"],"slug":"/x","redirect_from":["/old"],"id":"y","hide_title":true,
        "hide_table_of_contents":false,"toc_min_heading_level":2,"toc_max_heading_level":4,
        "tags":["a",{"label":"B","permalink":"/b"}],"last_update":{"date":"2026-10-06","author":"O"},"unlisted":true,
        "custom_edit_url":null,"sidebar_label":"L","sidebar_position":1.5,"sidebar_class_name":"c",
        "sidebar_custom_props":{"x":[1]},"displayed_sidebar":null,"pagination_label":"P","pagination_next":null,
        "pagination_prev":"z","parse_number_prefixes":false,"extra":{"mine":{"a":1},"__proto__":{"admin":true}}}`),
    );
    expect(({} as { admin?: unknown }).admin).toBeUndefined();
  });

  test("of a landing page are data", async () => {
    const page =
      "---\nlayout: home\nhide_footer: true\nwrapperClassName: wide\nhero: { promise: P, tagline: G, actions: [{ label: A, to: /a, primary: true }] }\ncards: [{ title: C, text: X, to: /c, icon: moon }]\n---\n";
    expect((await parseGood(page, { kind: "page" })).source.frontMatter).toEqual({
      layout: "home",
      hide_footer: true,
      wrapperClassName: "wide",
      hero: { promise: "P", tagline: "G", actions: [{ label: "A", to: "/a", primary: true }] },
      cards: [{ title: "C", text: "X", to: "/c", icon: "moon" }],
    });
  });

  test.each([
    ["authors: olena", ["olena"]],
    ["authors: [olena, { name: T, image_url: /t.png }]", ["olena", { name: "T", image_url: "/t.png" }]],
    ["authors: { name: T, type: organization }", [{ name: "T", type: "organization" }]],
    ["authors: { name: T }", [{ name: "T" }]],
  ])("%s", async (field, authors) => {
    expect((await parseGood(`---\n${field}\n---\n`, { kind: "post" })).source.frontMatter).toEqual({ authors });
  });
});

test.each(["tags", "authors"])(
  "of very many %s the first 200 count, and it is told where the others begin",
  async (field) => {
    const names = Array.from({ length: 202 }, (_, index) => `t${index}`);
    const lines = names.map((name) => `  - ${name}\n`).join("");
    const { value, diagnostics, report } = await parse(`---\n${field}:\n${lines}---\n`, { kind: "post" });
    expect(value?.source.frontMatter).toEqual({ [field]: names.slice(0, 200) });
    expect(report).toEqual(["203:5 error front-matter"]);
    expect(diagnostics[0]?.message).toBe(`\`${field}\` has 202 entries; a page can have at most 200`);
    const { report: atMost } = await parse(`---\n${field}: [${names.slice(0, 200).join(", ")}]\n---\n`, {
      kind: "post",
    });
    expect(atMost).toEqual([]);
  },
);

describe("former addresses", () => {
  test.each([
    ["redirect_from: docs/old", "2:16", '`redirect_from[0]` must be a path of this site, found "docs/old"', [""]],
    [
      "redirect_from: [/a, //b.example/c]",
      "2:21",
      '`redirect_from[1]` must be a path of this site, found "//b.example/c"',
      ["/a", ""],
    ],
    ["redirect_from: [/a?b, /c]", "2:17", '`redirect_from[0]` must be a path of this site, found "/a?b"', ["", "/c"]],
    ["redirect_from: [/a/*, /c]", "2:17", '`redirect_from[0]` must be a path of this site, found "/a/*"', ["", "/c"]],
    [
      "redirect_from: [/a/:b, 7, /c]",
      "2:17",
      '`redirect_from[0]` must be a path of this site, found "/a/:b"',
      ["", "", "/c"],
    ],
  ])(
    "of %j what is no path of the site is told, and the page and the places of the others stay",
    async (field, place, message, addresses) => {
      const { value, diagnostics, report } = await parse(`---\n${field}\n---\nText`);
      expect(report).toEqual([`${place} error front-matter`]);
      expect(diagnostics[0]?.message).toBe(message);
      expect(value?.source.frontMatter).toEqual({ redirect_from: addresses });
    },
  );
});

describe("empty tags", () => {
  test.each([
    ['tags: [a, ""]', "2:12", "`tags[1]` is empty", ["a"]],
    ['tags: [""]', "2:9", "`tags[0]` is empty", []],
    ["tags:\n  - a\n  -\n  - b", "4:3", "`tags[1]` is empty", ["a", "b"]],
    ['tags: ["  "]', "2:9", "`tags[0]` is empty", []],
  ])("%j costs the tag alone, and is told", async (field, place, message, tags) => {
    const { value, diagnostics, report } = await parse(`---\n${field}\ntitle: T\n---\nText`);
    expect(report).toEqual([`${place} error front-matter`]);
    expect(diagnostics[0]?.message).toBe(message);
    expect(diagnostics[0]?.hint).toBe("write a tag, or remove the field; the page is shown without it");
    expect(value?.source.frontMatter).toEqual({ title: "T", tags });
  });

  test("several of a page are one finding", async () => {
    const { value, diagnostics } = await parse('---\ntags: ["", b, ""]\n---\n', { kind: "post" });
    expect(diagnostics.map(({ related }) => related?.map(({ message }) => message))).toEqual([["`tags[2]` is empty"]]);
    expect(value?.source.frontMatter.tags).toEqual(["b"]);
  });

  test("do not hide what costs the page", async () => {
    const { value, diagnostics } = await parse('---\ntags: [""]\ntitle: 4\n---\n');
    expect(value).toBeUndefined();
    expect(diagnostics.map(({ message }) => message)).toEqual(["`title` must be text, found `4`"]);
  });

  test("of other tools are left out without a word", async () => {
    const page = '---\ntags: [a, "", " ", null]\n---\n';
    const { value, report } = await parse(page, { markdown: { dialect: "docusaurus" } });
    expect(report).toEqual([]);
    expect(value?.source.frontMatter.tags).toEqual(["a"]);
  });
});

describe("wrong fields", () => {
  const doc: PageOptions = {};
  const post: PageOptions = { kind: "post" };
  const page: PageOptions = { kind: "page" };

  test.each([
    [doc, "title: 404", "2:8", "`title` must be text, found `404`", "put the value in quotes"],
    [
      doc,
      "a: 1\nsidebar_position: first",
      "3:19",
      '`sidebar_position` must be a number, found "first"',
      "write a number",
    ],
    [doc, "draft: yes", "2:8", '`draft` must be `true` or `false`, found "yes"', "write `true` or `false`"],
    [
      doc,
      "keywords: a, b",
      "2:11",
      '`keywords` must be a list, found "a, b"',
      "write `[one, two]`, or a line `- one` for each",
    ],
    [doc, "tags:\n  - a\n  - [b]", "4:5", "`tags[1]` must be text, found a list", "write text"],
    [doc, "tags:\n  - { label: a }", "3:5", "`tags[0]` lacks the field `permalink`", "add `permalink`"],
    [doc, "id: a/b", "2:5", '`id` must be a name without slashes, found "a/b"', "use `slug` to change the address"],
    [
      doc,
      "toc_max_heading_level: 7",
      "2:24",
      "`toc_max_heading_level` must be a whole number from 2 to 6, found `7`",
      "write a whole number from 2 to 6",
    ],
    [
      doc,
      "toc_min_heading_level: 4\ntoc_max_heading_level: 3",
      "2:1",
      "`toc_min_heading_level` (4) is greater than `toc_max_heading_level` (3)",
      "swap the two",
    ],
    [
      doc,
      "draft: true\nunlisted: true",
      "3:1",
      "A page cannot be both `draft` and `unlisted`",
      "remove one of the two",
    ],
    [
      post,
      "draft: true\nunlisted: true",
      "3:1",
      "A page cannot be both `draft` and `unlisted`",
      "remove one of the two",
    ],
    [
      doc,
      "last_update: { date: soon }",
      "2:22",
      '`last_update.date` must be a date such as `2026-10-06`, found "soon"',
      "write a date such as `2026-10-06`",
    ],
    [
      doc,
      "last_update: { by: O }",
      "2:16",
      "Unknown field `last_update.by`",
      "remove it; known fields are date, author",
    ],
    [post, "titel: T", "2:1", "Unknown field `titel`", "did you mean `title`?"],
    [
      post,
      "sidebar_position: 1",
      "2:1",
      "Unknown field `sidebar_position`",
      expect.stringContaining("known fields are title,"),
    ],
    [
      post,
      "date: 2026-02-30",
      "2:7",
      '`date` must be a date such as `2026-10-06`, found "2026-02-30"',
      "write a date such as `2026-10-06`",
    ],
    [post, "authors: [{ title: T }]", "2:11", "`authors[0]` lacks the field `name`", "add `name`"],
    [page, "layout: hom", "2:9", '`layout` must be `page` or `home`, found "hom"', "write `page` or `home`"],
    [
      page,
      "cards: [{ title: A, text: B, too: /c, to: /d }]",
      "2:30",
      "Unknown field `cards[0].too`",
      "did you mean `to`?",
    ],
    [doc, "- a\n- b", "2:1", "The top level must be a map of fields, found a list", "write a map of fields"],
    [doc, "title: a: b", "2:9", "The YAML cannot be read: text that contains `: ` needs quotes", "put it in quotes"],
    [doc, "title: A\ntitle: B", "3:1", "The YAML cannot be read: duplicated mapping key", "keep one of the two keys"],
    [doc, "a: &x [1]\ntitle: *x", "3:8", "`title` must be text, found a list", "put the value in quotes"],
  ])("%#", async (options, yaml, place, message, hint) => {
    const { value, diagnostics, report } = await parse(`---\n${yaml}\n---\n\ntext\n`, options);
    expect(value).toBeUndefined();
    expect(report).toEqual([`${place} error front-matter`]);
    expect(diagnostics[0]).toMatchObject({ message, hint });
  });

  test("in TOML are told, and cost the page; a row of plus signs is text", async () => {
    const { value, report } = await parse('+++\n# T\n\ntitle = "T"\n+++\n\ntext\n');
    expect(value).toBeUndefined();
    expect(report).toEqual(["1:1 error front-matter"]);
    expect((await parse("+++\n[[params]]\n+++\n")).report).toEqual(["1:1 error front-matter"]);
    expect((await parse("+++\n\nA = b\n\n+++ c\n")).report).toEqual([]);
  });

  test("are one diagnostic; the others stand beside it, in the order of the file", async () => {
    const { diagnostics } = await parse("---\nslug: 1\ntitle: 2\ndraft: 3\n---\n");
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]).toMatchObject({
      message: "`slug` must be text, found `1`",
      location: { file: "content/en/docs/a.md", line: 2, column: 7 },
      related: [
        { message: "`title` must be text, found `2`", location: { line: 3, column: 8 } },
        { message: "`draft` must be `true` or `false`, found `3`", location: { line: 4, column: 8 } },
      ],
    });
  });

  test("may stand below empty lines, and has its own lines there; a line across the page is none", async () => {
    const { diagnostics } = await parse("\n \n---\ntitle: A\nslug: 1\n---\n\n## B\n");
    expect(diagnostics[0]).toMatchObject({ location: { line: 5, column: 7 } });
    const page = await parse("\n---\ntitle: A\n---\n\n## B\n\n```\nc\n");
    expect(page.report).toEqual(["8:1 warning unclosed-fence"]);
    expect(await htmlOf("\n---\n\na: b\n")).toBe("<hr>\n<p>a: b</p>\n");
    expect(await htmlOf("\n---\na: b\n\nc\n")).toBe("<hr>\n<p>a: b</p>\n<p>c</p>\n");
  });

  test("never closed are an error at the top", async () => {
    expect((await parse("---\ntitle: A\n\ntext")).report).toEqual(["1:1 error front-matter"]);
  });
});

describe("ids of docs", () => {
  test.each([
    ["content/en/docs/intro.md", "", "intro"],
    ["content/en/docs/01-guides/02.start.md", "", "guides/start"],
    ["content/en/docs/guides/index.md", "", "guides/index"],
    ["content/en/docs/2021-11-release.md", "", "2021-11-release"],
    ["content/en/docs/01-guides/a.md", "id: b", "guides/b"],
    ["content/en/docs/01-guides/02-a.md", "parse_number_prefixes: false", "01-guides/02-a"],
  ])("%s with %j is %s", async (path, yaml, id) => {
    expect((await parseGood(`---\n${yaml}\n---\n`, { path })).source).toMatchObject({
      kind: "doc",
      id,
      version: "current",
    });
  });
});

describe("the description", () => {
  const long = "Перший абзац про те, що хаб уміє робити вдома. ".repeat(8).trim();

  test.each([
    ["is front matter's", "---\ndescription: D\n---\ntext", "D"],
    [
      "is the first paragraph as plain text",
      "## H\n\n- list\n\nA **b** `c` [d](e.md) ![f](http://g)&nbsp;&amp; h[^1].\n\nnext\n\n[^1]: x\n",
      "A b c d f & h.",
    ],
    ["skips containers while there is a paragraph", ":::note\nin\n:::\n\nout\n", "out"],
    ["is from a container when there is none", ":::note\nin\n:::\n", "in"],
    ["is from the first of several", ":::note\none\n:::\n\n> two\n", "one"],
    ["is empty without text", "```\ncode\n```\n", ""],
  ])("%s", async (_, page, description) => {
    expect((await parseGood(page)).source.description).toBe(description);
  });

  test("is cut at a word near 160 characters", async () => {
    const { description } = (await parseGood(long)).source;
    expect(description.length).toBeGreaterThan(120);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description.endsWith("…")).toBe(true);
    expect(long.startsWith(description.slice(0, -1))).toBe(true);
    expect(long[description.length - 1]).toMatch(/[\s.,]/);
  });
});

test("words are counted in prose, not in code", async () => {
  const page =
    "## Два слова\n\nOne two — three `four`.\n\n```lua\nnot counted here\n```\n\n| a | b |\n|---|---|\n| c | 42 |\n";
  expect((await parseGood(page)).source.wordCount).toBe(2 + 4 + 4);
});

test("pages of a folder that is no site yet without a title are called by their names as people write them", async () => {
  const markdown = { isLoose: true, readmeTitle: "Lamp" };
  const titleAt = async (path: string): Promise<unknown> => [
    (await parseGood("a\n", { path: `content/en/docs/${path}`, markdown })).source.title,
    (await parseGood("a\n", { path: `content/en/docs/${path}` })).source.title,
  ];
  expect(await titleAt("README.md")).toEqual(["Lamp", "README"]);
  expect(await titleAt("how-to/README.md")).toEqual(["How to", "how-to"]);
  expect(await titleAt("Data-Types.md")).toEqual(["Data Types", "Data-Types"]);
  expect(await titleAt("01-first_steps.md")).toEqual(["First steps", "first_steps"]);
  expect(await titleAt("---.md")).toEqual(["---", "---"]);
});

test("pages that were not written for hubdocs may write lists as texts and texts as numbers", async () => {
  const text = "---\ntitle: 404\ntags: one\nkeywords: a, b\nimage:\n  src: a.png\nlayout: default\n---\n\nb\n";
  const { source } = await parseGood(text, { markdown: { isLoose: true } });
  expect(source.frontMatter).toMatchObject({ title: "404", tags: ["one"], keywords: ["a", "b"] });
  expect((await parse(text)).value).toBeUndefined();
});
