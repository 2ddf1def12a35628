// Whether code samples can be parsed, by language.
import { expect, test } from "vitest";
import { readPackageFile } from "../../src/platform/packageFile.ts";
import { openSampleChecker, ParserMissing } from "../../src/samples/index.ts";
import { loadParser } from "../../src/samples/loadParser.ts";
import { findScriptFault } from "../../src/theme/parseScript.ts";
import { expectToTakeLessThan } from "./processorTime.ts";

const faultOf = openSampleChecker({ parseScript: findScriptFault, readPackageFile });
const checkerWith = (parseScript: typeof findScriptFault) => openSampleChecker({ parseScript, readPackageFile });

test.each([
  ["lua", 'local file <close>, mode <const> = open("світло"), 7 // 2\ngoto done\n::done::\nreturn mode & 3 ~ 1'],
  ["lua", "{ 1, 2, name = 'table' }"],
  ["lua", "#!/usr/bin/lua\nprint([[long\nstring]])"],
  ["json", '{"a": [1, 2.5e3, null]}'],
  ["json", '{"line": 1}\n{"line": 2}\n'],
  ["yaml", "a: 1\n---\nb: [1, 2]\n"],
  ["js", "const answer = await fetch('/x');\nexport default answer;"],
  ["js", "if (ready) return;\nyield 1;"],
  ["js", "const a = <b c={1 < 2}>d</b>"],
  ["ts", "const a: readonly string[] = [] satisfies string[];"],
  ["js", "const a = 1;\nconst a = 2;\nexport default a;\nexport default 2;"],
  ["js", "{ a: 1, b: [2] }"],
  ["js", "a: 1,\nload(id) {\n  return id;\n},"],
  ["js", "case 1:\n  go();\n  break;\ndefault:"],
  ["js", "start({ a, ... });\nexport class A { ... }\nfunction b() {\n  ...\n}"],
  ["ts", "private a = 1;\nget(key: string): string { return key; }"],
  ["ts", "readonly a?: string;\nget(key: string): string;"],
  ["json", '"scripts": {\n  "test": "vitest"\n},'],
  ["json", '{\n  ...\n  "a": [1, 2, ...],\n  …\n}'],
  ["yaml", "a: !ENV [A, b]\nc: !!python/name:d.e\nf: !lambda |-\n  return 1;\n"],
  ["yaml", "nav:\n  - a: b\n  ...\n  - c: d\n...\ne: f\n"],
  ["js", "{ a: 1 },\n{ a: 2 },"],
  ["bash", "$ git remote -v \\\n  --all\norigin git@example.org (fetch)\n$ ls"],
  ["bash", "export TOKEN=<your token>\nfor i in 1 2; do curl \"$hub/$i\" | jq '.name'; done"],
])("%s that is right: %s", async (language, code) => {
  expect(await faultOf(language, code)).toBeUndefined();
});

test.each([
  ["lua", "local = 5", 1],
  ["lua", "if x then\n  print(x\nend", 3],
  ["json", '{\n  "a": 1,\n}', 3],
  ["yaml", "a: 1\n---\nb: [1\nc: 2\n", 4],
  ["yaml", "a: !ENV [A\nb: 1\n", 2],
  ["json", '{\n  "a": 1,\n  ...,\n  b: 2\n}', 3],
  ["js", "const a = 1;\nconst b = ;", 2],
  ["js", "const a = 1;\nconst a = 2;\nconst b = ;", 3],
  ["js", "a: 1,\nb: ,", 2],
  ["ts", "get(key: string: string;", 1],
  ["bash", "echo ok\necho 'open", 2],
  ["bash", "$ echo ok\nok (1)\n$ echo 'open", 3],
  ["bash", "echo ok\nfunction { echo; }", 2],
])("%s that is wrong: %s", async (language, code, line) => {
  const fault = await faultOf(language, code);
  expect(fault?.line).toBe(line);
  expect(fault?.message).toMatch(/^\S.*[^.]$/);
});

