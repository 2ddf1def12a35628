// Finds out what to use instead of something deprecated, in the words of its authors, and which words are not theirs.
import { textOf } from "./json.ts";

/** The field that says what to use instead. */
export const advice = "x-deprecated-description";

/** An object of a specification that may be deprecated. */
interface Deprecable {
  readonly description?: unknown;
  readonly deprecated?: unknown;
  readonly "x-deprecated-description"?: unknown;
}

/**
 * The description of an object and, if it is deprecated, what to use instead. A translation may have one of them only, so
 * each is rendered on its own.
 * @param isDeprecated For objects that are deprecated by other means than `deprecated`.
 */
export function descriptionsOf(thing: Deprecable, isDeprecated = thing.deprecated === true): readonly string[] {
  return [textOf(thing.description), isDeprecated ? textOf(thing[advice]) : undefined].filter(
    (text): text is string => text !== undefined && text.trim() !== "",
  );
}

/** Whether pages say in their own language how far an operation can be relied on. */
export const isKnownStability = (word: string): boolean =>
  ["deprecated", "experimental", "stable"].includes(word.trim().toLowerCase());
