import { describe, expect, test } from "vitest";
import { safeId } from "../../../src/model/safeId.ts";
import { slugOfHeading } from "../../../src/model/slug.ts";
import { htmlOf, idsIn, parse, parseGood } from "./parsePage.ts";

const idsOf = async (page: string): Promise<readonly string[]> =>
  (await parseGood(page)).source.sections.map(({ id }) => id);

describe("a slug", () => {
  test.each([
    ["Їжак — це що?", "їжак--це-що"],
    ["API (v2.0)", "api-v20"],
    ["м’ята", "мята"],
    ["Під_креслення", "під_креслення"],
    ["№1", "1"],
    ["ґ є і ї", "ґ-є-і-ї"],
    ["Two  spaces", "two--spaces"],
    ["C++ & C#", "c--c"],
    ["ΑΒΓ 日本 हिन्दी", "αβγ-日本-हिन्दी"],
    ["!!!", ""],
    ["🦔", ""],
    ["\u200b", ""],
    ["e\u0301t\u00e9", "e\u0301t\u00e9"],
  ])("of %j is %j", (text, slug) => {
    expect(slugOfHeading(text)).toBe(slug);
  });
});

describe("ids of headings", () => {
  test.each([
    ["repeated ones are numbered", "## X\n## X\n## X\n", ["x", "x-1", "x-2"]],
    ["references are their characters", "## C#&lrm;\n## &theta; &mdash; &lang;a&rang;\n", ["c", "θ--a"]],
    ["generated names are taken too", "## X\n\n## X\n\n## X-1\n", ["x", "x-1", "x-1-1"]],
    ["authors' ids are kept as written", "## Перша сцена {#Your-First.scene}\n", ["Your-First.scene"]],
    ["authors' ids are reserved before any is made", "## Intro\n\n## Other {#intro}\n", ["intro-1", "intro"]],
    ["closing hashes and space around are no part", "## A b ##\n\nC d {#c}\n---\n", ["a-b", "c"]],
    ["braces inside a heading are text", "## The `{#id}` mark and {#x} more\n", ["the-id-mark-and-x-more"]],
    ["characters that references name are text", "## A &AMP; &Ouml;l\n", ["a--öl"]],
    ["separators of lines, which nobody sees, are blanks", "## A\u2028b\n\nC\u2029d {#c}\n---\n", ["a-b", "c"]],
    ["an escaped brace is text", "## A \\{#b}\n", ["a-b"]],
    ["markup is not part of them", "## `code` and **em** [b](./c.md) ![d](http://e)\n", ["code-and-em-b-d"]],
    [
      "names of every object are ordinary text with a prefix",
      "## __proto__\n\n## constructor\n",
      ["proto", "section-constructor"],
    ],
    [
      "headings in containers, quotes and lists have them too",
      ":::note\n## A\n:::\n\n> ## B\n\n- ## C\n",
      ["a", "b", "c"],
    ],
  ])("%s", async (_, page, ids) => {
    expect(await idsOf(page)).toEqual(ids);
  });

  test("equal to an id of the page's frame get a prefix: a heading may be called Search, Menu or Versions", async () => {
    expect(
      await idsOf("## Search\n\n## Versions\n\n## Sidebar\n\n## Menu\n\n## Tags label\n\n## Sidebar 1 2\n"),
    ).toEqual([
      "section-search",
      "section-versions",
      "section-sidebar",
      "section-menu",
      "section-tags-label",
      "section-sidebar-1-2",
    ]);
  });

  test("equal to a property of document or window get a prefix, whoever chose them", async () => {
    expect(await idsOf("## Location\n\n## Форми {#forms}\n\n## History\n\n## Location\n")).toEqual([
      "section-location",
      "section-forms",
      "section-history",
      "section-location-1",
    ]);
    expect(["__proto__", "location", "forms", "toString", "getElementById", "onload"].map(safeId)).toEqual([
      "section-__proto__",
      "section-location",
      "section-forms",
      "section-toString",
      "section-getElementById",
      "section-onload",
    ]);
    expect(["locations", "my-form", "events", "storage", "Location"].map(safeId)).toEqual([
      "locations",
      "my-form",
      "events",
      "storage",
      "Location",
    ]);
  });

  test("are never empty: a heading without letters is named by its number, with a warning", async () => {
    const { value, report } = await parse("## A\n\n## !!!\n\n### 🦔\n");
    expect(value?.source.sections.map(({ id }) => id)).toEqual(["a", "section-2", "section-3"]);
    expect(report).toEqual(["3:1 warning empty-heading-id", "5:1 warning empty-heading-id"]);
  });

  test("given by an author but taken are told, unless they are those of the page that was translated", async () => {
    const page = "## A {#search}\n\n[to it](#search)\n\n## Links\n\n## B {#own}\n";
    const { value, report } = await parse(page);
    expect(value?.source.sections.map(({ id }) => id)).toEqual(["section-search", "section-links", "own"]);
    expect(report).toEqual(["1:1 info taken-id"]);
    const original = "content/en/docs/a.md";
    expect((await parse(page, { fallbackPath: original })).report).toEqual([]);
  });

  test("given twice are a warning, and still differ", async () => {
    const { value, report } = await parse("## A {#x}\n\n## B {#x}\n");
    expect(value?.source.sections.map(({ id }) => id)).toEqual(["x", "x-1"]);
    expect(report).toEqual(["3:1 warning duplicate-id"]);
  });

  test("give way to ids in raw HTML", async () => {
    const html = await htmlOf('## Install\n\n<a id="install"></a>\n');
    expect(idsIn(html)).toEqual(["install-1", "install"]);
  });

  test("differ for a thousand equal headings", async () => {
    const ids = await idsOf("## Again\n\n".repeat(1000));
    expect(new Set(ids).size).toBe(1000);
    expect(ids.at(-1)).toBe("again-999");
  });
});

