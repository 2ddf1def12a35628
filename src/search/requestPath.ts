// Normalises request paths: path templates and URLs with real values become the same term. Knows nothing else of HTTP.

/** A path as documentation or a terminal shows it, with or without a host before it. */
const pathPattern = /(?:https?:\/\/[^\s/]+)?(?:\/[\p{L}\p{N}_.~@:{}$%*-]+){1,20}\/?(?:\?\S*)?/gu;
/** Segments that do not identify an operation: `v1`, `api`. */
const passedOver = /^(?:api|v\d+(?:\.\d+)*)$/;
/** Values and placeholders: `{id}`, `:id`, `42`, a long hexadecimal number. */
const value = /^(?:\{.*\}|:.+|\$\{?.+|<.+>|\d+|[0-9a-f]{8}-[0-9a-f-]{27}|[0-9a-f]{16,})$/;
/** Most guesses for a path, counted from its end, where values are likely. Each guess may need a file of the index. */
const mostGuesses = 4;

/** The paths in a text as terms of the index: `/api/v1/rooms/42` and `/rooms/{roomId}` both give `/rooms/*`. */
export function requestPathsOf(text: string): readonly string[] {
  if (!text.includes("/")) return [];
  return [...text.matchAll(pathPattern)].flatMap(([found]) => pathTermOf(found) ?? []);
}

/**
 * The paths in a text, and their ends, so that a part of a path finds it: `/rooms/*` finds `/homes/{id}/rooms/{id}`.
 */
export function pathEndsOf(text: string): readonly string[] {
  return requestPathsOf(text).flatMap((term) => {
    // A path without a value may be any file path.
    if (!term.includes("/*")) return [term];
    const segments = term.slice(1).split("/");
    const ends = segments.slice(0, -1).map((_, start) => `/${segments.slice(start).join("/")}`);
    return [term, ...ends.slice(1).filter((end) => !end.startsWith("/*"))];
  });
}

/**
 * Replaces paths in a query that are no operation's by the path of an operation, if one segment can be taken for a
 * value: `/devices/42/actions/turnOn` becomes `/devices/{id}/actions/{action}`. A path with which operations begin
 * stays.
 */
export function withPathsOf(query: string, operations: ReadonlySet<string>): string {
  if (!query.includes("/") || operations.size === 0) return query;
  return query.replace(pathPattern, (found) => {
    const term = pathTermOf(found);
    if (term === undefined || operations.has(term)) return found;
    const guess = pathGuessesOf(term).find((path) => operations.has(path));
    const isBeginning = [...operations].some((path) => path.startsWith(term));
    return guess === undefined || isBeginning ? found : guess;
  });
}

/**
 * Path templates that a path may be an instance of, with one word taken for a value. The first segment is never a
 * value.
 */
export function pathGuessesOf(term: string): readonly string[] {
  const segments = term.split("/");
  return segments
    .flatMap((segment, place) =>
      place > 1 && segment !== "*" ? [[...segments.slice(0, place), "*", ...segments.slice(place + 1)].join("/")] : [],
    )
    .slice(-mostGuesses);
}

/** The query with a slash before each path that was typed without it: `members/@me`. */
export function withWholePaths(query: string): string {
  return query.replace(/(?<=^|\s)(?=[\p{L}\p{N}_-]+\/)/gu, "/");
}

/** The text with its paths reduced to what identifies an operation: without host, version and values such as `42`. */
export function withoutPathValues(text: string): string {
  if (!text.includes("/")) return text;
  return text.replace(pathPattern, (found) =>
    found
      .replace(/^https?:\/\/[^/]+/, "")
      .replace(/\?.*$/, "")
      .split("/")
      .filter((segment) => !passedOver.test(segment.toLowerCase()) && (/^[{:]/.test(segment) || !value.test(segment)))
      .join("/"),
  );
}

function pathTermOf(found: string): string | undefined {
  const path = found
    .toLowerCase()
    .replace(/^https?:\/\/[^/]+/, "")
    .replace(/\?.*$/, "");
  const segments = path
    .split("/")
    .filter((segment) => segment !== "" && !passedOver.test(segment))
    .map((segment) => (value.test(segment) ? "*" : segment));
  const isTelling = segments.some((segment) => segment !== "*");
  return isTelling ? `/${segments.join("/")}`.slice(0, 80) : undefined;
}
