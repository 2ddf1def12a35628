// Finds the differences between two lists of facts in one pass over both. The rule decides how to word them.
import type { SpecFact, SpecFacts } from "../model/specFacts.ts";

/** A difference between two specifications. `path` names the steps to it from the outermost in. */
export type FactDifference = { readonly path: readonly string[] } & (
  | {
      readonly kind: "missing";
      readonly fact: SpecFact;
      readonly lackedBy: "original" | "translated";
      /** The counterpart of the fact that should contain it; absent when that is the whole specification. */
      readonly parent: SpecFact | undefined;
    }
  /** `fact` belongs to the original, `counterpart` to the translation. */
  | { readonly kind: "different" | "same-text"; readonly fact: SpecFact; readonly counterpart: SpecFact }
);

/** Two facts whose lists of parts are compared. */
interface Pair {
  /** Index of the list of parts in each specification; -1 when there is none. */
  readonly lists: readonly [number, number];
  /** Absent for the two specifications themselves. */
  readonly facts?: readonly [SpecFact, SpecFact];
  readonly above?: Pair;
}

/**
 * Compares two specifications. A missing fact is reported without its parts; what several facts refer to is compared
 * once, at the first of them.
 */
export function compareFacts(original: SpecFacts, translated: SpecFacts): readonly FactDifference[] {
  const differences: FactDifference[] = [];
  const pairs: Pair[] = [{ lists: [0, 0] }];
  const compared = new Set<string>();
  // The loop appends to the list it iterates over; `compared` ends cycles in specifications that refer to themselves.
  for (const pair of pairs) {
    const [mine, theirs] = pair.lists;
    if (compared.has(`${mine} ${theirs}`)) continue;
    compared.add(`${mine} ${theirs}`);
    const joined = joinLists(original.lists[mine] ?? [], translated.lists[theirs] ?? []);
    for (const [fact, counterpart] of joined.pairs) {
      const kind = differenceOf(fact, counterpart);
      if (kind !== undefined) differences.push({ kind, path: [...pathOf(pair), fact.step], fact, counterpart });
      else if ((fact.list ?? counterpart.list) !== undefined)
        pairs.push({ lists: [fact.list ?? -1, counterpart.list ?? -1], facts: [fact, counterpart], above: pair });
    }
    for (const [fact, counterpart] of joined.renamed) {
      differences.push({ kind: "different", path: [...pathOf(pair), fact.name ?? fact.step], fact, counterpart });
    }
    const lacking = (fact: SpecFact, lackedBy: "original" | "translated"): void => {
      const parent = pair.facts?.[lackedBy === "original" ? 0 : 1];
      differences.push({ kind: "missing", path: [...pathOf(pair), fact.step], fact, lackedBy, parent });
    };
    for (const fact of joined.onlyMine) lacking(fact, "translated");
    for (const fact of joined.onlyTheirs) lacking(fact, "original");
  }
  return differences;
}

interface Joined {
  readonly pairs: readonly (readonly [SpecFact, SpecFact])[];
  /** Facts with the same name but different steps. */
  readonly renamed: readonly (readonly [SpecFact, SpecFact])[];
  readonly onlyMine: readonly SpecFact[];
  readonly onlyTheirs: readonly SpecFact[];
}

/** Pairs the facts of two sorted lists by step, then the rest by name. */
function joinLists(mine: readonly SpecFact[], theirs: readonly SpecFact[]): Joined {
  const pairs: (readonly [SpecFact, SpecFact])[] = [];
  const onlyMine: SpecFact[] = [];
  const onlyTheirs: SpecFact[] = [];
  let next = 0;
  for (const fact of mine) {
    let other = theirs[next];
    for (; other !== undefined && other.step < fact.step; other = theirs[next]) {
      onlyTheirs.push(other);
      next += 1;
    }
    if (other?.step !== fact.step) onlyMine.push(fact);
    else {
      pairs.push([fact, other]);
      next += 1;
    }
  }
  onlyTheirs.push(...theirs.slice(next));
  return { pairs, ...joinNames(onlyMine, onlyTheirs) };
}

function joinNames(mine: readonly SpecFact[], theirs: readonly SpecFact[]): Omit<Joined, "pairs"> {
  const byName = new Map(theirs.flatMap((fact) => (fact.name === undefined ? [] : [[fact.name, fact] as const])));
  const renamed: (readonly [SpecFact, SpecFact])[] = [];
  for (const fact of mine) {
    const counterpart = fact.name === undefined ? undefined : byName.get(fact.name);
    if (fact.name === undefined || counterpart === undefined) continue;
    byName.delete(fact.name);
    renamed.push([fact, counterpart]);
  }
  const joined = new Set(renamed.flat());
  const isAlone = (fact: SpecFact): boolean => !joined.has(fact);
  return { renamed, onlyMine: mine.filter(isAlone), onlyTheirs: theirs.filter(isAlone) };
}

function differenceOf(mine: SpecFact, theirs: SpecFact): "different" | "same-text" | undefined {
  const isSame = mine.shown === theirs.shown && mine.digest === theirs.digest;
  if (mine.kind === "text" && theirs.kind === "text")
    return isSame && mine.prose !== undefined ? "same-text" : undefined;
  if (mine.kind === "part" && theirs.kind === "part") return undefined;
  if (mine.kind === "value" && theirs.kind === "value") return isSame ? undefined : "different";
  // A text in one language may be a single plain word in another.
  const [value] = [mine, theirs].filter(({ kind }) => kind === "value");
  const isText = mine.kind === "text" || theirs.kind === "text";
  return isText && value?.shown?.startsWith('"') ? undefined : "different";
}

function pathOf({ above, facts }: Pair): readonly string[] {
  return facts === undefined ? [] : [...(above === undefined ? [] : pathOf(above)), facts[0].step];
}
