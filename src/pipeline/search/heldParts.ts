// Parts of ranges between looking for them and merging them. A few are kept; many are planned again, one range at a time:
// those of a large site would take as much memory as its pages.
import type { RangePart } from "../../search/index.ts";

/** After an edit there are few; planning again would take longer than merging them. */
const mostHeld = 64;

/** Ranges that are to be merged. */
interface HeldParts {
  /** Notes a range, in the order of their planning. */
  hold(range: number, parts: readonly RangePart[]): void;
  /** The parts of each noted range, in the same order. */
  all(): Iterable<readonly RangePart[]>;
}

/** No ranges yet. @param plan Gives the parts of all ranges. @param most So many are kept. */
export function holdParts(plan: () => Iterable<readonly RangePart[]>, most: number = mostHeld): HeldParts {
  const ranges = new Set<number>();
  let kept: (readonly RangePart[])[] | undefined = [];
  function* planned(): Generator<readonly RangePart[]> {
    let range = 0;
    for (const parts of plan()) {
      if (ranges.has(range)) yield parts;
      range += 1;
    }
  }
  return {
    hold: (range, parts) => {
      ranges.add(range);
      kept = ranges.size > most ? undefined : kept;
      kept?.push(parts);
    },
    all: () => kept ?? planned(),
  };
}
