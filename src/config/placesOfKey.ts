// Where else in the configuration a key is known: for keys that stand on the wrong level.

import { branchesOf } from "./describeSchema.ts";
import type { JsonSchema } from "./jsonSchema.ts";
import { configSchema } from "./schema.generated.ts";

/** No key that anybody looks for lies deeper: `navbar.items[].items[].label`. */
const deepest = 6;

/** More places than this tell nobody which one is meant. */
const mostPlaces = 3;

/**
 * Places of the configuration with a key, of those only the nearest to the root; none when they are many.
 * @example placesOfKey("logo") // ["navbar.logo", "socialCards.logo"]
 */
export function placesOfKey(key: string): readonly string[] {
  let level: readonly Level[] = [{ schema: configSchema, path: "" }];
  for (let depth = 0; depth < deepest; depth += 1) {
    const branches = level.flatMap(({ schema, path }) =>
      branchesOf(schema, configSchema.definitions ?? {}).map((branch) => ({ branch, path })),
    );
    const found = branches.flatMap(({ branch, path }) =>
      Object.hasOwn(branch.properties ?? {}, key) ? [below(path, key)] : [],
    );
    const places = [...new Set(found)];
    if (places.length > 0) return places.length > mostPlaces ? [] : places;
    level = branches.flatMap(({ branch, path }) => levelsBelow(branch, path));
  }
  return [];
}

interface Level {
  readonly schema: JsonSchema;
  readonly path: string;
}

function levelsBelow({ properties = {}, items, additionalProperties }: JsonSchema, path: string): readonly Level[] {
  const levels = Object.entries(properties).map(([name, schema]) => ({ schema, path: below(path, name) }));
  if (items !== undefined) levels.push({ schema: items, path: `${path}[]` });
  if (typeof additionalProperties === "object") levels.push({ schema: additionalProperties, path: below(path, "*") });
  return levels;
}

const below = (path: string, key: string): string => (path === "" ? key : `${path}.${key}`);
