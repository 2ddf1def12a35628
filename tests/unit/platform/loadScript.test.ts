import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { importModule, loadScript } from "../../../src/platform/loadScript.ts";
import { makeFolder } from "./temporaryFolder.ts";

const scripts = {
  "program/first.cjs": 'exports.second = require("./second.cjs"); exports.name = __filename;',
  "program/second.cjs": "exports.runs = (globalThis.ownRuns = (globalThis.ownRuns ?? 0) + 1);",
};

for (const [where, kept] of [
  ["nothing is kept", {}],
  ["code is kept of one script alone", { "codeCache/first.cjs.code": "" }],
  ["what is kept is no code", { "codeCache/first.cjs.code": "no code", "codeCache/second.cjs.code": "no code" }],
] as const)
  test(`a script runs once, whoever asks for it, where ${where}`, () => {
    const folder = makeFolder({ ...scripts, ...kept });
    const file = join(folder, "program/first.cjs");
    const first = loadScript(file);
    expect(first).toMatchObject({ name: file });
    expect(loadScript(file)).toBe(first);
    expect(loadScript(join(folder, "program/second.cjs"))).toBe((first as { second: unknown }).second);
  });

test("a script that fails says so each time", () => {
  const folder = makeFolder({ "program/wrong.cjs": 'throw new Error("wrong");', "codeCache/wrong.cjs.code": "" });
  for (const _ of [1, 2]) expect(() => loadScript(join(folder, "program/wrong.cjs"))).toThrow("wrong");
});

test("a script that could not be read is read when it is asked for again", () => {
  const folder = makeFolder({ "program/other.cjs": "", "codeCache/late.cjs.code": "" });
  const file = join(folder, "program/late.cjs");
  expect(() => loadScript(file)).toThrow(/ENOENT|Cannot find module/); // as Node itself says it where it keeps code
  writeFileSync(file, "exports.isThere = true;");
  expect(loadScript(file)).toEqual({ isThere: true });
});

test("modules can be had by scripts", async () => {
  expect(Object.entries((await importModule("data:text/javascript,export const one = 1")) as object)).toEqual([
    ["one", 1],
  ]);
});
