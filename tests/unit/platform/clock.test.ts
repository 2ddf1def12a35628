import { expect, test } from "vitest";
import { createClock, isSourceDateEpoch } from "../../../src/platform/clock.ts";

test("SOURCE_DATE_EPOCH is the date that is written down", () => {
  expect(createClock("1700000000").date().toISOString()).toBe("2023-11-14T22:13:20.000Z");
});

test("without it the date is the present", () => {
  const before = Date.now();
  const shown = createClock(undefined).date().getTime();
  expect(shown).toBeGreaterThanOrEqual(before);
  expect(shown).toBeLessThanOrEqual(Date.now());
});

test.for([
  ["0", true],
  ["1700000000", true],
  ["", false],
  ["-1", false],
  ["1.5", false],
  ["1e9", false],
  ["999999999999", true],
  ["9999999999999", false],
] as const)("%j is a value of SOURCE_DATE_EPOCH: %s", ([text, expected]) => {
  expect(isSourceDateEpoch(text)).toBe(expected);
});
