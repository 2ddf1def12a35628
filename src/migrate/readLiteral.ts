// Data that stands in a program: objects, lists and texts of JavaScript, read without running anything. What would have
// to be run is `unknownValue`.

/** A value that only running the program would tell. */
export const unknownValue = Symbol("unknown");

/** Data of a literal; `unknownValue` wherever it is not data. */
export type Literal =
  | string
  | number
  | boolean
  | null
  | typeof unknownValue
  | readonly Literal[]
  | { readonly [key: string]: Literal };

interface Reading {
  readonly text: string;
  at: number;
  depth: number;
}

/** Reads the literal that begins at an offset. */
export function readLiteral(text: string, offset: number): Literal {
  return readValue({ text, at: offset, depth: 0 });
}

/** The literal behind the first `name:` or `name =` of a text that is data; `undefined` when there is none. */
export function findLiteral(text: string, name: string): Literal | undefined {
  const pattern = new RegExp(`(?:^|[\\s{,(])["']?${name}["']?\\s*(?::|=(?!=|>))\\s*`, "g");
  for (const match of text.matchAll(pattern)) {
    const value = readLiteral(text, match.index + match[0].length);
    if (value !== unknownValue) return value;
  }
  return undefined;
}

/** A text found by its name. */
export function findText(text: string, name: string): string | undefined {
  const pattern = new RegExp(`(?:^|[\\s{,(])["']?${name}["']?\\s*:\\s*(?=["'\`])`, "g");
  for (const match of text.matchAll(pattern)) {
    const value = readLiteral(text, match.index + match[0].length);
    if (typeof value === "string") return value;
  }
  return undefined;
}

/** A program without its comments; texts with slashes in them stay. */
export function withoutComments(text: string): string {
  const part = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
  return text.replace(part, (whole) => (whole.startsWith("/") ? "" : whole));
}

const maxDepth = 60;

function readValue(reading: Reading): Literal {
  skipBlanks(reading);
  const { text } = reading;
  const character = text[reading.at] ?? "";
  if (character === "{" || character === "[") {
    if (reading.depth >= maxDepth) return skipUnknown(reading);
    reading.depth += 1;
    const value = character === "{" ? readObject(reading) : readList(reading);
    reading.depth -= 1;
    return withoutTail(reading, value);
  }
  if (`"'\``.includes(character) && character !== "") return withoutTail(reading, readString(reading));
  const word = /^(?:-?\d+(?:\.\d+)?|true|false|null)(?![\w$.(])/.exec(text.slice(reading.at, reading.at + 40))?.[0];
  if (word === undefined) return skipUnknown(reading);
  reading.at += word.length;
  return withoutTail(
    reading,
    word === "true" ? true : word === "false" ? false : word === "null" ? null : Number(word),
  );
}

/** A value that an operator or a call follows is no data; `as const` and `satisfies X` say nothing. */
function withoutTail(reading: Reading, value: Literal): Literal {
  skipBlanks(reading);
  const type = /^(?:as|satisfies)\s+[\w.<>[\]]+/.exec(reading.text.slice(reading.at, reading.at + 200))?.[0];
  if (type !== undefined) reading.at += type.length;
  skipBlanks(reading);
  const next = reading.text[reading.at] ?? "";
  if (next === "" || ",]};)\n".includes(next) || /[\w@]/.test(next)) return value;
  skipUnknown(reading);
  return unknownValue;
}

function readObject(reading: Reading): Literal {
  const entries: [string, Literal][] = [];
  reading.at += 1;
  while (reading.at < reading.text.length) {
    skipBlanks(reading);
    const { text, at } = reading;
    if (text[at] === "}") {
      reading.at += 1;
      return Object.fromEntries(entries);
    }
    if (text[at] === ",") {
      reading.at += 1;
      continue;
    }
    const key = `"'`.includes(text[at] ?? "x") ? readString(reading) : readName(reading);
    skipBlanks(reading);
    if (typeof key === "string" && reading.text[reading.at] === ":") {
      reading.at += 1;
      entries.push([key, readValue(reading)]);
    } else if (reading.text[reading.at] !== "," && reading.text[reading.at] !== "}") skipUnknown(reading);
  }
  return unknownValue;
}

function readList(reading: Reading): Literal {
  const items: Literal[] = [];
  reading.at += 1;
  while (reading.at < reading.text.length) {
    skipBlanks(reading);
    const character = reading.text[reading.at];
    if (character === "]") {
      reading.at += 1;
      return items;
    }
    if (character === ",") reading.at += 1;
    else items.push(readValue(reading));
  }
  return unknownValue;
}

function readName(reading: Reading): string | undefined {
  const name = /^[\w$]+/.exec(reading.text.slice(reading.at, reading.at + 200))?.[0];
  reading.at += name?.length ?? 0;
  return name;
}

function readString(reading: Reading): string | typeof unknownValue {
  const quote = reading.text[reading.at];
  let value = "";
  for (let at = reading.at + 1; at < reading.text.length; at += 1) {
    const character = reading.text[at] ?? "";
    if (character === "\\") {
      at += 1;
      const escaped = reading.text[at] ?? "";
      value += escaped === "n" ? "\n" : escaped === "\n" ? "" : escaped;
    } else if (character === quote) {
      reading.at = at + 1;
      return quote === "`" && value.includes("${") ? unknownValue : value;
    } else value += character;
  }
  reading.at = reading.text.length;
  return unknownValue;
}

/** Steps over an expression: to the comma or bracket that ends it. */
function skipUnknown(reading: Reading): typeof unknownValue {
  let depth = 0;
  const start = reading.at;
  while (reading.at < reading.text.length) {
    const character = reading.text[reading.at] ?? "";
    if ("([{".includes(character)) depth += 1;
    else if (")]}".includes(character)) {
      if (depth === 0) break;
      depth -= 1;
    } else if ((character === "," || character === ";") && depth === 0) break;
    else if (`"'\``.includes(character)) {
      readString(reading);
      continue;
    }
    reading.at += 1;
  }
  if (reading.at === start) reading.at += 1;
  return unknownValue;
}

function skipBlanks(reading: Reading): void {
  const { text } = reading;
  for (;;) {
    while (/\s/.test(text[reading.at] ?? "")) reading.at += 1;
    if (text.startsWith("//", reading.at)) {
      const end = text.indexOf("\n", reading.at);
      reading.at = end === -1 ? text.length : end;
    } else if (text.startsWith("/*", reading.at)) {
      const end = text.indexOf("*/", reading.at + 2);
      reading.at = end === -1 ? text.length : end + 2;
    } else return;
  }
}

/** A literal that is a map. */
export function isLiteralMap(value: Literal | undefined): value is { readonly [key: string]: Literal } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A text, or nothing. */
export const literalText = (value: Literal | undefined): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined;
