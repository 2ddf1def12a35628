// Operations under keys that are no methods of the standard: `GET`, `purge`. They are told and shown.
import { nearestNames } from "../../source/nearestName.ts";
import { isObject, type JsonObject } from "../schema/json.ts";
import { isInternal, type Reader } from "./readers.ts";
import type { Reading } from "./reading.ts";

const otherKeys: ReadonlySet<string> = new Set([
  "summary",
  "description",
  "servers",
  "parameters",
  "additionalOperations",
  "$ref",
]);

interface OperationKeys<Operation> {
  readonly operation: Reader<Operation>;
  /** Keys that the standard knows. */
  readonly methods: readonly string[];
}

/** Operations of a path under keys of their own. */
interface OtherOperations<Operation> {
  readonly additionalOperations?: Readonly<Record<string, Operation>>;
}

/** A reader of paths that also finds operations under other keys. */
export function withOtherOperations<Operation extends object, Item extends OtherOperations<Operation>>(
  item: Reader<Item>,
  keys: OperationKeys<Operation>,
): Reader<Item> {
  return (spot, reading) => {
    const read = item(spot, reading);
    const target = reading.follow(spot);
    if (read === undefined || target === undefined || !isObject(target.value)) return read;
    const more = otherOperations(target.value, keys, reading);
    if (more.length === 0) return read;
    const result = { ...read, additionalOperations: { ...read.additionalOperations, ...Object.fromEntries(more) } };
    reading.places.copy(target.value, result);
    return result;
  };
}

function otherOperations<Operation>(
  raw: JsonObject,
  { operation: readOperation, methods }: OperationKeys<Operation>,
  reading: Reading,
): readonly (readonly [string, Operation])[] {
  return Object.keys(raw).flatMap((key) => {
    const value = raw[key];
    if (methods.includes(key) || otherKeys.has(key) || key.startsWith("x-") || !isObject(value) || isInternal(value))
      return [];
    const method = methods.find((name) => name === key.toLowerCase());
    if (method === undefined && !Object.hasOwn(value, "responses") && !Object.hasOwn(value, "operationId")) return [];
    const operation = readOperation({ value, holder: raw, key }, reading);
    if (operation === undefined) return [];
    reading.report(
      { holder: raw, key },
      {
        kind: "questionable",
        rule: "operations under keys that are no methods",
        message: `\`${key}\` is no method of a path`,
        hint: method === undefined ? hintFor(key, methods) : `write \`${method}\``,
      },
    );
    return [[key.toLowerCase(), operation] as const];
  });
}

function hintFor(key: string, methods: readonly string[]): string {
  const [near] = nearestNames(key, methods, 1);
  return near === undefined ? "list it under `additionalOperations` (OpenAPI 3.2)" : `did you mean \`${near}\`?`;
}
