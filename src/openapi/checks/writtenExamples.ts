// The examples that a specification writes beside a schema or in one, each once for each schema, with their places.
import { shorten } from "../describeKind.ts";
import type { HeaderObject, MediaTypeObject, ParameterObject } from "../normalize/contentObjects.ts";
import type { Reading } from "../normalize/reading.ts";
import { entriesAt, type OperationEntry, signatureOf } from "../pages/operationEntries.ts";
import { unquoted } from "../samples/exampleViews.ts";
import { isJson } from "../samples/mediaTypes.ts";
import { collectParts } from "../schema/collectParts.ts";
import type { Direction } from "../schema/direction.ts";
import { type JsonObject, listOf, ownValue } from "../schema/json.ts";
import { bareReferenceOf } from "../schema/plainSchemas.ts";
import { typeFactsOf } from "../schema/typeFacts.ts";

/** An example or a default, and what it has to fit. */
export interface WrittenExample {
  readonly noun: "example" | "default";
  readonly value: unknown;
  readonly schema: unknown;
  readonly direction: Direction;
  /** What it is an example of, behind the noun: ` of the parameter …`; nothing for a schema's own. */
  readonly of: () => string;
  /** Where it stands. */
  readonly holder: object;
  readonly key: string;
  /** Keywords of the schema that it has been held against, since it stands there. */
  readonly told: readonly string[];
}

interface Scope {
  readonly reading: Reading;
  /** Holders of examples that have been looked at. */
  readonly seen: Set<object>;
  /** Schemas that an example has been held against, by the example: several bodies may refer to one. */
  readonly judged: Map<object, Set<unknown>>;
}

/** All of them: those of operations and their callbacks, then those in schemas, then defaults. */
export function* examplesOf(operations: readonly OperationEntry[], reading: Reading): Generator<WrittenExample> {
  const scope: Scope = { reading, seen: new Set(), judged: new Map() };
  for (const entry of operations) yield* ofOperation(entry, scope);
  for (const { schema, key } of reading.schemas.exampled) {
    const values = listOf(schema["examples"]);
    const of = (): string => "";
    const told = Object.hasOwn(schema, "type") ? ["type"] : [];
    const known = { noun: "example", schema, direction: "both", of, told } as const;
    for (const [index, value] of values.entries()) {
      const spot = key === "example" ? { holder: schema, key } : { holder: values, key: String(index) };
      yield { value, ...known, ...spot };
    }
  }
  for (const schema of reading.schemas.defaulted) yield defaultOf(schema);
}

function defaultOf(schema: JsonObject): WrittenExample {
  const told = ["type", "enum"].filter((keyword) => Object.hasOwn(schema, keyword));
  const place = { holder: schema, key: "default" };
  return { noun: "default", value: schema["default"], schema, direction: "both", of: () => "", told, ...place };
}

function* ofOperation(entry: OperationEntry, scope: Scope): Generator<WrittenExample> {
  const { operation, item, isWebhook } = entry;
  const { reading } = scope;
  if (isSeen(operation, scope)) return;
  const signature = (): string => signatureOf(entry);
  const [sent, answered]: readonly [Direction, Direction] = isWebhook ? ["both", "both"] : ["request", "response"];
  for (const parameter of [...(item.parameters ?? []), ...(operation.parameters ?? [])]) {
    yield* ofParameter(parameter, {
      of: () => ` of the parameter \`${shorten(parameter.name ?? "")}\``,
      direction: sent,
      scope,
    });
  }
  const { requestBody } = operation;
  const isSwagger = reading.version === "2.0";
  yield* ofContent(requestBody?.content, {
    of: () => ` of the request of ${signature()}`,
    direction: sent,
    scope,
    ...(isSwagger && requestBody !== undefined ? { spot: { holder: requestBody, key: "x-examples" } } : {}),
  });
  for (const [status, response] of operation.responses ?? []) {
    const of = (): string => ` of the response ${shorten(status)} of ${signature()}`;
    yield* ofContent(response.content, {
      of,
      direction: answered,
      scope,
      ...(isSwagger ? { spot: { holder: response, key: "examples" } } : {}),
    });
    for (const [name, header] of Object.entries(response.headers ?? {})) {
      yield* ofParameter(header, { of: () => ` of the header \`${shorten(name)}\``, direction: answered, scope });
    }
  }
  for (const byExpression of Object.values(operation.callbacks ?? {})) {
    for (const [expression, path] of byExpression) {
      for (const called of entriesAt(expression, path, true)) yield* ofOperation(called, scope);
    }
  }
}

interface Place {
  readonly of: () => string;
  readonly direction: Direction;
  readonly scope: Scope;
  /** Where the examples of Swagger 2.0 stand, whose bodies stand nowhere: in the response, or in the parameter. */
  readonly spot?: Pick<WrittenExample, "holder" | "key">;
}

function* ofParameter(holder: ParameterObject | HeaderObject, place: Place): Generator<WrittenExample> {
  if (isSeen(holder, place.scope)) return;
  yield* ofContent(holder.content, place);
  for (const example of given(holder, holder.schema, place)) {
    // A text is how a list or an object is written in an address.
    if (!isWritten(example.value, example.schema, place.scope)) yield example;
  }
}

function* ofContent(
  content: Readonly<Record<string, MediaTypeObject>> | undefined,
  place: Place,
): Generator<WrittenExample> {
  for (const [mediaType, media] of Object.entries(content ?? {})) {
    if (isSeen(media, place.scope)) continue;
    for (const example of given(media, media.schema, place)) {
      const { schema } = example;
      const value = unquoted(example.value, { mediaType, schema, media, root: place.scope.reading.schemas.root });
      // What is no JSON is given as it goes over the wire.
      if (isJson(mediaType) || !isWritten(value, schema, place.scope)) yield { ...example, value };
    }
  }
}

function isSeen(holder: object, { seen }: Scope): boolean {
  const isKnown = seen.has(holder);
  seen.add(holder);
  return isKnown;
}

/** Whether a value is the text of one that has parts. */
function isWritten(value: unknown, schema: unknown, { reading }: Scope): boolean {
  if (typeof value !== "string") return false;
  const { types } = typeFactsOf(collectParts(schema, reading.schemas.root));
  return types.length > 0 && types.every((type) => type === "object" || type === "array");
}

type Holder = ParameterObject | HeaderObject | MediaTypeObject;

/** `example` and the values of `examples`, of a holder that has a schema. */
function* given(holder: Holder, schema: unknown, { of, direction, scope, ...place }: Place): Generator<WrittenExample> {
  if (schema === undefined) return;
  const known = { noun: "example", schema, direction, told: [] } as const;
  if (Object.hasOwn(holder, "example")) {
    yield { value: holder.example, ...known, ...(place.spot ?? { holder, key: "example" }), of };
  }
  for (const [name, example] of Object.entries(holder.examples ?? {})) {
    const key = ["dataValue", "value"].find((one) => Object.hasOwn(example, one));
    if (key === undefined || isJudged(example, schema, scope)) continue;
    yield { value: ownValue(example, key), ...known, holder: example, key, of: () => ` \`${shorten(name)}\`${of()}` };
  }
}

/** Schemas that are nothing but the same reference are the same. */
function isJudged(example: object, schema: unknown, { judged }: Scope): boolean {
  const schemas = judged.get(example) ?? new Set();
  judged.set(example, schemas);
  const key = bareReferenceOf(schema) ?? schema;
  const isKnown = schemas.has(key);
  schemas.add(key);
  return isKnown;
}