describe("a heading's markup", () => {
  test("has the id, and a link named by its plain text", async () => {
    expect(await htmlOf("## Use `a & b` *now*\n")).toBe(
      '<div class="heading"><h2 id="use-a--b-now">Use <code>a &amp; b</code> <em>now</em></h2>' +
        '<a class="heading-link" href="#use-a--b-now" aria-label="{TheadingLink:Use a &amp; b now}" title="{TheadingLink:Use a &amp; b now}"></a></div>\n',
    );
  });

  test("has no link on an h1", async () => {
    expect(await htmlOf("text\n\n# One\n")).toBe('<p>text</p>\n<h1 id="one">One</h1>\n');
  });
});

describe("the title", () => {
  test.each([
    ["is front matter's", "---\ntitle: F\n---\ntext", "F", false, "<p>text</p>\n"],
    [
      "is the h1 the body begins with, which is then taken out",
      "\n<!-- c -->\n# H *1*\n\ntext",
      "H 1",
      false,
      "<p>text</p>\n",
    ],
    [
      "of front matter leaves a leading h1 in its place",
      "---\ntitle: F\n---\n# H\n\ntext",
      "F",
      true,
      '<h1 id="h">H</h1>\n<p>text</p>\n',
    ],
    ["is an h1 further down when there is no other", "text\n\n# H\n", "H", true, '<p>text</p>\n<h1 id="h">H</h1>\n'],
    ["is the file's name in the end", "text", "a", false, "<p>text</p>\n"],
  ])("%s", async (_, page, title, hasOwnTitle, html) => {
    const { source } = await parseGood(page);
    expect([source.title, source.hasOwnTitle]).toEqual([title, hasOwnTitle]);
    expect(await htmlOf(page)).toBe(html);
  });

  test.each([
    ["a second one", "# A\n\ntext\n\n# B\n", ["2 b"]],
    ["one beside the title of front matter", "---\ntitle: F\n---\ntext\n\n# B\n", ["2 b"]],
    ["the second one of a text that keeps its own", "---\ntitle: F\n---\n# A\n\n# B\n", ["1 a", "2 b"]],
    ["those in quotes, lists and containers", "# A\n\n> # B\n\n- # C\n\n:::note\n# D\n:::\n", ["2 b", "2 c", "2 d"]],
    [
      "none on a page that hides the title above",
      "---\ntitle: F\nhide_title: true\n---\ntext\n\n# A\n\n# B\n",
      ["1 a", "2 b"],
    ],
  ])("is shown once: %s is a section", async (_, page, headings) => {
    const { source } = await parse(page).then(({ value }) => value ?? expect.fail("no page"));
    expect(source.sections.map(({ depth, id }) => `${depth} ${id}`)).toEqual(headings);
    const shown = [...(await htmlOf(page)).matchAll(/<h(\d) id="([^"]*)"/g)].map(([, depth, id]) => `${depth} ${id}`);
    expect(shown).toEqual(headings);
  });

  test.each([
    ["<h1 align=center>The <em>tool</em> &amp; you</h1>\n\ntext\n", "The tool & you"],
    ["<div align=center>\n<h1>Tool</h1>\n</div>\n\n# Second\n", "Tool"],
    ["---\ntitle: F\n---\n<h1>Tool</h1>\n", "F"],
    ["<h1><img src=https://example.org/a.svg></h1>\n", "a"],
  ])("may be HTML that the page begins with: %j", async (page, title) => {
    const { source } = await parseGood(page);
    expect([source.title, source.hasOwnTitle]).toEqual([title, true]);
    expect((await htmlOf(page)).match(/<h1/g)).toHaveLength(1);
  });

  test.each([
    ["content/en/docs/01-first-steps.md", "first-steps"],
    ["content/en/docs/guides/index.md", "guides"],
    ["content/en/docs/index.md", "index"],
  ])("of %s without any is %s", async (path, title) => {
    expect((await parseGood("text", { path })).source.title).toBe(title);
  });

  test.each([
    ["the first h1", "# H\n\ntext", "H", "<p>text</p>\n", undefined],
    ["an h1 further down", "text\n\n# H", "H", '<p>text</p>\n<h1 id="h">H</h1>\n', undefined],
    ["the file, and none is printed", "text", "a", "<p>text</p>\n", true],
  ])("that is blank shows none in the tab; lists call the page as %s", async (_, body, title, html, hide_title) => {
    for (const blank of ['""', '"  "']) {
      const page = `---\ntitle: ${blank}\n---\n${body}`;
      const { source } = await parseGood(page);
      expect(source).toMatchObject({ title, frontMatter: { title_meta: "" } });
      expect(source.frontMatter.hide_title).toBe(hide_title);
      expect(await htmlOf(page)).toBe(html);
    }
  });

  test("for the tab may be given beside a blank one", async () => {
    for (const page of [
      '---\ntitle: ""\ntitle_meta: Tab\n---\ntext',
      '---\ntitle: ""\n---\n<head>\n<title>Tab</title>\n</head>\n\ntext',
    ])
      expect((await parseGood(page)).source.frontMatter.title_meta).toBe("Tab");
  });

  test.each([
    ["a post", "---\ntitle: F\n---\n# H\n\ntext", "F", "post"],
    ["a post that begins with words", "text\n\n# H", "H", "post"],
    ["a landing page", "---\nlayout: home\ntitle: F\n---\n# H\n\ntext", "F", "page"],
  ] as const)("of %s is never repeated in the body", async (_, page, title, kind) => {
    expect((await parseGood(page, { kind })).source).toMatchObject({ title, hasOwnTitle: false });
    expect(await htmlOf(page, { kind })).toBe("<p>text</p>\n");
  });
});