test.each([
  ['{ "a": 1,\n  "b": tru\n}', 2, 8, 'Unexpected "tru"'],
  ['{ "a": 1,\n  "b": , }', 2, 8, 'Unexpected ","'],
  ['{ "a": 1,\n  "b": [1,] }', 2, 11, 'Unexpected "]"'],
  ['{ "a": 1,\n  b: 2 }', 2, 3, "Expected double-quoted property name"],
  ['{ "a" 1 }', 1, 7, "Expected ':' after property name"],
  ['{ "a": { "b": "}" }', 1, 20, "Expected ',' or '}' after property value"],
  ["[{}}", 1, 4, "Expected ',' or ']' after array element"],
  ["[", 1, 2, "Unexpected end of JSON input"],
])("a fault of JSON has its place: %s", async (code, line, column, message) => {
  expect(await faultOf("json", code)).toEqual({ message, line, column });
});

test.each([
  ["js", "type State = any;", 'Expected ";" but found "State"; it is TypeScript'],
  ["ts", "const a = <b c={d}>e</b>;", 'Expected ">" but found "c"; it is TSX'],
])("%s that is another language names it: %s", async (language, code, message) => {
  expect(await faultOf(language, code)).toMatchObject({ message, line: 1 });
});

test("what is said of a sample does not depend on those before it", async () => {
  const odd = "@ words that follow";
  await faultOf("lua", "");
  const fault = await faultOf("lua", odd);
  await faultOf("lua", "local a =\n  = 5");
  expect(await faultOf("lua", odd)).toEqual(fault);
});

test("what is zsh's own is right in its samples", async () => {
  const code = "function { echo; }\n";
  expect(await faultOf("zsh", code)).toBeUndefined();
  expect((await faultOf("sh", code))?.line).toBe(1);
  expect((await faultOf("zsh", "echo 'open"))?.line).toBe(1);
});

test("a language without a parser is not checked", async () => {
  expect(await faultOf("brainfuck", "+[")).toBeUndefined();
});

test.each([
  ["lua", `x = ${"(".repeat(20_000)}`],
  ["lua", `x = ${"{".repeat(20_000)}`],
  ["json", "[".repeat(200_000)],
])("%s nested without end costs no more than its finding", async (language, code) => {
  await expectToTakeLessThan(5, () => faultOf(language, code));
});

test.each([
  new TypeError("x is undefined\nin it"),
  new ReferenceError("x is undefined"),
  new URIError("x is undefined"),
])("a bug of a parser is a finding of the sample that meets it: %s", async (bug) => {
  const fault = await checkerWith(() => Promise.reject(bug))("js", "a");
  expect(fault).toEqual({ message: "its parser gave up (x is undefined)" });
});

test("a parser that has ended says nothing of the sample", async () => {
  const ended = new Error("The service was stopped");
  await expect(checkerWith(() => Promise.reject(ended))("js", "a")).rejects.toBe(ended);
});

test("the same sample is parsed once, in one language; of very many those before are forgotten", async () => {
  const parsed: string[] = [];
  const check = checkerWith(async (code, dialect) => {
    parsed.push(`${dialect} ${code.slice(0, 1)}`);
    return { message: code.slice(0, 1) };
  });
  for (const code of ["a", "b", "a"]) expect(await check("js", code)).toEqual({ message: code });
  await check("ts", "a");
  expect(parsed).toEqual(["jsx a", "jsx b", "ts a"]);
  await check("js", "c".repeat(4_000_000));
  await check("js", "c".repeat(4_000_000));
  await check("js", "a");
  expect(parsed.slice(3)).toEqual(["jsx c", "jsx a"]);
});

test("a parser that is not installed is named, other errors stay what they are", async () => {
  const name = "no-such-parser";
  const gone = Object.assign(new Error("gone"), { code: "ERR_MODULE_NOT_FOUND" });
  await expect(loadParser(name, () => Promise.reject(gone))).rejects.toEqual(new ParserMissing(name));
  await expect(loadParser(name, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
});

test.each([
  ["bash", "$("],
  ["json", "["],
  ["yaml", "["],
  ["js", "["],
])("a sample of %s that is nested too deeply is a fault of its own", async (language, opening) => {
  const fault = await faultOf(language, opening.repeat(10_000));
  expect(fault).toEqual(expect.objectContaining({ message: expect.any(String) }));
});
