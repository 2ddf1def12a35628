import { describe, expect, test } from "vitest";
import { findLiteral, findText } from "../../../src/migrate/findLiteral.ts";
import { unknownValue } from "../../../src/source/literals/literal.ts";
import { readLiteral } from "../../../src/source/literals/readLiteral.ts";
import { expectToTakeLessThan } from "../processorTime.ts";

const functions = { a: unknownValue, c: unknownValue, e: unknownValue, f: unknownValue, g: 3 };

describe("data in a program", () => {
  test.each([
    ["{ a: 'b', \"c\": [1, -2.5, true, null,], }", { a: "b", c: [1, -2.5, true, null] }],
    ["[/* a */ 'b', // c\n `d`]", ["b", "d"]],
    ["{ a: 'it\\'s' } as const", { a: "it's" }],
    ["{ a: f(1, [2]), b: 1 }", { a: unknownValue, b: 1 }],
    ["{ ...rest, a, m() { return { x: 1 } }, b: 1 }", { b: 1 }],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a literal
    ["['a' + b, `x${y}`, 'c']", [unknownValue, unknownValue, "c"]],
    ["makeIt({ a: 1 })", unknownValue],
    ["/* a */ ((/* b */ { c: ([1]), d: ('e') } /* f */))", { c: [1], d: "e" }],
    ["{ a: (b) => 1, c: () => ({ d: 1 }), e: (1, 2), f: (1) + 2, g: 3 }", functions],
    [
      "['\\u{1F41D}', '\\x41\\u0457', '\\t\\0\\d', 'a\\\r\nb', '\\u{110000}']",
      ["🐝", "Aї", "\t\0d", "ab", "u{110000}"],
    ],
    ["{ a: [1] as B['c'][], d: (1 as unknown as E<F, G<H>>), i: {} satisfies import('j').K }", { a: [1], d: 1, i: {} }],
    ["{ a: 1", unknownValue],
    ["", unknownValue],
  ])("%s", (text, value) => {
    expect(readLiteral(text, 0)).toEqual(value);
  });

  test("in a template is what the names in it stand for", () => {
    const known = new Map<string, string | number>([
      ["base", "/docs"],
      ["major", 2],
    ]);
    const read = (text: string): unknown => readLiteral(text, 0, (name) => known.get(name));
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a literal
    expect(read("`${base}/v${ major }/`")).toBe("/docs/v2/");
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a literal
    expect(read("[`${other}/`, `${base + 1}`, `\\${base}`]")).toEqual([unknownValue, unknownValue, "${base}"]);
  });

  test("is a member of what a name stands for, where that has it", () => {
    const read = (text: string): unknown => readLiteral(text, 0, () => ({ urls: { docs: "/docs" } }));
    expect(
      read("[site.urls.docs, site . urls, site.urls.constructor, site.urls.docs.length, site.urls.map()]"),
    ).toEqual(["/docs", { docs: "/docs" }, unknownValue, unknownValue, unknownValue]);
  });

  test("is found by its name", () => {
    expect(findText("const x = { subtitle: 'a', title: t('b') }; y = { title: 'c' }", "title")).toBe("c");
    expect(findLiteral("sidebar: make(), b: { sidebar: [1] }", "sidebar")).toEqual([1]);
    expect(findLiteral("a: 1", "sidebar")).toBeUndefined();
  });

  test.each([
    ["brackets", "[".repeat(200_000)],
    ["parentheses", "(".repeat(200_000)],
    ["types", "[1 as a<".repeat(50_000)],
    ["braces", "{a:".repeat(100_000)],
    ["quotes", "['".repeat(100_000)],
    ["comments", "[/*".repeat(100_000)],
    ["names", "sidebar: x(".repeat(3_000)],
  ])("that is nothing but %s costs little", async (_, text) => {
    await expectToTakeLessThan(2, () => {
      readLiteral(text, 0);
      findLiteral(text.slice(0, 40_000), "sidebar");
    });
  });
});
