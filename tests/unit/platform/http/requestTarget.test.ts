import { expect, test } from "vitest";
import { encodePath, parseRequestTarget } from "../../../../src/platform/http/requestTarget.ts";

test.for([
  ["/", "/", ""],
  ["/docs/intro", "/docs/intro", ""],
  ["/docs/intro?x=1&y=%20", "/docs/intro", "?x=1&y=%20"],
  ["/a?b?c", "/a", "?b?c"],
  ["/%D0%B4%D0%BE%D0%BA", "/док", ""],
  ["/a%20b%23%3F%25", "/a b#?%", ""],
  ["/%252e%252e/x", "/%2e%2e/x", ""],
  ["//evil.example/", "//evil.example/", ""],
] as const)("%j is the path %j with the query %j", ([target, path, query]) => {
  expect(parseRequestTarget(target)).toEqual({ kind: "path", path, query });
});

test.for([
  ["*", 400],
  ["http://evil.example/", 400],
  ["", 400],
  ["/%", 400],
  ["/%ff", 400],
  ["/%zz", 400],
  ["/../x", 404],
  ["/a/%2e%2e/x", 404],
  ["/a/./x", 404],
  ["/..%2fx", 404],
  ["/..\\x", 404],
  ["/a%5cb", 404],
  ["/a%00", 404],
  [`/${"q".repeat(20_000)}`, 414],
] as const)("%j is refused with %i", ([target, status]) => {
  expect(parseRequestTarget(target)).toEqual({ kind: "refused", status });
});

test("a target of 16,384 characters is still looked at", () => {
  const path = `/${"q".repeat(16_383)}`;
  expect(parseRequestTarget(path)).toEqual({ kind: "path", path, query: "" });
  expect(parseRequestTarget(`${path}q`)).toEqual({ kind: "refused", status: 414 });
});

test("an encoded path is read back as itself", () => {
  const path = "/uk/док/a b/50%/x?y#z'\"<&";
  expect(parseRequestTarget(encodePath(path))).toEqual({ kind: "path", path, query: "" });
});
