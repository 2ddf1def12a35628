import { describe, expect, test } from "vitest";
import { htmlOf, parseGood } from "./parsePage.ts";

describe("emoji by name", () => {
  test.each([
    ["in a text", "Done :tada:!\n", "<p>Done 🎉!</p>\n"],
    ["with marks in the name", ":heavy_check_mark: and :+1:\n", "<p>✔️ and 👍</p>\n"],
    ["in emphasis and the words of a link", "**:bulb: a** [:book:](http://x.test)\n", "<strong>💡 a</strong>"],
    ["in a list", "- a\n- :warning: b\n", "<li>⚠️ b</li>"],
    ["in the head of a table", "| :key: |\n| --- |\n| a |\n", "🔑</th>"],
    ["in a table", "| :key: |\n| --- |\n| :lock: |\n", "<td>🔒</td>"],
    ["in a note and its title", ":::note[:rocket: Go]\n\n:fire:\n\n:::\n", "<p>🔥</p>"],
    ["of people, animals and flags", ":man_raising_hand: :space_invader: :netherlands:\n", "<p>🙋‍♂️ 👾 🇳🇱</p>\n"],
    ["behind Ukrainian words", "Готово :tada:, далі\n", "<p>Готово 🎉, далі</p>\n"],
  ])("%s", async (_, page, html) => {
    expect(await htmlOf(page)).toContain(html);
  });

  test.each([
    ["names that nobody knows", ":no-such:\n", "<p>:no-such:</p>\n"],
    ["code", "`:tada:`\n", "<p><code>:tada:</code></p>\n"],
    ["a colon behind a backslash", "\\:tada:\n", "<p>:tada:</p>\n"],
    ["names that go on from a word", "a:tada: b:tada:\n", "<p>a:tada: b:tada:</p>\n"],
    ["addresses of devices and times", "00:1a:cd:ef 10:100:20 a::x::b\n", "<p>00:1a:cd:ef 10:100:20 a::x::b</p>\n"],
  ])("%s are left alone", async (_, page, html) => {
    expect(await htmlOf(page)).toContain(html);
  });

  test("titles and tables of contents show them, addresses do not", async () => {
    const { source } = await parseGood("# :rocket: Start\n\n## :key: Keys\n");
    expect(source.title).toBe("🚀 Start");
    expect(source.sections.map(({ id, title }) => [id, title])).toContainEqual(["-keys", "🔑 Keys"]);
  });

  test("pages written for another tool have those of that tool", async () => {
    expect(await htmlOf(":tada:\n", { markdown: { dialect: "docusaurus" } })).toBe("<p>🎉</p>\n");
    expect(await htmlOf(":tada:\n", { markdown: { dialect: "starlight" } })).toBe("<p>:tada:</p>\n");
  });
});
