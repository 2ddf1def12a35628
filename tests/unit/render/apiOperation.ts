// An operation with everything that a specification can say about one.
import type { OperationBody, ResponseView } from "../../../src/model/api.ts";
import {
  code,
  emptyOperation,
  example,
  media,
  object,
  parameter,
  response,
  sample,
  schema,
  texts,
} from "./apiBuilders.ts";
import { fullSchema } from "./apiSchema.ts";

function errorResponse(status: string, html: string): ResponseView {
  const fields = {
    "code!": schema("string", { descriptionHtml: "<p>Stable code.</p>" }),
    "message!": schema("string"),
  };
  const form = { ...object(`response-${status}.`, fields), types: ["Error"], ref: 1 };
  const examples = [example("", { code: "NOT_FOUND", message: "No such device" })];
  return response(status, html, { contents: [media("application/json", { schema: form, examples })] });
}

const parameters: OperationBody["parameters"] = [
  {
    place: "path",
    parameters: [
      parameter("id", schema("integer", { format: "int32", limits: { minimum: "1" } }), {
        isRequired: true,
        descriptionHtml: "<p>Number of the device in this home.</p>",
      }),
      parameter("action", schema("string", { enum: texts("turnOn", "turnOff") }), { isRequired: true }),
    ],
  },
  {
    place: "query",
    parameters: [
      parameter("fields", schema("string[]", { items: schema("string"), limits: { maxItems: "5" } }), {
        wireForm: { style: "form", explode: false, example: "?fields=name,state" },
        descriptionHtml: "<p>Only these fields.</p>",
      }),
      parameter("filter", object("query-filter.", { state: schema("string") }), {
        wireForm: { style: "deepObject", explode: true, example: "?filter[state]=online" },
        allowEmptyValue: true,
        allowReserved: true,
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
      parameter("session", schema("any"), { mediaType: "application/json", examples: [example("", { user: 1 })] }),
    ],
  },
];

const requestBody: OperationBody["requestBody"] = {
  isRequired: true,
  descriptionHtml: "<p>The action's arguments.</p>",
  contents: [
    media("application/json", {
      schema: fullSchema,
      examples: [
        example("good", { ion: "nitrate", mg: 5 }, { summary: "Good water", descriptionHtml: "<p>All is well.</p>" }),
        example("bad", { ion: "nitrite", mg: 2 }, { summary: "Bad water" }),
        { name: "far", isGenerated: false, externalHref: "https://domivka.example/far.json" },
      ],
    }),
    media("multipart/form-data", {
      schema: object("form.", {
        "photo!": schema("string", { format: "binary", descriptionHtml: "<p>The photo</p>" }),
      }),
      encodings: [
        {
          property: "photo",
          contentType: "image/heic",
          ...{ style: "form", explode: false },
          headers: [parameter("X-Camera", schema("string"), { descriptionHtml: "<p>Which one</p>" })],
        },
      ],
    }),
    media("application/jsonl", { itemSchema: object("stream.", { line: schema("string") }) }),
  ],
};

const done = (prefix: string) => object(prefix, { "ok!": schema("boolean"), took: schema("integer", { unit: "ms" }) });

const responses: OperationBody["responses"] = [
  response("200", "<p>The action was carried out.</p>", {
    summary: "Done",
    headers: [parameter("X-Rate-Limit", schema("integer"), { descriptionHtml: "<p>Calls left this minute</p>" })],
    contents: [
      media("application/json", { schema: done("response-200."), examples: [example("", { ok: true, took: 120 })] }),
      media("application/xml", {
        schema: done("response-200-2."),
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
];

const callback: OperationBody = {
  ...emptyOperation,
  method: "post",
  path: "{$request.body#/callback_url}",
  descriptionHtml: "<p>Sent when a queued action is done.</p>",
  externalDocs: { href: "https://domivka.example/callbacks", label: "Guide to callbacks" },
  security: [{ schemes: [{ name: "signature", summary: "apiKey: header X-Signature", scopes: [] }] }],
  requestBody: {
    isRequired: false,
    contents: [
      media("application/json", {
        schema: object("callback.", { "done!": schema("boolean") }),
        examples: [example("", { done: true })],
      }),
    ],
  },
  responses: [response("204", "<p>Received.</p>")],
};

const call = "http://domivka.local/api/v1/devices/7/actions/turnOn";

/** Deprecated, with every place of parameters, several media types, links, callbacks and samples. */
export const fullOperation: OperationBody = {
  ...{ kind: "operation", method: "post", path: "/devices/{id}/actions/{action}", isWebhook: false },
  operationId: "callDeviceActionById",
  deprecated: { html: '<p>Use <a href="/docs/api/update-device-by-id">Update a device</a>.</p>' },
  descriptionHtml:
    "<p>Calls an action of one device and answers when the device has confirmed it, or after ten seconds.</p>" +
    "<p>Battery devices sleep; their actions are <strong>queued</strong>.</p>",
  externalDocs: { href: "https://domivka.example/actions", label: "Guide to actions" },
  security: [
    { schemes: [{ name: "bearerAuth", summary: "http: bearer", scopes: [], ref: 4, id: "security-bearer-auth" }] },
    {
      schemes: [
        { name: "reefLogin", summary: "oauth2", scopes: [{ name: "devices:read" }, { name: "devices:write" }] },
        { name: "tankKey", summary: "apiKey: header X-Tank-Key", scopes: [] },
      ],
    },
    { schemes: [] },
  ],
  servers: [
    {
      url: "http://{host}/api/v1",
      descriptionHtml: "<p>In the home network</p>",
      variables: [{ name: "host", default: "domivka.local", enum: ["domivka.local", "192.168.1.20"] }],
    },
    { url: "https://cloud.domivka.example/api/v1", variables: [] },
  ],
  ...{ parameters, requestBody, responses },
  callbacks: [
    { name: "onDone", summary: "Action done", expression: "{$request.body#/callback_url}", operation: callback },
  ],
  samples: [
    sample("curl", "cURL", `curl -X POST "${call}?fields=name,state" \\\n  -H "Authorization: Bearer $TOKEN"`),
    sample("js", "JavaScript", `await fetch("${call}", { method: "POST" });`),
    sample("python", "Python", `requests.post("${call}")`),
    sample("lua", "Lua", `http.request("${call}")`),
  ],
  tagLinks: [2],
};
