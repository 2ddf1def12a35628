// What an API demands of requests, kept apart from its pages so that samples can be held against it.
import type { Slug } from "../model/brands.ts";
import type { ApiDocument } from "./normalize/apiDocument.ts";
import type { Catalog } from "./pages/catalog.ts";
import { parametersOf } from "./pages/parameterViews.ts";
import { bareType, isForm, isFormData, isJson } from "./samples/mediaTypes.ts";
import type { AcceptContext } from "./schema/accept/acceptsValue.ts";
import { explainMismatch } from "./schema/accept/explainMismatch.ts";
import { createPatterns } from "./schema/accept/patternTests.ts";
import { mayBeReplaced } from "./schema/accept/placeholder.ts";
import { collectParts } from "./schema/collectParts.ts";
import { exampleEffort } from "./schema/effort.ts";
import { type JsonObject, ownValue } from "./schema/json.ts";
import { typeFactsOf } from "./schema/typeFacts.ts";
import { fieldFaults, valueFault } from "./sentFields.ts";

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
  /** Schemas of forms that are bodies, by media type. */
  readonly forms?: Readonly<Record<string, unknown>>;
  /** Names of query parameters; absent when others may be given too. */
  readonly query?: readonly string[];
  readonly requiredQuery: readonly string[];
  /** Schemas of those query parameters whose value is one text, by name. */
  readonly values?: readonly (readonly [name: string, schema: unknown])[];
  /** Schema of the query as a whole, as one form. */
  readonly queryForm?: unknown;
}

/** A request that a sample sends. Absent is what is not known of it. */
interface SentRequest {
  /** Names and values in the query, decoded. */
  readonly query?: readonly (readonly [name: string, value: string])[];
  readonly body?: unknown;
  readonly form?: { readonly mediaType: string; readonly names: readonly string[] };
}

/** What requests of an API must be like. Webhooks are sent by the API itself and left out. */
export function contractOf(document: ApiDocument, { operations }: Catalog): ApiContract {
  const { root } = document;
  const entries = operations
    .filter(({ isWebhook }) => !isWebhook)
    .map((entry): [Slug, OperationContract] => {
      const parameters = parametersOf(entry);
      const query = parameters.filter((parameter) => parameter.in === "query");
      const whole = parameters.find((parameter) => parameter.in === "querystring");
      const isOpen =
        whole !== undefined ||
        query.some(({ style, schema }) => style === "deepObject" || (takesObject(schema) && !isOneText(schema, root)));
      const contents = Object.entries(entry.operation.requestBody?.content ?? {});
      const [, json] = contents.find(([mediaType]) => isJson(mediaType)) ?? [];
      const forms = contents.filter(([mediaType, { schema }]) => isFields(mediaType) && schema !== undefined);
      const values = query.flatMap(({ name, schema }) =>
        name !== undefined && schema !== undefined && isOneText(schema, root) ? [[name, schema] as const] : [],
      );
      const [, queryForm] = Object.entries(whole?.content ?? {}).find(([mediaType]) => isForm(mediaType)) ?? [];
      return [
        entry.slug,
        {
          ...(json?.schema === undefined ? {} : { body: json.schema }),
          ...(forms.length === 0
            ? {}
            : { forms: Object.fromEntries(forms.map(([mediaType, { schema }]) => [bareType(mediaType), schema])) }),
          ...(isOpen ? {} : { query: query.flatMap(({ name }) => name ?? []) }),
          requiredQuery: query.flatMap(({ name, required }) => (required === true && name !== undefined ? [name] : [])),
          ...(values.length === 0 ? {} : { values }),
          ...(queryForm?.schema === undefined ? {} : { queryForm: queryForm.schema }),
        },
      ];
    });
  return { root, operations: Object.fromEntries(entries) };
}

const isFields = (mediaType: string): boolean => isForm(mediaType) || isFormData(mediaType);

/** An object in the query may be spelt with the names of its properties. */
function takesObject(schema: unknown): boolean {
  const text = JSON.stringify(schema ?? null);
  return text.includes('"object"') || text.includes('"$ref"');
}

/** Whether all values of a schema are written as one text: numbers, texts, `true`. */
function isOneText(schema: unknown, root: JsonObject): boolean {
  const { types } = typeFactsOf(collectParts(schema, root));
  return types.length > 0 && types.every((type) => type !== "array" && type !== "object");
}

/** What is wrong with a request, each in one sentence without a full stop; nothing when it is as it should be. */
export function checkRequest({ root, operations }: ApiContract, slug: Slug, request: SentRequest): readonly string[] {
  const contract = Object.hasOwn(operations, slug) ? operations[slug] : undefined;
  if (contract === undefined) return [];
  const effort = { left: exampleEffort };
  const context = { root, direction: "request", effort, patterns: createPatterns(effort) } as const;
  const { body } = contract;
  const form = request.form && ownValue(contract.forms, request.form.mediaType);
  const mismatch =
    body === undefined || request.body === undefined ? undefined : explainMismatch(request.body, body, context);
  return [
    ...(request.query === undefined ? [] : queryFaults(request.query, contract, context)),
    ...(mismatch === undefined ? [] : [mismatch]),
    ...(form === undefined ? [] : fieldFaults(request.form?.names ?? [], form, context)),
  ];
}

function queryFaults(
  sent: NonNullable<SentRequest["query"]>,
  { query, requiredQuery, values = [], queryForm }: OperationContract,
  context: AcceptContext,
): readonly string[] {
  const names = sent.map(([name]) => name);
  // `?<filters>` may be any of them.
  const isWhole = !names.some(mayBeReplaced);
  const unknown = query === undefined ? [] : names.filter((name) => !query.includes(name) && !mayBeReplaced(name));
  const missing = isWhole ? requiredQuery.filter((name) => !names.includes(name)) : [];
  const schemas = new Map(values);
  return [
    ...unknown.map((name) => `the operation has no query parameter "${name}"`),
    ...missing.map((name) => `the query parameter "${name}" is missing`),
    ...sent.flatMap((field) => valueFault(field, schemas.get(field[0]), context) ?? []),
    ...(queryForm !== undefined && isWhole && names.length > 0 ? fieldFaults(names, queryForm, context) : []),
  ];
}
