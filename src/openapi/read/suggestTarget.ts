// What a reference that leads nowhere may have meant. Only proposes; the sentence is the reporter's.
import { pointerOf } from "../../source/jsonPointer.ts";
import { nearestNames } from "../../source/nearestName.ts";
import { isObject, ownValue } from "../schema/json.ts";
import { followPointer, tokensOf } from "./pointer.ts";

/** Pointer of the nearest thing that exists, or `undefined` when nothing is near. */
export function suggestTarget(root: unknown, pointer: string): string | undefined {
  const target = followPointer(root, pointer);
  if (target.kind === "found") return undefined;
  const tokens = tokensOf(pointer) ?? [];
  const last = tokens.at(-1);
  if (last !== undefined) {
    const sameName = componentPointers(root).find(({ name }) => name === last);
    if (sameName !== undefined) return sameName.pointer;
  }
  const keys = isObject(target.container) ? Object.keys(target.container) : [];
  const rest = tokens.slice(target.known.length + 1);
  for (const key of nearestNames(target.missing, keys, 3)) {
    const candidate = pointerOf([...target.known, key, ...rest]);
    if (followPointer(root, candidate).kind === "found") return candidate;
  }
  if (last === undefined) return undefined;
  const components = componentPointers(root);
  const [nearest] = nearestNames(last, new Set(components.map(({ name }) => name)), 1);
  return components.find(({ name }) => name === nearest)?.pointer;
}

/** Pointer of the schema that a name alone was meant for: `$ref: Pet`. */
export const schemaOfName = (root: unknown, name: string): string | undefined =>
  [
    ["components", "schemas", name],
    ["definitions", name],
  ]
    .map(pointerOf)
    .find((pointer) => followPointer(root, pointer).kind === "found");

interface Component {
  readonly name: string;
  readonly pointer: string;
}

/** Everything that a document keeps under a name. */
function componentPointers(root: unknown): readonly Component[] {
  if (!isObject(root)) return [];
  const components = ownValue(root, "components");
  const kinds = isObject(components) ? Object.keys(components).map((kind) => ["components", kind]) : [];
  return [...kinds, ["definitions"], ["parameters"], ["responses"]].flatMap((tokens) => {
    const target = followPointer(root, pointerOf(tokens));
    if (target.kind === "missing" || !isObject(target.value)) return [];
    return Object.keys(target.value).map((name) => ({ name, pointer: pointerOf([...tokens, name]) }));
  });
}
