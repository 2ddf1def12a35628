import { describe, expect, test } from "vitest";
import { maxYamlAliases, parseYaml, type YamlDocument, type YamlProblem } from "../../../src/source/yaml.ts";
import { expectToTakeLessThan } from "../processorTime.ts";

function read(text: string, linesBefore = 0): YamlDocument {
  const result = parseYaml(text, { linesBefore });
  if (result.kind === "problem") throw new Error(JSON.stringify(result.problem));
  return result.document;
}

function problemOf(text: string): YamlProblem {
  const result = parseYaml(text);
  if (result.kind === "document") throw new Error(`Read: ${JSON.stringify(result.document.value)}`);
  return result.problem;
}

const at = (text: string, pointer: string, of?: "key" | "value"): string => {
  const { line, column } = read(text).locate(pointer, of);
  return `${line}:${column}`;
};

describe("values", () => {
  test.each([
    ["a: 1\nb: [x, true, null]", { a: 1, b: ["x", true, null] }],
    ["date: 2026-10-06", { date: "2026-10-06" }],
    ['{\n\t"a": 1,\n\t"b": "\\u0456\\ud83e\\udd94\\/"\n}', { a: 1, b: "і🦔/" }],
    ["a: &x [1]\nb: *x", { a: [1], b: [1] }],
    // The letter of YAML wants what stands in brackets further right; the files of many do not have it so.
    ["a:\n  b: {\n    c: 1\n  }\n  d: [\n    2,\n  ]\n", { a: { b: { c: 1 }, d: [2] } }],
    ['a:\n  b: {\n"c": [\n  "d: {",\n  \'e\'\n]\n  }\n', { a: { b: { c: ["d: {", "e"] } } }],
    ["a:\n  t: |\n    b: {\n    }\n  b: {\n  }\n", { a: { t: "b: {\n}\n", b: {} } }],
    [
      `a:\n  b: {\n    "c d": "e #f"\n  }\n  g: {\n    h: 'i #j'\n  }\n`,
      { a: { b: { "c d": "e #f" }, g: { h: "i #j" } } },
    ],
    // So are further lines of a text in quotes.
    [
      "a:\n  b:\n    c: 'Names of\n    services, \"x\"\n  or it''s\n\n    \"y\"'\n    d: 2\n",
      { a: { b: { c: 'Names of services, "x" or it\'s\n"y"', d: 2 } } },
    ],
    ['a:\n  b:\n    - "say \\"hi\\" \\\n    to\n    them all"\n', { a: { b: ['say "hi" to them all'] } }],
    ["", null],
    ["# only a comment", null],
  ])("of %j", (text, value) => {
    expect(read(text).value).toEqual(value);
  });

  test("have names of prototypes as ordinary keys", () => {
    const { value } = read("__proto__: { admin: true }\nconstructor: 1\ntoString: 2");
    expect(Object.keys(value as object)).toEqual(["__proto__", "constructor", "toString"]);
    expect((value as { admin?: unknown }).admin).toBeUndefined();
    expect(({} as { admin?: unknown }).admin).toBeUndefined();
  });
});

