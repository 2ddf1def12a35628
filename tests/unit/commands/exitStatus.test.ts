import { expect, test } from "vitest";
import { exitStatusOf } from "../../../src/commands/exitStatus.ts";
import type { Diagnostic } from "../../../src/model/diagnostic.ts";

const pageError: Diagnostic = { code: "markdown-failed", severity: "error", message: "x" };
const configError: Diagnostic = { code: "config-invalid", severity: "error", message: "x" };
const callError: Diagnostic = { code: "output-refused", severity: "error", message: "x" };
const warning: Diagnostic = { code: "broken-link", severity: "warning", message: "x" };
const info: Diagnostic = { code: "missing-translation", severity: "info", message: "x" };

test.for([
  [[], false, 0],
  [[warning, info], false, 0],
  [[info], true, 0],
  [[warning], true, 1],
  [[pageError], false, 1],
  [[configError], false, 2],
  [[callError], true, 2],
  [[{ ...configError, code: "redirect-invalid" }], false, 2],
  [[pageError, configError], false, 2],
  [[{ ...configError, severity: "warning" }], false, 0],
] as const)("%j with strict %s ends with %i", ([diagnostics, strict, expected]) => {
  expect(exitStatusOf(diagnostics, { strict })).toBe(expected);
});
