// Bodies of API pages for tests of rendering: an operation with everything a specification can say, and its neighbours.
import type {
  ApiParameter,
  ExampleView,
  MediaTypeView,
  OperationBody,
  OverviewBody,
  ResponseView,
  SchemaBody,
  SchemaProperty,
  SchemaView,
  TagBody,
} from "../../../src/model/api.ts";
import type { CodeBlockProps } from "../../../src/model/body.ts";
import { hashText } from "../../../src/model/brands.ts";
import type { PageProps } from "../../../src/model/page.ts";

/** A schema of one type. */
export const schema = (type: string, more: Partial<SchemaView> = {}): SchemaView => ({
  types: [type],
  constraints: [],
  ...more,
});

/** A property; names that end in `!` are required. */
export const property = (name: string, value: SchemaView, prefix = "p-"): SchemaProperty => ({
  name: name.replace("!", ""),
  isRequired: name.endsWith("!"),
  id: `${prefix}${name.replace("!", "")}`,
  schema: value,
});

const escapeText = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Code with its strings coloured. */
export const code = (language: string, text: string): CodeBlockProps => ({
  language,
  text,
  lines: text.split("\n").map((line) => ({
    html: escapeText(line).replace(/"[^"]*"/g, (string) => `<span class="tok-string">${string}</span>`),
  })),
});

const json = (value: unknown): CodeBlockProps => code("json", JSON.stringify(value, null, 2));

/** An example made from a schema. */
export const generated = (value: unknown): ExampleView => ({ name: "", isGenerated: true, code: json(value) });

/** A parameter. */
export const parameter = (name: string, value: SchemaView, more: Partial<ApiParameter> = {}): ApiParameter => ({
  name,
  isRequired: false,
  isDeprecated: false,
  schema: value,
  examples: [],
  ...more,
});

/** Contents of a body in one media type. */
export const media = (mediaType: string, more: Partial<MediaTypeView> = {}): MediaTypeView => ({
  mediaType,
  examples: [],
  encodings: [],
  ...more,
});

/** A response. */
export const response = (status: string, html: string, more: Partial<ResponseView> = {}): ResponseView => ({
  status,
  descriptionHtml: html,
  headers: [],
  contents: [],
  links: [],
  ...more,
});

/** An operation that says nothing. */
export const emptyOperation: OperationBody = {
  kind: "operation",
  method: "get",
  path: "/",
  isWebhook: false,
  security: [],
  servers: [],
  parameters: [],
  responses: [],
  callbacks: [],
  samples: [],
  tagLinks: [],
};

/** A page of an API that refers to these pages. */
export const apiBodyProps: NonNullable<PageProps["apiBody"]> = {
  hash: hashText("0"),
  refs: [
    { label: "Device", href: "/docs/api/schemas/device" },
    { label: "Error", href: "/docs/api/schemas/error" },
    { label: "Devices", href: "/docs/api/devices" },
    { label: "Update a device", href: "/docs/api/update-device-by-id" },
    { label: "Domivka API", href: "/docs/api/domivka-api" },
  ],
};

