// What CI systems read of a JUnit report: suites, tests, what failed and why.
import { expect, test } from "vitest";
import { sitePath } from "../../../../src/model/brands.ts";
import type { Diagnostic } from "../../../../src/model/diagnostic.ts";
import { formatJunit } from "../../../../src/platform/report/formatJunit.ts";
import { readXml } from "../../readXml.ts";

const found = (changes: Partial<Diagnostic> = {}): Diagnostic => ({
  code: "broken-link",
  severity: "warning",
  message: 'the link "./instal.md" leads to no page',
  location: { file: sitePath("content/en/docs/a.md"), line: 3, column: 7 },
  hint: "did you mean install.md?",
  ...changes,
});
const wrongCall: Diagnostic = { code: "bad-call", severity: "error", message: "unknown command" };

/** A report as a CI system reads it. Fails on what is not well-formed. */
function reportOf(diagnostics: readonly Diagnostic[]) {
  const text = formatJunit(diagnostics, (file) => `portal/${file}`);
  return readXml(text, ["testsuite", "testcase"]).testsuites;
}

test("a report has a suite for each file and a test for each finding", () => {
  const report = reportOf([wrongCall, found(), found({ severity: "error", code: "duplicate-route" })]);
  expect(report).toMatchObject({ "@name": "hubdocs", "@tests": "3", "@failures": "3", "@errors": "0" });
  const [whole, file] = report.testsuite;
  expect(whole).toMatchObject({ "@name": "hubdocs", "@tests": "1", "@failures": "1" });
  expect(whole.testcase[0]).toMatchObject({ "@name": "bad-call: unknown command", "@classname": "hubdocs" });
  expect(whole.testcase[0]["@file"]).toBeUndefined();
  expect(file).toMatchObject({ "@name": "portal/content/en/docs/a.md", "@tests": "2", "@failures": "2" });
  expect(file.testcase[0]).toMatchObject({
    "@name": 'broken-link: the link "./instal.md" leads to no page',
    "@classname": "portal/content/en/docs/a",
    "@file": "portal/content/en/docs/a.md",
    "@line": "3",
    failure: {
      "@type": "warning broken-link",
      "@message": 'the link "./instal.md" leads to no page',
      "#text":
        'portal/content/en/docs/a.md:3:7 warning broken-link: the link "./instal.md" leads to no page\n  did you mean install.md?',
    },
  });
  expect(file.testcase[1].failure["@type"]).toBe("error duplicate-route");
});

test("related places are told by their paths in the repository", () => {
  const related = [{ message: "claims it too", location: { file: sitePath("b.md"), line: 2 } }, { message: "/tags" }];
  const [suite] = reportOf([found({ related })]).testsuite;
  expect(suite.testcase[0].failure["#text"]).toMatch(/\n {4}portal\/b\.md:2 claims it too\n {4}\/tags$/);
});

test("what fails nothing is a test that passed", () => {
  const report = reportOf([found({ severity: "info" }), found()]);
  expect(report).toMatchObject({ "@tests": "2", "@failures": "1" });
  const [told] = report.testsuite[0].testcase;
  expect(told.failure).toBeUndefined();
  expect(told["system-out"]).toContain("info broken-link");
});

test("a run without findings is a test that passed", () => {
  const report = reportOf([]);
  expect(report).toMatchObject({ "@tests": "1", "@failures": "0" });
  expect(report.testsuite[0].testcase).toEqual([{ "@name": "no findings", "@classname": "hubdocs", "@time": "0" }]);
});

test("tests of one file have different names, which do not change when lines move", () => {
  const at = (line: number): Diagnostic => found({ location: { file: sitePath("a.md"), line } });
  const namesOf = (...lines: number[]): readonly string[] =>
    reportOf(lines.map(at)).testsuite[0].testcase.map((one: Record<string, string>) => one["@name"]);
  expect(new Set(namesOf(1, 2, 3)).size).toBe(3);
  expect(namesOf(1, 2, 3)).toEqual(namesOf(10, 20, 30));
});

test("hostile texts and names stay texts", () => {
  const hostile = '</failure><script>a & "b"</script> ]]> \u0000\u001b[2J \ud800 \uffff';
  const finding = found({ message: hostile, hint: hostile, location: { file: sitePath('a"<&\u0007.md') } });
  const [suite] = reportOf([finding]).testsuite;
  expect(suite["@name"]).toBe('portal/a"<&\ufffd.md');
  const [{ failure }] = suite.testcase;
  expect(failure["@message"]).toBe('</failure><script>a & "b"</script> ]]> \ufffd\ufffd[2J \ufffd \ufffd');
  expect(Object.keys(failure).sort()).toEqual(["#text", "@message", "@type"]);
  expect(failure["#text"]).toContain('</failure><script>a & "b"</script> ]]> \\u0000\\u001b[2J');
});
