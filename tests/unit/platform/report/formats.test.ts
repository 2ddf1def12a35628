import { expect, test } from "vitest";
import { sitePath } from "../../../../src/model/brands.ts";
import type { Diagnostic } from "../../../../src/model/diagnostic.ts";
import { sortDiagnostics } from "../../../../src/platform/report/diagnosticOrder.ts";
import { formatGithub } from "../../../../src/platform/report/formatGithub.ts";
import { formatJson } from "../../../../src/platform/report/formatJson.ts";
import { formatSarif } from "../../../../src/platform/report/formatSarif.ts";
import { formatText } from "../../../../src/platform/report/formatText.ts";

const at = (file: string, line?: number, column?: number) => ({
  file: sitePath(file),
  ...(line === undefined ? {} : { line }),
  ...(column === undefined ? {} : { column }),
});

const brokenLink: Diagnostic = {
  code: "broken-link",
  severity: "warning",
  message: 'the link "./instal.md" leads to no page',
  location: at("content/en/docs/a.md", 3, 7),
  hint: "did you mean install.md?",
};

const duplicate: Diagnostic = {
  code: "duplicate-route",
  severity: "error",
  message: "two sources claim /docs/a",
  location: at("content/en/docs/a.md"),
  related: [{ message: "claims it too", location: at("content/en/docs/a/index.md", 2) }],
};

const failedPages: Diagnostic = {
  code: "page-failed",
  severity: "error",
  message: "/a and 2 more cannot be rendered",
  related: [{ message: "the page /b", location: at("b.md") }, { message: "the page /tags" }],
};

const wrongCall: Diagnostic = { code: "bad-call", severity: "error", message: "unknown command" };

test.for([
  [
    brokenLink,
    'content/en/docs/a.md:3:7 warning broken-link: the link "./instal.md" leads to no page\n  did you mean install.md?',
  ],
  [
    duplicate,
    "content/en/docs/a.md error duplicate-route: two sources claim /docs/a\n    content/en/docs/a/index.md:2 claims it too",
  ],
  [failedPages, "error page-failed: /a and 2 more cannot be rendered\n    b.md the page /b\n    the page /tags"],
  [wrongCall, "error bad-call: unknown command"],
] as const)("text of %j", ([diagnostic, expected]) => {
  expect(formatText(diagnostic, { color: false })).toBe(expected);
});

