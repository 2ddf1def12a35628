// Gives components names that the standard allows: letters of English, digits, dots, underscores and hyphens. A name stays
// as long as what it names stays where it is, and nothing that comes before has the same letters of those allowed.
import type { HashFunction } from "../../model/ports.ts";
import { pointerOf } from "../../source/jsonPointer.ts";
import type { PartKind } from "./partKinds.ts";

/** A name as the standard allows it. */
const allowed = /^[\w.-]+$/;
/** Longest name that is made of a path through the specification, characters. */
const maxLength = 100;

/** The names of one key of `components`. */
export interface ComponentNames {
  /**
   * Name of what stands at a place. @param written Its name in the specification where it has one; otherwise the place
   * gives it one.
   */
  nameOf(tokens: readonly string[], written?: string): string;
}

interface NamesInput {
  /** Names that are given in the specification. */
  readonly known: ReadonlySet<string>;
  /** What a component is called of whose name no letter is allowed. */
  readonly kind: PartKind;
  readonly hash: HashFunction;
}

/** Starts with the names of the specification. */
export function createNames({ known, kind, hash }: NamesInput): ComponentNames {
  const given = new Set<string>();
  return {
    nameOf(tokens, written) {
      if (written !== undefined && known.has(written) && allowed.test(written)) return written;
      const text = written ?? tokens.join("_");
      const clean = text
        .replace(/[^\w.-]+/g, "_")
        .replace(/_{2,}/g, "_")
        .replace(/^_|_$/g, "");
      const isTelling = clean !== "" && clean.length <= maxLength && !/[^\p{ASCII}]/u.test(text);
      const isFree = isTelling && !known.has(clean) && !given.has(clean);
      const start = clean === "" ? kind : clean.slice(0, maxLength);
      const name = isFree ? clean : `${start}_${hash(pointerOf(tokens)).slice(0, 8)}`;
      given.add(name);
      return name;
    },
  };
}