/** A schema with every keyword that has words of its own. */
export const fullSchema: SchemaView = schema("Device", {
  ref: 0,
  descriptionHtml: "<p>A device of the home, <code>as the reader sees it</code>.</p>",
  properties: [
    property(
      "id!",
      schema("integer", {
        isReadOnly: true,
        format: "int32",
        constraints: [{ kind: "minimum", value: "1" }],
        examples: ["7"],
      }),
    ),
    property(
      "name!",
      schema("string", {
        descriptionHtml: "<p>Name that the user gave. May hold <em>any</em> letters.</p>",
        constraints: [
          { kind: "minLength", value: "1" },
          { kind: "maxLength", value: "64" },
          { kind: "pattern", value: "^[A-Z][a-z]+$" },
        ],
        examples: ['"Motion sensor"'],
      }),
    ),
    property(
      "temperature",
      schema("number", {
        isNullable: true,
        unit: "°C",
        default: "null",
        constraints: [
          { kind: "minimum", value: "-40" },
          { kind: "maximum", value: "85" },
          { kind: "multipleOf", value: "0.5" },
        ],
        descriptionHtml: "<p>Last measured value; <code>null</code> until the sensor has reported.</p>",
      }),
    ),
    property(
      "state!",
      schema("string", {
        enum: [{ value: '"online"' }, { value: '"offline"' }, { value: '"pairing"' }],
        default: '"online"',
        descriptionHtml: "<p>Whether the device answers.</p>",
      }),
    ),
    property(
      "mode",
      schema("string", {
        enum: [
          { value: '"eco"', descriptionHtml: "<p>Saves energy at night.</p>" },
          { value: '"comfort"', descriptionHtml: "<p>Keeps the set temperature.</p>" },
        ],
      }),
    ),
    property(
      "tags",
      schema("string[]", {
        items: schema("string", { constraints: [{ kind: "minLength", value: "1" }] }),
        constraints: [
          { kind: "maxItems", value: "19" },
          { kind: "uniqueItems", value: "true" },
        ],
        default: "[]",
      }),
    ),
    property(
      "location",
      schema("object", {
        descriptionHtml: "<p>Where it stands.</p>",
        properties: [
          property("room_id!", schema("integer"), "p-location."),
          property(
            "position",
            schema("object", {
              properties: [
                property("x", schema("number", { unit: "m" }), "p-location.position."),
                property("y", schema("number", { unit: "m" }), "p-location.position."),
              ],
            }),
            "p-location.",
          ),
        ],
        additionalProperties: "none",
      }),
    ),
    property("parent", schema("Device", { ref: 0, isRecursive: true, isNullable: true })),
    property("errors", schema("Error[]", { ref: 1, items: schema("Error", { ref: 1, isCut: true }) })),
    property(
      "password",
      schema("string", { isWriteOnly: true, format: "password", constraints: [{ kind: "minLength", value: "8" }] }),
    ),
    property("serial", schema("string", { isDeprecated: true, descriptionHtml: "<p>Use <code>id</code>.</p>" })),
    property("firmware", schema("string", { contentEncoding: "base64", contentMediaType: "application/octet-stream" })),
    property("kind", schema("string", { const: '"sensor"' })),
    property(
      "size",
      schema("[number, number]", {
        prefixItems: [schema("number", { unit: "mm" }), schema("number", { unit: "mm" })],
        unevaluatedItems: "none",
      }),
    ),
    property(
      "labels",
      schema("object", {
        additionalProperties: schema("string", { constraints: [{ kind: "maxLength", value: "32" }] }),
        propertyNames: schema("string", { constraints: [{ kind: "pattern", value: "^[a-z]+$" }] }),
        constraints: [{ kind: "maxProperties", value: "8" }],
      }),
    ),
    property(
      "extras",
      schema("object", {
        patternProperties: [{ pattern: "^x-", schema: schema("any") }],
        additionalProperties: "none",
      }),
    ),
    property(
      "action",
      schema("Feed | Siphon", {
        variants: [
          {
            kind: "oneOf",
            variants: [
              {
                label: "Feed",
                schema: schema("Feed", {
                  properties: [
                    property("verb!", schema("string", { const: '"feed"' }), "p-action.Feed."),
                    property(
                      "grams",
                      schema("integer", { descriptionHtml: "<p>Grams of food</p>", unit: "g" }),
                      "p-action.Feed.",
                    ),
                  ],
                }),
              },
              {
                label: "Siphon",
                schema: schema("Siphon", {
                  properties: [
                    property("verb!", schema("string", { const: '"siphon"' }), "p-action.Siphon."),
                    property(
                      "litres",
                      schema("number", { descriptionHtml: "<p>Litres to remove</p>", unit: "l" }),
                      "p-action.Siphon.",
                    ),
                  ],
                }),
              },
              { label: "string", schema: schema("string") },
            ],
          },
        ],
        discriminator: {
          property: "verb",
          mapping: [
            { value: "feed-now", label: "Feed" },
            { value: "siphon-now", label: "Siphon" },
          ],
        },
      }),
    ),
    property(
      "rules",
      schema("object", {
        not: schema("object", { properties: [property("secret!", schema("any"), "p-rules.not.")] }),
        conditions: [
          {
            if: schema("object", { properties: [property("mode", schema("any", { const: '"eco"' }), "p-rules.if.")] }),
            then: schema("object", { properties: [property("limit!", schema("number"), "p-rules.then.")] }),
          },
        ],
        dependentRequired: [{ property: "card", required: ["billing", "owner"] }],
        dependentSchemas: [
          {
            property: "guest",
            schema: schema("object", {
              properties: [property("until!", schema("string", { format: "date" }), "p-rules.guest.")],
            }),
          },
        ],
      }),
    ),
    property(
      "history",
      schema("array", {
        contains: schema("integer", { constraints: [{ kind: "minimum", value: "0" }] }),
        constraints: [{ kind: "minContains", value: "2" }],
      }),
    ),
  ],
  additionalProperties: "any",
  omitted: 3,
});

