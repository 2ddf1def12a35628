// Operations that samples are written for.
import type { CodeBlockProps } from "../../../../src/model/body.ts";
import { codeSamples } from "../../../../src/openapi/samples/codeSamples.ts";
import type { SampleOperation } from "../../../../src/openapi/samples/sampleOperation.ts";

/** An operation with nothing but a method, a path and a server. */
export const operation = (more: Partial<SampleOperation>): SampleOperation => ({
  ...{
    method: "get",
    path: "/rooms",
    server: { url: "https://hub.example/api/v1" },
    parameters: [],
    security: [],
    root: {},
  },
  ...more,
});

/** Code blocks that hold nothing but their text. */
export const highlight = (code: string, language: string): CodeBlockProps => ({ language, lines: [], text: code });

/** Texts of the samples of an operation by id. */
export const samplesOf = (more: Partial<SampleOperation>): Readonly<Record<string, string>> =>
  Object.fromEntries(codeSamples(operation(more), { highlight }).samples.map(({ id, code }) => [id, code.text]));

const json = (schema: unknown) => ({ content: { "application/json": { schema } } });

/** Operations whose samples are kept whole in `expected/`, by name. */
export const keptOperations: Readonly<Record<string, Partial<SampleOperation>>> = {
  get: {
    path: "/rooms/{room}/devices",
    parameters: [
      { name: "room", in: "path", required: true, example: 12, schema: { type: "integer" } },
      { name: "limit", in: "query", required: true, schema: { type: "integer", default: 50 } },
      { name: "types", in: "query", required: true, explode: false, example: ["light", "wall socket"] },
      { name: "page", in: "query", schema: { type: "integer" } },
      { name: "X-Client", in: "header", required: true, example: 'the "app"' },
    ],
    responses: { "404": json({}), "200": json({ type: "array" }) },
    security: [{ name: "bearerAuth", scheme: { type: "http", scheme: "bearer" } }],
  },
  post: {
    method: "post",
    requestBody: {
      content: {
        "application/json": {
          example: { name: "Kids' room", area: 12.5, heated: true, tags: ["up", "warm"], section: null },
        },
      },
    },
    responses: { "201": json({ type: "object" }) },
    security: [{ name: "login", scheme: { type: "http", scheme: "basic" } }],
  },
  upload: {
    method: "put",
    path: "/rooms/{room}/photo",
    parameters: [{ name: "room", in: "path", required: true, schema: { type: "string" } }],
    requestBody: {
      content: {
        "multipart/form-data": {
          schema: {
            type: "object",
            properties: {
              photo: { type: "string", format: "binary" },
              note: { type: "string", example: "@home; or not" },
              crop: { type: "object", properties: { left: { type: "integer", example: 0 } } },
            },
          },
          encoding: { photo: { contentType: "image/heic" } },
        },
      },
    },
    responses: { "204": {} },
  },
  parts: {
    method: "post",
    parameters: [{ name: "X-Place", in: "header", required: true, example: "Кухня «А»" }],
    requestBody: {
      content: {
        "multipart/form-data": {
          schema: {
            type: "object",
            properties: {
              plan: { type: "string", format: "binary" },
              history: {
                type: "object",
                properties: {
                  by: { type: "string", example: 'Ok & "Co"', xml: { attribute: true } },
                  step: { type: "array", items: { type: "string", example: "moved" } },
                },
              },
              owner: { type: "object", properties: { name: { type: "string", example: "Оля" } } },
              tags: { type: "array", items: { type: "string" }, example: ["a b", "c|d"] },
              range: {
                type: "object",
                properties: { from: { type: "integer", example: 1 }, to: { type: "integer", example: 5 } },
              },
              note: { type: "string", example: "@home; or not" },
            },
          },
          encoding: {
            plan: {
              contentType: "image/png",
              headers: { "X-Shot": { required: true, schema: { type: "integer", example: 7 } } },
            },
            history: { contentType: "application/xml; charset=utf-8" },
            owner: {
              contentType: "application/vnd.hub.owner+json",
              headers: { "X-Signed-By": { example: 'Оля "O" \\ 5' } },
            },
            tags: { style: "pipeDelimited", explode: false },
            range: { style: "deepObject", explode: true },
          },
        },
      },
    },
    responses: { "204": {} },
  },
  key: {
    parameters: [{ name: "q", in: "query", required: true, example: "a b" }],
    responses: { "200": { content: { "text/plain": {} } } },
    security: [
      { name: "query", scheme: { type: "apiKey", in: "query", name: "api_key" } },
      { name: "cookie", scheme: { type: "apiKey", in: "cookie", name: "sid" } },
    ],
  },
};
