import { expect, test } from "vitest";
import { expectToTakeLessThan } from "../processorTime.ts";
import { parse } from "./parsePage.ts";

test.each([
  ["| a | b |\n| --- |\n| 1 | 2 |\n", "2:1", "its delimiter row has 1 column, but the row above it has 2"],
  ["text\na | b\n--- | --- | ---\n1 | 2\n", "3:1", "its delimiter row has 3 columns, but the row above it has 2"],
  ["- x\n\n  | a |\n  | :-: | - |\n", "4:1", "its delimiter row has 2 columns, but the row above it has 1"],
])("a table that is none for its rule is told: %j", async (page, place, message) => {
  const { diagnostics, report } = await parse(page);
  expect(report).toEqual([`${place} warning shown-as-text`]);
  expect(diagnostics[0]?.message).toContain(message);
});

test.each([
  "a | b\n--- | ---\n1 | 2\n",
  "a \\| b | c\n--- | ---\n",
  "a | b\n---\n",
  "a | b\nc | d\n",
  "text\n| --- |\n",
  "```\n| a | b |\n| --- |\n```\n",
])("what is a table, or was never meant as one, is not: %j", async (page) => {
  expect((await parse(page)).report).toEqual([]);
});

test.each(["Term\n: text\n", "a\n\nTerm *b*\n:   text\n", "- Term\n  : text\n"])(
  "a list of definitions is told: %j",
  async (page) => {
    const { diagnostics } = await parse(page);
    expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
      ["shown-as-text", "The list of definitions is shown as text, with its colons"],
    ]);
    expect((await parse(page, { markdown: { isLoose: true } })).diagnostics.length).toBeLessThan(2);
  },
);

test.each(["It is so.\n: text\n", ": text\n", "Term\n:text\n", "```\nTerm\n: text\n```\n", "Term\n:::note\n:::\n"])(
  "what only looks like one is not: %j",
  async (page) => {
    expect((await parse(page)).report).toEqual([]);
  },
);

test("an id of a heading with a blank, or with a second sign, is told", async () => {
  const { diagnostics, report } = await parse("# A {#my id}\n\n## B {#b .wide}\n\n## C {##c-d}\n\ntext\n");
  expect(report).toEqual(["1:1 warning shown-as-text", "3:1 warning shown-as-text", "5:1 warning shown-as-text"]);
  expect(diagnostics[0]?.hint).toBe("write `{#my-id}`");
  expect(diagnostics[2]?.hint).toBe("write `{#c-d}`");
});

test.each(["# A {#my-id}", "# A {#if open}", "# A \\{#my id}", "# `{#my id}`", "# A {my id}", "# A {#}", "# A {##}"])(
  "other braces in a heading are not: %s",
  async (heading) => {
    expect((await parse(`${heading}\n\ntext\n`)).report).toEqual([]);
  },
);

test("costs no more than its length", async () => {
  await expectToTakeLessThan(10, async () => {
    for (const unit of ["| a\n|-", "|-\n", "{#a ", "|:-"])
      await parse(`# ${unit.repeat(50_000)}\n\n${unit.repeat(20_000)}`);
  });
});