describe("places", () => {
  const text = "title: A\npaths:\n  /rooms/{id}:\n    get: { tags: [x, y] }\nempty:\nlist:\n  - a: 1\n  - b: 2\n";

  test.each([
    ["/title", "1:1"],
    ["/paths", "2:1"],
    ["/paths/~1rooms~1{id}", "3:3"],
    ["/paths/~1rooms~1{id}/get", "4:5"],
    ["/paths/~1rooms~1{id}/get/tags/1", "4:22"],
    ["/empty", "5:1"],
    ["/list/1", "8:5"],
    ["/list/1/b", "8:5"],
    ["", "1:1"],
  ])("%s is named at %s", (pointer, place) => {
    expect(at(text, pointer)).toBe(place);
  });

  test.each([
    ["/title", "1:8"],
    ["/paths/~1rooms~1{id}/get", "4:10"],
    ["/list/1/b", "8:8"],
    ["/empty", "5:1"],
  ])("the value of %s is at %s", (pointer, place) => {
    expect(at(text, pointer, "value")).toBe(place);
  });

  test.each([
    ["/paths/~1rooms~1{id}/post/summary", "3:3"],
    ["/nothing", "1:1"],
    ["/list/9", "6:1"],
  ])("%s, which is not there, is at its nearest ancestor %s", (pointer, place) => {
    expect(at(text, pointer)).toBe(place);
  });

  test("of entries without a value are those of their dashes", () => {
    const list = "a:\n  -\n  - b: |\n      - c\n  # - d\n  -\n  - - e\nf:\n-\n-\n";
    const places = ["/a/0", "/a/2", "/a/3/0", "/f/0", "/f/1"].map((pointer) => at(list, pointer, "value"));
    expect(places).toEqual(["2:3", "6:3", "7:7", "9:1", "10:1"]);
    expect(at("-\n- a\n", "/0", "value")).toBe("1:1");
  });

  test("of entries without a value are found in time that grows with the text", async () => {
    const list = `a: [${"null,".repeat(10)}]\n${"b".repeat(10)}:\n${"  -\n".repeat(50_000)}`;
    await expectToTakeLessThan(3, () => at(list, "/bbbbbbbbbb/49999", "value"));
  });

  test("inside an alias are the alias", () => {
    expect(at("a: &x { b: 1 }\nc: *x", "/c/b", "value")).toBe("2:4");
  });

  test("are those of the file where brackets end too far to the left", () => {
    const text = "a:\n  b: {\n    c: 1\n  }\n  d: 2\n";
    expect([at(text, "/a/b/c"), at(text, "/a/d")]).toEqual(["3:5", "5:3"]);
  });

  test("are those of the file where a text in quotes goes on too far to the left", () => {
    expect(at('a:\n  b:\n    c: "d\n  e"\n    f: 1\n', "/a/b/f")).toBe("5:5");
  });

  test("are those of JSON too", () => {
    expect(at('{\n  "a/b": {\n    "c": [1,\n      2]\n  }\n}', "/a~1b/c/1")).toBe("4:7");
  });

  test("count the lines before the text", () => {
    expect(read("a: 1", 4).locate("/a")).toEqual({ line: 5, column: 1 });
  });
});

