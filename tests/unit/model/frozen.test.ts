// Archived texts take the base URL of the site that publishes them.
import { expect, test } from "vitest";
import { placeFrozenText, frozenRoot as root } from "../../../src/model/frozen.ts";

test.each([
  ["/sub/", `<a href="${root}a"> "https://a.example${root}a"`, '<a href="/sub/a"> "https://a.example/sub/a"'],
  [
    "/дім/",
    `<a href="${root}a"> "https://a.example${root}a"`,
    '<a href="/дім/a"> "https://a.example/%D0%B4%D1%96%D0%BC/a"',
  ],
  ["/дім/", `${root}a ${root}`, "/дім/a /дім/"],
  ["/дім/", `<html data-root="${root}">`, '<html data-root="/%D0%B4%D1%96%D0%BC/">'],
  ["/дім/", "://nothing", "://nothing"],
])("with the base URL %s, %s is %s", (baseUrl, text, placed) => {
  expect(placeFrozenText(text, baseUrl)).toBe(placed);
});
