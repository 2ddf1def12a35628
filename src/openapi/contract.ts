// What an API demands of requests, kept apart from its pages so that samples can be held against it.
import type { Slug } from "../model/brands.ts";
import type { ApiDocument } from "./normalize/apiDocument.ts";
import type { Catalog } from "./pages/catalog.ts";
import { parametersOf } from "./pages/parameterViews.ts";
import { isJson } from "./samples/mediaTypes.ts";
import { explainMismatch } from "./schema/accept/explainMismatch.ts";
import { createPatterns } from "./schema/accept/patternTests.ts";
import { exampleEffort } from "./schema/effort.ts";
import type { JsonObject } from "./schema/json.ts";

/** The demands of an API; plain JSON. */
export interface ApiContract {
  /** What `$ref`s in schemas lead into. */
  readonly root: JsonObject;
  readonly operations: Readonly<Record<Slug, OperationContract>>;
}

/** The demands of an operation. */
interface OperationContract {
  /** Schema of a JSON body; absent when the operation takes none that is described. */
  readonly body?: unknown;
  /** Names of query parameters; absent when others may be given too. */
  readonly query?: readonly string[];
  readonly requiredQuery: readonly string[];
}

/** A request that a sample sends. */
interface SentRequest {
  /** Names in the query, decoded. */
  readonly query: readonly string[];
  readonly body?: unknown;
}

/** What requests of an API must be like. Webhooks are sent by the API itself and left out. */
export function contractOf(document: ApiDocument, { operations }: Catalog): ApiContract {
  const entries = operations
    .filter(({ isWebhook }) => !isWebhook)
    .map((entry): [Slug, OperationContract] => {
      const parameters = parametersOf(entry);
      const query = parameters.filter((parameter) => parameter.in === "query");
      const isOpen = parameters.some(
        (parameter) =>
          parameter.in === "querystring" ||
          (parameter.in === "query" && (parameter.style === "deepObject" || takesObject(parameter.schema))),
      );
      const contents = Object.entries(entry.operation.requestBody?.content ?? {});
      const [, json] = contents.find(([mediaType]) => isJson(mediaType)) ?? [];
      return [
        entry.slug,
        {
          ...(json?.schema === undefined ? {} : { body: json.schema }),
          ...(isOpen ? {} : { query: query.flatMap(({ name }) => name ?? []) }),
          requiredQuery: query.flatMap(({ name, required }) => (required === true && name !== undefined ? [name] : [])),
        },
      ];
    });
  return { root: document.root, operations: Object.fromEntries(entries) };
}

/** An object in the query may be spelt with the names of its properties. */
function takesObject(schema: unknown): boolean {
  const text = JSON.stringify(schema ?? null);
  return text.includes('"object"') || text.includes('"$ref"');
}

/** What is wrong with a request, each in one sentence without a full stop; nothing when it is as it should be. */
export function checkRequest({ root, operations }: ApiContract, slug: Slug, request: SentRequest): readonly string[] {
  const contract = Object.hasOwn(operations, slug) ? operations[slug] : undefined;
  if (contract === undefined) return [];
  const { query, requiredQuery, body } = contract;
  const unknown = query === undefined ? [] : request.query.filter((name) => !query.includes(name));
  const missing = requiredQuery.filter((name) => !request.query.includes(name));
  const effort = { left: exampleEffort };
  const mismatch =
    body === undefined || request.body === undefined
      ? undefined
      : explainMismatch(request.body, body, { root, direction: "request", effort, patterns: createPatterns(effort) });
  return [
    ...unknown.map((name) => `the operation has no query parameter "${name}"`),
    ...missing.map((name) => `the query parameter "${name}" is missing`),
    ...(mismatch === undefined ? [] : [mismatch]),
  ];
}
