// Reads one JSX or Vue tag of a text: its name and attributes. Evaluates nothing; a budget bounds what it looks at.

/** A value of an attribute: text in quotes, or code in braces, which nobody runs. */
export interface JsxValue {
  readonly kind: "text" | "code";
  readonly text: string;
}

/** A tag, `<Tabs groupId="os">`, `</Tabs>`, `<>`. */
export interface JsxTag {
  readonly name: string;
  readonly isClosing: boolean;
  readonly isSelfClosing: boolean;
  /** Attributes; one without a value is empty text. */
  readonly attributes: ReadonlyMap<string, JsxValue>;
  /** Offset of its first character. */
  readonly start: number;
  /** Offset behind the tag. */
  readonly end: number;
}

/** Longest tag read, characters: a sample's output as HTML in an attribute has tens of thousands. */
const maxTagLength = 100_000;
const nameAt = /<(\/?)([a-zA-Z][\w.:-]*)?/y;
const attributeName = /[:@#]?[a-zA-Z_$][\w$.:@-]*/y;

/** Reads tags and braces of one text. */
export interface JsxReader {
  /** The tag that begins at an offset. */
  tag(at: number): JsxTag | undefined;
  /** Offset behind the braces that open at an offset. */
  braces(at: number): number | undefined;
  /** Offset of the closing tag that follows an opening one; those in between do not count. */
  closing(tag: JsxTag): number | undefined;
}

/** A reader. What cannot be read costs at most a fixed number of characters for the whole text. */
export function createJsxReader(text: string): JsxReader {
  let budget = 10_000_000;
  const tried = <Value>(read: () => Value | undefined): Value | undefined => {
    if (budget <= 0) return undefined;
    const value = read();
    if (value === undefined) budget -= maxTagLength;
    return value;
  };
  return {
    tag: (at) => (isTagStart(text, at) ? tried(() => readTag(text, at)) : undefined),
    braces: (at) => tried(() => braceEnd(text, at, Math.min(text.length, at + maxTagLength))),
    closing: ({ name, end }) =>
      tried(() => {
        const at = text.slice(end, end + maxTagLength).indexOf(`</${name}>`);
        return at === -1 ? undefined : end + at;
      }),
  };
}

const isTagStart = (text: string, at: number): boolean => /[a-zA-Z/>]/.test(text[at + 1] ?? "");

function readTag(text: string, start: number): JsxTag | undefined {
  nameAt.lastIndex = start;
  const head = nameAt.exec(text);
  if (!head) return undefined;
  const [whole, slash, name = ""] = head;
  const limit = Math.min(text.length, start + maxTagLength);
  const attributes = new Map<string, JsxValue>();
  let at = start + whole.length;
  // A name ends where something else begins: `<https://…>` is no tag.
  if (!/[\s/>]/.test(text[at] ?? "") || name.endsWith(":")) return undefined;
  while (at < limit) {
    const character = text[at] ?? "";
    if (character === ">")
      return { name, isClosing: slash === "/", isSelfClosing: false, attributes, start, end: at + 1 };
    if (character === "/" && text[at + 1] === ">")
      return { name, isClosing: false, isSelfClosing: true, attributes, start, end: at + 2 };
    if (character === "{") {
      const end = braceEnd(text, at, limit);
      if (end === undefined) return undefined;
      at = end;
      continue;
    }
    attributeName.lastIndex = at;
    const key = attributeName.exec(text)?.[0];
    if (key === undefined) {
      if (!/\s/.test(character)) return undefined;
      at += 1;
      continue;
    }
    const value = readValue(text, at + key.length, limit);
    if (value === undefined) return undefined;
    attributes.set(key, value.value);
    at = value.end;
  }
  return undefined;
}

function readValue(text: string, from: number, limit: number): { value: JsxValue; end: number } | undefined {
  let at = from;
  while (at < limit && /\s/.test(text[at] ?? "")) at += 1;
  if (text[at] !== "=") return { value: { kind: "text", text: "" }, end: from };
  at += 1;
  while (at < limit && /\s/.test(text[at] ?? "")) at += 1;
  const quote = text[at];
  if (quote === '"' || quote === "'") {
    const end = text.indexOf(quote, at + 1);
    if (end === -1 || end >= limit) return undefined;
    return { value: { kind: "text", text: text.slice(at + 1, end) }, end: end + 1 };
  }
  if (quote === "{") {
    const end = braceEnd(text, at, limit);
    return end === undefined ? undefined : { value: { kind: "code", text: text.slice(at + 1, end - 1) }, end };
  }
  let end = at;
  while (end < limit && !/[\s>"'{}<]/.test(text[end] ?? "")) end += 1;
  return end === at ? undefined : { value: { kind: "text", text: text.slice(at, end) }, end };
}

/** Offset behind the brace that closes the one at an offset; braces in strings do not count. */
function braceEnd(text: string, start: number, limit: number): number | undefined {
  let depth = 0;
  for (let at = start; at < limit; at += 1) {
    const character = text[at];
    if (character === "{") depth += 1;
    else if (character === "}") {
      depth -= 1;
      if (depth === 0) return at + 1;
    } else if (character === '"' || character === "'" || character === "`") {
      const end = stringEnd(text, at, limit);
      if (end !== undefined) at = end;
    } else if (character === "/" && text[at + 1] === "*") {
      const end = text.indexOf("*/", at + 2);
      if (end === -1 || end >= limit) return undefined;
      at = end + 1;
    }
  }
  return undefined;
}

/** Offset of the quote that ends a string; a string in plain quotes ends on its line. */
function stringEnd(text: string, start: number, limit: number): number | undefined {
  const quote = text[start];
  for (let at = start + 1; at < limit; at += 1) {
    if (text[at] === "\\") at += 1;
    else if (text[at] === quote) return at;
    else if (text[at] === "\n" && quote !== "`") return undefined;
  }
  return undefined;
}
