// Bodies of the other pages of an API: a tag, the overview, a named schema.
import type { OverviewBody, SchemaBody, TagBody } from "../../../src/model/api.ts";
import { code } from "./apiBuilders.ts";
import { fullOperation } from "./apiOperation.ts";
import { fullSchema } from "./apiSchema.ts";

/** A tag with operations, one of them deprecated. */
export const fullTag: TagBody = {
  kind: "tag",
  descriptionHtml: "<p>Find, read, rename and remove devices and their templates.</p>",
  externalDocs: { href: "https://domivka.example/devices", label: "Care guide", html: "<p>Care guide</p>" },
  children: [2],
  operations: [
    { method: "get", path: "/devices", summary: "List devices", description: "All devices of the home, newest first." },
    { method: "patch", path: "/devices/{id}", summary: "Update a device", description: "Renames or moves it." },
    { method: "delete", path: "/devices/{id}", summary: "Delete a device", description: "" },
    {
      method: "options",
      path: "/devices/{id}/a-rather-long-path/that-goes-on/{name}",
      summary: "Options",
      description: "",
    },
  ].map((operation, index) => ({ ...operation, ref: index, isDeprecated: operation.method === "delete" })),
};

const login = "https://login.aqua.example";

/** An overview with every kind of security scheme. */
export const fullOverview: OverviewBody = {
  kind: "overview",
  directory: [],
  version: "1.8.0",
  openapiVersion: "3.1.0",
  summary: "Local HTTP API of the hub.",
  descriptionHtml: "<p>Everything the apps do goes through this API.</p><h2>Errors</h2><p>Errors have a code.</p>",
  servers: fullOperation.servers,
  securitySchemes: [
    {
      ...{ name: "bearerAuth", id: "security-bearer-auth", type: "http", flows: [] },
      descriptionHtml: "<p>A token from <em>login</em>.</p>",
      facts: [
        { kind: "scheme", value: "bearer" },
        { kind: "bearerFormat", value: "JWT" },
      ],
    },
    {
      ...{ name: "tankKey", id: "security-tank-key", type: "apiKey", isDeprecated: true, flows: [] },
      descriptionHtml: "<p>Key from the box</p>",
      facts: [
        { kind: "in", value: "header" },
        { kind: "name", value: "X-Tank-Key" },
      ],
    },
    {
      ...{ name: "reefLogin", id: "security-reef-login", type: "oauth2" },
      facts: [{ kind: "oauth2MetadataUrl", value: `${login}/meta` }],
      flows: [
        {
          kind: "authorizationCode",
          urls: [
            { kind: "authorizationUrl", value: `${login}/auth` },
            { kind: "tokenUrl", value: `${login}/token` },
          ],
          scopes: [{ name: "reef:read", description: "Look at the reef" }],
        },
      ],
    },
    {
      ...{ name: "connect", id: "security-connect", type: "openIdConnect", flows: [] },
      facts: [{ kind: "openIdConnectUrl", value: `${login}/.well-known` }],
    },
    { name: "certificate", id: "security-certificate", type: "mutualTLS", facts: [], flows: [] },
  ],
  contact: { name: "Domivka", href: "https://domivka.example", email: "api@domivka.example" },
  license: { name: "Apache 2.0", identifier: "Apache-2.0", href: "https://www.apache.org/licenses/LICENSE-2.0" },
  termsHref: "https://domivka.example/terms",
  externalDocs: { href: "https://domivka.example/docs" },
  counts: { operations: 55, tags: 15, schemas: 71, webhooks: 2 },
};

/** A named schema with everything. */
export const fullNamedSchema: SchemaBody = {
  kind: "schema",
  schema: fullSchema,
  example: code("json", JSON.stringify({ id: 7, name: "Motion sensor", temperature: 21.4, state: "online" }, null, 2)),
  isExampleGenerated: true,
  usedBy: [3, 1],
};
