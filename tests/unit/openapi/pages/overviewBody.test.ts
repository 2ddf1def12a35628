import { describe, expect, test } from "vitest";
import type { PageDirectory } from "../../../../src/model/api.ts";
import { sectionsOfText } from "../../../../src/openapi/pages/overviewSections.ts";
import { parseText } from "../parseText.ts";

/** The overview of a document given as YAML. */
async function overviewOf(text: string) {
  const parsed = await parseText(text);
  const body = [...parsed.bodies.values()].find(({ kind }) => kind === "overview");
  if (body?.kind !== "overview") throw new Error("no overview");
  return { body, parsed };
}

describe("the overview", () => {
  test("lists and counts groups of operations, not marks that some of them have", async () => {
    const { body, parsed } = await overviewOf(`openapi: 3.2.0
info: { title: Hub, version: 1.0.0 }
tags: [{ name: new, kind: badge }, { name: rooms }]
paths:
  /a: { get: { tags: [new, rooms], responses: { "200": { description: ok } } } }`);
    expect(body.counts.tags).toBe(1);
    const refs = body.directory.flatMap(({ kind, pages }) => (kind === "tags" ? pages : []));
    expect(refs.map((ref) => parsed.spec?.bodyRefs[ref]?.slug)).toEqual(["rooms"]);
  });

  test("says what the specification says about itself", async () => {
    const { body, parsed } = await overviewOf(`openapi: 3.1.0
info:
  title: Hub
  version: 1.10
  summary: Short
  description: Long
  termsOfService: https://hub.example/terms
  contact: { name: Us, url: "javascript:alert(1)", email: us@hub.example }
  license: { name: MIT, identifier: MIT }
servers: [{ url: /v1 }]
externalDocs: { url: https://wiki.example }
paths:
  /a: { get: { tags: [x], responses: { "200": { description: ok } } } }
webhooks: { w: { post: {} } }
components: { schemas: { A: {}, B: {} } }`);
    expect(body).toMatchObject({
      version: "1.10",
      openapiVersion: "3.1.0",
      summary: "Short",
      descriptionHtml: "<md>Long</md>",
      servers: [{ url: "/v1", variables: [] }],
      contact: { name: "Us", email: "us@hub.example" },
      license: { name: "MIT", identifier: "MIT" },
      termsHref: "https://hub.example/terms",
      externalDocs: { href: "https://wiki.example" },
      counts: { operations: 1, tags: 1, schemas: 2, webhooks: 1 },
    });
    expect(body.contact).not.toHaveProperty("href");
    expect(parsed.spec).toMatchObject({ title: "Hub", version: "1.10", description: "Long" });
  });

  test.each([
    ["https", "default: '443'", ["https://a.example:{port}/v1", "https://a.example/v1"]],
    ["https", "default: 443", ["https://a.example:{port}/v1", "https://a.example/v1"]],
    ["https", "{ default: '8443', enum: ['443', '8443'] }", ["https://a.example:{port}/v1", "https://a.example/v1"]],
    ["https", "default: '80'", ["https://a.example:{port}/v1"]],
    ["http", "default: '80'", ["http://a.example:{port}/v1", "http://a.example/v1"]],
    ["ftp", "default: '80'", ["ftp://a.example:{port}/v1"]],
  ])("knows requests to servers whose port need not be written: %s, %s", async (scheme, port, expected) => {
    const { parsed } = await overviewOf(`openapi: 3.1.0
info: { title: Hub, version: "1" }
servers:
  - url: ${scheme}://a.example:{port}/v1
    variables: { port: ${port.startsWith("{") ? port : `{ ${port} }`} }
paths: {}`);
    expect(parsed.spec?.servers).toEqual(expected);
  });

  test.each([
    ["{ url: /logo.svg, altText: 'Our [logo]' }", "<md>![Our \\[logo\\]](</logo.svg>)</md><md>Long</md>", 0],
    ["{ url: 'https://other.example/logo.svg' }", "<md>Long</md>", 1],
    ["{ url: //other.example/logo.svg }", "<md>Long</md>", 1],
  ])("shows the logo %s unless another site would be asked for it, which is told", async (logo, html, told) => {
    const { body, parsed } = await overviewOf(`openapi: 3.1.0
info: { title: Hub, version: "1", description: Long, x-logo: ${logo} }
paths: {}`);
    expect(body.descriptionHtml).toBe(html);
    expect(parsed.lines.filter((line) => line.includes("warning api-questionable: the logo"))).toHaveLength(told);
  });

  test("lists tags in their order, and schemas by name, capitals among the others", async () => {
    const { body, parsed } = await overviewOf(`openapi: 3.1.0
info: { title: Hub, version: "1" }
tags: [{ name: Rooms }, { name: Devices }]
paths:
  /a: { get: { tags: [Devices] } }
  /b: { get: { tags: [Rooms] } }
components: { schemas: { Room: {}, device: {}, Zone: {}, Device: {} } }`);
    const labels = ({ kind, pages }: PageDirectory): readonly string[] => [
      kind,
      ...pages.map((index) => parsed.spec?.bodyRefs[index]?.label ?? ""),
    ];
    expect(body.directory.map(labels)).toEqual([
      ["tags", "Rooms", "Devices"],
      ["schemas", "Device", "device", "Room", "Zone"],
    ]);
  });

  test("lists a thousand schemas, and counts the others", async () => {
    const schemas = Array.from({ length: 1200 }, (_, index) => `S${index}: {}`);
    const { body } = await overviewOf(`openapi: 3.1.0
info: { title: Hub, version: "1" }
paths: {}
components: { schemas: { ${schemas.join()} } }`);
    expect(body.directory.map(({ pages, omitted }) => [pages.length, omitted])).toEqual([[1000, 200]]);
  });

  test("shows every kind of security scheme", async () => {
    const { body, parsed } = await overviewOf(`openapi: 3.2.0
info: { title: Hub, version: "1" }
paths: {}
components:
  securitySchemes:
    X-Key: { type: apiKey, in: cookie, name: sid, deprecated: true }
    xKey: { type: http, scheme: bearer, bearerFormat: JWT, description: Token }
    oidc: { type: openIdConnect, openIdConnectUrl: "https://id.example/.well-known" }
    tls: { type: mutualTLS }
    login:
      type: oauth2
      oauth2MetadataUrl: https://id.example/meta
      flows:
        deviceAuthorization: { deviceAuthorizationUrl: "https://id.example/device", tokenUrl: "https://id.example/token", scopes: { read: Look } }`);
    expect(parsed.lines).toEqual([]);
    expect(body.securitySchemes).toEqual([
      {
        name: "X-Key",
        id: "security-x-key",
        type: "apiKey",
        isDeprecated: true,
        facts: [
          { kind: "in", value: "cookie" },
          { kind: "name", value: "sid" },
        ],
        flows: [],
      },
      {
        name: "xKey",
        id: "security-x-key-2",
        type: "http",
        descriptionHtml: "<md>Token</md>",
        facts: [
          { kind: "scheme", value: "bearer" },
          { kind: "bearerFormat", value: "JWT" },
        ],
        flows: [],
      },
      {
        name: "oidc",
        id: "security-oidc",
        type: "openIdConnect",
        facts: [{ kind: "openIdConnectUrl", value: "https://id.example/.well-known" }],
        flows: [],
      },
      { name: "tls", id: "security-tls", type: "mutualTLS", facts: [], flows: [] },
      {
        name: "login",
        id: "security-login",
        type: "oauth2",
        facts: [{ kind: "oauth2MetadataUrl", value: "https://id.example/meta" }],
        flows: [
          {
            kind: "deviceAuthorization",
            urls: [
              { kind: "deviceAuthorizationUrl", value: "https://id.example/device" },
              { kind: "tokenUrl", value: "https://id.example/token" },
            ],
            scopes: [{ name: "read", description: "Look" }],
          },
        ],
      },
    ]);
  });
});

test("headings with ids are sections", () => {
  const html = '<h2 id="a">Limits &amp; <code>x</code></h2><h2>None</h2><h3 class="c" id="b">&lt;b&gt;</h3>';
  expect(sectionsOfText(html)).toEqual([
    { id: "a", depth: 2, title: "Limits & x" },
    { id: "b", depth: 3, title: "<b>" },
  ]);
});
