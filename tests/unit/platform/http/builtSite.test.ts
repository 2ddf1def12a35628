import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { routesFileName } from "../../../../src/model/routesFile.ts";
import { parseRoutes, watchBuiltSite } from "../../../../src/platform/http/builtSite.ts";
import { formatMarker, markerName } from "../../../../src/platform/output/marker.ts";
import { makeFolder, putFiles } from "../temporaryFolder.ts";

test("routes and base URL are read back", () => {
  const text = JSON.stringify({ format: 1, baseUrl: "/sub/", routes: { "/": "index.html" } });
  expect(parseRoutes(text)).toEqual({ baseUrl: "/sub/", routes: [["/", "index.html"]] });
});

test.for([
  "",
  "{",
  "null",
  "[]",
  '{"baseUrl":1,"routes":null}',
  '{"baseUrl":"//evil.example/","routes":{"x":"y","/z":1}}',
  '{"baseUrl":"sub"}',
])("%j gives a site at the root without routes", (text) => {
  expect(parseRoutes(text)).toEqual({ baseUrl: "/", routes: [] });
});

test("a rebuild by another process is seen; while the output is missing, the last site stays", async () => {
  const folder = makeFolder();
  const read = watchBuiltSite(folder);
  expect(await read()).toBeUndefined();
  putFiles(folder, {
    [markerName]: formatMarker(["index.html"]),
    [routesFileName]: '{"baseUrl":"/","routes":{"/":"index.html"}}',
  });
  const first = await read();
  expect(first?.routes.get("/")).toBe("index.html");
  expect(await read()).toBe(first);
  rmSync(join(folder, markerName));
  expect(await read()).toBe(first);
  putFiles(folder, { [markerName]: formatMarker(["index.html", "new.html"]) });
  expect((await read())?.files.has("new.html")).toBe(true);
});
