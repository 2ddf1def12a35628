// Pages are cut into what translators translate, and every stretch can be written back in its place.
import spec from "commonmark-spec";
import { describe, expect, test } from "vitest";
import { renderPlainMarkdown } from "../../../../src/content/renderPlain.ts";
import { cutUnits } from "../../../../src/content/units/cutUnits.ts";
import { fitWords } from "../../../../src/content/units/fitWords.ts";
import type { TextUnit } from "../../../../src/content/units/textUnit.ts";
import { normalizeHtml } from "../normalizeHtml.ts";

const cut = (text: string): readonly (readonly [kind: string, text: string])[] =>
  cutUnits(text).map(({ kind, text: words }) => [kind, words]);
const toTranslate = (text: string): readonly string[] =>
  cutUnits(text).flatMap(({ hasWords, text: words }) => (hasWords ? [words] : []));

/** The page with each stretch written anew in its own words. */
function rewrite(page: string, wordsOf: (unit: TextUnit) => string = ({ text }) => text): string {
  let written = "";
  let from = 0;
  for (const unit of cutUnits(page)) {
    written += page.slice(from, unit.start) + (fitWords(unit, wordsOf(unit), page) ?? "");
    from = unit.end;
  }
  return written + page.slice(from);
}

describe("what is cut", () => {
  test("headings, paragraphs, items, quotations: lines of one are joined, marks stay outside", () => {
    expect(
      cut(
        "# Title {#top}\n\nOne\ntwo  \nthree\n\nSet\n===\n\n- item\n  goes on\n- [ ] task\n\n  more\n\n3. third\n\n> said\n> again\n\n[^1]: A note.\n    Its second line.\n",
      ),
    ).toEqual([
      ["h1", "Title"],
      ["text", "One two\\\nthree"],
      ["h1", "Set"],
      ["item", "item goes on"],
      ["item", "task"],
      ["text", "more"],
      ["item", "third"],
      ["text", "said again"],
      ["item", "A note. Its second line."],
    ]);
  });

  test("tables cell by cell, also below a paragraph", () => {
    expect(cut("a | b\n- | -\nc | d\n").map(([, text]) => text)).toEqual(["a", "b", "c", "d"]);
    expect(cut("Above:\n| a | b \\| c |\n| - | - |\n| `x` | |\n\nAfter")).toEqual([
      ["text", "Above:"],
      ["cell", "a"],
      ["cell", "b \\| c"],
      ["cell", "`x`"],
      ["cell", ""],
      ["text", "After"],
    ]);
  });

  test("no cells where the line below only ends like the rule of a table", () => {
    expect(cut("One | two\nno rule |-|\n")).toEqual([["text", "One | two no rule |-|"]]);
  });

  test("titles and values of containers", () => {
    expect(
      cut(
        ':::note[A *title*]{open}\nText.\n:::\n\n::::tabs\n:::tab[Linux]{value="linux"}\nx\n:::\n::::\n\n::: tip Short\ny\n:::\n\n:::cards{filter="Show"}\n:::\n',
      ),
    ).toEqual([
      ["title", "A *title*"],
      ["text", "Text."],
      ["title", "Linux"],
      ["text", "x"],
      ["title", "Short"],
      ["text", "y"],
      ["option", "Show"],
    ]);
  });

  test("texts and values of raw HTML, where elements of a sentence stay in it", () => {
    expect(
      cut(
        '<figure>\n<img src="a.png" alt="A map">\n<figcaption>The <b>hub</b>\nand you</figcaption>\n</figure>\n\n<svg aria-label="Parts">\n<text x="1">Hub</text>\n</svg>\n',
      ),
    ).toEqual([
      ["attribute", "A map"],
      ["html", "The <b>hub</b> and you"],
      ["attribute", "Parts"],
      ["html", "Hub"],
    ]);
  });

  test("code only where it has comments, or where its fence says that it is translated", () => {
    const page = [
      "```js\nlet a = 1;\n```",
      "- ```lua\n  -- wait\n  hub.wait(1)\n  ```",
      "```text translated\nDone.\n```",
      "```js\nconst url = 'http://a'; // home\n```",
    ].join("\n\n");
    expect(toTranslate(page)).toEqual(["-- wait\nhub.wait(1)", "Done.", "const url = 'http://a'; // home"]);
    expect(cutUnits(page).map(({ kind }) => kind)).toEqual(["code", "code", "code", "code"]);
  });

  test("nothing that has no words: rules, definitions of links, comments, code, numbers, addresses", () => {
    expect(
      toTranslate(
        "***\n\n[a]: https://example.org 'T'\n\n<!-- a comment\n\nof two -->\n\n    code\n\n`GET /x`\n\n42 %\n\n<https://example.org>\n\n{/* truncate */}\n\nimport X from 'x';\n\n> [!NOTE]\n> Said.\n",
      ),
    ).toEqual(["Said."]);
  });

  test("text that code follows at once is text, and code below a list that has ended is code", () => {
    const page = "Above:\n```\ncode\n```\n\n- item\n\nText\n\n    code\n";
    expect(toTranslate(page)).toEqual(["Above:", "item", "Text"]);
  });

  test("definitions of links without a blank, too; what only begins like one is text", () => {
    expect(toTranslate('[a]:https://a.example "T"\n[b]:\nhttps://b.example\n\n[Note]: said in many words\n')).toEqual([
      "[Note]: said in many words",
    ]);
  });

  test("nothing of what stands behind the words of a heading", () => {
    const tails = [
      "{ #a .b }",
      '{: id="a" }',
      '{ data-toc-label="T" }',
      "{.c}{#d}",
      "{/* #a */}",
      "{/*a*/}",
      "{#a} ##",
      "## {#a}",
    ];
    for (const tail of tails) expect(cut(`## Title ${tail}\n`), tail).toEqual([["h2", "Title"]]);
    for (const words of ["Title {x}", "C#", "{% x %}"]) expect(cut(`## ${words} #\n`), words).toEqual([["h2", words]]);
  });

  test("blocks of MkDocs, whose contents are indented", () => {
    expect(cut('!!! note "Mind"\n    Text.\n\n=== "Tab"\n\n    Inside.\n')).toEqual([
      ["title", "Mind"],
      ["text", "Text."],
      ["title", "Tab"],
      ["text", "Inside."],
    ]);
  });

  test("blocks between slashes, and lines that other tools replace, stay lines of their own", () => {
    expect(cut("Above\n/// tip | Mind\n    open: true\n\nText\n///\n/// note\nMore\n///\n")).toEqual([
      ["text", "Above"],
      ["title", "Mind"],
      ["text", "Text"],
      ["text", "More"],
    ]);
    const lines = ["<<< @/a.js", "<<< @/b.js", '--8<-- "a.md"', "{{#include a.rs}}", "{! a.md !}", "[[toc]]", "[TOC]"];
    expect(cut(`Text\n${lines.join("\n")}\n`)).toEqual([["text", "Text"]]);
  });

  test("lines of Japanese are joined without a blank", () => {
    expect(cut("これは\n文です。\nGit も\n使う。")).toEqual([["text", "これは文です。 Git も使う。"]]);
  });

  test("a page of a million marks takes no time to speak of", () => {
    for (const hostile of [
      "- ".repeat(500_000),
      `# a${" ".repeat(500_000)}b`,
      `# a${"{#b}".repeat(200_000)}c`,
      "> ".repeat(500_000),
      '<a "'.repeat(200_000),
      "[^a".repeat(300_000),
    ])
      expect(cutUnits(`${hostile}\n`).length).toBeLessThan(3);
    expect(cutUnits("|".repeat(500_000)).length).toBe(1);
    for (const wide of [`${"|a".repeat(200_000)}|\n${"|-".repeat(200_000)}|\n`, '<p title="a">'.repeat(200_000)])
      expect(rewrite(wide, () => "b")).toBe(wide.replaceAll("|a", "|b").replaceAll('"a"', '"b"'));
  }, 20_000);
});

