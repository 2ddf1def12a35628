// Values in the words of messages. Reads nothing from them.

/** Longest text that messages quote where nothing else is said, characters. */
const maxLength = 60;

/** What a value is: `a list`, `the string "on"`, `` `5` ``. */
export function describeKind(value: unknown): string {
  if (value === null || value === undefined) return "nothing";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "string") return `the string ${JSON.stringify(shorten(value))}`;
  if (typeof value === "object") return "a map";
  return `\`${String(value)}\``;
}

/** A text cut to one short line. */
export function shorten(text: string, length = maxLength): string {
  const line = oneLine(text);
  return line.length > length ? `${line.slice(0, length - 1)}…` : line;
}

/** A path cut to one short line: of where something is wrong its end says most. */
export function shortenStart(text: string): string {
  const line = oneLine(text);
  return line.length > maxLength ? `…${line.slice(1 - maxLength)}` : line;
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
