import { describe, expect, test } from "vitest";
import type { BodyPart } from "../../../src/model/body.ts";
import { parseSearchText } from "../../../src/model/searchText.ts";
import { htmlOf, parse, parseGood, partsOf } from "./parsePage.ts";

async function partOf<Name extends BodyPart["part"]>(
  page: string,
  name: Name,
): Promise<Extract<BodyPart, { part: Name }>> {
  const found = partsOf((await parseGood(page)).body).find(({ part }) => part === name);
  if (!found) throw new Error(`No ${name}`);
  return found as unknown as Extract<BodyPart, { part: Name }>;
}

describe("admonitions", () => {
  test.each([
    ["note", "note"],
    ["tip", "tip"],
    ["info", "info"],
    ["warning", "warning"],
    ["danger", "danger"],
    ["caution", "caution"],
    ["important", "info"],
    ["success", "tip"],
    ["secondary", "note"],
  ])("`:::%s` is of the kind %s", async (name, kind) => {
    expect((await partOf(`:::${name}\ntext\n:::\n`, "Admonition")).props).toEqual({ kind, id: "admonition-1" });
  });

  test.each([
    [":::note[A *b*]", "A <em>b</em>"],
    [":::note[A [b](./c.md) c]", 'A <a href="\0L0\0">b</a> c'],
    [":::note Old *title*", "Old <em>title</em>"],
    [':::note{title="T"}', "T"],
    ["::: note[T]", "T"],
    [":::note[A \\] b]", "A ] b"],
    [":::note[![alt](http://x)]", "alt"],
  ])("%s has its title", async (opening, titleHtml) => {
    expect((await partOf(`${opening}\ntext\n:::\n`, "Admonition")).props.titleHtml).toBe(titleHtml);
  });

  test.each([
    ["hold blocks", ":::note\n\na\n\n- b\n\n:::\n", "[Admonition]<p>a</p>\n<ul>\n<li>b</li>\n</ul>\n[/Admonition]"],
    ["may be empty", ":::note[T]\n:::\n", "[Admonition][/Admonition]"],
    [
      "follow a paragraph without an empty line",
      "a\n:::note\nb\n:::\nc\n",
      "<p>a</p>\n[Admonition]<p>b</p>\n[/Admonition]<p>c</p>\n",
    ],
    [
      "follow a list without an empty line",
      "- a\n:::note\nb\n:::\n",
      "<ul>\n<li>a</li>\n</ul>\n[Admonition]<p>b</p>\n[/Admonition]",
    ],
    [
      "nest with more colons outside",
      "::::note\n:::tip\na\n:::\n::::\n",
      "[Admonition][Admonition]<p>a</p>\n[/Admonition][/Admonition]",
    ],
    [
      "nest with equal colons",
      ":::note\n:::tip\na\n:::\nb\n:::\n",
      "[Admonition][Admonition]<p>a</p>\n[/Admonition]<p>b</p>\n[/Admonition]",
    ],
    [
      "stand in lists",
      "1. a\n\n   :::note\n   b\n   :::\n2. c\n",
      "<ol>\n<li><p>a</p>\n[Admonition]<p>b</p>\n[/Admonition]</li>\n<li><p>c</p>\n</li>\n</ol>\n",
    ],
    ["stand in quotes", "> :::note\n> b\n> :::\n", "<blockquote>\n[Admonition]<p>b</p>\n[/Admonition]</blockquote>\n"],
    [
      "see definitions of the whole page",
      ":::note\n[a]\n:::\n\n[a]: ./b.md\n",
      '[Admonition]<p><a href="{L0}">a</a></p>\n[/Admonition]',
    ],
  ])("%s", async (_, page, html) => {
    expect(await htmlOf(page)).toBe(html);
  });

  test("in code are code", async () => {
    for (const page of [
      "```md\n:::note\nx\n:::\n```\n",
      "~~~\n:::note\n~~~\n",
      "- ```\n  :::note\n  ```\n",
      "    :::note\n    x\n",
      "<!--\n:::note\n-->\n",
    ]) {
      expect(partsOf((await parseGood(page)).body).filter(({ part }) => part === "Admonition")).toEqual([]);
    }
  });

  test("may hold code that holds closing lines", async () => {
    expect(await htmlOf(":::note\n```\n:::\n```\n:::\nafter\n")).toBe(
      "[Admonition][CodeBlock][/Admonition]<p>after</p>\n",
    );
  });

  test("have ids of their own", async () => {
    const { body } = await parseGood(":::note\n:::\n\n:::tip\n:::\n\n## Admonition 1\n");
    expect(partsOf(body).map((part) => (part.part === "Admonition" ? part.props.id : ""))).toEqual([
      "admonition-1-1",
      "admonition-1-2",
    ]);
  });
});

