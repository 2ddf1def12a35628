import { expect, test } from "vitest";
import { codeFactOf } from "../../../../src/content/code/codeFacts.ts";
import { expectToTakeLessThan } from "../../processorTime.ts";

const isSame = (language: string, one: string, other: string): boolean => {
  const [a, b] = [one, other].map((code) =>
    codeFactOf(code, language, undefined).lines.filter((_, at) => at % 2 === 1),
  );
  return JSON.stringify(a) === JSON.stringify(b);
};

test.for([
  ["lua", "a = 1 -- one\n\nb = 2", "-- один\na = 1\nb = 2 -- два", true],
  ["lua", "a = 1 --[[ one\ntwo ]] b", "a = 1 --[[ один ]] b", false],
  ["lua", 'a = "-- no comment"', 'a = "-- немає"', false],
  ["js", "run(1); // one\n/* more\n of it */\nstop();", "run(1);\nstop(); // кінець", true],
  ["js", 'fetch("https://a.example/b")', 'fetch("https://a.example/c")', false],
  ["mjs", "run(1); // one", "run(1); // один", true],
  ["golang", "run(1) // one", "run(1) // один", true],
  ["c++", "run(1); // one", "run(1); // один", true],
  ["terminal", "ls # list", "ls # перелік", true],
  ["sh", "curl a#b # note", "curl a#b # нотатка", true],
  ["sh", "curl a#b", "curl a#c", false],
  ["yaml", "# top\na: 1", "a: 1", true],
  ["python", '"""Doc."""\na = 1', '"""Опис."""\na = 1', false],
  ["html", "<p><!-- one --></p>", "<p></p>", true],
  ["text", "a # b", "a # c", false],
] as const)("in %s %j and %j are the same code: %s", ([language, one, other, expected]) => {
  expect(isSame(language, one, other)).toBe(expected);
});

test.for([
  ["json", '{ "name": "Lamp" }', '{ "name": "Лампа" }', true],
  ["json", '{ "name": "Lamp" }', '{ "name": 5 }', false],
  ["lua", 'log("on") -- now', "log('увімкнено')", true],
] as const)("without what strings hold %s %j and %j are the same: %s", ([language, one, other, expected]) => {
  const [a, b] = [one, other].map((code) => codeFactOf(code, language, "strings").loose);
  expect(a === b).toBe(expected);
});

test("lines are numbered by their place in the block", () => {
  expect(codeFactOf("-- a\n\nb\nc", "lua", undefined).lines.filter((_, at) => at % 2 === 0)).toEqual([2, 3]);
});

test("marks that are never closed cost one pass", async () => {
  await expectToTakeLessThan(3, () => {
    for (const piece of ['"', "/*", "`", "'", '/* "']) codeFactOf(piece.repeat(50_000), "js", undefined);
    for (const piece of ["--[[", "<!--", '"""'])
      for (const name of ["lua", "html", "py"]) codeFactOf(piece.repeat(50_000), name, undefined);
  });
});
