import { readdirSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { importModule } from "../../../src/platform/loadScript.ts";
import { evaluateModule } from "../../../src/theme/evaluateModule.ts";
import { writeModule } from "../../../src/theme/writeModule.ts";
import { makeFolder } from "../platform/temporaryFolder.ts";

const evaluate = (
  text: string,
  files: Readonly<Record<string, string>> = {},
  name = "site.config.ts",
): Promise<unknown> => {
  const folder = makeFolder({ ...files, [name]: text });
  return evaluateModule(join(folder, name), { importModule, writeModule, workFolder: makeFolder(), limitMs: 2000 });
};

test("a typed configuration works where hubdocs is not installed", async () => {
  const text = `
    import { defineConfig, type UserConfig } from "hubdocs";
    import { title } from "./title";
    const more: UserConfig = { tagline: "x" };
    export default defineConfig({ title, ...more });`;
  expect(await evaluate(text, { "title.ts": "export const title: string = 'Hub';" })).toEqual({
    title: "Hub",
    tagline: "x",
  });
});

test("JavaScript, JSON and packages of the site can be used", async () => {
  const text = "import x from 'x'; import data from './data.json'; export default { x, ...data };";
  const files = {
    "data.json": '{"a":1}',
    "node_modules/x/package.json": '{"main":"x.js"}',
    "node_modules/x/x.js": "module.exports = require('node:path').basename('/b/c');",
  };
  expect(await evaluate(text, files, "site.config.mjs")).toEqual({ x: "c", a: 1 });
});

test("its own address is that of the source", async () => {
  expect(await evaluate("export default import.meta.url;")).toMatch(/^file:.*\/site\.config\.ts$/);
});

test("a module may make its own require", async () => {
  const text =
    "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url); export default require('./a.json');";
  expect(await evaluate(text, { "a.json": '{"a":1}' })).toEqual({ a: 1 });
});

test.each([
  ["a syntax error says where", "export default {\n  a: ,\n};", 'site.config.ts:2:6: Unexpected ","'],
  ["a missing import says where", "import './no';\nexport default 1;", 'site.config.ts:1:8: Could not resolve "./no"'],
  ["what it throws is passed on", "throw 'No token';", "No token"],
  [
    "what it throws says where",
    "const a: number = 1;\nthrow new Error('No token ' + a);",
    "site.config.ts:2:7: No token 1",
  ],
  [
    "no default export",
    "export const a = 1;",
    "The module has no default export; write: export default defineConfig({ … })",
  ],
])("%s", async (_, text, message) => {
  await expect(evaluate(text)).rejects.toThrow(message);
});

test("modules of the work folder that were written weeks ago go, and nothing else", async () => {
  const names = ["renderer.00ff.mjs", "module.00ff.mjs", "links.json", "mine.mjs"];
  const workFolder = makeFolder(Object.fromEntries([...names, "renderer.11ee.mjs"].map((name) => [name, ""])));
  const old = new Date(Date.now() - 30 * 24 * 3600 * 1000);
  for (const name of names) utimesSync(join(workFolder, name), old, old);
  const folder = makeFolder({ "site.config.mjs": "export default 1;" });
  await evaluateModule(join(folder, "site.config.mjs"), { importModule, writeModule, workFolder, limitMs: 2000 });
  expect(readdirSync(workFolder).map((name) => name.replace(/[0-9a-f]{32}/, "new"))).toEqual([
    "links.json",
    "mine.mjs",
    "module.new.mjs",
    "renderer.11ee.mjs",
  ]);
});

test("one that waits for what never comes is told as such", async () => {
  const waiting = evaluate("await new Promise(() => undefined); export default {};");
  await expect(waiting).rejects.toThrow("it has not ended after 2 s");
});
