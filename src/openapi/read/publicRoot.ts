// A specification in one piece without its internal parts, for what readers can take along.
import { pointerOf } from "../../source/jsonPointer.ts";
import { isObject, type JsonObject, ownValue } from "../schema/json.ts";
import { followPointer } from "./pointer.ts";
import { type PointerAt, publicParts } from "./publicParts.ts";

/** The document itself where nothing of it is internal. @param root A document whose references have been settled. */
export const publicRootOf = (root: JsonObject): JsonObject =>
  publicParts({ root, isSwagger: Object.hasOwn(root, "swagger"), pointerAt: settledPointers(root) }) ?? root;

/** Where the references of a document lead that all say `#` and a pointer. */
export function settledPointers(root: unknown): PointerAt {
  return (holder, key) => {
    const text = isObject(holder) ? ownValue(holder, key) : undefined;
    if (typeof text !== "string" || !text.startsWith("#/")) return undefined;
    const target = followPointer(root, text.slice(1));
    return target.kind === "found" ? pointerOf(target.tokens) : undefined;
  };
}
