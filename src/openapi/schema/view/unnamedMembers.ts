// What properties have to be that a schema requires and does not describe by name: what it says of names that match a
// pattern, or of all others.
import { createPatterns } from "../accept/patternTests.ts";
import type { SchemaParts } from "../collectParts.ts";
import { exampleEffort } from "../effort.ts";
import { entriesOf, isObject } from "../json.ts";
import { allOf } from "../keywords.ts";

/**
 * Makes a function that gives the schema of a property by its name; `true` where nothing is known of it. A pattern that
 * cannot be decided may say more of it, so its part leaves it open.
 */
export function createUnnamedMembers(parts: SchemaParts["parts"]): (name: string) => unknown {
  const { decide } = createPatterns({ left: exampleEffort });
  return (name) => {
    const schemas = parts.flatMap(({ schema }): readonly unknown[] => {
      const patterns = entriesOf(schema["patternProperties"]).map(([pattern, inner]) => {
        return { inner, isMatch: decide(pattern, name) };
      });
      if (patterns.some(({ isMatch }) => isMatch === undefined)) return [];
      const matching = patterns.filter(({ isMatch }) => isMatch === true);
      return matching.length > 0 ? matching.map(({ inner }) => inner) : [schema["additionalProperties"]];
    });
    const telling = [...new Set(schemas.filter(isObject))];
    return telling.length === 0 ? true : allOf(telling);
  };
}
