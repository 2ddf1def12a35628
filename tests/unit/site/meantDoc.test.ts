import { expect, test } from "vitest";
import { hintForId } from "../../../src/site/meantDoc.ts";

test.each([
  ["docs/guide/start.md", 'did you mean "guide/start"?'],
  ["./Guide.MDX", 'did you mean "Guide"?'],
  ["/docs/intro", 'did you mean "intro"?'],
  ["intor", 'did you mean "intro"?'],
  ["setup.md.txt", "ids are paths in the docs folder, without extension: Guide, guide/start, intro, setup"],
])("for the id %j", (id, hint) => {
  expect(hintForId(id, ["setup", "intro", "guide/start", "Guide"])).toBe(hint);
});

test("lists the first twenty ids, and says when there are more or none", () => {
  const ids = Array.from({ length: 21 }, (_, index) => `page-${index + 10}`);
  const listed = "ids are paths in the docs folder, without extension: ";
  expect(hintForId("x", ids)).toBe(`${listed}${ids.slice(0, 20).join(", ")}, …`);
  expect(hintForId("x", ids.slice(0, 20))).toBe(`${listed}${ids.slice(0, 20).join(", ")}`);
  expect(hintForId("x", [])).toBe(`${listed}there are none`);
});
