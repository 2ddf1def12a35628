// What is made again of the texts of a specification when its file is parsed a second time.
import { expect, test } from "vitest";
import { sitePath } from "../../../../src/model/brands.ts";
import { createMemory, openSpecTexts } from "../../../../src/pipeline/parse/specTexts.ts";

test("a text is answered once until the turn after the one in which nobody has asked for it", () => {
  const asked: string[] = [];
  const { ask, turn } = createMemory((text) => {
    asked.push(text);
    return text.toUpperCase();
  });
  const parse = (...texts: string[]) => {
    asked.length = 0;
    return { answers: texts.map(ask), asked: [...asked], characters: turn() };
  };
  expect(parse("x", "yy", "x")).toEqual({ answers: ["X", "YY", "X"], asked: ["x", "yy"], characters: 3 });
  expect(parse("x", "z")).toEqual({ answers: ["X", "Z"], asked: ["z"], characters: 2 });
  expect(parse("yy", "z").asked).toEqual(["yy"]);
});

/** Parses a file with a code sample; gives what became of it. */
function parse(file: string, code = "let lamp = 1;") {
  const { texts, keep } = openSpecTexts(sitePath(file));
  const coloured = texts.highlight(code, "js");
  keep();
  return coloured;
}

test("the texts of a file are known when it is parsed again, for the last four files", () => {
  const [first, second] = [parse("first.yaml"), parse("second.yaml")];
  expect(parse("first.yaml")).toBe(first);
  expect(second).not.toBe(first);
  for (const file of ["3", "4", "5"]) parse(file);
  expect(parse("first.yaml")).toBe(first);
  expect(parse("second.yaml")).not.toBe(second);
});

test("nothing is kept of a file with very long texts", () => {
  const long = "a".repeat(2_000_001);
  const { texts, keep } = openSpecTexts(sitePath("long.yaml"));
  texts.plainText(long);
  const coloured = texts.highlight("let lamp = 1;", "js");
  keep();
  expect(parse("long.yaml")).not.toBe(coloured);
});

test("languages and kinds of text do not answer for each other", () => {
  const { texts } = openSpecTexts(sitePath("kinds.yaml"));
  expect(texts.highlight("# Lamp", "md").language).toBe("md");
  expect(texts.highlight("# Lamp", "bash").language).toBe("bash");
  expect(texts.renderMarkdown("# Lamp")).not.toBe(texts.renderPageText("# Lamp"));
  expect(texts.plainText("*Lamp*")).toBe("Lamp");
});
