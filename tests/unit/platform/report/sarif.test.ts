// The rules of SARIF 2.1.0 for the parts of a log that hubdocs writes: names, types, formats and what must be there.
import Ajv from "ajv";
import addFormats from "ajv-formats";
import { expect, test } from "vitest";
import { sitePath } from "../../../../src/model/brands.ts";
import type { Diagnostic } from "../../../../src/model/diagnostic.ts";
import { diagnosticCodes } from "../../../../src/model/diagnosticCodes.ts";
import { formatSarif } from "../../../../src/platform/report/formatSarif.ts";

const object = (properties: Record<string, object>, required: readonly string[] = []): object => ({
  type: "object",
  properties,
  required,
  additionalProperties: false,
});
const text = { type: "string", minLength: 1 };
const message = object({ text, markdown: text }, ["text"]);
const level = { enum: ["none", "note", "warning", "error"] };
const place = object(
  {
    artifactLocation: object({ uri: { type: "string", format: "uri-reference" }, uriBaseId: text }, ["uri"]),
    region: object({ startLine: { type: "integer", minimum: 1 }, startColumn: { type: "integer", minimum: 1 } }),
  },
  ["artifactLocation"],
);
const location = object({
  id: { type: "integer", minimum: -1 },
  physicalLocation: place,
  message,
});
const rule = object(
  {
    id: text,
    name: text,
    shortDescription: message,
    fullDescription: message,
    help: message,
    helpUri: { type: "string", format: "uri" },
    defaultConfiguration: object({ level }),
  },
  ["id"],
);
const result = object(
  {
    ruleId: text,
    ruleIndex: { type: "integer", minimum: -1 },
    level,
    message,
    locations: { type: "array", items: location },
    relatedLocations: { type: "array", items: location, uniqueItems: true },
    partialFingerprints: { type: "object", additionalProperties: { type: "string" } },
  },
  ["message"],
);
const driver = object(
  {
    name: text,
    version: text,
    semanticVersion: text,
    informationUri: { type: "string", format: "uri" },
    rules: { type: "array", items: rule, uniqueItems: true },
  },
  ["name"],
);
const run = object(
  {
    tool: object({ driver }, ["driver"]),
    columnKind: { enum: ["utf16CodeUnits", "unicodeCodePoints"] },
    results: { type: "array", items: result },
  },
  ["tool"],
);
const log = object(
  { $schema: { type: "string", format: "uri" }, version: { const: "2.1.0" }, runs: { type: "array", items: run } },
  ["version", "runs"],
);

const ajv = new Ajv.default({ allErrors: true });
addFormats.default(ajv);
const validate = ajv.compile(log);

const found = (changes: Partial<Diagnostic> = {}): Diagnostic => ({
  code: "broken-link",
  severity: "warning",
  message: 'The link "/x" does not lead to any page or file of the site',
  location: { file: sitePath("content/uk/docs/ї #1.md"), line: 3, column: 2 },
  hint: "link to a page",
  ...changes,
});

interface Log {
  readonly runs: readonly {
    readonly tool: {
      readonly driver: { readonly rules: readonly { readonly id: string; readonly helpUri?: string }[] };
    };
    readonly results: readonly {
      readonly ruleId: string;
      readonly ruleIndex: number;
      readonly partialFingerprints: Readonly<Record<string, string>>;
    }[];
  }[];
}

function logOf(diagnostics: readonly Diagnostic[], manualUrl?: string): Log {
  const parsed: Log = JSON.parse(formatSarif(diagnostics, { toolVersion: "1.0.0", manualUrl, pathOf: (file) => file }));
  return parsed;
}

test("a log of findings of every code keeps the rules of the standard", () => {
  const related = [{ message: "is the original", location: { file: sitePath("content/en/docs/a.md"), line: 1 } }];
  const all = Object.keys(diagnosticCodes).map((code) => found({ code: code as Diagnostic["code"], related }));
  const { location: _, ...nowhere } = found();
  for (const manualUrl of [undefined, "https://hubdocs.example/CHECKS.md"]) {
    const parsed = logOf([...all, nowhere, found({ severity: "info" })], manualUrl);
    expect(validate(parsed), JSON.stringify(validate.errors)).toBe(true);
  }
});

test("each result names its rule, and each rule where the manual tells of it", () => {
  const parsed = logOf([found({ code: "orphan-page" }), found()], "https://hubdocs.example/CHECKS.md");
  const [only] = parsed.runs;
  for (const { ruleId, ruleIndex } of only?.results ?? [])
    expect(only?.tool.driver.rules[ruleIndex]).toMatchObject({
      id: ruleId,
      helpUri: `https://hubdocs.example/CHECKS.md#${ruleId}`,
    });
});

test("fingerprints stay when lines move and differ between findings that read the same", () => {
  const printsOf = (findings: readonly Diagnostic[]): readonly string[] =>
    (logOf(findings).runs[0]?.results ?? []).map(({ partialFingerprints }) =>
      Object.values(partialFingerprints).join(),
    );
  const moved = found({ location: { file: sitePath("content/uk/docs/ї #1.md"), line: 9, column: 5 } });
  const before = printsOf([found(), found()]);
  expect(printsOf([moved, moved])).toEqual(before);
  expect(new Set(before).size).toBe(2);
});
