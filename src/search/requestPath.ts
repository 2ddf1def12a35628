// The path of a request in one spelling: templates and addresses with real values become the same text. Owns no HTTP.

/** A path as documentation or a terminal shows it, with an address before it or without. */
const pathPattern = /(?:https?:\/\/[^\s/]+)?(?:\/[\p{L}\p{N}_.~@:{}$%*-]+){1,20}\/?(?:\?\S*)?/gu;
/** Segments that say nothing of the operation: `v1`, `api`. */
const passedOver = /^(?:api|v\d+(?:\.\d+)*)$/;
/** Values and placeholders: `{id}`, `:id`, `42`, a long hexadecimal number. */
const value = /^(?:\{.*\}|:.+|\$\{?.+|<.+>|\d+|[0-9a-f]{8}-[0-9a-f-]{27}|[0-9a-f]{16,})$/;

/** Paths of a text as terms of an index: `/api/v1/rooms/42` and `/rooms/{roomId}` give `/rooms/*`. */
export function requestPathsOf(text: string): readonly string[] {
  if (!text.includes("/")) return [];
  return [...text.matchAll(pathPattern)].flatMap(([found]) => pathTermOf(found) ?? []);
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
