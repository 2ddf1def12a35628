// Redirects lead to their last target at once.
import { expect, test } from "vitest";
import { outputPath, url } from "../../../src/model/brands.ts";
import type { Route } from "../../../src/model/route.ts";
import { flattenRedirects, spellTargets, targetBelow } from "../../../src/site/flattenRedirects.ts";
import { ownPlaces } from "../../../src/site/ownSpelling.ts";

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

test.each([
  ["/docs/my%20page?a=%20b#h%20x", "/uk/docs/my%20page?a=%20b#h%20x"],
  ["/docs/my page", "/uk/docs/my%20page"],
  ["/docs/%D0%BA%D0%BB%D1%8E%D1%87", "/uk/docs/ключ"],
  ["/docs/50%", "/uk/docs/50%25"],
  ["/a%3Fb%23c", "/uk/a%3Fb%23c"],
  ["/a?next=https://b.example//c", "/uk/a?next=https://b.example//c"],
  ["/%5cevil.example", "/uk/%5Cevil.example"],
  ["/%2f%2fevil.example", "/uk/evil.example"],
  ["https://b.example/%20", "https://b.example/%20"],
])("the target %s is spelled as links are: %s", (to, spelled) => {
  expect(targetBelow("/uk/", to)).toBe(spelled);
});

test.each([
  ["/docs/p q", "/docs/p%2520q"],
  ["/docs/cafe\u0301#x", "/docs/caf\u00e9#x"],
  ["/docs/a/", "/docs/a/"],
  ["/docs/b", "/docs/b"],
  ["/docs/a.md#x", "/docs/a#x"],
  ["/docs/none.md", "/docs/none.md"],
  ["/", "/"],
])("a redirect to %s leads to the page's own address: %s", (to, spelled) => {
  const pages = ["/", "/docs/p%20q", "/docs/caf\u00e9", "/docs/a", "/docs/b/"].map((address) => route(address));
  const redirect = { ...route("/old"), target: { kind: "redirect", to } as const };
  const routes = [...pages, redirect];
  const places = ownPlaces(routes, { trailingSlash: undefined, baseUrl: "/", files: new Set() });
  const found = spellTargets(routes, { places, prefixOf: () => "/" }).at(-1);
  expect(found?.target).toEqual({ kind: "redirect", to: spelled });
});

test.each([
  ["/uk/files/my%20file.zip", "/files/my%20file.zip"],
  ["/uk/old.pdf#page=2", "/uk/old.pdf#page=2"],
  ["/uk/plan#a", "/plan.html#a"],
  ["/uk/plan.md", "/plan.md"],
])("a redirect of another locale to %s leads to the one static file: %s", (to, spelled) => {
  const redirect = { ...route("/uk/old"), target: { kind: "redirect", to } as const };
  const places = ownPlaces([redirect], {
    trailingSlash: true,
    baseUrl: "/",
    files: new Set(["files/my file.zip", "plan.html", "plan.md"]),
  });
  const [found] = spellTargets([redirect], { places, prefixOf: () => "/uk/" });
  expect(found?.target).toEqual({ kind: "redirect", to: spelled });
});

function route(address: string): Route {
  return {
    url: url(address),
    outputPath: outputPath(`${address.slice(1)}/index.html`),
    edition: "current/en",
    target: { kind: "search" },
    path: address,
    isFallback: false,
    isDraft: false,
    isUnlisted: false,
  };
}
