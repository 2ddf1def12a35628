// Ids of a page: slugs of headings, ids that authors give, and every other id the body needs, all different.

/** Hands out the ids of one page. */
export interface IdRegistry {
  /** Takes an id as it is; `false` when it is taken already. */
  reserve(id: string): boolean;
  /**
   * The id itself when it is free, else with the first free number: `x`, `x-1`, `x-2`.
   * @param joint What stands before the number. @default "-"
   */
  unique(id: string, joint?: string): string;
  /** Whether an id is taken. */
  has(id: string): boolean;
}

/** An empty page. */
export function createIdRegistry(): IdRegistry {
  const taken = new Set<string>();
  const lastNumbers = new Map<string, number>();
  const reserve = (id: string): boolean => {
    if (taken.has(id)) return false;
    taken.add(id);
    return true;
  };
  return {
    reserve,
    has: (id) => taken.has(id),
    unique(id, joint = "-") {
      if (reserve(id)) return id;
      const stem = id + joint;
      let number = lastNumbers.get(stem) ?? 0;
      do number += 1;
      while (!reserve(`${stem}${number}`));
      lastNumbers.set(stem, number);
      return `${stem}${number}`;
    },
  };
}
