// Where the version menu leads from the pages of an API: to the same thing in the other version, else to the nearest above it.
import { expect, test } from "vitest";
import { hashText, localeCode, sitePath, slug } from "../../../src/model/brands.ts";
import { versionAlternates } from "../../../src/site/alternates.ts";
import { assembleSite } from "../../../src/site/assembleSite.ts";
import { pagePropsOf } from "../../../src/site/pageProps.ts";
import { makeConfig, makeContent, makeDoc } from "./smallSite.ts";

const place = (path: string) =>
  ({ bodyHash: hashText("b"), bodyRefs: [], location: { file: sitePath(path), line: 1, column: 1 } }) as const;

interface Things {
  /** `GET /rooms list rooms`: method, path, slug, tag. */
  readonly operations: readonly string[];
  readonly tags: readonly string[];
  readonly schemas: readonly string[];
}

/** The specification of a version. */
function specOf(docsVersion: string, { operations, tags, schemas }: Things) {
  const path = `specs/${docsVersion}.yaml`;
  const made = operations.map((line) => {
    const [method = "", address = "", name = "", tag = ""] = line.split(" ");
    const own = { ...place(path), slug: slug(name), method: method.toLowerCase(), path: address, tags: [tag] };
    return { ...own, summary: name, description: "", isWebhook: false, isDeprecated: false };
  });
  const operationsOf = (tag: string) => made.filter((one) => one.tags.includes(tag)).map((one) => one.slug);
  return {
    ...{ apiId: "hub", docsVersion, locale: localeCode("en"), path: sitePath(path), title: "Hub", version: "1" },
    ...{ description: "", sections: [], servers: [], bodyHash: hashText("b"), bodyRefs: [], operations: made },
    tags: tags.map((written) => {
      const [name = "", own = name] = written.split(" at ");
      return { ...place(path), name, label: name, slug: slug(own), description: "", operations: operationsOf(name) };
    }),
    schemas: schemas.map((written) => {
      const [name = "", own = name.toLowerCase()] = written.split(" at ");
      return { ...place(path), name, slug: slug(own), description: "" };
    }),
  };
}

const newer = specOf("current", {
  operations: ["GET /rooms list rooms", "GET /new fresh rooms", "POST /rooms add lost", "GET /b same rooms"],
  tags: ["rooms", "lost"],
  schemas: ["Room", "Fresh"],
});
const older = specOf("1.0", {
  operations: ["GET /rooms list-all rooms", "GET /a same rooms"],
  tags: ["rooms at all-rooms"],
  schemas: ["Room at room-2"],
});
const versions = [
  { name: "current", label: "Next", path: "", isLatest: true, banner: "none" },
  { name: "1.0", label: "1.0", path: "1.0", isLatest: false, banner: "none" },
  { name: "0.9", label: "0.9", path: "0.9", isLatest: false, banner: "none" },
] as const;
const versionSpecs = { current: { en: newer.path }, "1.0": { en: older.path } };
const config = makeConfig({
  ...{ builtLocales: [localeCode("en")], versions },
  apis: [{ id: "hub", label: "Hub", specs: {}, path: "docs/api", sidebar: "api", versionSpecs } as never],
});
const oldDoc = (version: string) =>
  makeDoc("intro.md", {}, { version, path: sitePath(`content/en/versions/${version}/intro.md`) });
const docs = [makeDoc("intro.md"), oldDoc("1.0"), oldDoc("0.9")];
const { value: site } = assembleSite(config, makeContent(docs, { specs: [newer, older] as never }), {
  ...{ drafts: false, strings: {} },
});

/** Addresses of the menu; in brackets those that are another page. */
function menuOf(address: string): readonly string[] {
  const route = site.routes.find(({ url }) => url === address);
  if (route === undefined)
    throw new Error(`no page at ${address} among ${site.routes.map(({ url }) => url).join(" ")}`);
  return versionAlternates(route, site).map(({ href, isExact }) => (isExact ? href : `(${href})`));
}

test.each([
  ["an operation, wherever it is there", "/docs/api/list", "/docs/1.0/api/list-all"],
  ["an operation that has only its address in common", "/docs/api/same", "/docs/1.0/api/same"],
  ["an operation that is new, to its tag", "/docs/api/fresh", "(/docs/1.0/api/all-rooms)"],
  ["an operation that is new, with its tag, to the overview", "/docs/api/add", "(/docs/1.0/api/hub)"],
  ["a tag, whatever its address", "/docs/api/rooms", "/docs/1.0/api/all-rooms"],
  ["a tag that is new, to the overview", "/docs/api/lost", "(/docs/1.0/api/hub)"],
  ["a schema, whatever its address", "/docs/api/schemas/room", "/docs/1.0/api/schemas/room-2"],
  ["a schema that is new, to the overview", "/docs/api/schemas/fresh", "(/docs/1.0/api/hub)"],
  ["the overview", "/docs/api/hub", "/docs/1.0/api/hub"],
  ["the page of the API", "/docs/category/hub", "/docs/1.0/category/hub"],
])("the menu leads from %s", (_, address, there) => {
  expect(menuOf(address)).toEqual([address, there, "(/docs/0.9/intro)"]);
});

test("it leads back, too", () => {
  expect(menuOf("/docs/1.0/api/list-all")).toEqual(["/docs/api/list", "/docs/1.0/api/list-all", "(/docs/0.9/intro)"]);
  expect(menuOf("/docs/1.0/api/schemas/room-2")[0]).toBe("/docs/api/schemas/room");
});

test.each([
  ["/docs/api/list", "Next"],
  ["/docs/1.0/api/all-rooms", "1.0"],
  ["/docs/1.0/api/schemas/room-2", "1.0"],
  ["/docs/1.0/category/hub", "1.0"],
  // It says the version of the API itself.
  ["/docs/1.0/api/hub", undefined],
])("the page at %s says which version it is of", (address, badge) => {
  const route = site.routes.find(({ url }) => url === address);
  if (route === undefined) throw new Error(`no page at ${address}`);
  const { content } = pagePropsOf(route, {
    ...{ site, sidebarIndexes: new Map(), strings: {}, lastUpdateOf: () => undefined },
    ...{ assetPath: (file) => file, pictureOf: () => undefined },
  });
  expect("versionBadge" in content ? content.versionBadge : undefined).toBe(badge);
});
