// How much is spent on suggestions: comparing thousands of lost names with thousands of others takes minutes.

/** Most names that lost ones are compared with, all together: some two seconds of work. */
const maxCompared = 300_000;

/** Makes a function that says whether a name may still be compared with so many others. */
export function limitComparisons(): (candidates: number) => boolean {
  let left = maxCompared;
  return (candidates) => {
    if (candidates > left) return false;
    left -= candidates;
    return true;
  };
}

/**
 * Makes a search for what wrong names mean. Each is compared once with the same set, however often it is written, and
 * means nothing when too many have been compared.
 */
export function limitSuggestions<Found>(
  find: (name: string, candidates: ReadonlySet<string>) => Found,
): (name: string, candidates: ReadonlySet<string>) => Found | undefined {
  const mayCompare = limitComparisons();
  const foundAmong = new Map<ReadonlySet<string>, Map<string, Found | undefined>>();
  return (name, candidates) => {
    const found = foundAmong.get(candidates) ?? new Map<string, Found | undefined>();
    foundAmong.set(candidates, found);
    if (!found.has(name)) found.set(name, mayCompare(candidates.size) ? find(name, candidates) : undefined);
    return found.get(name);
  };
}
