import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fontFault } from "../../../src/theme/fontFault.ts";

const whole = readFileSync(new URL("../../../content/fonts/onest-latin.woff2", import.meta.url));

test("a whole WOFF2 file is a font", () => {
  expect(fontFault(whole)).toBeUndefined();
});

test.each([
  ["a part of one", whole.subarray(0, 5000), "is damaged: it has 5000 bytes, but its header says"],
  ["nothing", Buffer.alloc(0), "is not a font"],
  ["a page of HTML", Buffer.from("<!doctype html><title>404</title>"), "is not a font"],
  ["another form of font", Buffer.from("OTTO            "), "is an OpenType font, not WOFF2"],
])("%s is told", (_, bytes, fault) => {
  expect(fontFault(bytes)).toContain(fault);
});
