// Queries of JSONPath (RFC 9535), with json-p3: the only importer of it.
import { JSONPathEnvironment, JSONPathError, type JSONPathQuery, type JSONValue } from "json-p3";

/** Keys and indexes from the root of a value to something inside it. */
export type Steps = readonly (string | number)[];

/** A query that can be asked. */
export interface Query {
  readonly kind: "query";
  /** Where the query leads in a value, in its order. */
  find(value: unknown): readonly Steps[];
  /** The keys that it names one after the other; absent for a query that says more than that. */
  readonly names?: readonly string[];
}

/** Why a text is no query. */
interface QueryProblem {
  readonly kind: "problem";
  readonly message: string;
}

// Values are never nested deeper than files may be.
const environment = new JSONPathEnvironment({ maxRecursionDepth: 1000 });

/** Reads a query. */
export function readQuery(text: string): Query | QueryProblem {
  try {
    const query = environment.compile(text);
    const names = namesOf(query);
    return {
      kind: "query",
      // What a parser of YAML or JSON gives is a value of JSON.
      find: (value) => query.query(value as JSONValue).locations(),
      ...(names === undefined ? {} : { names }),
    };
  } catch (error) {
    if (error instanceof JSONPathError) return { kind: "problem", message: error.message };
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
