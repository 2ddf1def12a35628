// Examples that refer to a named one: `example: { $ref: "#/components/examples/Room/value" }`. By the standard that is data,
// but tools that follow every `$ref` have authors write it so, and no reader wants the reference.
import { pointerOf } from "../../source/jsonPointer.ts";
import { followPointer, tokensOf } from "../read/pointer.ts";
import { isObject } from "../schema/json.ts";
import { bareReferenceOf } from "../schema/plainSchemas.ts";
import { isInternal, type Reader } from "./readers.ts";

/** An example; the value of the named example where it is nothing but a reference to one. */
export const exampleValue: Reader<unknown> = ({ value }, { root }) => referredExample(value, root);

/** What an example leads to; itself where it leads to no named example that readers may see. */
export function referredExample(value: unknown, root: unknown): unknown {
  const reference = bareReferenceOf(value);
  if (reference === undefined || !reference.startsWith("#/components/examples/")) return value;
  const tokens = tokensOf(reference.slice(1)) ?? [];
  const named = followPointer(root, pointerOf(tokens.slice(0, 3)));
  if (named.kind === "missing" || !isObject(named.value) || isInternal(named.value)) return value;
  const inner = tokens.length === 3 ? ["value"] : tokens.slice(3);
  const target = followPointer(named.value, pointerOf(inner));
  return target.kind === "missing" ? value : target.value;
}
