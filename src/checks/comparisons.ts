// How much a check spends on suggestions: comparing thousands of lost names with thousands of others takes minutes.

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
