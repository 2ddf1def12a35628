// Which files are read to place a text of a specification, and in which order they are searched.
import { expect, test } from "vitest";
import { hashText, localeCode, sitePath } from "../../../../src/model/brands.ts";
import { placesInSpecs } from "../../../../src/pipeline/faults/specPlaces.ts";
import { assembleSite } from "../../../../src/site/assembleSite.ts";
import { makeConfig, makeContent, makeDoc } from "../../site/smallSite.ts";
import { bytesOf } from "../../siteFiles.ts";

const path = sitePath("specs/hub.yaml");
const part = sitePath("specs/rooms.yaml");
const spec = {
  ...{ apiId: "hub", locale: localeCode("en"), path, title: "Hub", version: "1", description: "" },
  ...{ sections: [], servers: [], bodyHash: hashText("b"), bodyRefs: [], operations: [], tags: [], schemas: [] },
  parts: [part],
};
const api = { id: "hub", label: "Hub", specs: { en: path }, path: "docs/api", sidebar: "openApiSidebar" };
const config = makeConfig({ apis: [api as never] }); // the other keys of an API have defaults
const { value: site } = assembleSite(config, makeContent([makeDoc("a.md")], { specs: [spec] }), {
  drafts: false,
  strings: {},
});
const texts: Readonly<Record<string, string>> = {
  [path]: "one: /gone\ntwo: /gone\nthree: /lost\n",
  [part]: "four: /only-here\nfive: /lost\n",
};

async function placesFor(url: string) {
  const read: string[] = [];
  const readFile = async (file: string): Promise<Uint8Array> => {
    read.push(file);
    return bytesOf(texts[file] ?? "");
  };
  const files = { read: readFile } as never; // nothing else is asked of it
  const find = await placesInSpecs(
    site.routes.filter((route) => route.url === url),
    site,
    { files },
  );
  return { read, find };
}

test("only specifications are read whose pages are given", async () => {
  expect((await placesFor("/docs/a")).read).toEqual([]);
  expect((await placesFor("/docs/api/hub")).read).toEqual([path, part]);
});

test("a text is looked for from a place on, then in its whole file, then in the others", async () => {
  const { find } = await placesFor("/docs/api/hub");
  const at = (text: string, file: typeof path, line: number) => find(text, spec, { file, line, column: 1 });
  expect(at("/gone", path, 2)).toEqual({ file: path, line: 2, column: 6 });
  expect(at("/gone", path, 3)).toEqual({ file: path, line: 1, column: 6 });
  expect(at("/lost", part, 1)).toEqual({ file: part, line: 2, column: 7 });
  expect(at("/only-here", path, 3)).toEqual({ file: part, line: 1, column: 7 });
  expect(at("/nowhere", path, 1)).toBeUndefined();
});
