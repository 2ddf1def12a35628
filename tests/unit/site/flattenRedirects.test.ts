// Redirects lead to their last target at once.
import { expect, test } from "vitest";
import { flattenRedirects } from "../../../src/site/flattenRedirects.ts";

test.each([
  ["/b", "/c"],
  ["/B/#x", "/c#x"],
  ["/h", "/c#y"],
  ["/h#x", "/c#y"],
  ["/out", "https://a.example/"],
  ["/none", "/none"],
])("a redirect to %s leads to %s", (to, last) => {
  const others = [
    { from: ["/a", "/b"], to: "/c" },
    { from: ["/h"], to: "/c#y" },
    { from: ["/out"], to: "https://a.example/" },
  ];
  expect(flattenRedirects([{ from: ["/start"], to }, ...others])[0]?.to).toBe(last);
});

test("a circle is left as it is", () => {
  const circle = [
    { from: ["/a"], to: "/b" },
    { from: ["/b"], to: "/a" },
    { from: ["/c"], to: "/d" },
  ];
  expect(flattenRedirects(circle)).toEqual(circle);
});