describe("what is no container", () => {
  test("stays text, with a warning that says where", async () => {
    const { value, report, diagnostics } = await parse("a\n\n:::nota\nb\n:::\n\n:::note\nc\n:::\n");
    expect(report).toEqual(["3:1 warning unknown-container"]);
    expect(diagnostics[0]?.message).toBe("There is no container named `nota`");
    expect(value && partsOf(value.body).map(({ part }) => part)).toEqual(["Admonition"]);
  });

  test("closes nothing", async () => {
    expect((await parse("a\n\n:::\n")).report).toEqual(["3:1 warning unknown-container"]);
  });

  test("is never closed: it reaches to the end, with a warning", async () => {
    const { report } = await parse("---\ntitle: T\n---\n\n:::note\na\n\n## B\n");
    expect(report).toEqual(["5:1 warning unclosed-container"]);
    const inner = await parse("::::tabs\n:::tab[A]\na\n::::\nb\n");
    expect(inner.report).toEqual(["2:1 warning unclosed-container"]);
  });
});

describe("details", () => {
  test.each([
    [":::details[More *here*]\na\n:::\n", { summaryHtml: "More <em>here</em>" }],
    [":::details\na\n:::\n", {}],
    [":::details[A]{open}\na\n:::\n", { summaryHtml: "A", open: true }],
    ["<details>\n<summary>A `b`</summary>\n\na\n\n</details>\n", { summaryHtml: "A <code>b</code>" }],
    ["<details open>\n\na\n\n</details>\n", { open: true }],
  ])("%j", async (page, props) => {
    expect((await partOf(page, "Details")).props).toEqual(props);
    expect(await htmlOf(page)).toBe("[Details]<p>a</p>\n[/Details]");
  });

  test("written as HTML nest, in lists too", async () => {
    expect(await htmlOf("- a\n\n  <details>\n\n  b\n\n  <details>\n\n  c\n\n  </details>\n\n  </details>\n")).toBe(
      "<ul>\n<li><p>a</p>\n[Details]<p>b</p>\n[Details]<p>c</p>\n[/Details][/Details]</li>\n</ul>\n",
    );
  });

  test("in a list, indented with tabs, end none around it", async () => {
    const text = ":::note\n\n10. a\n\n\t:::tip\n\tb\n\t:::\n\nc\n\n:::\n\nd\n";
    expect(await htmlOf(text)).toMatch(/<p>c<\/p>\n\[\/Admonition\]<p>d<\/p>\n$/);
  });

  test("written as HTML without Markdown inside, or never closed, stay HTML", async () => {
    expect(await htmlOf("<details><summary>A</summary>b</details>\n")).toBe(
      "<details><summary>A</summary>b</details>\n",
    );
    expect(await htmlOf("<details>\n\na\n")).toBe("<details>\n<p>a</p>\n");
  });

  test("without a summary get one in the language of the page", async () => {
    expect(await htmlOf("<details open>\nb <details><summary>A</summary>c</details>\n</details>\n")).toBe(
      "<details open><summary>{Tdetails}</summary>\nb <details><summary>A</summary>c</details>\n</details>\n",
    );
    expect(await htmlOf("a <details>b</details>\n")).toBe("<p>a <details>b</details></p>\n");
  });
});

