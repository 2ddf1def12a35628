import { beforeAll, describe, expect, test } from "vitest";
import { maxFileBytes, maxLineLength } from "../../../src/content/checkLimits.ts";
import { maxNesting } from "../../../src/content/markdown.ts";
import { expectToTakeLessThan } from "../processorTime.ts";
import { bytesOf } from "../siteFiles.ts";
import { parse } from "./parsePage.ts";

const fill = (unit: string, length: number): string => unit.repeat(Math.ceil(length / unit.length));

describe("limits", () => {
  test.each([
    ["quotes", (depth: number) => `${"> ".repeat(depth)}x`],
    ["bulleted lists", (depth: number) => `${"- ".repeat(depth)}x`],
    ["numbered lists", (depth: number) => `${"12) ".repeat(depth)}x`],
    ["lists of both kinds", (depth: number) => `${"1. - ".repeat(depth / 2)}${depth % 2 === 0 ? "" : "1. "}x`],
    [
      "indented lists",
      (depth: number) => Array.from({ length: depth }, (_, index) => `${"  ".repeat(index)}- x`).join("\n"),
    ],
    ["brackets", (depth: number) => `${"[".repeat(depth)}x${"]".repeat(depth)}`],
    ["containers", (depth: number) => `${":::note\n".repeat(depth)}x\n${":::\n".repeat(depth)}`],
  ])("%s may be nested a hundred deep and no deeper", async (_, page) => {
    expect((await parse(page(maxNesting))).value).toBeDefined();
    const { value, report } = await parse(`text\n\n${page(maxNesting + 1)}`);
    expect(value).toBeUndefined();
    expect(report).toEqual([expect.stringMatching(/^\d+:1 error too-large$/)]);
  });

  test("what looks nested in code is code", async () => {
    expect((await parse(`\`\`\`\n${"> ".repeat(300)}x\n${"[".repeat(300)}\n\`\`\`\n`)).report).toEqual([]);
    expect((await parse(`${"* ".repeat(300)}\n`)).report).toEqual([]);
  });

  test("a line may be long and no longer", async () => {
    expect((await parse("a".repeat(maxLineLength))).value).toBeDefined();
    expect((await parse(`b\n${"a".repeat(maxLineLength + 1)}`)).report).toEqual([
      `2:${maxLineLength + 1} error too-large`,
    ]);
  });

  test("a file may be large and no larger", async () => {
    const paragraph = `${"word ".repeat(99)}\n\n`;
    const page = paragraph.repeat(Math.floor(maxFileBytes / paragraph.length));
    expect((await parse(page)).value).toBeDefined();
    expect((await parse(page + paragraph)).report).toEqual(["1:1 error too-large"]);
  });
});

describe("bytes", () => {
  test("that are not UTF-8 are an error with their place", async () => {
    expect((await parse(Uint8Array.from([...bytesOf("---\ntitle: Ї\n---\nab"), 0xff]))).report).toEqual([
      "4:3 error invalid-utf8",
    ]);
  });

  test("of UTF-16 without a mark, or zeros alone, are no page; a stray zero is a sign like others", async () => {
    expect((await parse(Uint8Array.from([..."# Title"].flatMap((sign) => [0, sign.charCodeAt(0)])))).report).toEqual([
      "1:1 error invalid-utf8",
    ]);
    expect((await parse(new Uint8Array(4096))).report).toEqual(["1:1 error invalid-utf8"]);
    expect((await parse("a\0b")).report).toEqual([]);
  });
});

