import { expect, test } from "vitest";
import { hashText, outputPath, url } from "../../../src/model/brands.ts";
import type { Route } from "../../../src/model/route.ts";
import { apiKey, type EditionApi } from "../../../src/model/site.ts";
import { collectOperationFiles } from "../../../src/site/operationFiles.ts";

const hash = hashText("1");
const operation = (address: string, slug: string, file = `${address.slice(1)}/index.html`): Route =>
  ({
    url: url(address),
    edition: "e",
    outputPath: outputPath(file),
    target: { kind: "operation", apiId: "hub", slug },
  }) as Route;
const page = (address: string, file: string): Route =>
  ({ url: url(address), edition: "e", outputPath: outputPath(file), target: { kind: "doc" } }) as Route;
const apiWith = (...slugs: readonly string[]): ReadonlyMap<string, EditionApi> =>
  new Map([
    [
      apiKey("e", "hub"),
      { operations: new Map(slugs.map((slug) => [slug, { sliceHash: hash }])) } as unknown as EditionApi,
    ],
  ]);

const pathsOf = (routes: readonly Route[], files: readonly string[] = [], apis = apiWith("get-room", "get-devices")) =>
  [...collectOperationFiles(routes, { apis, files }).values()].map(({ path }) => path as string);

test.each([
  ["/docs/api/get-room", "docs/api/get-room/index.html"],
  ["/docs/api/get-room", "docs/api/get-room.html"],
  ["/docs/api/get-room/", "docs/api/get-room/index.html"],
])("the file of %s, whose page is %s, lies beside it under its name", (address, file) => {
  expect(pathsOf([operation(address, "get-room", file)])).toEqual(["docs/api/get-room.openapi.json"]);
});

test("operations without a specification of their own have no file", () => {
  expect(pathsOf([operation("/docs/api/get-room", "get-room")], [], apiWith())).toEqual([]);
});

test.each([
  ["another file", [], ["docs/api/get-room.openapi.json"]],
  ["a page", [page("/docs/api/get-room.openapi.json", "docs/api/get-room.openapi.json/index.html")], []],
  ["the folder of a page", [page("/docs/api/get-room.openapi.json/a", "docs/api/get-room.openapi.json/a.html")], []],
])("what has the name already keeps it: %s", (_, others, files) => {
  const routes = [operation("/docs/api/get-room", "get-room"), operation("/docs/api/get-devices", "get-devices")];
  expect(pathsOf([...routes, ...others], files)).toEqual(["docs/api/get-devices.openapi.json"]);
});
