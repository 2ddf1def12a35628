// Formats findings as a JUnit XML report, which most CI systems show: a suite for each file, a test for each finding.
import { addToList } from "../../model/addToList.ts";
import { sitePath } from "../../model/brands.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { Location } from "../../model/location.ts";
import { xmlText } from "../../model/xmlText.ts";
import { formatText } from "./formatText.ts";

/** Gives the path of a site's file in its repository. */
type PathOf = (file: string) => string;

/** A test of a report. */
interface TestCase {
  readonly suite: string;
  readonly element: string;
  readonly isFailed: boolean;
}

/** All findings of a run as the text of one report. Without any, it holds a test that has passed. */
export function formatJunit(diagnostics: readonly Diagnostic[], pathOf: PathOf): string {
  const nameOf = numberRepeated();
  const found = diagnostics.map((diagnostic) => caseOf(inRepository(diagnostic, pathOf), nameOf));
  const cases = found.length === 0 ? [passed] : found;
  const suites = new Map<string, TestCase[]>();
  for (const one of cases) addToList(suites, one.suite, one);
  const parts = [...suites].map(([name, own]) => {
    const elements = own.map(({ element }) => element).join("");
    return `<testsuite${attributes({ name, ...countsOf(own) })}>\n${elements}</testsuite>\n`;
  });
  const root = attributes({ name: program, ...countsOf(cases) });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites${root}>\n${parts.join("")}</testsuites>`;
}

/** The suite of what is in no file. */
const program = "hubdocs";

const passed: TestCase = {
  suite: program,
  element: `<testcase${attributes({ name: "no findings", classname: program, time: "0" })}/>\n`,
  isFailed: false,
};

function caseOf(diagnostic: Diagnostic, nameOf: NameOf): TestCase {
  const { severity, code, message, location } = diagnostic;
  const suite = location?.file ?? program;
  // Jenkins takes what is behind the last dot for the name of a class, and what is before it for that of its package.
  const classname = suite.replace(/\.[^./]*$/, "");
  const name = nameOf(classname, `${code}: ${message}`);
  const place = location === undefined ? {} : { file: location.file, line: location.line?.toString() };
  const start = `<testcase${attributes({ name, classname, ...place, time: "0" })}>`;
  const text = xmlText(formatText(diagnostic, { color: false }));
  const isFailed = severity !== "info";
  const told = isFailed
    ? `<failure${attributes({ type: `${severity} ${code}`, message })}>${text}</failure>`
    : `<system-out>${text}</system-out>`;
  return { suite, element: `${start}\n${told}\n</testcase>\n`, isFailed };
}

type NameOf = (classname: string, name: string) => string;

/** Makes names differ within a class, without lines, which edits move: GitLab shows only the first test of a name. */
function numberRepeated(): NameOf {
  const seen = new Map<string, number>();
  return (classname, name) => {
    const key = `${classname}\n${name}`;
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count === 1 ? name : `${name} (${count})`;
  };
}

const countsOf = (cases: readonly TestCase[]): Readonly<Record<string, string>> => ({
  tests: `${cases.length}`,
  failures: `${cases.filter(({ isFailed }) => isFailed).length}`,
  errors: "0",
  skipped: "0",
  time: "0",
});

/** Attributes with their values; those without a value are left out. */
function attributes(values: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(values)
    .map(([name, value]) => (value === undefined ? "" : ` ${name}="${xmlText(value)}"`))
    .join("");
}

/** A finding with the paths that code hosting knows. */
function inRepository({ related, ...finding }: Diagnostic, pathOf: PathOf): Diagnostic {
  const moved = <Placed extends { readonly location?: Location }>(placed: Placed): Placed => {
    const { location } = placed;
    if (location === undefined) return placed;
    return { ...placed, location: { ...location, file: sitePath(pathOf(location.file)) } };
  };
  return { ...moved(finding), ...(related === undefined ? {} : { related: related.map(moved) }) };
}
