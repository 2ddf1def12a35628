import { describe, expect, test } from "vitest";
import { findLiteral, findText } from "../../../src/migrate/findLiteral.ts";
import { unknownValue } from "../../../src/source/literals/literal.ts";
import { readLiteral } from "../../../src/source/literals/readLiteral.ts";
import { expectToTakeLessThan } from "../processorTime.ts";

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