describe("problems", () => {
  test.each([
    ["a: 1\nb: 2\na: 3", "3:1", "duplicated mapping key"],
    ['{"a": 1,\n "a": 2}', "2:3", "duplicated mapping key"],
    ["a: [1\nb: 2", "2:1", "deficient indentation"],
    ["a: b: c", "1:5", "text that contains `: ` needs quotes"],
    ["a: 1\nb: 'it's'", "2:8", "text continues after its closing quote"],
    ['- "say "hi""', "1:9", "text continues after its closing quote"],
    ["a: say 'hi'! b: c", "1:15", "text that contains `: ` needs quotes"],
    ["a: @b", "1:4", "text must not begin with `@`"],
    ["a: `b`", "1:4", "text must not begin with a backtick"],
    ["a:\n  - %b", "2:5", "text must not begin with `%`"],
    ["a: *x", "1:5", 'unidentified alias "x"'],
    ["a: *x*", "1:5", "text must not begin with `*`"],
    ["a: *x y*", "1:7", "text must not begin with `*`"],
    ["a: - b", "1:4", "text must not begin with `-`"],
    ["a: ? b", "1:4", "text must not begin with `?`"],
    ["a: | b", "1:6", "text must not begin with `|`"],
    ['a: "b" c', "1:8", "text continues after its closing quote"],
    ["a: [b] c", "1:8", "text continues after its closing bracket"],
    ["a: {b} c", "1:8", "text continues after its closing bracket"],
    ["a: 1\n b: 2", "2:3", "the line is indented more than the one above, so it continues that line's text"],
    ["\ta: 1", "1:3", "a line begins with a tab"],
    ["a: !!js/function x", "1:4", "unknown scalar tag !<tag:yaml.org,2002:js/function>"],
    ["a\n---\nb", "2:1", "more than one document in a file"],
    ["a\n---\n", "1:1", "more than one document in a file"],
    ["a: [{ b: 1 }]\nc:\n  d: {{ name }}", "3:7", "a key is a map or a list"],
    ["a: 1\n? [b, c]\n: 2", "2:3", "a key is a map or a list"],
    ["a: .inf", "1:4", "`Infinity` is not a JSON number"],
    ["a: &x\n  b: *x", "2:6", "an alias refers to something that contains it"],
    ['{\n  // first\n  "a": 1\n}', "2:3", "JSON has no comments: `// first`"],
    ['{\n  "a": "https://b/* //c", // second\n  "d": 1\n}', "2:27", "JSON has no comments: `// second`"],
    ['{ "a": [1, /* it\'s\n "b" */ 2], }', "1:12", "JSON has no comments: `/* it's`"],
    ['/* head */ { "a": 1 }', "1:1", "JSON has no comments: `/* head */`"],
    ['// head\n{ "a": 1 }', "1:1", "JSON has no comments: `// head`"],
    [`[1] // ${"x".repeat(100)}`, "1:5", `JSON has no comments: \`// ${"x".repeat(57)}…\``],
    ['{ "a": 1\n  "b": 2 }', "2:6", "missed comma between flow collection entries"],
  ])("%j", (text, place, message) => {
    const { position, ...problem } = problemOf(text);
    expect(`${position.line}:${position.column}`).toBe(place);
    expect(problem.message).toBe(message);
    expect(problem.hint).not.toBe("");
  });

  test.each([
    [
      '{ "a": "// b", "c": "/* d */", "e": "f \\" // g", h: \'i // j\' }',
      { a: "// b", c: "/* d */", e: 'f " // g', h: "i // j" },
    ],
    ["{ a: https://b.example/c, d: //e.example, f: g/*h }", { a: "https://b.example/c", d: "//e.example", f: "g/*h" }],
    ["a: 1 // no comment", { a: "1 // no comment" }],
    ["{ a: 1, # b\n }", { a: 1 }],
  ])("%s has no comment of JSON", (text, value) => {
    expect(read(text).value).toEqual(value);
  });

  test("comments are looked for in time that grows with the text", async () => {
    const text = `{ "a": "${'\\"'.repeat(200_000)} ${" /*".repeat(200_000)}`;
    await expectToTakeLessThan(3, () => problemOf(text));
  });

  test.each([
    ["quotes that have been left open", 'a:\n  b: "c\n  d: "e"\n  f: 1\n', "3:3"],
    ["quotes before a list", "a:\n  b: 'c\n  - d'\n", "3:3"],
    ["quotes that nothing closes", "a:\n  b: 'c\n  d\n", "3:3"],
    ["a comment before the bracket", "a:\n  b: {\n    c: 1 # one\n  }\n", "4:3"],
    ["a comment with quotes", 'a:\n  b: {\n    c: "1" # "one\n  }\n', "4:3"],
    ["the second of two brackets", "a:\n  b: {\n  }\n  d: {\n    c: 1 # one\n  }\n", "6:3"],
    ["a bracket that nothing closes", "a:\n  b: {\nc: 1\n", "3:1"],
  ])("lines that are indented too little in %s are reported", (_, text, place) => {
    const { message, position, hint } = problemOf(text);
    expect(`${position.line}:${position.column} ${message}`).toBe(`${place} deficient indentation`);
    expect(hint).toMatch(/indent lines inside them further/);
  });

  test("nesting has a limit", () => {
    expect(read(`${"[".repeat(99)}${"]".repeat(99)}`).value).toBeInstanceOf(Array);
    expect(problemOf(`${"[".repeat(100)}${"]".repeat(100)}`).message).toContain("100");
  });

  test("aliases have a limit", () => {
    const aliases = (count: number): string => `a: &x 1\nb: [${Array(count).fill("*x").join(", ")}]`;
    expect(read(aliases(maxYamlAliases)).value).toBeTypeOf("object");
    expect(problemOf(aliases(maxYamlAliases + 1)).message).toContain("aliases exceeded");
  });

  test("few aliases that stand for billions of values are found before anything is written out", () => {
    const lines = Array.from(
      { length: 9 },
      (_, index) => `z${index + 1}: &z${index + 1} [${Array(8).fill(`*z${index}`).join(", ")}]`,
    );
    expect(problemOf(`z0: &z0 [1, 2, 3, 4, 5, 6, 7, 8]\n${lines.join("\n")}`).message).toContain(
      "aliases expand to more than",
    );
  });

  test("a long document without aliases is none", () => {
    const text = `a: [${Array(120_000).fill("1").join(", ")}]`;
    expect((read(text).value as { a: unknown[] }).a).toHaveLength(120_000);
  });
});

test("halves of characters become the sign for what cannot be shown, in keys and texts and behind aliases", () => {
  const document = read('{ "a\\ud800": &x ["\\ude00\\ud83d", "\\ud83d\\ude00"], b: *x, c: \'\\ud800\' }');
  const list = ["\ufffd\ufffd", "😀"];
  expect(document.value).toEqual({ "a\ufffd": list, b: list, c: "\\ud800" });
});
