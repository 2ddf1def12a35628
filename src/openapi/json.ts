// Plain JSON data: telling its kinds apart. Parses nothing.

/** A JSON object. Keys are the author's: look them up with `ownValue`. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value is a JSON object. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value of a key, never an inherited one. */
export function ownValue(object: JsonObject, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/** What a value is, for messages: `a list`, `the text "on"`, `the number 5`. */
export function describeKind(value: unknown): string {
  if (value === null || value === undefined) return "nothing";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "string") return `the text ${JSON.stringify(shorten(value))}`;
  if (typeof value === "object") return "a map";
  return `\`${String(value)}\``;
}

/** A text cut to one short line. */
export function shorten(text: string, length = 60): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > length ? `${line.slice(0, length - 1)}…` : line;
}
