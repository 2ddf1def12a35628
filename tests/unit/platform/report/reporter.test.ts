import { expect, test } from "vitest";
import { sitePath } from "../../../../src/model/brands.ts";
import type { Diagnostic } from "../../../../src/model/diagnostic.ts";
import { createReporter, type Reporter, type ReporterOptions } from "../../../../src/platform/report/reporter.ts";

const findings: readonly Diagnostic[] = [
  { code: "missing-translation", severity: "info", message: "not translated" },
  { code: "broken-link", severity: "warning", message: "broken" },
];

interface Speech {
  readonly reporter: Reporter;
  readonly said: { output: string; error: string };
  readonly passTime: (ms: number) => void;
}

function speak(options: Partial<ReporterOptions> = {}): Speech {
  const said = { output: "", error: "" };
  let nowMs = 0;
  const reporter = createReporter({
    format: "text",
    color: false,
    quiet: false,
    showInfo: false,
    isTerminal: false,
    toolVersion: "1.0.0",
    pathOf: (file) => file,
    writeOutput: (text) => {
      said.output += text;
    },
    writeError: (text) => {
      said.error += text;
    },
    now: () => nowMs,
    ...options,
  });
  const passTime = (ms: number): void => {
    nowMs += ms;
  };
  return { reporter, said, passTime };
}

test("findings go to standard error, results to standard output", () => {
  const { reporter, said } = speak();
  reporter.report(findings);
  reporter.result("Built 2 pages");
  expect(said).toEqual({ error: "warning broken-link: broken\n", output: "Built 2 pages\n" });
});

test.each(["text", "json", "github", "sarif"] as const)(
  "as %s, thousands of one kind are cut behind the first ones",
  (format) => {
    const { reporter, said } = speak({ format });
    const file = sitePath("a.md");
    // From the last line to the first: only sorted findings have first ones.
    const many = Array.from({ length: 2000 }, (_, index): Diagnostic => {
      return { code: "broken-link", severity: "warning", message: "broken", location: { file, line: 2000 - index } };
    });
    reporter.report(many);
    expect(said.error.match(/\bbroken\b(?!-)/g)).toHaveLength(100);
    expect(said.error).toContain("1900 more broken-link findings");
    expect(said.error).toMatch(/\b100\b/);
    expect(said.error).not.toMatch(/\b(?:102|2000)\b/);
  },
);

test("findings that never fail anything are shown when asked for", () => {
  const { reporter, said } = speak({ showInfo: true });
  reporter.report(findings);
  expect(said.error).toBe("warning broken-link: broken\ninfo missing-translation: not translated\n");
});

test("what scripts wait for is said also when quiet, and the work that goes on counts its time from its beginning", () => {
  const { reporter, said } = speak({ quiet: true });
  reporter.announce("Serving http://localhost:3000/");
  expect(said.output).toBe("Serving http://localhost:3000/\n");
  const other = speak();
  other.reporter.progress({ phase: "render" });
  other.passTime(6_000);
  other.reporter.announce("Serving");
  other.reporter.progress({ phase: "render", done: 1, total: 2 });
  expect(other.said.error).toBe("writing pages 1 of 2, 6.0 s\n");
});

test("work that there is nothing to say of leaves no time to the next", () => {
  const { reporter, said, passTime } = speak();
  reporter.progress({ phase: "render" });
  reporter.rest();
  passTime(60_000);
  reporter.progress({ phase: "scan" });
  expect(said.error).toBe("");
});

test("quiet leaves nothing but warnings and errors", () => {
  const { reporter, said, passTime } = speak({ quiet: true, showInfo: true });
  reporter.progress({ phase: "render" });
  passTime(60_000);
  reporter.progress({ phase: "render", done: 1, total: 2 });
  reporter.report(findings);
  reporter.note("something");
  reporter.result("Built 2 pages");
  expect(said).toEqual({ error: "warning broken-link: broken\n", output: "" });
});

test.for(["json", "github", "sarif"] as const)("among findings in %s there is nothing else", (format) => {
  const { reporter, said, passTime } = speak({ format });
  reporter.progress({ phase: "render" });
  passTime(60_000);
  reporter.progress({ phase: "render", done: 1, total: 2 });
  reporter.note("something");
  reporter.report(findings);
  expect(said.error.trimEnd().split("\n")).toHaveLength(1);
});

test("json without findings is empty; a SARIF log and a JUnit report without findings are there", () => {
  for (const [format, isEmpty] of [
    ["json", true],
    ["sarif", false],
    ["junit", false],
  ] as const) {
    const { reporter, said } = speak({ format });
    reporter.report([]);
    expect(said.error === "").toBe(isEmpty);
  }
});

test("a terminal sees one line that renews itself and goes away", () => {
  const { reporter, said, passTime } = speak({ isTerminal: true });
  reporter.progress({ phase: "read", done: 1, total: 30 });
  passTime(10);
  reporter.progress({ phase: "read", done: 2, total: 30 });
  passTime(1_500);
  reporter.progress({ phase: "render", done: 120, total: 2000 });
  reporter.result("Built");
  expect(said.error).toBe(
    "\r\u001b[2Kreading pages 1 of 30, 0.0 s\r\u001b[2Kwriting pages 120 of 2000, 1.5 s\r\u001b[2K",
  );
});

test("a log sees a plain line only of work that lasts", () => {
  const { reporter, said, passTime } = speak();
  for (let done = 0; done <= 100; done += 1) {
    reporter.progress({ phase: "render", done, total: 100 });
    passTime(120);
  }
  reporter.result("Built");
  expect(said.error).toBe("writing pages 42 of 100, 5.0 s\nwriting pages 84 of 100, 10 s\n");
});