describe("the examples of CommonMark 0.31.2, written anew in their own words", () => {
  test("show the same, but for marks that go over lines in ways that nobody writes", () => {
    const changed = spec.tests.flatMap(({ number, markdown }: { number: number; markdown: string }) => {
      const page = markdown.replaceAll("→", "\t");
      const [before, after] = [page, rewrite(page)].map((one) => normalizeHtml(renderPlainMarkdown(one)));
      return before === after ? [] : [number];
    });
    expect(changed).toEqual([180, 182, 196, 208, 217, 335, 336, 491, 541, 625, 640, 642]);
  });
});

describe("a translation in its place", () => {
  const inPlace = (page: string, words: string): string => rewrite(page, () => words);

  test.each([
    ["Text\n", "1. Не список", "1\\. Не список\n"],
    ["Text\n", "- ні", "\\- ні\n"],
    ["Text\n", "# ні", "\\# ні\n"],
    ["Text\n", "> ні", "\\> ні\n"],
    ["Text\n", "::: note", "\\::: note\n"],
    ["Text\n", "```", "\\```\n"],
    ["Text\n", "---", "\\---\n"],
    ["Text\n", "[a]: b", "\\[a]: b\n"],
    ["Text\n", "два\n\nабзаци", "два абзаци\n"],
    ["> Text\n> goes on\n", "один\\\nдва", "> один\\\n> два\n"],
    ["- Text\n", "один\\\nдва", "- один\\\n  два\n"],
    ["## Title {#id}\n", "Назва\nдва {#other}", "## Назва два {#id}\n"],
    ["## Title {#id}\n", "Назва\u2028два\u2029", "## Назва два {#id}\n"],
    ["| a |\n| - |\n", "б\u2028в", "| б в |\n| - |\n"],
    ["| a |\n| - |\n", "б | в", "| б \\| в |\n| - |\n"],
    ["| a |\n| - |\n", "б \\| в", "| б \\| в |\n| - |\n"],
    [":::note[T]\n:::\n", "а ] б", ":::note[а \\] б]\n:::\n"],
    [':::cards{filter="T"}\n:::\n', 'а "б" {в}', ':::cards{filter="а б в"}\n:::\n'],
    ['<div title="T">\n', 'а "б"', '<div title="а &quot;б&quot;">\n'],
    ["<div>T</div>\n", "а\n\nб", "<div>а б</div>\n"],
    ["<div>T</div>\n", "а</div> < <b>б</b> <!-- в -->", "<div>а&#60;/div> &#60; <b>б</b> <!-- в --></div>\n"],
    ["<div>\nT\n</div>\n", '<a href="б"\n>а</a>', '<div>\n<a href="б"\n>а</a>\n</div>\n'],
    ["<div>\nT\n</div>\n", "> а", "<div>\n&#62; а\n</div>\n"],
    ['<div title="T">\n', "<b>", '<div title="&lt;b>">\n'],
    ["Text\n", "<!-- ні", "\\<!-- ні\n"],
    ["Text\n", "<details>", "\\<details>\n"],
    ["Text\n", "<script>а", "\\<script>а\n"],
    ["Text\n", "***", "\\***\n"],
    ["Text\n", "[^1]: ні", "\\[^1]: ні\n"],
    ["Text\n", ": ні", "\\: ні\n"],
    ["Text\n", '!!! note "Ні"', '\\!!! note "Ні"\n'],
    ["Text\n", "import x from 'y'", "&#105;mport x from 'y'\n"],
    ["<b>a</b>\nb\n", "<b>а</b>\n- б\n<br>", "<b>а</b>\n\\- б\n<br>\n"],
    ["Text\n", "<<< ні", "\\<<< ні\n"],
    ["Text\n", "/// note | Ні", "\\/// note | Ні\n"],
    ["- Text\n", "[ ] ні", "- \\[ ] ні\n"],
    ["Title\n===\n", "1. Ні", "1\\. Ні\n===\n"],
    ["## Title\n", "Назва { #other .c }", "## Назва\n"],
    ["a | b\n- | -\n", "- ні", "\\- ні | - ні\n- | -\n"],
    ["|a|\n|-|\n", "б\\", "|б\\\\|\n|-|\n"],
    ["::: note Title\n:::\n", "{ні}", "::: note \\{ні}\n:::\n"],
    ['!!! note "Title"\n', 'а "б"', '!!! note "а &quot;б&quot;"\n'],
    ["- ```js\n  // a\n  b()\n  ```\n", "// а\nb()", "- ```js\n  // а\n  b()\n  ```\n"],
  ])("%j in %j", (page, words, written) => {
    expect(inPlace(page, words)).toBe(written);
  });

  test("code that would end its own fence has none", () => {
    const page = "```js\n// a\n```\n";
    const [unit] = cutUnits(page);
    expect(unit && fitWords(unit, "// а\n```\n# b", page)).toBeUndefined();
  });
});
