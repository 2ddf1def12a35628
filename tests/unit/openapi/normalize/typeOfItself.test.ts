// Types that parameters and headers of OpenAPI 3 give themselves, as in Swagger 2.0.
import { expect, test } from "vitest";
import { normalizeText } from "./normalizeText.ts";

async function read(parameter: string, header = "schema: { type: string }") {
  const { normal, messages } = await normalizeText(`openapi: 3.0.3
info: { title: a, version: "1" }
paths:
  /a:
    get:
      parameters: [${parameter}]
      responses: { "200": { description: ok, headers: { A: { ${header} } } } }
components:
  parameters: { Size: { name: size, in: query, type: integer, minimum: 1 } }`);
  const operation = normal.document.paths.get("/a")?.get;
  return { parameters: operation?.parameters, headers: operation?.responses?.get("200")?.headers, messages };
}

test("are told, and are their schemas with all that describes values", async () => {
  const { parameters, headers, messages } = await read(
    "{ name: a, in: query, required: true, description: D, style: form, x-a: 1, type: array, items: { type: string, enum: [b] }, maxItems: 3 }",
    "description: H, type: string, nullable: true, format: uuid, example: c",
  );
  expect(parameters).toEqual([
    {
      ...{ name: "a", in: "query", required: true, description: "D", style: "form" },
      schema: { type: "array", items: { type: "string", enum: ["b"] }, maxItems: 3 },
    },
  ]);
  expect(headers).toEqual({
    A: { description: "H", example: "c", schema: { type: ["string", "null"], format: "uuid" } },
  });
  expect(messages).toEqual(["a parameter has no field `type`", "a header has no field `type`"]);
});

test("are those of what a reference leads to", async () => {
  const { parameters, messages } = await read('{ $ref: "#/components/parameters/Size" }');
  expect(parameters).toEqual([{ name: "size", in: "query", schema: { type: "integer", minimum: 1 } }]);
  expect(messages).toEqual(["a parameter has no field `type`"]);
});

test("leave a schema and content as they are", async () => {
  for (const said of ["schema: { type: string }", "content: { text/plain: { schema: { type: string } } }"]) {
    const { parameters } = await read(`{ name: a, in: query, type: integer, ${said} }`);
    expect(JSON.stringify(parameters)).not.toContain("integer");
  }
});
