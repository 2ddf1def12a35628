import { expect, test } from "vitest";
import type { OperationBody } from "../../../../src/model/api.ts";
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

const wordsOf = (body: OperationBody, common?: Parameters<typeof searchSectionsOf>[1]): readonly string[] =>
  searchSectionsOf(body, common)[0]?.text.split("\n") ?? [];

test("headers of all answers are found, their values are not", async () => {
  const parsed = await parsePaths(`  /a:
    get:
      operationId: get
      responses:
        "200": { description: Fine., headers: { X-Request-Id: { description: A number., schema: { enum: [one] } } } }
        "429": { description: Too many., headers: { Retry-After: { schema: { type: integer } } } }`);
  const body = operationOf(parsed, "get");
  expect(wordsOf(body)).toEqual(["Fine.", "429", "Too many.", "X-Request-Id", "A number.", "Retry-After"]);
  const rare = wordsOf(body, { headers: new Set(["X-Request-Id"]), statuses: new Set(["429"]) });
  expect(rare).toEqual(["Fine.", "Retry-After"]);
});

test("of errors is found what they say, but for schemas that have pages", async () => {
  const parsed = await parsePaths(
    `  /a:
    get:
      operationId: get
      responses:
        "200": { description: Fine. }
        "404":
          description: A quokka.
          content:
            application/json:
              schema:
                type: object
                properties: { wombat: { description: A bilby., enum: [numbat] }, named: { $ref: "#/components/schemas/E" } }
        4XX: { description: An okapi., content: { application/json: { schema: { $ref: "#/components/schemas/E" } } } }`,
    { rest: `components:\n  schemas:\n    E: { type: object, properties: { generic: { description: Of all. } } }` },
  );
  expect(wordsOf(operationOf(parsed, "get"))).toEqual([
    "Fine.",
    "404",
    "A quokka.",
    "wombat",
    "A bilby.",
    "numbat",
    "named",
    "4XX",
    "An okapi.",
  ]);
});

test("errors that most operations answer with are no words of any", async () => {
  const paths = Array.from(
    { length: 12 },
    (_, index) => `  /a${index}:
    get:
      operationId: get${index}
      responses:
        "200": { description: Fine. }
        "404": { description: There is no animal ${index}. }
        "500": { description: Something failed. }`,
  );
  const parsed = await parsePaths(paths.join("\n"));
  const text = parsed.texts.get(parsed.spec?.operations[3]?.searchHash ?? "");
  expect(text).toContain("There is no animal 3.");
  expect(text).not.toMatch(/Something failed|500/);
});

test("mappings, named examples, links and variables of servers are found", async () => {
  const parsed = await parsePaths(
    `  /a:
    get:
      operationId: get
      servers:
        - url: https://{region}.example.com
          description: The second hub.
          variables: { region: { default: eu, enum: [eu, us], description: Where it stands. } }
      parameters:
        - { name: id, in: query, schema: { type: string }, examples: { small: { summary: A small one., value: x7 } } }
      responses:
        "200":
          description: Fine.
          links: { next: { operationId: get, description: Follow me. } }
          content:
            application/json:
              schema:
                discriminator: { propertyName: kind, mapping: { lynx: "#/components/schemas/Cat" } }
                oneOf: [{ $ref: "#/components/schemas/Cat" }]`,
    { rest: `components:\n  schemas:\n    Cat: { type: object, properties: { kind: { type: string } } }` },
  );
  const words = wordsOf(operationOf(parsed, "get"));
  for (const word of [
    "lynx",
    "A small one.",
    "Follow me.",
    "region",
    "eu",
    "us",
    "Where it stands.",
    "The second hub.",
  ])
    expect(words).toContain(word);
  expect(words.join(" ")).not.toMatch(/x7|https/);
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