test("colours change nothing but colours", () => {
  const colored = formatText(brokenLink, { color: true });
  expect(colored).not.toBe(formatText(brokenLink, { color: false }));
  expect(colored.replace(/\u001b\[[\d;]*m/g, "")).toBe(formatText(brokenLink, { color: false }));
});

test("what a file holds cannot drive the terminal or fake a second finding", () => {
  const hostile: Diagnostic = {
    ...wrongCall,
    message: "a\u001b[2Jb\nerror fake: x\u202e",
    location: at("content/\u0007.md"),
  };
  expect(formatText(hostile, { color: false })).toBe(
    "content/\\u0007.md error bad-call: a\\u001b[2Jb\\u000aerror fake: x\\u202e",
  );
});

test("json has the keys of the contract, and only those that are known", () => {
  expect(JSON.parse(formatJson(brokenLink))).toEqual({
    severity: "warning",
    code: "broken-link",
    message: 'the link "./instal.md" leads to no page',
    file: "content/en/docs/a.md",
    line: 3,
    column: 7,
    hint: "did you mean install.md?",
  });
  expect(formatJson(wrongCall)).toBe('{"severity":"error","code":"bad-call","message":"unknown command"}');
  expect(JSON.parse(formatJson(duplicate)).related).toEqual([
    { message: "claims it too", file: "content/en/docs/a/index.md", line: 2 },
  ]);
  expect(JSON.parse(formatJson(failedPages)).related).toEqual([
    { message: "the page /b", file: "b.md" },
    { message: "the page /tags" },
  ]);
});

test("json is one line, whatever the message", () => {
  expect(formatJson({ ...wrongCall, message: "a\nb\u2028" })).not.toContain("\n");
});

test("github commands are escaped and name the file as the repository does", () => {
  const odd: Diagnostic = {
    ...brokenLink,
    message: "50% of a:b,c\n::error::x",
    location: at("content/a,b:c.md", 3, 7),
  };
  expect(formatGithub(odd, (file) => `portal/${file}`)).toBe(
    "::warning file=portal/content/a%2Cb%3Ac.md,line=3,col=7,title=broken-link::50%25 of a:b,c%0A::error::x%0Adid you mean install.md?",
  );
  expect(formatGithub({ ...wrongCall, severity: "info" }, (file) => file)).toBe(
    "::notice title=bad-call::unknown command",
  );
  expect(formatGithub(failedPages, (file) => `portal/${file}`)).toBe(
    "::error title=page-failed::/a and 2 more cannot be rendered%0Athe page /b: portal/b.md%0Athe page /tags",
  );
  const twice: Diagnostic = { ...brokenLink, related: [{ message: "is broken, too", location: at("b.md", 9, 5) }] };
  expect(formatGithub(twice, (file) => `portal/${file}`)).toMatch(/%0Ais broken, too: portal\/b\.md:9:5$/);
});

test("a SARIF log has its rules once, its levels and places", () => {
  const log = JSON.parse(
    formatSarif([brokenLink, { ...brokenLink, location: at("content/en/docs/ї b.md", 1) }, wrongCall], {
      toolVersion: "1.2.3",
      pathOf: (file) => `portal/${file}`,
    }),
  );
  const [run] = log.runs;
  expect([log.version, run.tool.driver.name, run.tool.driver.version]).toEqual(["2.1.0", "hubdocs", "1.2.3"]);
  expect(run.tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual(["bad-call", "broken-link"]);
  expect(run.results.map(({ ruleId, level }: { ruleId: string; level: string }) => [ruleId, level])).toEqual([
    ["broken-link", "warning"],
    ["broken-link", "warning"],
    ["bad-call", "error"],
  ]);
  expect(run.results[0].locations[0].physicalLocation).toEqual({
    artifactLocation: { uri: "portal/content/en/docs/a.md", uriBaseId: "%SRCROOT%" },
    region: { startLine: 3, startColumn: 7 },
  });
  expect(run.results[1].locations[0].physicalLocation.artifactLocation.uri).toBe(
    "portal/content/en/docs/%D1%97%20b.md",
  );
  expect(run.results[2].locations).toEqual([]);
});

test("places related to a finding of a SARIF log are numbered and have their words", () => {
  const log = JSON.parse(formatSarif([duplicate], { toolVersion: "1", pathOf: (file) => file }));
  expect(log.runs[0].results[0].relatedLocations).toEqual([
    {
      id: 0,
      message: { text: "claims it too" },
      physicalLocation: {
        artifactLocation: { uri: "content/en/docs/a/index.md", uriBaseId: "%SRCROOT%" },
        region: { startLine: 2 },
      },
    },
  ]);
});

test("what is related to a finding of a SARIF log and stands in no file is told in its text", () => {
  const log = JSON.parse(formatSarif([failedPages], { toolVersion: "1", pathOf: (file) => file }));
  const [{ message, relatedLocations }] = log.runs[0].results;
  expect(message.text).toBe("/a and 2 more cannot be rendered\nthe page /tags");
  expect(relatedLocations).toMatchObject([{ id: 0, message: { text: "the page /b" } }]);
});

test("findings are sorted by file, line, column, code and text, each once; numbers are compared as numbers", () => {
  const make = (file: string | undefined, line: number, message: string): Diagnostic => ({
    code: "broken-link",
    severity: "warning",
    message,
    ...(file === undefined ? {} : { location: at(file, line, 1) }),
  });
  const shuffled = [
    make("b.md", 1, "x"),
    make("a.md", 10, "x"),
    make("a.md", 9, "z"),
    make(undefined, 0, "x"),
    make("a.md", 9, "y"),
    make("a.md", 10, "x"),
  ];
  expect(
    sortDiagnostics(shuffled).map(
      ({ location, message }) => `${location?.file ?? "-"}:${location?.line ?? 0} ${message}`,
    ),
  ).toEqual(["-:0 x", "a.md:9 y", "a.md:9 z", "a.md:10 x", "b.md:1 x"]);
  expect(sortDiagnostics(shuffled.toReversed())).toEqual(sortDiagnostics(shuffled));
});

test("findings are told once; of many only those at one place with the same words are compared as a whole", () => {
  let written = 0;
  const linkAt = (line: number, hint: string): Diagnostic => {
    const toJSON = () => {
      written += 1;
      return { line, hint };
    };
    return Object.assign({ ...brokenLink, location: at("a.md", line, 1), hint }, { toJSON });
  };
  const alone = Array.from({ length: 100 }, (_, index) => linkAt(index + 10, "remove it"));
  const told = sortDiagnostics([...alone, linkAt(1, "one"), linkAt(1, "other"), linkAt(1, "one")]);
  expect(told.slice(0, 3).map(({ location, hint }) => [location?.line, hint])).toEqual([
    [1, "one"],
    [1, "other"],
    [10, "remove it"],
  ]);
  expect([told.length, written]).toEqual([102, 3]);
});
