// What of a page is prose: nothing else is left, and everything stays in its place.
import { expect, test } from "vitest";
import { proseOfLine, proseText } from "../../../src/content/proseText.ts";
import { expectToTakeLessThan } from "../processorTime.ts";

const wordsOf = (text: string): string => proseText(text).replace(/\s+/g, " ").trim();

test.for([
  ["front matter", "---\ntitle: code\n---\n\nprose", "prose"],
  ["fences", "prose\n\n```lua\ncode\n```\n\n- ~~~\n  code\n  ~~~", "prose"],
  ["inline code", "prose `code` prose", "prose prose"],
  ["addresses of links", "[prose](/code) and <https://code.example> https://code.example/a", "[prose and"],
  ["references", "[prose][1]\n\n[1]: /code", "[prose][1]"],
  ["tags, not what they hold", '<b title="code">prose</b>', "prose"],
  ["scripts", "<script>\ncode\n</script>", ""],
  ["attributes", "## Prose {#code}", "## Prose"],
  ["names of containers, not their titles", ":::note Prose {.code}\nprose\n:::", "Prose prose"],
] as const)("%s", ([, text, prose]) => {
  expect(wordsOf(text)).toBe(prose);
});

test("a word stands where it stood", () => {
  const text = "---\ntitle: a\n---\n\n`code` **prose**\nand ![prose](/code.png)";
  const prose = proseText(text);
  expect(prose).toHaveLength(text.length);
  expect(prose.indexOf("prose")).toBe(text.indexOf("prose"));
  expect(prose.lastIndexOf("prose")).toBe(text.lastIndexOf("prose"));
});

test("what is never closed hides nothing, and is looked for once", async () => {
  expect(proseOfLine("a ` b < c ]( d")).toBe("a ` b < c ]( d");
  await expectToTakeLessThan(1, () => proseOfLine("](<".repeat(300_000)));
});
