// What followed from a site as a whole in the last build: texts and findings for which all pages have to be looked at. Each
// is kept under the digest of everything that it was made from; with another one it is made anew.
import type { Hash } from "../../model/brands.ts";
import type { Receipt } from "../../model/page.ts";
import type { HashFunction } from "../../model/ports.ts";
import type { World } from "../world.ts";

/** What is kept, each in a note of its own. */
type SiteMemoName = "policy" | "scripts" | "machine files" | "reading lists" | "links" | "weights";

/** What is known from the last build. */
export interface SiteMemo {
  /** The value of the last build, if it was made from the same. Values are JSON. */
  recall<Value>(made: MadeFrom): Value | undefined;
  /** Writes a value down for the next build. */
  keep(made: MadeFrom, value: unknown): void;
}

/** A value by what it is made from. */
interface MadeFrom {
  readonly name: SiteMemoName;
  /** All that it is made from besides the site as pages see it (`seenByPages.ts`). */
  readonly inputs: readonly string[];
}

/**
 * Opens the memory of a site; nothing is known when the cache is empty or not to be read.
 * @param shared Digest of what pages see of the site; nothing is kept without one.
 */
export function openSiteMemo(
  shared: Hash | undefined,
  {
    notes,
    isCacheEmpty,
    hash,
  }: Pick<World["cache"], "notes"> & Pick<World, "hash"> & { readonly isCacheEmpty: boolean },
): SiteMemo {
  const keyOf = ({ inputs }: MadeFrom): Hash => hash([shared ?? "", ...inputs.map((input) => hash(input))].join("\n"));
  return {
    recall: (made) => {
      const text = shared === undefined || isCacheEmpty ? undefined : notes.read(made.name);
      if (text === undefined) return undefined;
      const [key, value] = JSON.parse(text);
      return key === keyOf(made) ? value : undefined;
    },
    keep: (made, value) => {
      if (shared !== undefined) notes.write(made.name, JSON.stringify([keyOf(made), value]));
    },
  };
}

/** The value of the last build if it was made from the same, else what is made. */
export function recallOrMake<Value>(memo: SiteMemo, made: MadeFrom, make: () => Value): Value {
  const known = memo.recall<Value>(made);
  if (known !== undefined) return known;
  const value = make();
  memo.keep(made, value);
  return value;
}

/** Pages for lists and rules, with what they made of them in the last build. */
export interface OutlinedPages {
  readonly receipts: readonly Receipt[];
  /** Digest of their outlines. */
  readonly outlines: Hash;
  readonly memo: SiteMemo;
}

/** Digest of what lists and rules know of all pages, as an input of what is kept. */
export function outlinesOf(receipts: readonly Receipt[], hash: HashFunction): Hash {
  return hash(receipts.map(({ url, outline: { anchors, links } }) => `${url} ${anchors} ${links}`).join("\n"));
}
