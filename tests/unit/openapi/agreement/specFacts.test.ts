import { expect, test } from "vitest";
import { sitePath } from "../../../../src/model/brands.ts";
import type { SpecFact } from "../../../../src/model/specFacts.ts";
import { specFactsOf } from "../../../../src/openapi/agreement/specFacts.ts";
import { digestOf } from "../../../../src/platform/hash.ts";
import { normalizeText } from "../normalize/normalizeText.ts";

/** Facts of a specification as lines: `line:column path = value`, below what they belong to, to a depth of ten. */
async function factsOf(text: string): Promise<readonly string[]> {
  const { normal } = await normalizeText(text);
  const { files, lists } = specFactsOf(normal, { hash: digestOf, file: sitePath("api.yaml") });
  expect(files).toEqual(["api.yaml"]);
  const linesOf = (list: number | undefined, depth: number): readonly string[] =>
    (list === undefined || depth > 10 ? [] : (lists[list] ?? [])).flatMap((fact) => [
      `${fact.at?.join(":") ?? "?"} ${"  ".repeat(depth)}${fact.step}${shownOf(fact)}`,
      ...linesOf(fact.list, depth + 1),
    ]);
  return linesOf(0, 0);
}

function shownOf({ kind, shown, prose, name }: SpecFact): string {
  if (kind === "part") return name === undefined ? "" : ` (${name})`;
  return kind === "value" ? ` = ${shown}` : ` "${shown}"${prose === undefined ? "" : ` ${prose}`}`;
}

test("everything a specification says is a fact with its place, sorted by what it belongs to", async () => {
  const text = `openapi: 3.0.3
info:
  title: Hub API
  version: "1.2"
servers:
  - url: http://{host}/v1
    variables:
      host: { default: hub, enum: [hub, lan] }
security:
  - bearer: []
tags:
  - name: rooms
    x-displayName: Кімнати
paths:
  /rooms/{id}:
    parameters:
      - { name: id, in: path, required: true, schema: { type: integer } }
    get:
      operationId: getRoom
      tags: [rooms]
      summary: Gives one room of the home
      responses:
        default: { $ref: "#/components/responses/Lost" }
        200:
          description: The room
          content:
            application/json:
              schema: { $ref: "#/components/schemas/Room" }
              example: { id: 1, name: Living room, tags: [a] }
components:
  responses:
    Lost:
      description: There is no such room
  securitySchemes:
    bearer: { type: http, scheme: bearer }
  schemas:
    Room:
      type: object
      required: [id]
      properties:
        id:
          type: integer
          nullable: true
          example: 17
        mode:
          enum:
            - heat
            - off
          x-enumDescriptions:
            heat: Heating of the whole room
`;
  expect(await factsOf(text)).toEqual([
    "18:5 GET /rooms/{id} (getRoom)",
    '19:7   operationId = "getRoom"',
    "17:9   parameter id (path) (id)",
    "17:31     required = true",
    "17:47     schema",
    "17:57       type = integer",
    "17:9     style = simple",
    "24:9   response 200",
    "27:13     application/json",
    "29:15       example",
    "29:26         id = 1",
    '29:33         name "Living room"',
    "29:52         tags",
    '29:59           [0] = "a"',
    "28:15       schema = Room",
    '25:11     description "The room"',
    "32:5   response default",
    '33:7     description "There is no such room" documentation',
    "9:1   security = bearer",
    '21:7   summary "Gives one room of the home" documentation',
    "20:14   tag rooms",
    "2:1 info",
    '3:3   title "Hub API"',
    '4:3   version = "1.2"',
    "37:5 schema Room",
    "41:9   property id",
    "39:7     required = true",
    "41:9     schema",
    "44:11       example = 17",
    "42:11       type = integer or null",
    "45:9   property mode",
    "45:9     schema",
    '47:15       value "heat"',
    '50:13         description "Heating of the whole room" documentation',
    '48:15       value "off"',
    "38:7   type = object",
    "35:5 security scheme bearer",
    '35:27   scheme = "bearer"',
    '35:15   type = "http"',
    "6:5 server http://{host}/v1",
    "8:7   variable host",
    '8:15     default = "hub"',
    '8:36     value "hub"',
    '8:41     value "lan"',
    "12:5 tag rooms",
    '13:5   x-displayName "Кімнати"',
  ]);
});

