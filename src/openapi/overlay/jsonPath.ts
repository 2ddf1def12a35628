// Queries of JSONPath (RFC 9535), with json-p3: the only importer of it.
import { JSONPathEnvironment, JSONPathError, type JSONPathQuery, type JSONValue } from "json-p3";

/** Keys and indexes from the root of a value to something inside it. */
export type Steps = readonly (string | number)[];

/** Why a text is no query, or one that cannot be asked of a value. */
interface QueryProblem {
  readonly kind: "problem";
  readonly message: string;
}

/** Places, each once, in the order of the query. */
interface FoundPlaces {
  readonly kind: "found";
  readonly places: readonly Steps[];
}

/** A query that can be asked. */
export interface Query {
  readonly kind: "query";
  /** Where the query leads in a value. */
  find(value: unknown): FoundPlaces | QueryProblem;
  /** The keys that it names one after the other; absent for a query that says more than that. */
  readonly names?: readonly string[];
}

/** Deeper than a file and the overlays over it may be nested together. */
const maxRecursionDepth = 500;
/** Characters of a query: parentheses that are nested as deep as this leave room on the stack. */
const longestQuery = 2_000;

const environment = new JSONPathEnvironment({ maxRecursionDepth });

/** Reads a query. */
export function readQuery(text: string): Query | QueryProblem {
  if (text.length > longestQuery)
    return { kind: "problem", message: `it has ${text.length} characters, more than ${longestQuery}` };
  return attempt(() => {
    const query = environment.compile(text);
    const names = namesOf(query);
    return {
      kind: "query",
      find: (value) =>
        attempt(() => {
          // What a parser of YAML or JSON gives is a value of JSON.
          const found = query.query(value as JSONValue).locations();
          return { kind: "found", places: [...new Map(found.map((steps) => [JSON.stringify(steps), steps])).values()] };
        }),
      ...(names === undefined ? {} : { names }),
    };
  });
}

/** The library throws at what it cannot read, and the engine where a value or a query is nested too deep for it. */
function attempt<Value>(ask: () => Value): Value | QueryProblem {
  try {
    return ask();
  } catch (error) {
    if (error instanceof JSONPathError || error instanceof RangeError)
      return { kind: "problem", message: error.message };
    throw error;
  }
}

function namesOf({ segments }: JSONPathQuery): readonly string[] | undefined {
  const names: string[] = [];
  for (const { selectors } of segments) {
    const [selector, ...others] = selectors;
    if (others.length > 0 || selector === undefined || !("name" in selector)) return undefined;
    names.push(String(selector.name));
  }
  return names;
}
