// Finds an operation of a page in the specification as it is written, and what of its path belongs to it alone.
import { isKeyedMethod, methodSentAs } from "../../model/httpMethod.ts";
import type { OperationEntry } from "../pages/operationEntries.ts";
import { followPointer } from "../read/pointer.ts";
import { entriesOf, isObject, type JsonObject, ownValue, textOf } from "../schema/json.ts";

/** An operation where it is written. */
interface WrittenOperation {
  readonly operation: JsonObject;
  /** Its path with nothing of other operations: `parameters`, `servers`, texts, extensions, and the operation. */
  readonly item: JsonObject;
  /** The key of the root that holds the path. */
  readonly holder: "paths" | "webhooks" | "x-webhooks";
}

/** References that follow each other. */
const maxHops = 50;

/** Fields of a path that all its operations share. */
const sharedFields: ReadonlySet<string> = new Set(["summary", "description", "servers", "parameters"]);

/** Finds an operation; `undefined` where it is written in no way that is known. */
export function findWritten(
  { path, method, isWebhook }: Pick<OperationEntry, "path" | "method" | "isWebhook">,
  root: JsonObject,
): WrittenOperation | undefined {
  const holder = isWebhook ? (Object.hasOwn(root, "webhooks") ? "webhooks" : "x-webhooks") : "paths";
  const item = merged(ownValue(followed(ownValue(root, holder), root), path), root);
  for (const [key, value] of entriesOf(item)) {
    const found =
      key === "additionalOperations"
        ? entriesOf(value).find(([sent]) => methodSentAs(sent) === method)
        : isWrittenAs(key, method)
          ? ([key, value] as const)
          : undefined;
    if (found === undefined) continue;
    const operation = merged(found[1], root);
    const written = isKeyedMethod(method) ? method : "additionalOperations";
    const entry = written === method ? operation : { [method]: operation };
    const kept = entriesOf(item).flatMap(([name, field]) => {
      if (name === key) return [[written, entry] as const];
      return sharedFields.has(name) || name.startsWith("x-") ? [[name, field] as const] : [];
    });
    return { operation, item: Object.fromEntries(kept), holder };
  }
  return undefined;
}

/** `get`; `GET` and `Purge` stand for methods too where authors write them. */
const isWrittenAs = (key: string, method: string): boolean =>
  !sharedFields.has(key) && (key === method || key.toLowerCase() === method || key.toUpperCase() === method);

/** What a reference leads to, with the fields that stand beside it in place of its own. */
function merged(value: unknown, root: JsonObject): JsonObject {
  const target = followed(value, root);
  const { $ref: _, ...beside } = isObject(value) ? value : {};
  return { ...(isObject(target) && target !== value ? target : {}), ...beside };
}

function followed(value: unknown, root: JsonObject): unknown {
  let current = value;
  for (let hop = 0; hop < maxHops; hop += 1) {
    const reference = textOf(ownValue(current, "$ref"));
    if (reference === undefined || !reference.startsWith("#")) return current;
    const target = followPointer(root, reference.slice(1));
    current = target.kind === "found" ? target.value : undefined;
  }
  return undefined;
}
