import { expect, test } from "vitest";
import { searchSectionsOf } from "../../../../src/openapi/pages/searchSections.ts";
import { operationOf, parsePaths, parseText, schemaOf } from "../parseText.ts";

async function textOf(schema: object): Promise<string> {
  const document = {
    openapi: "3.1.0",
    info: { title: "Hub", version: "1" },
    paths: {},
    components: { schemas: { S: schema } },
  };
  return searchSectionsOf(schemaOf(await parseText(JSON.stringify(document)), "S"))[0]?.text ?? "";
}

test("values that a property may have are found, those that are no words are not", async () => {
  const text = await textOf({
    type: "object",
    properties: {
      kind: { enum: ["wpa2", "wpa3", "", 7, "<b>"], description: "Protection." },
      only: { const: "fixed-word" },
    },
  });
  expect(text.split("\n")).toEqual(["kind", "Protection.", "wpa2", "wpa3", "only", "fixed-word"]);
});

test("of a long list only the first values are read", async () => {
  const zones = Array.from({ length: 300 }, (_, index) => `zone${index}`);
  const text = await textOf({ type: "object", properties: { zone: { type: "string", enum: zones } } });
  expect(text).toContain("zone99");
  expect(text).not.toContain("zone100");
});

test("names of the headers of all answers are found, their descriptions and values are not", async () => {
  const parsed = await parsePaths(`  /a:
    get:
      operationId: get
      responses:
        "200": { description: Fine., headers: { X-Request-Id: { description: A number., schema: { enum: [one] } } } }
        "429": { description: Too many., headers: { Retry-After: { schema: { type: integer } } } }`);
  const text = searchSectionsOf(operationOf(parsed, "get"))[0]?.text ?? "";
  expect(text.split("\n")).toEqual(["Fine.", "X-Request-Id", "Retry-After"]);
  const rare = searchSectionsOf(operationOf(parsed, "get"), new Set(["Retry-After"]))[0]?.text ?? "";
  expect(rare.split("\n")).toEqual(["Fine.", "X-Request-Id"]);
});

test("blanks that only keep lines together are found as the blanks that were written", async () => {
  const description = "Стан — online. <b>Це — факт</b> a&nbsp;b";
  const text = await textOf({ type: "object", properties: { state: { description } } });
  expect(text).toContain("Стан — online. Це — факт a b");
});

test("security schemes are found by what requests carry", async () => {
  const { bodies } = await parsePaths("  {}", {
    rest: `components:
  securitySchemes:
    key: { type: apiKey, in: header, name: X-Hub-Key, description: From the box. }
    token: { type: http, scheme: bearer, bearerFormat: JWT }
    cert: { type: mutualTLS }
    login: { type: oauth2, flows: { clientCredentials: { tokenUrl: "https://a.example", scopes: { "rooms:read": Look } } } }`,
  });
  const overview = [...bodies.values()].find(({ kind }) => kind === "overview");
  const text = overview === undefined ? "" : (searchSectionsOf(overview)[0]?.text ?? "");
  const words = ["X-Hub-Key", "From the box.", "bearer", "JWT", "mutualTLS", "clientCredentials", "rooms:read", "Look"];
  expect(text.split("\n")).toEqual(expect.arrayContaining(words));
  expect(text).not.toContain("https://a.example");
});
