// Operations whose methods have no key of their own: those of OpenAPI 3.2 under `additionalOperations`, and those that
// stand under a key that is no method of the standard: `GET`, `purge`. The latter are told and shown.
import { nearestNames } from "../../source/nearestName.ts";
import { isObject, type JsonObject } from "../schema/json.ts";
import { isInternal, map, type Reader } from "./readers.ts";
import type { Reading, Spot } from "./reading.ts";

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

/** What HTTP takes for a method (RFC 9110, a token): `COPY`, `m-search`; not `LOOK UP`. */
const token = /^[\w!#$%&'*+.^`|~-]+$/;

/** A reader of operations by method. Methods that have keys of their own, and texts that are no methods, are told. */
export function additionalOperations<Operation>(
  operation: Reader<Operation>,
  methods: readonly string[],
): Reader<Readonly<Record<string, Operation>>> {
  const readAll = map(operation);
  return (spot, reading) => {
    const all = reading.follow(spot)?.value;
    if (isObject(all)) {
      if (reading.version !== "3.2") reportVersion(spot, reading);
      for (const key of Object.keys(all)) reportMethod(key, { holder: all, methods, reading });
    }
    return readAll(spot, reading);
  };
}

function reportVersion(spot: Spot, reading: Reading): void {
  reading.report(spot, {
    kind: "questionable",
    rule: "methods of OpenAPI 3.2",
    message: `\`additionalOperations\` is not a field of OpenAPI ${reading.version}`,
    hint: "use `openapi: 3.2.0`",
  });
}

interface Additional {
  readonly holder: JsonObject;
  readonly methods: readonly string[];
  readonly reading: Reading;
}

function reportMethod(key: string, { holder, methods, reading }: Additional): void {
  const own = methods.find((name) => name === key.toLowerCase());
  const rule = "methods of additional operations";
  if (own !== undefined) {
    reading.report(
      { holder, key },
      {
        kind: "questionable",
        rule,
        message: `\`${key}\` has its own key, and does not belong in \`additionalOperations\``,
        hint: `write \`${own}\` next to \`additionalOperations\``,
      },
    );
  } else if (!token.test(key)) {
    reading.report(
      { holder, key },
      {
        kind: "questionable",
        rule,
        message: `\`${key}\` is not an HTTP method`,
        hint: "write one word, exactly as it is sent: `COPY`",
      },
    );
  }
}

/** Whether a value reads like an operation, whatever its key. */
export function isOperation(value: unknown): boolean {
  return isObject(value) && (Object.hasOwn(value, "responses") || Object.hasOwn(value, "operationId"));
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
    if (method === undefined && !isOperation(value)) return [];
    const operation = readOperation({ value, holder: raw, key }, reading);
    if (operation === undefined) return [];
    reading.report(
      { holder: raw, key },
      {
        kind: "questionable",
        rule: "operations under keys that are not methods",
        message: `\`${key}\` is not a method of a path`,
        hint: method === undefined ? hintFor(key, methods) : `write \`${method}\``,
      },
    );
    return [[method ?? key.toUpperCase(), operation] as const];
  });
}

function hintFor(key: string, methods: readonly string[]): string {
  const [near] = nearestNames(key, methods, 1);
  return near === undefined ? "list it under `additionalOperations` (OpenAPI 3.2)" : `did you mean \`${near}\`?`;
}
