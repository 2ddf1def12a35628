import { execFileSync } from "node:child_process";
import { readdirSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { evaluateModule } from "../../../src/theme/evaluateModule.ts";
import type { FindInModule } from "../../../src/theme/modulePlaces.ts";
import { writeModule } from "../../../src/theme/writeModule.ts";
import { makeFolder } from "../platform/temporaryFolder.ts";

const runModule = async (address: string): Promise<unknown> => (await import(address)).default;

const evaluate = (
  text: string,
  files: Readonly<Record<string, string>> = {},
  name = "site.config.ts",
): Promise<unknown> => {
  const folder = makeFolder({ ...files, [name]: text });
  return evaluateModule(join(folder, name), { runModule, writeModule, workFolder: makeFolder() });
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
  await evaluateModule(join(folder, "site.config.mjs"), { runModule, writeModule, workFolder });
  expect(readdirSync(workFolder).map((name) => name.replace(/[0-9a-f]{32}/, "new"))).toEqual([
    "links.json",
    "mine.mjs",
    "module.new.mjs",
    "renderer.11ee.mjs",
  ]);
});

test("a module that was written weeks ago is loaded, and counts as new from then on", async () => {
  const workFolder = makeFolder({});
  const path = join(makeFolder({ "site.config.mjs": "export default { title: 'Old' };" }), "site.config.mjs");
  const evaluateOnce = () => evaluateModule(path, { runModule, writeModule, workFolder });
  await evaluateOnce();
  const [name = ""] = readdirSync(workFolder);
  const old = new Date(Date.now() - 30 * 24 * 3600 * 1000);
  utimesSync(join(workFolder, name), old, old);
  expect(await evaluateOnce()).toEqual({ title: "Old" });
  expect(Date.now() - statSync(join(workFolder, name)).mtimeMs).toBeLessThan(60_000);
});

test("a module is loaded also where the clock of the disk is weeks behind", async () => {
  const workFolder = makeFolder({});
  const path = join(makeFolder({ "site.config.mjs": "export default { title: 'Old' };" }), "site.config.mjs");
  const old = new Date(Date.now() - 30 * 24 * 3600 * 1000);
  const writeBehind = async (file: string, contents: Uint8Array): Promise<void> => {
    await writeModule(file, contents);
    utimesSync(file, old, old);
  };
  expect(await evaluateModule(path, { runModule, writeModule: writeBehind, workFolder })).toEqual({ title: "Old" });
});

test.each([
  ["data", "import { defineConfig } from 'hubdocs'; export default defineConfig({ a: 'f(x) await', ['b']: -1 })", true],
  ["a call", "export default f(); function f() { return {}; }", false],
  ["a call in a text", "export default { a: String.raw`b` }", false],
  ["a wait", "export default { a: await undefined }", false],
  ["a getter", "export default { get a() { return 1; } }", false],
])("what holds nothing but data is known to be harmless: %s", async (_, text, expected) => {
  const folder = makeFolder({ "site.config.mjs": text });
  const told: boolean[] = [];
  const run = async (__: string, isHarmless: boolean): Promise<unknown> => told.push(isHarmless);
  await evaluateModule(join(folder, "site.config.mjs"), { runModule: run, writeModule, workFolder: makeFolder() });
  expect(told).toEqual([expected]);
});

test("values are found in the files where they are written", async () => {
  const folder = makeFolder({
    "site.config.ts": `
      import { defineConfig } from "hubdocs";
      import { items } from "./parts/items";
      /* Дім */ const base = { "tag-line": 1 as const };
      export default defineConfig({ ...base, navbar: { items } });`,
    "parts/items.ts": "type A = { a: number };\nexport const items: A[] = [\n  { a: 1 },\n];",
  });
  let find: FindInModule = () => undefined;
  const onPlaces = (found: FindInModule): void => {
    find = found;
  };
  await evaluateModule(join(folder, "site.config.ts"), { runModule, writeModule, workFolder: makeFolder(), onPlaces });
  const [exact, around] = [{ isExact: true }, { isExact: false }];
  expect(find("/tag-line", "key")).toEqual({ file: "site.config.ts", line: 4, column: 32, ...exact });
  expect(find("/tag-line", "value")).toEqual({ file: "site.config.ts", line: 4, column: 44, ...exact });
  expect(find("/navbar/items/0/a", "value")).toEqual({ file: "parts/items.ts", line: 3, column: 8, ...exact });
  expect(find("/url", "key")).toEqual({ file: "site.config.ts", line: 5, column: 22, ...around });
});

test("nobody waits for a pipe that a module imports", async () => {
  const folder = makeFolder({ "site.config.ts": 'import { title } from "./title.ts"; export default { title };' });
  execFileSync("mkfifo", [join(folder, "title.ts")]);
  const evaluated = evaluateModule(join(folder, "site.config.ts"), {
    runModule,
    writeModule,
    workFolder: makeFolder(),
  });
  await expect(evaluated).rejects.toThrow("title.ts:1:1: There is a pipe or a device where a file is expected");
});
