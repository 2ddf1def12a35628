import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { renderManual } from "../../../src/checks/manual.ts";
import { diagnosticCodes } from "../../../src/model/diagnosticCodes.ts";

test("CHECKS.md is what the codes say; `npm run manual` writes it", () => {
  expect(readFileSync(new URL("../../../CHECKS.md", import.meta.url), "utf8")).toBe(renderManual());
});

test("every code has a heading of its own in the manual", () => {
  const headings = [...renderManual().matchAll(/^## ([a-z0-9-]+)$/gm)].map(([, code]) => code);
  expect(headings).toEqual(Object.keys(diagnosticCodes).sort());
});