const errorSchema = (prefix: string): SchemaView =>
  schema("Error", {
    ref: 1,
    properties: [
      property("code!", schema("string", { descriptionHtml: "<p>Stable code of the error.</p>" }), prefix),
      property("message!", schema("string"), prefix),
    ],
  });

const errorResponse = (status: string, html: string): ResponseView =>
  response(status, html, {
    contents: [
      media("application/json", {
        schema: errorSchema(`response-${status}-`),
        examples: [generated({ code: "NOT_FOUND", message: "No such device" })],
      }),
    ],
  });

const samples: OperationBody["samples"] = [
  {
    id: "curl",
    label: "cURL",
    text: 'curl -X POST "http://domivka.local/api/v1/devices/7?fields=name,state" \\\n  -H "Authorization: Bearer $TOKEN" \\\n  -H "Content-Type: application/json" \\\n  -d \'{"name":"Motion sensor"}\'',
    language: "bash",
  },
  {
    id: "js",
    label: "JavaScript",
    text: 'const response = await fetch("http://domivka.local/api/v1/devices/7", {\n  method: "POST",\n});',
    language: "js",
  },
  { id: "python", label: "Python", text: 'requests.post("http://domivka.local/api/v1/devices/7")', language: "python" },
  { id: "lua", label: "Lua", text: 'http.request("http://domivka.local/api/v1/devices/7")', language: "lua" },
  {
    id: "go",
    label: "Go",
    text: 'http.NewRequest("POST", "http://domivka.local/api/v1/devices/7", nil)',
    language: "go",
  },
].map(({ id, label, text, language }) => ({
  id,
  label,
  code: code(language, text),
  base: "http://domivka.local/api/v1",
}));

