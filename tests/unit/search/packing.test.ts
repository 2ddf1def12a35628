// Packed terms and postings come back as they were, in a form that JSON leaves alone.
import { describe, expect, test } from "vitest";
import { impactSteps, packPosting, packTerms, unpackPostings, unpackTerms } from "../../../src/search/packing.ts";

describe("terms", () => {
  test.each([
    [[]],
    [["a"]],
    [["/rooms/*", "42", "__proto__", "constructor", "датчик", "датчики", "дах"]],
    [["x".repeat(64), `${"x".repeat(64)}y`]],
  ])("%j", (terms) => expect(unpackTerms(packTerms(terms))).toEqual(terms));
});

describe("postings", () => {
  const pairs = [0, 1, 2, 47, 48, 100, 2300, 2301, 100_000, 9_999_999].map(
    (section, index) => [section, index % (impactSteps + 1)] as const,
  );
  const packed = pairs
    .map(([section, impact], index) => packPosting(section - (pairs[index - 1]?.[0] ?? -1) - 1, impact))
    .join("");
  test("come back", () => {
    const { sections, impacts } = unpackPostings(packed);
    expect([...sections]).toEqual(pairs.map(([section]) => section));
    expect([...impacts]).toEqual(pairs.map(([, impact]) => impact));
  });
  test("take no escapes in JSON", () => {
    expect(JSON.stringify(packed)).toHaveLength(packed.length + 2);
  });
  test("may be none", () => expect(unpackPostings("").sections).toHaveLength(0));
});
