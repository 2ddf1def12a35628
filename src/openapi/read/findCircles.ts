// Chains of references that come back to where they began: nothing stands at their end. A schema that contains itself
// is no such chain.
import type { ResolvedReference } from "./resolveReferences.ts";

/** Every circle once, from its first reference in the order given. */
export function findCircles(references: readonly ResolvedReference[]): readonly (readonly ResolvedReference[])[] {
  const referencesByHolder = new Map<unknown, ResolvedReference>();
  for (const reference of references) {
    if (reference.key.startsWith("$")) referencesByHolder.set(reference.holder, reference);
  }
  const settled = new Set<ResolvedReference>();
  const circles: (readonly ResolvedReference[])[] = [];
  for (const start of referencesByHolder.values()) {
    const chain: ResolvedReference[] = [];
    const placesInChain = new Map<ResolvedReference, number>();
    let current: ResolvedReference | undefined = start;
    while (current !== undefined && !settled.has(current) && !placesInChain.has(current)) {
      placesInChain.set(current, chain.length);
      chain.push(current);
      current = referencesByHolder.get(current.target.value);
    }
    if (current !== undefined && placesInChain.has(current)) circles.push(chain.slice(placesInChain.get(current)));
    for (const reference of chain) settled.add(reference);
  }
  return circles;
}
