// Finds out what to use instead of something deprecated, in the words of its authors.
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
 * The description of an object and, if it is deprecated, below it what to use instead.
 * @param isDeprecated For objects that are deprecated by other means than `deprecated`.
 */
export function descriptionOf(thing: Deprecable, isDeprecated = thing.deprecated === true): string | undefined {
  const texts = [textOf(thing.description), isDeprecated ? textOf(thing[advice]) : undefined].filter(
    (text) => text !== undefined && text.trim() !== "",
  );
  return texts.length === 0 ? undefined : texts.join("\n\n");
}
