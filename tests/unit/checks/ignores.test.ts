import { describe, expect, test } from "vitest";
import { applyBaseline, formatBaseline, parseBaseline } from "../../../src/checks/baseline.ts";
import { applyIgnores } from "../../../src/checks/ignores.ts";
import { sitePath } from "../../../src/model/brands.ts";
import type { Diagnostic } from "../../../src/model/diagnostic.ts";
import type { DiagnosticCode } from "../../../src/model/diagnosticCodes.ts";

const found = (file: string, message: string, line?: number): Diagnostic => ({
  code: "broken-link",
  severity: "warning",
  message,
  location: { file: sitePath(file), ...(line === undefined ? {} : { line, column: 1 }) },
});

describe("an entry of the configuration", () => {
  const taken = (entry: { file?: string; match?: string }): readonly string[] => {
    const diagnostics = [found("content/en/docs/a.md", 'to "/x"', 1), found("content/en/docs/b/c.md", 'to "/y"', 2)];
    const ignores = {
      entries: [{ code: "broken-link" as const, reason: "r", ...entry }],
      comments: [],
      configFile: "c",
    };
    const left = applyIgnores(diagnostics, ignores).diagnostics;
    return diagnostics.filter((one) => !left.includes(one)).map(({ message }) => message);
  };

  test.for([
    [{}, 2],
    [{ match: "/x" }, 1],
    [{ file: "content/en/docs/a.md" }, 1],
    [{ file: "content/*/docs/*.md" }, 1],
    [{ file: "content/**/*.md" }, 2],
    [{ file: "content/en/**" }, 2],
    [{ file: "content/en/docs/a.m" }, 0],
    [{ file: "content/en/docs/a.md", match: "/y" }, 0],
  ] as const)("%j takes back %d of two", ([entry, count]) => {
    expect(taken(entry)).toHaveLength(count);
  });
});

describe("a comment", () => {
  const comment = (code: DiagnosticCode) => ({
    code,
    reason: "r",
    location: { file: sitePath("a.md"), line: 3, column: 1 },
    lines: [3, 5] as const,
  });
  const run = (diagnostic: Diagnostic, code: DiagnosticCode = "broken-link") =>
    applyIgnores([diagnostic], { entries: [], comments: [comment(code)], configFile: undefined });

  test.for([
    [3, 0],
    [5, 0],
    [6, 1],
    [2, 1],
    [undefined, 0],
  ] as const)("for lines 3 to 5 leaves of a finding in line %s: %d", ([line, left]) => {
    const { diagnostics, unused } = run(found("a.md", "m", line));
    expect([diagnostics.length, unused.length]).toEqual([left, left]);
  });

  test("is for its own file and code alone", () => {
    expect(run(found("b.md", "m", 4)).diagnostics).toHaveLength(1);
    expect(run(found("a.md", "m", 4), "broken-anchor").unused.map(({ code }) => code)).toEqual(["unused-ignore"]);
  });

  test("that lines of a program imply is not reported where it takes nothing back", () => {
    const comments = [{ ...comment("broken-anchor"), isImplied: true as const }];
    expect(applyIgnores([], { entries: [], comments, configFile: undefined }).unused).toEqual([]);
  });
});

describe("a baseline", () => {
  const all = [found("b.md", "weighs 20 bytes", 4), found("a.md", 'to "/x1"', 9), found("a.md", 'to "/x1"', 2)];

  test("is sorted, counts, and names no lines", () => {
    const text = formatBaseline(all);
    expect(text).toBe(formatBaseline([...all].reverse()));
    expect(parseBaseline(text)).toEqual([
      { code: "broken-link", file: "a.md", message: 'to "/x1"', count: 2 },
      { code: "broken-link", file: "b.md", message: "weighs 20 bytes", count: 1 },
    ]);
  });

  test("lists one message of those that differ in numbers outside quotes, whichever was found first", () => {
    const two = [found("b.md", "weighs 30 bytes"), found("b.md", "weighs 20 bytes")];
    expect(parseBaseline(formatBaseline(two))).toMatchObject([{ message: "weighs 20 bytes", count: 2 }]);
    expect(formatBaseline(two)).toBe(formatBaseline([...two].reverse()));
  });

  test.each([
    ["numbers", [["weighs 20 bytes", 1]], []],
    ["the numbers of older ones, which are 0", [["weighs 0 bytes", 1]], []],
    [
      "two entries for one",
      [
        ["weighs 20 bytes", 1],
        ["weighs 21 bytes", 1],
      ],
      ["weighs 20 bytes"],
    ],
  ] as const)("takes back findings with other numbers: it has %s", (_, listed, unused) => {
    const entries = listed.map(([message, count]) => ({ code: "broken-link", file: "b.md", message, count }));
    const told = unused.map((message) => `The baseline lists broken-link 1 more time than it occurs: ${message}`);
    expect(applyBaseline([found("b.md", "weighs 22 bytes")], entries).map(({ message }) => message)).toEqual(told);
  });

  test("takes back findings of files whose fingerprints have changed, not those of other files", () => {
    const of = (name: string): Diagnostic => found("", `assets/${name} is 200 bytes compressed`);
    const entries = parseBaseline(formatBaseline([of("style.1a2b3c4d.css"), of("shared.0123abcd.js")])) ?? [];
    const changed = [of("style.deadbeef.css"), of("other.0123abcd.js")];
    expect(applyBaseline(changed, entries).map(({ code, message }) => `${code} ${message}`)).toEqual([
      "broken-link assets/other.0123abcd.js is 200 bytes compressed",
      "unused-baseline The baseline lists broken-link 1 more time than it occurs: assets/shared.0123abcd.js is 200 bytes compressed",
    ]);
  });

  test("takes back what it lists, wherever it has moved, as often as it lists it", () => {
    const entries = parseBaseline(formatBaseline(all)) ?? [];
    const moved = [found("b.md", "weighs 33 bytes", 7), found("a.md", 'to "/x1"', 1), found("a.md", 'to "/x2"', 1)];
    expect(applyBaseline(moved, entries).map(({ code, message }) => `${code} ${message}`)).toEqual([
      'broken-link to "/x2"',
      'unused-baseline The baseline lists broken-link 1 more time than it occurs: to "/x1"',
    ]);
  });

  test("tells nothing of what a run has not looked for", () => {
    const entries = parseBaseline(formatBaseline(all)) ?? [];
    expect(applyBaseline([], entries, ({ file }) => file === "b.md").map(({ message }) => message)).toEqual([
      "The baseline lists broken-link 1 more time than it occurs: weighs 20 bytes",
    ]);
  });

  test.for(["", "[]", "{}", '{"version":2,"findings":[]}', '{"version":1,"findings":[{"code":"x"}]}'])(
    "%j is none",
    (text) => {
      expect(parseBaseline(text)).toBeUndefined();
    },
  );
});