describe("the id of a title that the page prints above its body", () => {
  test.each([
    ["is its slug", "# Big *title*\n\ntext", "big-title"],
    ["is that of its author", "# Big title {#top-id}\n\n## Top id\n", "top-id"],
    ["avoids names that scripts use", "# Location\n\ntext", "section-location"],
    ["is left to a section of the same name", "# Install\n\n## Install\n", undefined],
    ["is left to an id in HTML", '# Install\n\n<a id="install"></a>\n', undefined],
    ["is none without letters", "# 🏠\n\ntext", undefined],
    ["is none beside a title of front matter", "---\ntitle: F\n---\ntext", undefined],
  ])("%s", async (_, page, id) => {
    expect((await parseGood(page)).source.titleId).toBe(id);
  });

  test("which the author gave to a section, too, is reported", async () => {
    const { diagnostics } = await parse("# A {#x}\n\n## B {#x}\n");
    expect(diagnostics).toMatchObject([{ code: "duplicate-id", location: { line: 3 } }]);
  });
});

describe("sections", () => {
  test("have depth, plain and HTML title, and the place of their heading", async () => {
    const { source } = await parseGood("---\ntitle: T\n---\n\n## A [b](./c.md) `d`\n\ntext\n\n### E & F\n", {
      path: "content/en/docs/x.md",
    });
    expect(source.sections.map(({ hash: _, ...section }) => section)).toEqual([
      {
        id: "a-b-d",
        depth: 2,
        title: "A b d",
        titleHtml: "A b <code>d</code>",
        location: { file: "content/en/docs/x.md", line: 5, column: 1 },
      },
      {
        id: "e--f",
        depth: 3,
        title: "E & F",
        titleHtml: "E &amp; F",
        isEmpty: true,
        location: { file: "content/en/docs/x.md", line: 9, column: 1 },
      },
    ]);
  });

  test("are hashed with what stands before the next heading, whatever its level", async () => {
    const hashesOf = async (page: string): Promise<readonly (string | undefined)[]> =>
      (await parseGood(page)).source.sections.map(({ hash }) => hash);
    const before = await hashesOf("## A\n\naa\n\n### B\n\nbb\n\n## C\n\nc\n");
    const after = await hashesOf("## A\n\naa\n\n### B\n\nbb bb\n\n## C\n\nc\n");
    expect(after.map((hash, index) => hash === before[index])).toEqual([true, false, true]);
  });

  test("have no hash where no translation is made from the page", async () => {
    const { source } = await parseGood("## A\n\n## B\n", { isOriginal: false });
    expect(source.sections.map((section) => "hash" in section || "isEmpty" in section)).toEqual([false, false]);
    expect("leadHash" in source || "hasNoLead" in source).toBe(false);
  });

  test.each([
    ["## A\n\n## B\n\ntext\n", true, [true, undefined]],
    ["lead\n\n## A\n### B\n- item\n### C", undefined, [true, undefined, true]],
  ])("say where they have nothing below them: %j", async (page, hasNoLead, empty) => {
    const { source } = await parseGood(page);
    expect(source.hasNoLead).toBe(hasNoLead);
    expect(source.sections.map(({ isEmpty }) => isEmpty)).toEqual(empty);
  });

  test("have the same hash however they are laid out", async () => {
    const layouts = [
      "## A\n\n* one two\n* b\n\n| a | b |\n|---|:--|\n",
      "## A\n\n- one\n  two\n- b\n\n| a  |b|\n| - | :-|\n",
    ];
    const hashes = await Promise.all(layouts.map(async (page) => (await parseGood(page)).source.sections[0]?.hash));
    expect(hashes[0]).toEqual(hashes[1]);
  });
});
