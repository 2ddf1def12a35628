// Which findings make a build fail.
import { expect, test } from "vitest";
import type { Diagnostic } from "../../../../src/model/diagnostic.ts";
import { applySeverities, isAcceptable } from "../../../../src/pipeline/faults/severities.ts";
import { makeConfig } from "../../site/smallSite.ts";

const info: Diagnostic = { code: "missing-translation", severity: "info", message: "untranslated" };
const warning: Diagnostic = { code: "broken-link", severity: "warning", message: "broken" };
const error: Diagnostic = { code: "unknown-doc", severity: "error", message: "unknown" };

test.each([
  ["that has found nothing succeeds", [], true, true],
  ["that has something to say succeeds", [info, info], true, true],
  ["with a warning among others fails when it is strict", [info, warning], true, false],
  ["with an error among others fails", [warning, error, info], false, false],
])("a build %s", (_, found, usually, strictly) => {
  expect(isAcceptable(found, { strict: false })).toBe(usually);
  expect(isAcceptable(found, { strict: true })).toBe(strictly);
});

test("what the configuration says of a code counts for its findings alone", () => {
  const report = { "broken-link": "error", "unknown-doc": "ignore" } as const;
  expect(applySeverities([info, warning, error], makeConfig({ report }))).toEqual([
    info,
    { ...warning, severity: "error" },
  ]);
});