// Each once took the parser the square of its length, or overflowed its stack.
const patterns: readonly (readonly [string, (length: number) => string])[] = [
  ["quotes", (n) => fill("> ", n)],
  ["open parentheses", (n) => `[a](${fill("(", n)}`],
  ["stars", (n) => `${fill("***", n)}x`],
  ["dots before an @", (n) => `${fill("x.", n)}@y`],
  ["letters before an @", (n) => `${fill("a", n)}@`],
  [
    "runs of back-ticks",
    (n) => Array.from({ length: Math.floor(Math.sqrt(n * 2)) }, (_, index) => "`".repeat(index)).join(" "),
  ],
  ["tags", (n) => fill("<b><i>", n)],
  ["list items", (n) => fill("* one\n", n)],
  ["indented lists with other signs", (n) => fill("  - a\n  * b\n  + c\n  \n", n)],
  ["empty items far from each other", (n) => fill("  - \n  \n  \n", n)],
  ["what is no list", (n) => fill("  *[a]: b\n  \n", n)],
  ["ids of HTML", (n) => fill("  <b id=a>\n", n)],
  ["ids of HTML in a line", (n) => `<div>${fill("<b id=a>", n)}`],
  ["emphasis that overlaps", (n) => fill("*a_", n)],
  ["emphasis that nests", (n) => fill("*a **b ", n / 2) + fill("** *", n / 2)],
  ["emphasis that never closes", (n) => fill("*a _b ", n / 2) + fill("_ *", n / 2)],
  ["links without end", (n) => `${fill("[a](b", n)})`],
  ["lazy lines of an item", (n) => `- a\n${fill("b\n", n)}`],
  ["lazy lines of a quote", (n) => fill("> a\nb\n", n)],
  ["lazy lists in a quote", (n) => fill("> - a\nb\n", n)],
  ["a long address", (n) => `http://a${fill("&a;", n)}`],
  ["exclamation marks", (n) => fill("!", n)],
  ["open comments", (n) => `a ${fill("<!--", n)}`],
  ["open containers", (n) => fill(":::note\n", n)],
  ["closed containers", (n) => fill(" :::note\n :::\n", n)],
  ["containers that other signs close", (n) => fill("\n::::tabs\n\n\n:::\n@c.d", n)],
  ["unknown containers", (n) => fill(":::foo\n", n)],
  ["open details", (n) => fill("<details>\n\n", n)],
  ["footnotes", (n) => fill("[^1]: a\n", n)],
  ["equal headings", (n) => fill("## Again\n\n", n)],
  ["ranges of a fence", (n) => `\`\`\`lua {${fill("1-99999,", n)}}\n${fill("x\n", n)}\`\`\``],
  ["magic comments", (n) => `\`\`\`lua\n${fill("-- highlight-next-line\n", n)}\`\`\``],
  ["code that is slow to colour", (n) => `\`\`\`css\n${fill("- a\n", n)}\`\`\``],
  ["quotes of a line each", (n) => fill("> a\n\n", n)],
  ["quotes in quotes after empty lines", (n) => fill("  \n\n>> ", n)],
  ["lists of an item each", (n) => fill("- a\n\n* b\n\n1. c\n\n2) d\n\n", n)],
  ["many ranges of a fence", (n) => `\`\`\`lua ${fill("{1}", 2 * n)}\nx\n\`\`\``],
  ["lists between fences", (n) => fill("\n~~~\n\n10) ", n)],
  ["lists that other texts end", (n) => fill('\n=== "x"\n\n+ ', n)],
  ["lists that tags end", (n) => fill("<a\n</div>\n\n* ", n)],
  ["spaces behind open details", (n) => `<details>${fill(" ", n)}a`],
  ["paragraphs between rules", (n) => fill("***\na\n", n)],
  ["lists between rules", (n) => fill("- a\n---\n", n)],
  ["heads of tables with too many cells", (n) => fill("{{|a|b|\n|-|-|\n|", n)],
  ["paragraphs between comments", (n) => fill("a\n<!-- b -->\n", n)],
  ["paragraphs between scripts", (n) => fill("a\n<style>b</style>\n", n)],
  ["paragraphs between headings", (n) => fill("\n| \n# )", n)],
  [
    "rows that leave out most cells",
    (n) => `|${fill("a|", n / 8)}\n|${fill("-|", n / 8)}\n${fill("|b\n", (n * 3) / 4)}`,
  ],
  ["deleted text that never ends", (n) => fill("\u202e1.~~", n)],
  ["links in a table", (n) => `|a|\n|-|\n${fill("|[a\\|b](x)|\n", n)}`],
  ["attributes", (n) => `<div ${fill('a="b" ', n)}>`],
  ["a component that never ends", (n) => fill("a <b c ", n)],
  ["an import that never ends", (n) => `import ${fill("a ", n)}`],
  ["elements of a head that never end", (n) => `<head>\n${fill('<meta a="b" ', n * 3)}`],
  ["braces of a heading", (n) => `## ${fill("{#a", n)}}`],
];

// Once a process holds 16 MB of compiled code, V8 compiles further regular expressions without optimizing them, and one for
// deleted text then takes six times as long. Builds stay far below; tests do not, so these have a process of their own, in
// which all are compiled before any of them.
beforeAll(async () => {
  for (const [, page] of patterns) await parse(page(2_000));
}, 60_000);

describe("hostile pages", () => {
  test.each(patterns)(
    "%s end in time, as a page or as one named error",
    async (_, page) => {
      let made: Awaited<ReturnType<typeof parse>> | undefined;
      await expectToTakeLessThan(3, async () => {
        made = await parse(page(100_000));
      });
      const { value, report = [] } = made ?? {};
      if (value === undefined)
        expect(report).toEqual([expect.stringMatching(/^\d+:\d+ error (too-large|markdown-failed)$/)]);
      else expect(report.every((line) => line.includes(" warning "))).toBe(true);
    },
    60_000,
  );

  test("a table whose rows leave out most cells is told with its line, one with whole rows is made", async () => {
    const table = (row: string): string => `|${"a|".repeat(200)}\n|${"-|".repeat(200)}\n${`${row}\n`.repeat(2000)}`;
    const { diagnostics, report } = await parse(`text\n\n${table("|b|")}`);
    expect(report).toEqual(["3:1 error too-large"]);
    expect(diagnostics[0]?.message).toContain("The rows of a table omit too many cells");
    expect((await parse(table(`|${"b|".repeat(200)}`))).value).toBeDefined();
    expect((await parse(`|a|b|c|d|e|\n|-|-|-|-|-|\n${"|1|\n".repeat(20_000)}`)).value).toBeDefined();
  });

  test("are bounded by work, not by length: long ordinary text is parsed", async () => {
    const paragraph = "Plain *words* with `code`, [links](./a.md) and addresses a@b.co, https://e.org/x. ".repeat(40);
    expect((await parse(`${paragraph}\n\n`.repeat(100))).value).toBeDefined();
  });
});
