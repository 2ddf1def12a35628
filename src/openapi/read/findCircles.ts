// Chains of references that come back to where they began: nothing stands at their end. A schema that contains itself
// is no such chain.

/** A reference, the object that it stands in, and what it leads to. */
interface Link {
  readonly holder: unknown;
  readonly key: string;
  readonly target: { readonly value: unknown };
}

/** Every circle once, from its first reference in the order given. */
export function findCircles<Reference extends Link>(
  references: readonly Reference[],
): readonly (readonly Reference[])[] {
  const referencesByHolder = new Map<unknown, Reference>();
  for (const reference of references) {
    if (reference.key.startsWith("$")) referencesByHolder.set(reference.holder, reference);
  }
  const settled = new Set<Reference>();
  const circles: (readonly Reference[])[] = [];
  for (const start of referencesByHolder.values()) {
    const chain: Reference[] = [];
    const placesInChain = new Map<Reference, number>();
    let current: Reference | undefined = start;
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
