import { describe, expect, test } from "vitest";
import type { JsonSchema } from "../../../src/config/jsonSchema.ts";
import { validateShape } from "../../../src/config/validateShape.ts";

const schema: JsonSchema = {
  $ref: "#/definitions/Root",
  definitions: {
    Root: {
      type: "object",
      properties: {
        name: { type: "string" },
        size: { $ref: "#/definitions/Size" },
        shape: { $ref: "#/definitions/Shape" },
        shapes: { type: "array", items: { $ref: "#/definitions/Shape" } },
        texts: { $ref: "#/definitions/Texts" },
        groups: { type: "array", items: { $ref: "#/definitions/Group" } },
        data: {},
      },
      required: ["name"],
      additionalProperties: false,
    },
    Size: { type: "integer", minimum: 1, maximum: 9 },
    Texts: { anyOf: [{ type: "string" }, { type: "object", additionalProperties: { type: "string" } }] },
    Shape: { anyOf: [{ type: "string" }, { $ref: "#/definitions/Circle" }, { $ref: "#/definitions/Line" }] },
    Group: { anyOf: [{ $ref: "#/definitions/Circle" }, { $ref: "#/definitions/Names" }] },
    Names: { type: "object", additionalProperties: { type: "array", items: { type: "string" } } },
    Circle: {
      type: "object",
      properties: { type: { type: "string", const: "circle" }, radius: { type: "number" } },
      required: ["type", "radius"],
      additionalProperties: false,
    },
    Line: {
      type: "object",
      properties: { type: { type: "string", const: "line" }, length: { type: "number" } },
      required: ["length"],
      additionalProperties: false,
    },
  },
};

/** Kinds and places of what is wrong: short enough to read as a table. */
function problemsOf(value: unknown): readonly string[] {
  return validateShape(schema, value).problems.map(({ kind, path }) => `${kind} ${path.join(".")}`);
}

describe("problems", () => {
  test.each<[string, unknown, readonly string[]]>([
    ["a right value has none", { name: "a", size: 9, shape: "dot", texts: { en: "A" }, data: [{ a: null }] }, []],
    ["a missing key", {}, ["missing-key name"]],
    ["a key without a value is missing", { name: undefined }, ["missing-key name"]],
    ["an unknown key", { name: "a", extra: 1 }, ["unknown-key extra"]],
    ["an inherited key is unknown", JSON.parse('{ "name": "a", "toString": 1 }'), ["unknown-key toString"]],
    ["a kind", { name: 5 }, ["wrong-value name"]],
    ["the low end of a range", { name: "a", size: 0 }, ["wrong-value size"]],
    ["the high end of a range", { name: "a", size: 10 }, ["wrong-value size"]],
    ["a fraction", { name: "a", size: 1.5 }, ["wrong-value size"]],
    ["an infinite number", { name: "a", size: Number.POSITIVE_INFINITY }, ["wrong-value size"]],
    ["a branch chosen by kind", { name: "a", texts: { en: 5 } }, ["wrong-value texts.en"]],
    ["no branch for the kind", { name: "a", texts: 5 }, ["wrong-value texts"]],
    [
      "only the branch chosen by type",
      { name: "a", shape: { type: "circle", length: 5 } },
      ["unknown-key shape.length", "missing-key shape.radius"],
    ],
    [
      "without a type the branch that needs none",
      { name: "a", shape: { radius: 5 } },
      ["unknown-key shape.radius", "missing-key shape.length"],
    ],
    ["an object without a type whose keys are names", { name: "a", groups: [{ A: ["b"], C: [] }] }, []],
    ["a value of such an object", { name: "a", groups: [{ A: ["b", 5] }] }, ["wrong-value groups.0.A.1"]],
    [
      "an object that is no such one either",
      { name: "a", groups: [{ radius: 1, A: [] }, {}] },
      ["unknown-type groups.0.type", "unknown-type groups.1.type"],
    ],
    ["a type of no branch", { name: "a", shapes: ["dot", { type: "square" }] }, ["unknown-type shapes.1.type"]],
    ["a type that is no text", { name: "a", shape: { type: null } }, ["unknown-type shape.type"]],
    [
      "everything at once",
      { size: "1", shape: true, x: 1 },
      ["wrong-value size", "wrong-value shape", "unknown-key x", "missing-key name"],
    ],
    ["what is no data", { name: "a", data: { deep: [new Map()] } }, ["wrong-value data.deep.0"]],
    ["a list is no object", [], ["wrong-value "]],
    ["an instance of a class is no object", new Date(0), ["wrong-value "]],
  ])("%s", (_, value, expected) => {
    expect(problemsOf(value)).toEqual(expected);
  });

  test("a value that holds itself ends at a depth", () => {
    const endless: unknown[] = [];
    endless.push(endless);
    expect(validateShape(schema, { name: "a", data: endless }).problems).toHaveLength(1);
  });
});

describe("sound values", () => {
  test("have the name of their type and of their key, and stand beside what is wrong", () => {
    const { sound } = validateShape(schema, { name: 5, size: 3, shapes: ["dot", { type: "circle" }, { length: 1 }] });
    expect(sound).toEqual([
      { name: "Size", path: ["size"], value: 3 },
      { name: "Root.size", path: ["size"], value: 3 },
      { name: "Shape", path: ["shapes", 0], value: "dot" },
      { name: "Circle.type", path: ["shapes", 1, "type"], value: "circle" },
      { name: "Line.length", path: ["shapes", 2, "length"], value: 1 },
      { name: "Line", path: ["shapes", 2], value: { length: 1 } },
      { name: "Shape", path: ["shapes", 2], value: { length: 1 } },
    ]);
  });

  test("objects are listed with their keys, right or wrong", () => {
    const { objects } = validateShape(schema, { name: 5, shape: { type: "circle", radius: "x", y: undefined } });
    expect(objects).toEqual([
      { name: "Root", path: [], keys: ["name", "shape"] },
      { name: "Circle", path: ["shape"], keys: ["type", "radius"] },
    ]);
  });
});