/** An operation with everything. */
export const fullOperation: OperationBody = {
  kind: "operation",
  method: "post",
  path: "/devices/{id}/actions/{action}",
  isWebhook: false,
  operationId: "callDeviceActionById",
  deprecated: { html: '<p>Use <a href="/docs/api/update-device-by-id">Update a device</a>.</p>' },
  descriptionHtml:
    "<p>Calls an action of one device and answers when the device has confirmed it, or after ten seconds.</p><p>Battery devices sleep; their actions are <strong>queued</strong>.</p>",
  externalDocs: { href: "https://domivka.example/actions", label: "Guide to actions" },
  security: [
    { schemes: [{ name: "bearerAuth", summary: "HTTP Bearer", scopes: [], ref: 4, id: "bearerauth" }] },
    {
      schemes: [
        {
          name: "reefLogin",
          summary: "OAuth 2.0",
          scopes: [{ name: "devices:read", description: "Read devices" }, { name: "devices:write" }],
        },
        { name: "tankKey", summary: "X-Tank-Key", scopes: [] },
      ],
    },
    { schemes: [] },
  ],
  servers: [
    {
      url: "http://{host}/api/v1",
      descriptionHtml: "<p>In the home network</p>",
      variables: [
        {
          name: "host",
          default: "domivka.local",
          enum: ["domivka.local", "192.168.1.20"],
          descriptionHtml: "<p>Name or address of the hub</p>",
        },
      ],
    },
    { url: "https://cloud.domivka.example/api/v1", variables: [] },
  ],
  parameters: [
    {
      place: "path",
      parameters: [
        parameter("id", schema("integer", { format: "int32", constraints: [{ kind: "minimum", value: "1" }] }), {
          isRequired: true,
          descriptionHtml: "<p>Number of the device in this home.</p>",
        }),
        parameter("action", schema("string", { enum: [{ value: '"turnOn"' }, { value: '"turnOff"' }] }), {
          isRequired: true,
        }),
      ],
    },
    {
      place: "query",
      parameters: [
        parameter(
          "fields",
          schema("string[]", { items: schema("string"), constraints: [{ kind: "maxItems", value: "5" }] }),
          {
            wireForm: { style: "form", explode: false, example: "?fields=name,state" },
            descriptionHtml: "<p>Only these fields.</p>",
          },
        ),
        parameter("filter", schema("object", { properties: [property("state", schema("string"), "query-filter.")] }), {
          wireForm: { style: "deepObject", explode: true, example: "?filter[state]=online" },
          allowEmptyValue: true,
        }),
      ],
    },
    {
      place: "header",
      parameters: [
        parameter("X-Request-Id", schema("string", { format: "uuid" }), {
          isDeprecated: true,
          descriptionHtml: "<p>Returned in the answer.</p>",
        }),
      ],
    },
    {
      place: "cookie",
      parameters: [
        parameter("session", schema("any"), { mediaType: "application/json", examples: [generated({ user: 1 })] }),
      ],
    },
  ],
  requestBody: {
    isRequired: true,
    descriptionHtml: "<p>The action's arguments.</p>",
    contents: [
      media("application/json", {
        schema: fullSchema,
        examples: [
          {
            name: "good",
            summary: "Good water",
            descriptionHtml: "<p>All is well.</p>",
            isGenerated: false,
            code: json({ ion: "nitrate", mg: 5 }),
          },
          { name: "bad", summary: "Bad water", isGenerated: false, code: json({ ion: "nitrite", mg: 2 }) },
          { name: "far", isGenerated: false, externalHref: "https://domivka.example/far.json" },
        ],
      }),
      media("multipart/form-data", {
        schema: schema("object", {
          properties: [
            property("photo!", schema("string", { format: "binary", descriptionHtml: "<p>The photo</p>" }), "form-"),
          ],
        }),
        encodings: [
          { property: "photo", contentType: "image/heic", headers: ["X-Camera"], style: "form", explode: false },
        ],
      }),
      media("application/jsonl", {
        itemSchema: schema("object", { properties: [property("line", schema("string"), "stream-")] }),
      }),
    ],
  },
  responses: [
    response("200", "<p>The action was carried out.</p>", {
      summary: "Done",
      headers: [parameter("X-Rate-Limit", schema("integer"), { descriptionHtml: "<p>Calls left this minute</p>" })],
      contents: [
        media("application/json", {
          schema: schema("object", {
            properties: [
              property("ok!", schema("boolean"), "response-200-"),
              property("took", schema("integer", { unit: "ms" }), "response-200-"),
            ],
          }),
          examples: [generated({ ok: true, took: 120 })],
        }),
        media("application/xml", {
          schema: schema("object", {
            properties: [
              property("ok!", schema("boolean"), "response-200-xml-"),
              property("took", schema("integer", { unit: "ms" }), "response-200-xml-"),
            ],
          }),
          examples: [{ name: "", isGenerated: true, code: code("xml", "<result><ok>true</ok></result>") }],
        }),
      ],
      links: [
        {
          name: "UpdateDevice",
          target: 3,
          targetLabel: "Update a device",
          descriptionHtml: "<p>Rename it.</p>",
          parameters: [{ name: "id", value: "$response.body#/id" }],
        },
      ],
    }),
    response("202", "<p>Queued for a sleeping device.</p>"),
    errorResponse("404", "<p>No such device.</p>"),
    errorResponse("4XX", "<p>The request is wrong.</p>"),
    errorResponse("default", "<p>Something else.</p>"),
  ],
  callbacks: [
    {
      name: "onDone",
      expression: "{$request.body#/callback_url}",
      operation: {
        ...emptyOperation,
        method: "post",
        path: "{$request.body#/callback_url}",
        descriptionHtml: "<p>Sent when a queued action is done.</p>",
        requestBody: {
          isRequired: false,
          contents: [
            media("application/json", {
              schema: schema("object", { properties: [property("done!", schema("boolean"), "callback-1-request-")] }),
            }),
          ],
        },
        responses: [response("204", "<p>Received.</p>")],
      },
    },
  ],
  samples,
  tagLinks: [2],
};

