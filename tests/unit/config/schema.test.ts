// The generated schema is what the types say, what the interpreter understands, and what the defaults do.
import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { completeConfig } from "../../../src/config/completeConfig.ts";
import type { JsonSchema } from "../../../src/config/jsonSchema.ts";
import { configSchema } from "../../../src/config/schema.generated.ts";

const definitions = configSchema.definitions ?? {};

/** Every schema inside a schema, itself included, with a path to find it by. */
function listSchemas(schema: JsonSchema, path: string): readonly (readonly [string, JsonSchema])[] {
  const { properties = {}, additionalProperties, items, anyOf = [], definitions: named = {} } = schema;
  return [
    [path, schema],
    ...Object.entries({ ...properties, ...named }).flatMap(([key, child]) => listSchemas(child, `${path}.${key}`)),
    ...(typeof additionalProperties === "object" ? listSchemas(additionalProperties, `${path}.*`) : []),
    ...(items === undefined ? [] : listSchemas(items, `${path}[]`)),
    ...anyOf.flatMap((branch, index) => listSchemas(branch, `${path}|${index}`)),
  ];
}

const schemas = listSchemas(configSchema, "");

test("the schema is up to date with the types", () => {
  const { status, stderr } = spawnSync(process.execPath, ["scripts/generateSchema.mjs", "--check"], {
    encoding: "utf8",
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
}, 60_000);

test("the schema uses only keywords that the interpreter reads", () => {
  const read = new Set(["$schema", "$ref", "definitions", "anyOf", "type", "const", "enum", "properties", "required"]);
  for (const keyword of ["additionalProperties", "items", "minimum", "maximum", "description", "default"])
    read.add(keyword);
  const unread = schemas.flatMap(([path, schema]) =>
    Object.keys(schema)
      .filter((keyword) => !read.has(keyword))
      .map((keyword) => `${path} ${keyword}`),
  );
  expect(unread).toEqual([]);
});

test("no object lets unknown keys through unread", () => {
  const open = schemas.filter(
    ([, { type, additionalProperties }]) => type === "object" && (additionalProperties ?? true) === true,
  );
  expect(open.map(([path]) => path)).toEqual([]);
});

test("of objects in one union at most one does without a type", () => {
  const resolve = (schema: JsonSchema): JsonSchema =>
    schema.$ref ? (definitions[schema.$ref.slice(14)] ?? {}) : schema;
  const unclear = schemas.filter(([, { anyOf = [] }]) => {
    const objects = anyOf.map(resolve).filter(({ type }) => type === "object");
    return objects.filter(({ required = [] }) => !required.includes("type")).length > 1;
  });
  expect(unclear.map(([path]) => path)).toEqual([]);
});

describe("documentation", () => {
  test("every type says what it is", () => {
    expect(Object.keys(definitions).filter((name) => definitions[name]?.description === undefined)).toEqual([]);
  });

  // The codes are documented in a list of their own; `type` names the very object.
  test("every key says what it does", () => {
    const silent = Object.entries(definitions).flatMap(([name, { properties = {} }]) =>
      Object.entries(properties).flatMap(([key, { description }]) =>
        description === undefined && key !== "type" && name !== "ReportConfig" ? [`${name}.${key}`] : [],
      ),
    );
    expect(silent).toEqual([]);
  });
});

describe("defaults", () => {
  const facts = { siteName: "portal", folders: new Set<string>() };
  const terms = [{ name: "hub", definition: "A box" }];
  const completed: unknown = completeConfig({ user: { blog: {}, terms }, facts, overrides: {} });
  const groups = Object.entries(definitions["UserConfig"]?.properties ?? {});
  const documented = groups.flatMap(
    ([group, { $ref, anyOf, default: own }]): readonly [readonly string[], unknown][] => {
      const type = ($ref ?? anyOf?.find((branch) => branch.$ref)?.$ref)?.slice("#/definitions/".length) ?? "";
      const keys = Object.entries(definitions[type]?.properties ?? {});
      const inner = keys.flatMap(([key, child]): readonly [readonly string[], unknown][] =>
        child.default === undefined ? [] : [[[group, key], child.default]],
      );
      return own === undefined ? inner : [[[group], own], ...inner];
    },
  );

  test("are documented for most keys", () => {
    expect(documented.length).toBeGreaterThan(35);
  });

  // An announcement exists only when it is configured.
  test.each(documented.filter(([path]) => path[0] !== "announcement"))(
    "%j is %j as its comment says",
    (path, expected) => {
      const found = path.reduce<unknown>(
        (value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined),
        completed,
      );
      expect(found).toEqual(expected);
    },
  );
});
