import { expect, test } from "vitest";
import { safeHref } from "../../../../src/openapi/schema/safeHref.ts";

test.each([
  ...["https://a.example/b?c#d", "http://a.example", "HTTPS://A.EXAMPLE", "mailto:a@b.example", "tel:+380441234567"],
  ...["/docs/a", "//a.example/b", "#part", "?a:b", "./a", "../a:b", "guide.html", "guide/a:b", "guide"],
])("%s may be linked to", (address) => {
  expect(safeHref(address)).toBe(address);
});

test.each([
  ...["javascript:alert(1)", "JaVaScRiPt:alert(1)", "java\tscript:alert(1)", "java\nscript:x", "\u0001javascript:x"],
  ...[
    "java%0ascript:x",
    "data:text/html,x",
    "vbscript:x",
    "file:///etc/passwd",
    "javascript&colon;x:y",
    "\u200bjavascript:x",
  ],
  ...["", 5, null, undefined, {}],
])("%j may not be linked to", (address) => {
  expect(safeHref(address)).toBeUndefined();
});

test("white space around an address is dropped", () => {
  expect(safeHref(" https://a.example \n")).toBe("https://a.example");
});