describe("tabs", () => {
  const page =
    '::::tabs{group="language"}\n:::tab[curl]{value="curl"}\na\n:::\n\n:::tab[JavaScript]{value="js" default}\nb\n:::\n::::\n';

  test("end the sections within them: what comes next is found below the heading above the tabs", async () => {
    const { searchText = "" } = await parseGood(
      "## Install\n\n::::tabs\n:::tab[Linux]\nApt\n\n### Notes\n\nRoot\n:::\n" +
        ":::tab[Windows]\nZebra\n\n```sh\nrun\n```\n\n### Caveats\n\nDisk\n:::\n::::\n\nAfter\n",
    );
    expect(parseSearchText(searchText)).toEqual([
      { id: "", depth: 1, title: "", text: "", code: "" },
      { id: "install", depth: 2, title: "Install", text: "Linux\nApt\nWindows\nZebra\nAfter", code: "run" },
      { id: "notes", depth: 3, title: "Notes", text: "Root", code: "" },
      { id: "caveats", depth: 3, title: "Caveats", text: "Disk", code: "" },
    ]);
  });

  test("have a group, values, labels and a default", async () => {
    expect((await partOf(page, "Tabs")).props).toEqual({
      id: "tabs-1",
      group: "language",
      tabs: [
        { value: "curl", label: "curl", isDefault: false },
        { value: "js", label: "JavaScript", isDefault: true },
      ],
    });
    expect(await htmlOf(page)).toBe("[Tabs]|<p>a</p>\n|<p>b</p>\n");
  });

  test.each([
    ['{query="os"}', "os"],
    ['{group="side" query}', "side"],
    ['{groupId="side" queryString="s"}', "s"],
    ["{query}", "tab"],
    ['{group="side"}', undefined],
  ])("with %s are chosen by the address's %s", async (attributes, query) => {
    const { props } = await partOf(`::::tabs${attributes}\n:::tab[A]\n:::\n::::\n`, "Tabs");
    expect(props.query).toBe(query);
  });

  test("take a value from the label, and the first one as default", async () => {
    const { props } = await partOf("::::tabs\n:::tab[Мій хаб]\na\n:::\n:::tab[B]\n:::\n::::\n", "Tabs");
    expect(props.tabs).toEqual([
      { value: "мій-хаб", label: "Мій хаб", isDefault: true },
      { value: "b", label: "B", isDefault: false },
    ]);
  });

  test.each([
    ["two equal values", "::::tabs\n:::tab[A]\n:::\n:::tab[A]\n:::\n::::\n", 'Two tabs have the value "a"'],
    ["an unknown default", '::::tabs{default="c"}\n:::tab[A]\n:::\n::::\n', 'No tab has the default value "c"'],
    ["no tab", "::::tabs\n::::\n", "The tabs contain no `:::tab`"],
    ["something else", "::::tabs\ntext\n:::tab[A]\n:::\n::::\n", "The tabs contain something other than a `:::tab`"],
    ["a tab without a name", "::::tabs\n:::tab\n:::\n::::\n", "A `:::tab` has neither a label nor a value"],
    ["a tab outside", ":::tab[A]\n:::\n", "A `:::tab` is outside a tabs container"],
  ])("with %s are an error", async (_, text, message) => {
    const { value, diagnostics, report } = await parse(`x\n\n${text}`);
    expect(value).toBeUndefined();
    expect(report).toEqual(["3:1 error bad-tabs"]);
    expect(diagnostics[0]?.message).toBe(message);
    expect(diagnostics[0]?.hint).not.toMatch(/ $/);
  });
});