test("security of the whole API says nothing of webhooks and callbacks", async () => {
  const answer = 'responses: { "204": { description: Taken } }';
  const facts = await factsOf(`openapi: 3.1.0
info: { title: Hub, version: "1" }
security: [{ key: [] }]
paths:
  /rooms:
    post: { ${answer}, callbacks: { made: { "{$request.body#/url}": { post: { ${answer} } } } } }
webhooks:
  plain: { post: { ${answer} } }
  signed: { post: { security: [{ sign: [] }], ${answer} } }
components:
  securitySchemes: { key: { type: http, scheme: bearer }, sign: { type: http, scheme: basic } }
`);
  const security = facts.filter((fact) => fact.includes(" security = "));
  expect(security.map((fact) => fact.split(" = ").at(-1))).toEqual(["none", "key", "none", "sign"]);
});

test("Swagger 2.0 says the same in other words", async () => {
  const swagger = `swagger: "2.0"
info: { title: Hub, version: "1" }
host: hub.example
paths:
  /rooms:
    get:
      produces: [application/json]
      parameters:
        - { name: limit, in: query, type: integer, maximum: 9 }
      responses:
        200:
          description: Rooms
          headers:
            X-Total: { type: integer, description: Number of rooms }
            X-Page: { type: integer, description: Number of pages }
`;
  expect(await factsOf(swagger)).toEqual([
    "6:5 GET /rooms",
    "9:11   parameter limit (query) (limit)",
    "9:11     schema",
    "9:52       maximum = 9",
    "9:37       type = integer",
    "9:11     style = form, exploded",
    "11:9   response 200",
    '12:11     description "Rooms"',
    "15:13     header X-Page",
    '15:13       description "Number of pages"',
    "15:13       schema",
    "15:23         type = integer",
    "14:13     header X-Total",
    '14:13       description "Number of rooms"',
    "14:13       schema",
    "14:24         type = integer",
    "6:5   security = none",
    "2:1 info",
    '2:9   title "Hub"',
    '2:21   version = "1"',
    "1:1 server https://hub.example",
  ]);
});

test("what several places refer to has one list of facts, and circles end", async () => {
  const { normal } = await normalizeText(`openapi: 3.1.0
info: { title: Hub, version: "1" }
paths:
  /a:
    post:
      responses: { 200: { $ref: "#/components/responses/Ok" }, 201: { $ref: "#/components/responses/Ok" } }
      callbacks: { again: { "{$url}": { $ref: "#/paths/~1a" } } }
components: { responses: { Ok: { description: ok } } }
`);
  const { lists } = specFactsOf(normal, { hash: digestOf, file: sitePath("api.yaml") });
  const post = lists[0]?.find(({ step }) => step === "POST /a");
  const listOf = (step: string) => lists[post?.list ?? -1]?.find((fact) => fact.step === step)?.list;
  expect(listOf("response 200")).toBeDefined();
  expect(listOf("response 201")).toBe(listOf("response 200"));
  expect(listOf("callback again, POST {$url}")).toBe(post?.list);
});

test("long values and texts are cut and told apart by a digest of the whole", async () => {
  const text = (end: string): string =>
    `openapi: 3.1.0\ninfo: { title: ${"a ".repeat(100)}${end}, version: ${"1".repeat(200)}${end} }\npaths: {}\n`;
  const infoOf = async (end: string) => {
    const { normal } = await normalizeText(text(end));
    return specFactsOf(normal, { hash: digestOf, file: sitePath("api.yaml") }).lists[1] ?? [];
  };
  const [one, other] = [await infoOf("x"), await infoOf("y")];
  expect(one.map(({ step, shown = "" }) => [step, shown.length])).toEqual([
    ["title", 60],
    ["version", 120],
  ]);
  expect(other.map(({ shown }) => shown)).toEqual(one.map(({ shown }) => shown));
  for (const [index, { digest }] of one.entries()) {
    expect(digest).toMatch(/^[0-9a-f]{16}$/);
    expect(other[index]?.digest).not.toBe(digest);
  }
});
