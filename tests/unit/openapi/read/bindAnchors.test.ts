import { expect, test } from "vitest";
import { parseSchemas, schemaOf } from "../parseText.ts";

const page = `    Page: { type: object, properties: { total: { type: integer }, data: { type: array, items: { $dynamicRef: "#item" } } }, $defs: { any: { $dynamicAnchor: item } } }
    User: { type: object, properties: { name: { type: string } } }
`;
const typesOf = (parsed: Awaited<ReturnType<typeof parseSchemas>>, name: string) =>
  schemaOf(parsed, name).schema.properties?.map((property) => `${property.name}: ${property.schema.types.join()}`);

test("a schema fills in what the one that it refers to leaves open", async () => {
  const parsed =
    await parseSchemas(`${page}    Users: { $ref: "#/components/schemas/Page", $defs: { one: { $dynamicAnchor: item, $ref: "#/components/schemas/User" } } }
    Words: { $ref: "#/components/schemas/Page", $defs: { one: { $dynamicAnchor: item, type: string, minLength: 2 } } }
    Other: { $ref: "#/components/schemas/Page", $defs: { one: { $dynamicAnchor: other, type: string } } }
`);
  expect(parsed.lines).toEqual([]);
  expect(["Page", "Users", "Words", "Other"].map((name) => typesOf(parsed, name)?.[1])).toEqual([
    "data: any[]",
    "data: User[]",
    "data: string[]",
    "data: any[]",
  ]);
  expect(schemaOf(parsed, "Words").schema.properties?.[1]?.schema.items?.constraints).toEqual([
    { kind: "minLength", value: "2" },
  ]);
});

test("a tree that extends another has nodes of its own kind", async () => {
  const parsed =
    await parseSchemas(`    Tree: { $dynamicAnchor: node, type: object, properties: { children: { type: array, items: { $dynamicRef: "#node" } } } }
    Strict: { $dynamicAnchor: node, $ref: "#/components/schemas/Tree", unevaluatedProperties: false }
`);
  expect(["Tree", "Strict"].map((name) => typesOf(parsed, name))).toEqual([
    ["children: Tree[]"],
    ["children: Strict[]"],
  ]);
});

test("what fills in is meant wherever in a schema the reference stands, and behind further references", async () => {
  const parsed =
    await parseSchemas(`    Tree: { $id: "https://a.example/tree", $dynamicAnchor: node, type: object, properties: { children: { type: array, items: { $dynamicRef: "#node" } } } }
    Named: { $id: "https://a.example/named", $dynamicAnchor: node, allOf: [{ $ref: tree }], properties: { name: { type: string } } }
    List: { $id: "https://a.example/list", type: array, items: { $dynamicRef: "#item" }, $defs: { item: { $dynamicAnchor: item } } }
    Page: { $id: "https://a.example/page", type: object, properties: { next: { $ref: page }, data: { $ref: list } } }
    Whole: { $id: "https://a.example/whole", $ref: page }
    Lamp: { type: object, properties: { on: { type: boolean } } }
    Lamps: { $id: "https://a.example/lamps", $ref: whole, $defs: { item: { $dynamicAnchor: item, $ref: "#/components/schemas/Lamp" } } }
`);
  expect(parsed.lines).toEqual([]);
  expect(["Named", "Page", "Lamps"].map((name) => typesOf(parsed, name))).toEqual([
    ["children: Named[]", "name: string"],
    ["next: Page", "data: List"],
    ["next: Page", "data: Lamp[]"],
  ]);
});

test("circles of schemas with anchors end", async () => {
  const names = Array.from({ length: 20 }, (_, index) => `S${index}`);
  const properties = names.map((name) => `${name}: { $ref: "#/components/schemas/${name}" }`).join(", ");
  const parsed = await parseSchemas(
    names
      .map(
        (name) =>
          `    ${name}: { $dynamicAnchor: node, type: object, properties: { ${properties}, own: { $dynamicRef: "#node" } } }\n`,
      )
      .join(""),
  );
  expect(parsed.spec?.schemas).toHaveLength(20);
}, 60_000);

test("many schemas that fill in one large schema do not take for ever", async () => {
  const fields = Array.from({ length: 400 }, (_, index) => `f${index}: { type: string }`).join(", ");
  const users = Array.from(
    { length: 100 },
    (_, index) =>
      `    U${index}: { $ref: "#/components/schemas/Page", $defs: { a: { $dynamicAnchor: item, type: string } } }\n`,
  );
  const large = `    Page: { type: object, properties: { ${fields}, last: { $dynamicRef: "#item" } }, $defs: { a: { $dynamicAnchor: item } } }\n`;
  const parsed = await parseSchemas(large + users.join(""));
  expect(parsed.spec?.schemas).toHaveLength(101);
  expect(["U0", "U99"].map((name) => typesOf(parsed, name)?.at(-1))).toEqual(["last: string", "last: any"]);
}, 60_000);
