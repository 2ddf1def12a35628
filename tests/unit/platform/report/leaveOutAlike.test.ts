import { expect, test } from "vitest";
import { sitePath } from "../../../../src/model/brands.ts";
import type { Diagnostic } from "../../../../src/model/diagnostic.ts";
import type { DiagnosticCode } from "../../../../src/model/diagnosticCodes.ts";
import { leaveOutAlike } from "../../../../src/platform/report/leaveOutAlike.ts";

const findingsOf = (code: DiagnosticCode, file: string, count: number): Diagnostic[] =>
  Array.from({ length: count }, (_, index) => ({
    code,
    severity: "warning",
    message: `finding ${index + 1}`,
    location: { file: sitePath(file), line: index + 1, column: 1 },
  }));

test("of thousands of findings of one kind in a file the first hundred are told, and how many more there are", () => {
  const told = leaveOutAlike(findingsOf("heading-level", "a.md", 450_000));
  expect(told).toHaveLength(101);
  expect(told[99]?.message).toBe("finding 100");
  expect(told[100]).toEqual({
    code: "heading-level",
    severity: "warning",
    message: "The file has 449900 more heading-level findings from here on",
    location: { file: "a.md", line: 101, column: 1 },
    hint: "mend those before it, and check again",
  });
});

test("a thousand findings of one kind, other kinds in the same file and other files are told in full", () => {
  const many = findingsOf("heading-level", "a.md", 1001);
  const others = [
    ...findingsOf("broken-link", "a.md", 1000),
    ...findingsOf("heading-level", "b.md", 1000),
    ...many.map(({ location: _, ...placeless }) => placeless),
  ];
  expect(leaveOutAlike(others)).toEqual(others);
  expect(leaveOutAlike([...many, ...others])).toEqual([...leaveOutAlike(many), ...others]);
  expect(leaveOutAlike(many)).toHaveLength(101);
});