/** A tag with three operations. */
export const fullTag: TagBody = {
  kind: "tag",
  descriptionHtml: "<p>Find, read, rename and remove devices and their templates.</p>",
  externalDocs: { href: "https://domivka.example/devices", html: "<p>Which devices work</p>" },
  operations: [
    {
      ref: 3,
      method: "get",
      path: "/devices",
      isDeprecated: false,
      summary: "List devices",
      description: "All devices of the home, newest first.",
    },
    {
      ref: 3,
      method: "patch",
      path: "/devices/{id}",
      isDeprecated: false,
      summary: "Update a device",
      description: "Renames a device or moves it to another room.",
    },
    {
      ref: 3,
      method: "delete",
      path: "/devices/{id}",
      isDeprecated: true,
      summary: "Delete a device",
      description: "",
    },
    {
      ref: 3,
      method: "options",
      path: "/devices/{id}/a-rather-long-path/that-goes-on/{parameter_name}/history",
      isDeprecated: false,
      summary: "Options",
      description: "",
    },
  ].map((operation, index) => ({ ...operation, ref: index })),
};

/** An overview with every kind of security scheme. */
export const fullOverview: OverviewBody = {
  kind: "overview",
  version: "1.8.0",
  openapiVersion: "OpenAPI 3.1.0",
  summary: "Local HTTP API of the hub.",
  descriptionHtml:
    '<p>Everything the apps do goes through this API.</p><h2 id="errors">Errors</h2><p>Errors have a code.</p>',
  servers: fullOperation.servers,
  securitySchemes: [
    {
      name: "bearerAuth",
      id: "bearerauth",
      type: "http",
      descriptionHtml: "<p>A token from <em>login</em>.</p>",
      facts: [
        { kind: "scheme", value: "bearer" },
        { kind: "bearerFormat", value: "JWT" },
      ],
      flows: [],
    },
    {
      name: "tankKey",
      id: "tankkey",
      type: "apiKey",
      isDeprecated: true,
      descriptionHtml: "<p>Key from the box</p>",
      facts: [
        { kind: "in", value: "header" },
        { kind: "name", value: "X-Tank-Key" },
      ],
      flows: [],
    },
    {
      name: "reefLogin",
      id: "reeflogin",
      type: "oauth2",
      facts: [{ kind: "oauth2MetadataUrl", value: "https://login.aqua.example/meta" }],
      flows: [
        {
          kind: "authorizationCode",
          urls: [
            { kind: "authorizationUrl", value: "https://login.aqua.example/auth" },
            { kind: "tokenUrl", value: "https://login.aqua.example/token" },
          ],
          scopes: [
            { name: "reef:read", description: "Look at the reef" },
            { name: "reef:write", description: "Change it" },
          ],
        },
      ],
    },
    {
      name: "connect",
      id: "connect",
      type: "openIdConnect",
      facts: [{ kind: "openIdConnectUrl", value: "https://login.aqua.example/.well-known" }],
      flows: [],
    },
    { name: "certificate", id: "certificate", type: "mutualTLS", facts: [], flows: [] },
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
  example: json({ id: 7, name: "Motion sensor", temperature: 21.4, state: "online" }),
  usedBy: [3, 1],
};
