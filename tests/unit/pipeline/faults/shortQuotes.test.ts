import { expect, test } from "vitest";
import { sitePath } from "../../../../src/model/brands.ts";
import type { Diagnostic } from "../../../../src/model/diagnostic.ts";
import { withShortQuotes } from "../../../../src/pipeline/faults/shortQuotes.ts";
import { gatherFindings } from "../../../../src/pipeline/gatherFindings.ts";

const finding = (message: string): Diagnostic => ({
  code: "broken-link",
  severity: "warning",
  message,
  location: { file: sitePath("content/en/docs/a.md"), line: 3, column: 1 },
});

const messageOf = (message: string): string => withShortQuotes(finding(message)).message;

test("a quoted value of any length is cut, and what is wrong with it is still said", () => {
  expect(messageOf(`The link "${"y".repeat(900_000)}" leads nowhere`)).toBe(
    `The link "${"y".repeat(200)}…" leads nowhere`,
  );
  expect(messageOf(`Unknown field \`${"n".repeat(300)}\``)).toBe(`Unknown field \`${"n".repeat(200)}…\``);
});

test("values of up to 200 characters stay, also several of them and behind a long one", () => {
  const whole = `The link "${"a".repeat(200)}" leads to \`${"b".repeat(200)}\``;
  expect(messageOf(whole)).toBe(whole);
  expect(messageOf(`"${"a".repeat(201)}" and "${"b".repeat(199)}"`)).toBe(
    `"${"a".repeat(200)}…" and "${"b".repeat(199)}"`,
  );
});

test("a character of two halves is never cut in the middle", () => {
  expect(messageOf(`The link "${"a".repeat(199)}😀😀" leads nowhere`)).toBe(
    `The link "${"a".repeat(199)}…" leads nowhere`,
  );
  const endsInHalf = `${"a".repeat(1100)}😀${"b".repeat(199)}`;
  expect(messageOf(endsInHalf)).toBe(`${"a".repeat(800)}…${"b".repeat(199)}`);
});

test("a value with quotation marks of its own does not make a message long either", () => {
  const message = messageOf(`The link "x"${"y".repeat(900_000)}" leads nowhere`);
  expect(message).toHaveLength(1001);
  expect(message).toMatch(/^The link "x"y+…y+" leads nowhere$/);
});

test("remedies and related places are cut too, and findings without long texts stay as they are", () => {
  const long = "z".repeat(500);
  const short = withShortQuotes({
    ...finding("The address is used twice"),
    hint: `change "${long}"`,
    related: [{ message: `"${long}" is the other one`, location: { file: sitePath("content/en/docs/b.md") } }],
  });
  const cut = `"${"z".repeat(200)}…"`;
  expect(short).toMatchObject({ message: "The address is used twice", hint: `change ${cut}` });
  expect(short.related).toEqual([
    { message: `${cut} is the other one`, location: { file: sitePath("content/en/docs/b.md") } },
  ]);
  const plain = finding("The link goes nowhere");
  expect(withShortQuotes(plain)).toBe(plain);
});

test("every finding that a build gathers has short quotes", () => {
  const findings = gatherFindings();
  findings.note([finding(`The link "${"y".repeat(5000)}" leads nowhere`)]);
  findings.take({ value: 1, diagnostics: [finding(`The link "${"y".repeat(4000)}" leads nowhere`)] });
  expect(findings.all().map(({ message }) => message.length)).toEqual([226, 226]);
});