describe("cards", () => {
  test("are made of a list: the first link is the card, the rest its text", async () => {
    const page =
      ":::cards\n- [Lua *scenes*](./a.md) Write `few` lines.\n- **[B](/b)** — with a [link](./c.md)\n- [C](./c.md){icon=moon} text\n- No link\n:::\n";
    const { source } = await parseGood(page);
    const part = await partOf(page, "Cards");
    expect(part.props.cards).toEqual([
      { link: 0, titleHtml: "Lua <em>scenes</em>" },
      { link: 1, titleHtml: "B" },
      { link: 3, titleHtml: "C", icon: "moon" },
      { link: null, titleHtml: "No link" },
    ]);
    expect(source.links.map(({ raw }) => raw)).toEqual(["./a.md", "/b", "./c.md", "./c.md"]);
    expect(await htmlOf(page)).toBe('[Cards]|Write <code>few</code> lines.|with a <a href="{L2}">link</a>|text|');
  });

  test("have tags, and a filter of the tags that several cards have", async () => {
    const cards =
      '- [A](./a.md){icon=lamp tags="Light, No account"} text\n- [B](./b.md){tags="Light, Cloud , Light"}\n- [C](./c.md){tags=Cloud}\n';
    const part = await partOf(`:::cards{filter="Show"}\n${cards}:::\n`, "Cards");
    expect(part.props).toEqual({
      cards: [
        { link: 0, titleHtml: "A", icon: "lamp", tags: ["Light", "No account"] },
        { link: 1, titleHtml: "B", tags: ["Light", "Cloud"] },
        { link: 2, titleHtml: "C", tags: ["Cloud"] },
      ],
      filter: { id: "cards-1", label: "Show", tags: ["Light", "Cloud"] },
    });
    expect((await partOf(`:::cards\n${cards}:::\n`, "Cards")).props.filter).toBe(undefined);
    expect((await partOf(':::cards{filter="Show"}\n- [A](./a.md){tags=x}\n:::\n', "Cards")).props.filter).toBe(
      undefined,
    );
  });

  test("are found by their tags, not by the names of their icons", async () => {
    const { searchText = "" } = await parseGood(
      ':::cards\n- [A](./a.md){icon=lamp tags="Light, Cloud"} text {b}\n:::\n',
    );
    expect(parseSearchText(searchText).map(({ text }) => text)).toEqual(["A (Light, Cloud) text {b}"]);
  });

  test("with an icon that there is not are a warning, unless the site may draw it itself", async () => {
    const page = ":::cards\n- [A](./a.md){icon=mooon}\n- [B](./b.md){icon=lamp}\n:::\n";
    const { diagnostics, report, value } = await parse(page);
    expect(report).toEqual(["2:3 warning bad-cards"]);
    expect(diagnostics[0]?.hint).toBe("did you mean `moon`?");
    expect(value?.source.probes).toContainEqual({ path: "templates/parts/Icon.tsx", exists: false });
    expect((await parse(page, { files: { "templates/parts/Icon.tsx": "" } })).report).toEqual([]);
  });

  test("of a landing page are looked at, too: a path is a picture", async () => {
    const card = (icon: string): string => `  - { title: A, text: b, to: /c, icon: ${icon} }\n`;
    const page = `---\nlayout: home\ncards:\n${["bells", "/img/a.svg", "bell"].map(card).join("")}---\n`;
    const { diagnostics, report } = await parse(page, { kind: "page" });
    expect(report).toEqual(["4:40 warning bad-cards"]);
    expect(diagnostics[0]?.message).toBe('There is no icon "bells": the card is shown without one');
  });

  test("without a list are the place for the pages of the category, in docs", async () => {
    const { report, value } = await parse("a\n\n:::note\n:::cards\n:::\n:::\n");
    expect(report).toEqual([]);
    expect(value?.source.listsPages).toBe(true);
    expect((await partOf(":::cards\n\n:::\n", "Cards")).props).toEqual({ areOfCategory: true, cards: [] });
    expect((await parse("a\n")).value?.source.listsPages).toBeUndefined();
    expect((await parse(":::cards\n:::\n", { kind: "page" })).report).toEqual(["1:1 warning bad-cards"]);
  });

  test("with other text alone are a warning", async () => {
    const { report, value } = await parse(":::cards\ntext\n:::\n");
    expect(report).toEqual(["1:1 warning bad-cards"]);
    expect(value?.body.segments).toEqual([{ kind: "html", html: "<p>text</p>\n" }]);
  });
});
