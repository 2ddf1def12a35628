// The portal's two specifications: valid, their examples valid, the same once texts for people are set aside.
import { readFileSync } from "node:fs";
import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, test } from "vitest";
import { parseYaml } from "../../src/source/yaml.ts";
import { portalOperations } from "./operations.ts";
import { root } from "./runHubdocs.ts";

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonMap = { [key: string]: Json };

const isMap = (value: Json | undefined): value is JsonMap =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const mapOf = (value: Json | undefined): JsonMap => (isMap(value) ? value : {});

function readSpec(locale: string): JsonMap {
  const result = parseYaml(readFileSync(`${root}specs/domivka.${locale}.yaml`, "utf8"));
  if (result.kind === "problem") throw new Error(result.problem.message);
  return JSON.parse(JSON.stringify(result.document.value));
}

/** OpenAPI 3.0's schema as JSON Schema, for one direction: what the other direction alone may hold is not required. */
function toJsonSchema(schema: Json, direction: "request" | "response"): Json {
  if (Array.isArray(schema)) return schema.map((entry) => toJsonSchema(entry, direction));
  if (!isMap(schema)) return schema;
  const hidden = direction === "request" ? "readOnly" : "writeOnly";
  const { nullable, example: _, discriminator: __, ...rest } = schema;
  const out: JsonMap = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [key, key === "enum" ? value : toJsonSchema(value, direction)]),
  );
  if (isMap(rest["properties"])) {
    const properties = rest["properties"];
    out["properties"] = Object.fromEntries(
      Object.entries(properties).map(([name, value]) => [
        name,
        mapOf(value)[hidden] === true ? false : toJsonSchema(value, direction),
      ]),
    );
    if (Array.isArray(rest["required"]))
      out["required"] = rest["required"].filter((name) => mapOf(properties[String(name)])[hidden] !== true);
  }
  if (nullable === true && typeof out["type"] === "string") out["type"] = [out["type"], "null"];
  return out;
}

interface Example {
  readonly where: string;
  readonly direction: "request" | "response";
  readonly schema: Json;
  readonly value: Json;
}

function follow(node: Json | undefined, spec: JsonMap): JsonMap {
  const reference = mapOf(node)["$ref"];
  if (typeof reference !== "string") return mapOf(node);
  return follow(
    reference
      .slice(2)
      .split("/")
      .reduce<Json | undefined>((at, key) => mapOf(at)[key], spec),
    spec,
  );
}

/** Every example of every request and response. */
function listExamples(spec: JsonMap): readonly Example[] {
  const examples: Example[] = [];
  const collect = (content: Json | undefined, direction: Example["direction"], where: string): void => {
    for (const media of Object.values(mapOf(content)).map(mapOf)) {
      const named = Object.entries(mapOf(media["examples"])).map(
        ([name, entry]) => [name, follow(entry, spec)["value"]] as const,
      );
      for (const [name, value] of [["example", media["example"]] as const, ...named]) {
        if (value !== undefined && media["schema"] !== undefined)
          examples.push({ where: `${where} ${name}`, direction, schema: media["schema"], value });
      }
    }
  };
  for (const [path, item] of Object.entries(mapOf(spec["paths"]))) {
    for (const [method, operation] of Object.entries(mapOf(item))) {
      collect(follow(mapOf(operation)["requestBody"], spec)["content"], "request", `${method} ${path} request`);
      for (const [status, response] of Object.entries(mapOf(mapOf(operation)["responses"]))) {
        collect(follow(response, spec)["content"], "response", `${method} ${path} ${status}`);
      }
    }
  }
  return examples;
}

describe.each(["en", "uk"])("the specification in %s", (locale) => {
  const spec = readSpec(locale);

  test("is valid OpenAPI", async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(spec));
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
  });

  test("has every promised operation", () => {
    const found = Object.entries(mapOf(spec["paths"])).flatMap(([path, item]) =>
      Object.keys(mapOf(item)).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(found.sort()).toEqual(portalOperations.map(([, method, path]) => `${method} ${path}`).sort());
  });

  test("has examples that its own schemas accept", () => {
    const examples = listExamples(spec);
    expect(examples.length).toBeGreaterThan(150);
    const validators = (["request", "response"] as const).map((direction) => {
      const ajv = new Ajv2020({ strict: false, formats: { int32: true, int64: true, password: true } });
      addFormats.default(ajv);
      ajv.addSchema({
        $id: direction,
        components: { schemas: toJsonSchema(mapOf(spec["components"])["schemas"] ?? {}, direction) },
      });
      return [direction, ajv] as const;
    });
    const ajvOf = new Map(validators);
    const wrong = examples.flatMap(({ where, direction, schema, value }) => {
      const ajv = ajvOf.get(direction);
      const absolute = JSON.parse(JSON.stringify(toJsonSchema(schema, direction)).replaceAll('"#/', `"${direction}#/`));
      const accepts = ajv?.compile(absolute);
      return accepts?.(value) ? [] : [`${where}: ${JSON.stringify(accepts?.errors?.[0])}`];
    });
    expect(wrong).toEqual([]);
  });
});

test("both are the same once texts for people are set aside", () => {
  const texts = new Set(["description", "summary", "x-displayName", "x-enumDescriptions", "x-unit", "title"]);
  const shapeOf = (node: Json, inExample: boolean): Json => {
    if (Array.isArray(node)) return node.map((entry) => shapeOf(entry, inExample));
    if (!isMap(node)) return inExample && typeof node === "string" && /[^!-~]|\s/.test(node) ? "text" : node;
    const entries = Object.entries(node).map(([key, value]): [string, Json] => {
      if (texts.has(key) && typeof value !== "object") return [key, "text"];
      if (key === "x-enumDescriptions") return [key, Object.keys(mapOf(value))];
      return [key, shapeOf(value, inExample || key === "example" || key === "examples")];
    });
    return Object.fromEntries(entries);
  };
  expect(structureOf(shapeOf(readSpec("uk"), false))).toEqual(structureOf(shapeOf(readSpec("en"), false)));
});

test("units are words of each language", () => {
  const unitsOf = (node: Json): readonly string[] => {
    if (typeof node !== "object" || node === null) return [];
    return Object.entries(node).flatMap(([key, value]) => (key === "x-unit" ? [String(value)] : unitsOf(value)));
  };
  const foreign = (locale: string, letters: RegExp) => [
    ...new Set(unitsOf(readSpec(locale)).filter((unit) => letters.test(unit))),
  ];
  expect(foreign("en", /\p{Script=Cyrillic}/u)).toEqual([]);
  // Both are written in Latin letters in Ukrainian texts, too.
  expect(foreign("uk", /\p{Script=Latin}/u).sort()).toEqual(["ppm", "°C"]);
});

/** Paths of all values; texts inside examples only by their place, since names and sentences are translated. */
function structureOf(node: Json, path = ""): readonly string[] {
  if (Array.isArray(node)) return node.flatMap((entry, index) => structureOf(entry, `${path}/${index}`));
  if (isMap(node)) return Object.entries(node).flatMap(([key, value]) => structureOf(value, `${path}/${key}`));
  return [path.includes("/example") && typeof node === "string" ? path : `${path}=${JSON.stringify(node)}`];
}
