import { expect, test } from "vitest";
import { findLooseSpecs, looseApisOf } from "../../../src/config/looseApis.ts";
import { openSiteFolder } from "../../../src/platform/files.ts";
import { makeFolder } from "../platform/temporaryFolder.ts";

const look = async (files: Readonly<Record<string, string>>) =>
  looseApisOf(await findLooseSpecs(await openSiteFolder(makeFolder(files)), new Set(["node_modules"])), "en");

const spec = (title: string): string => `openapi: 3.1.0\ninfo:\n  title: ${title}\n  version: "1"\n`;

test("specifications near the top are APIs with the names that they give themselves", async () => {
  const apis = await look({
    "api/swagger.json": '{"swagger":"2.0","info":{"version":"1","title":"Old, but \\u0041"}}',
    "docs/Lamp v2.openapi.yaml": spec("'Lamp: two'"),
    "openapi.yaml": `\ufeff${spec('"Hub"').replaceAll("\n", "\r\n")}`,
    "specs/openapi.yml": "openapi: 3.0.0\npaths: {}\n",
  });
  expect(apis).toEqual([
    { id: "api", label: "Old, but \\u0041", specs: { en: "api/swagger.json" } },
    { id: "lamp-v2", label: "Lamp: two", specs: { en: "docs/Lamp v2.openapi.yaml" } },
    { id: "api-2", label: "Hub", specs: { en: "openapi.yaml" } },
    { id: "api-3", label: "API", specs: { en: "specs/openapi.yml" } },
  ]);
});

test("other data, deep folders and packages are no APIs", async () => {
  const apis = await look({
    "package.json": '{ "name": "lamp", "keywords": ["openapi"] }',
    "docs/notes.yaml": "text: we use openapi 3.0\n",
    "src/deep/openapi.yaml": spec("Deep"),
    "node_modules/p/openapi.yaml": spec("Package"),
  });
  expect(apis).toEqual([]);
});

test("a folder of examples makes no more than five APIs", async () => {
  const files = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`specs/e${at}.yaml`, spec(`E${at}`)]));
  expect(await look(files)).toHaveLength(5);
});

test("an overlay is another language of the specification that it is named after, and nothing alone", async () => {
  const overlay = 'overlay: 1.0.0\ninfo: { title: Texts, version: "1" }\nactions: []\n';
  const apis = await look({ "openapi.yaml": spec("Hub"), "openapi.uk.yaml": overlay, "specs/fixes.yaml": overlay });
  expect(apis).toEqual([{ id: "api", label: "Hub", specs: { en: "openapi.yaml", uk: "openapi.uk.yaml" } }]);
});
