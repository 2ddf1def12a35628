// Puts in place what stands for a text or an example that a specification keeps in a file of its own.
// Other references stay references.
import { isObject } from "../schema/json.ts";
import type { Reference } from "./findReferences.ts";
import type { Slot } from "./referenceSlots.ts";
import type { ResolvedReference } from "./resolvedReference.ts";

/** What a reference stands for is put where it stands: `description: { $ref: limits.md }`. Gives the references that stay. */
export function inlineReferences(
  resolved: readonly ResolvedReference[],
  lost: readonly Reference[],
): readonly ResolvedReference[] {
  for (const { place, slot } of lost) {
    if (place !== undefined && slot === "text") Reflect.deleteProperty(place.owner, place.key);
  }
  // Backwards: the source of a sample is found after the sample.
  for (const { place, slot, target } of resolved.toReversed()) {
    if (place === undefined || !isInlined(slot)) continue;
    Reflect.set(place.owner, place.key, slot === "text" ? plainCopy(target.value) : target.value);
  }
  return resolved.filter(({ slot }) => !isInlined(slot));
}

const isInlined = (slot: Slot): boolean => slot === "text" || slot === "example";

/** A text, or the texts of a code sample: what is more may lead back to where it would stand. */
function plainCopy(value: unknown): unknown {
  if (!isObject(value)) return typeof value === "object" ? {} : value;
  return Object.fromEntries(Object.entries(value).filter(([, part]) => typeof part === "string"));
}
