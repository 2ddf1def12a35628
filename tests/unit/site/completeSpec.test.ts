// What a translated specification takes over of its original.
import { expect, test } from "vitest";
import type { ApiSchema, ApiSpec, ApiTag, Operation } from "../../../src/model/api.ts";
import { hashText, localeCode, sitePath, slug } from "../../../src/model/brands.ts";
import { completeSpec } from "../../../src/site/completeSpec.ts";

const path = sitePath("specs/hub.yaml");
const shared = { bodyHash: hashText("b"), bodyRefs: [], location: { file: path, line: 1, column: 1 } } as const;
const tag = (name: string, operations: readonly string[]): ApiTag => ({
  ...{ ...shared, name, label: name, slug: slug(name), operations: operations.map(slug), description: "" },
});
const operation = (name: string, change: Partial<Operation> = {}): Operation => ({
  ...{ ...shared, slug: slug(name), method: "get", path: `/${name}`, isWebhook: false, summary: name, description: "" },
  ...{ tags: [], isDeprecated: false, ...change },
});
const schema = (name: string): ApiSchema => ({ ...shared, slug: slug(name), name, description: "" });

function spec(locale: string, parts: Pick<ApiSpec, "operations"> & Partial<ApiSpec>): ApiSpec {
  return {
    ...{ apiId: "hub", locale: localeCode(locale), path, title: locale, version: "1", description: "" },
    ...{ tags: [], schemas: [], sections: [], servers: [], bodyHash: hashText("b"), bodyRefs: [], ...parts },
  };
}

const slugsOf = (list: readonly { readonly slug: string }[]): readonly string[] => list.map((one) => one.slug);

test("what the translation lacks comes last, with the tags that only it has", () => {
  const own = spec("uk", { operations: [operation("b")], tags: [tag("rooms", ["b"])], schemas: [schema("Room")] });
  const original = spec("en", {
    operations: [operation("a"), operation("b"), operation("c")],
    tags: [tag("rooms", ["a", "b"]), tag("extra", ["b", "c"]), tag("empty", [])],
    schemas: [schema("New"), schema("Room")],
  });
  const complete = completeSpec(own, original);
  expect(slugsOf(complete.spec.operations)).toEqual(["b", "a", "c"]);
  expect(slugsOf(complete.spec.schemas)).toEqual(["Room", "New"]);
  expect(complete.spec.tags.map(({ name, operations }) => [name, ...operations])).toEqual([
    ["rooms", "b", "a"],
    ["extra", "c"],
  ]);
  expect([...slugsOf([...complete.fallbacks])].sort()).toEqual(["New", "a", "c", "extra"]);
  expect(complete.spec.title).toBe("uk");
});

test("nothing is taken over by the original itself, of what is there under another id, or where an address is taken", () => {
  const original = spec("en", { operations: [operation("a"), operation("rooms")] });
  expect(completeSpec(original, original)).toEqual({ spec: original, fallbacks: new Set() });
  const own = spec("uk", { operations: [operation("other", { path: "/a" })], tags: [tag("rooms", ["other"])] });
  expect(completeSpec(own, original)).toEqual({ spec: own, fallbacks: new Set() });
  expect(completeSpec(own, undefined).spec).toBe(own);
});
