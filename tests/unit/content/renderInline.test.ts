import { expect, test } from "vitest";
import { renderInline } from "../../../src/content/renderInline.ts";

test.each([
  ["[run](javascript:run())", "run"],
  ["[run](<JaVaScRiPt:run()>) and [home](/)", 'run and <a href="/">home</a>'],
])("a link that would run something is its text: %s", (markdown, html) => {
  expect(renderInline(markdown)).toBe(html);
});
