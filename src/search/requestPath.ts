// The path of a request in one spelling: templates and addresses with real values become the same text. Owns no HTTP.

/** A path as documentation or a terminal shows it, with an address before it or without. */
const pathPattern = /(?:https?:\/\/[^\s/]+)?(?:\/[\p{L}\p{N}_.~@:{}$%*-]+){1,20}\/?(?:\?\S*)?/gu;
/** Segments that say nothing of the operation: `v1`, `api`. */
const passedOver = /^(?:api|v\d+(?:\.\d+)*)$/;
/** Values and placeholders: `{id}`, `:id`, `42`, a long hexadecimal number. */
const value = /^(?:\{.*\}|:.+|\$\{?.+|<.+>|\d+|[0-9a-f]{8}-[0-9a-f-]{27}|[0-9a-f]{16,})$/;
/** From the end, where values stand: each may want a file of the index. */
const mostGuesses = 4;

/** Paths of a text as terms of an index: `/api/v1/rooms/42` and `/rooms/{roomId}` give `/rooms/*`. */
export function requestPathsOf(text: string): readonly string[] {
  if (!text.includes("/")) return [];
  return [...text.matchAll(pathPattern)].flatMap(([found]) => pathTermOf(found) ?? []);
}

/** Paths of a text with their ends: one is found by what somebody remembers of it, `/rooms/*` of `/homes/{id}/rooms/{id}`. */
export function pathEndsOf(text: string): readonly string[] {
  return requestPathsOf(text).flatMap((term) => {
    // Without a value it may be the path of any file.
    if (!term.includes("/*")) return [term];
    const segments = term.slice(1).split("/");
    const ends = segments.slice(0, -1).map((_, start) => `/${segments.slice(start).join("/")}`);
    return [term, ...ends.slice(1).filter((end) => !end.startsWith("/*"))];
  });
}

/**
 * A query whose path is that of an operation, where it is so with a word of it taken for a value:
 * `/devices/42/actions/turnOn` is a request of `/devices/{id}/actions/{action}`. What an operation begins with stays.
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

/** Templates that a path may be of when a value in it is a word. The first segment is none. */
export function pathGuessesOf(term: string): readonly string[] {
  const segments = term.split("/");
  return segments
    .flatMap((segment, place) =>
      place > 1 && segment !== "*" ? [[...segments.slice(0, place), "*", ...segments.slice(place + 1)].join("/")] : [],
    )
    .slice(-mostGuesses);
}

/** A query whose paths begin as paths do, also where only an end of them was typed: `members/@me`. */
export function withWholePaths(query: string): string {
  return query.replace(/(?<=^|\s)(?=[\p{L}\p{N}_-]+\/)/gu, "/");
}

/** A text whose paths have lost what says nothing of the operation: host, version, values such as `42`. */
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
