import { expect, test } from "vitest";
import { createPatterns } from "../../../../../src/openapi/schema/accept/patternTests.ts";
import { createMatcher } from "../../../../../src/openapi/schema/pattern/matchPattern.ts";
import { parsePattern } from "../../../../../src/openapi/schema/pattern/parsePattern.ts";
import { writeTexts } from "../../../../../src/openapi/schema/pattern/writePattern.ts";

const patterns = [
  ...["^abc$", "abc", "^a|b$", "^(?:a|b|)c$", "^a?b*c+$", "^a{2}$", "^a{2,}$", "^a{1,3}?b$", "^[a-c]$", "^[^a-c]$"],
  ...["^\\d\\D\\w\\W\\s\\S$", "^.$", "^..$", "\\bword\\b", "a\\Bb", "^(?=.*\\d)(?=.*[a-z]).+$", "^(?!a)\\w+$"],
  ...[
    "^\\p{Lu}",
    "^\\u0041\\x42\\t$",
    "^[\\]\\-a]+$",
    "^\\/\\.\\$\\^$",
    "^(?<year>\\d{4})-(?<month>\\d\\d)$",
    "^$",
    "",
    "$^",
  ],
  ...[
    "^(a|ab)(c|bcd)(d*)$",
    "^((a)|(b))*$",
    "^[\\w.-]+$",
    "^{$",
    "^a{,3}$",
    "^(?:)$",
    "^[😀-😂]$",
    "^[\\u{1F600}-\\u{1F602}]$",
    "x*",
    "^(a*)*$",
  ],
  ...[
    "(?<=a)b",
    "(?<!a)b",
    "^(a)(b)?\\1",
    "^(?:(\\w)\\1)+$",
    "^(?<one>\\w)b\\k<one>?$",
    "^(?=(\\w))\\1b$",
    "\\1(a)",
    "(?<=^|b)c\\b",
  ],
];
const texts = [
  ...["", "a", "b", "c", "ab", "bc", "ac", "abc", "abcd", "aa", "aaa", "aaaa", "aab", "aaab", "{", "a{,3}", "word"],
  ...[
    "a word.",
    "sword",
    "1a!x A",
    "1ab",
    "A1",
    "Ab",
    "AB\t",
    "]-a",
    "/.$^",
    "2026-01",
    "2026-1",
    "\n",
    "é",
    "Є",
    "😀",
    "😁",
  ],
  ...["a.b-c", "acd", "abbcdd", "a b", " "],
];

test.each(patterns)("%s matches what the engine's own matcher matches", (pattern) => {
  const node = parsePattern(pattern);
  const matcher = node === undefined ? undefined : createMatcher(node);
  const own = texts.map((text) => [text, matcher?.(text, { left: 100_000 })]);
  expect(own).toEqual(texts.map((text) => [text, new RegExp(pattern, unicodeFlag(pattern)).test(text)]));
});

/** Unicode wherever the strict syntax allows it. */
function unicodeFlag(pattern: string): string {
  try {
    return new RegExp(pattern, "u").flags;
  } catch {
    return "";
  }
}

test.each(["(", ")", "a**", "[a", "(?<=a", "(a)\\2", "(?>a)", "(?i)a", "\\k<a>", "a{3,2}", "a".repeat(3000)])(
  "%s is not read",
  (pattern) => {
    expect(parsePattern(pattern)).toBeUndefined();
  },
);

test("a pattern that is not read allows every text", () => {
  expect(createPatterns({ left: 1000 }).matches("(?i)a", "b")).toBe(true);
});

test.each<[string, string]>([
  ["^(a+)+$", `${"a".repeat(5000)}!`],
  ["^((a|a)*)*b$", "a".repeat(5000)],
  ["^(?=(a+)+b)", "a".repeat(500)],
  ["(?:(?:(?:){100000}){100000}){100000}", "a"],
  ["^(x{1,1000}){1,1000}$", "x".repeat(100)],
  ["^((a+)+)\\1$", `${"a".repeat(100)}!`],
  ["^(?:(a|b|ab)*)*(?<=c)$", "ab".repeat(200)],
  [`${"(a)?".repeat(400)}\\1b`, "a".repeat(400)],
])("%s takes no more work than it is given", (pattern, text) => {
  const effort = { left: 200_000 };
  createPatterns(effort).matches(pattern, text);
  expect(effort.left).toBeGreaterThan(-10);
});

test.each([
  ["^(['\"])x+\\1$", "'xxx'"],
  ["^([a-z]+)-\\1$", "abc-abc"],
  ["(?<=€)\\d+", "€234"],
  ["^(?!abc)[a-c]{3}$", "bca"],
  ["^(?=.*foo)(?=.*bar).*$", "abcfooghibarmno"],
])("a text that %s matches is %s", (pattern, text) => {
  const patterns = createPatterns({ left: 100_000 });
  const node = patterns.nodeOf(pattern);
  const texts = node === undefined ? [] : [...writeTexts(node, 0, { left: 100_000 })];
  expect(texts.find((one) => patterns.matches(pattern, one))).toBe(text);
  expect(text).toMatch(new RegExp(pattern, "u"));
});

test("texts that are written differ by their ordinal", () => {
  const node = parsePattern("^[a-z]{3}-[0-9]{2}$");
  if (node === undefined) throw new Error("not read");
  const first = [0, 1, 2].map((ordinal) => writeTexts(node, ordinal, { left: 10_000 }).next().value);
  expect(first).toEqual(["abc-56", "bcd-67", "cde-78"]);
});

test.each([
  ["/^#[0-9a-f]{2}$/", "#0a", true],
  ["/^#[0-9a-f]{2}$/", "#0A", false],
  ["/^#[0-9a-f]{2}$/i", "#0A", true],
  ["/[a-z]+$/", "abc", true],
  ["/api/.*/", "/api/x/", true],
  ["/api/.*/", "api", false],
  ["/a\\$/", "/a$/", true],
])(
  "a pattern between slashes that can match nothing is read as what stands between them: %s",
  (pattern, text, fits) => {
    expect(createPatterns({ left: 100_000 }).matches(pattern, text)).toBe(fits);
  },
);
