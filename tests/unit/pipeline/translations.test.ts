// How much the page for translators holds: texts are cut where words end, lists where they become too long.
import { expect, test } from "vitest";
import type { TextPart } from "../../../src/model/translationReport.ts";
import { listed, openRoom, shortened, shortenedParts } from "../../../src/pipeline/translations/reportRoom.ts";

const wordsOf = (count: number, word = "word"): string => Array.from({ length: count }, () => word).join(" ");
const lengthOf = (parts: readonly TextPart[]): number => parts.reduce((sum, { text }) => sum + text.length, 0);

test("a text ends with a whole word, or with a whole character where it has no blanks", () => {
  expect(shortened("one two three", 13)).toBe("one two three");
  expect(shortened("one two three", 9)).toBe("one two\n…\n");
  expect(shortened("😀".repeat(300), 501)).toBe(`${"😀".repeat(250)}\n…\n`);
});

test("a comparison leaves out what has not changed, never what has", () => {
  const short: readonly TextPart[] = [
    { kind: "same", text: wordsOf(500) },
    { kind: "gone", text: "old" },
    { kind: "new", text: "new" },
  ];
  expect(shortenedParts(short)).toBe(short);
  const long = [...short, { kind: "same", text: wordsOf(2_000) }, { kind: "new", text: "last" }] as const;
  const cut = shortenedParts(long);
  expect(cut.filter(({ kind }) => kind !== "same")).toEqual(long.filter(({ kind }) => kind !== "same"));
  expect(cut[0]?.text).toMatch(/^word.*word\n…\nword.*word$/s);
  expect(lengthOf(cut)).toBeLessThan(1_800);
});

test("of a comparison that is long even so the beginning is left", () => {
  const parts: readonly TextPart[] = Array.from({ length: 900 }, (_, at) => ({
    kind: at % 2 === 0 ? "gone" : "new",
    text: wordsOf(10),
  }));
  expect(lengthOf(shortenedParts(parts))).toBeLessThan(6_100);
  expect(lengthOf(shortenedParts([{ kind: "same", text: wordsOf(5_000) }]))).toBeLessThan(6_100);
});

test("locales share the room, and what does not fit leaves it to others", () => {
  const room = openRoom(3);
  expect([room.take(400_000), room.take(200_000), room.take(100_000)]).toEqual([true, false, true]);
});

test("a list says how much it leaves out", () => {
  expect(listed([1, 2])).toEqual({ entries: [1, 2], unlisted: 0 });
  const { entries, unlisted } = listed(Array.from({ length: 1_000 }, (_, at) => at));
  expect(entries.length + unlisted).toBe(1_000);
  expect(unlisted).toBeGreaterThan(0);
});
