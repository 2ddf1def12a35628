// Reads the strings of a program, also templates with names in them.
import { memberAt } from "./expressionParts.ts";
import { type Literal, unknownValue } from "./literal.ts";

/** Resolves a name, or a function call with a string argument; `undefined` if the result is not data. */
export type Resolve = (name: string, argument?: string) => Literal | undefined;

interface QuotedText {
  readonly value: string | typeof unknownValue;
  /** Position behind the closing quote. */
  readonly end: number;
}

/** The string whose opening quote is at a position. */
export function quotedTextAt(text: string, start: number, resolve: Resolve | undefined): QuotedText {
  const quote = text[start];
  let value = "";
  let isKnown = true;
  for (let at = start + 1; at < text.length; at += 1) {
    const character = text[at] ?? "";
    if (character === "\\") {
      const escaped = escapedAt(text, at + 1);
      value += escaped.value;
      at += escaped.length;
    } else if (character === quote) return { value: isKnown ? value : unknownValue, end: at + 1 };
    else if (quote === "`" && character === "$" && text[at + 1] === "{") {
      const [whole, name = "", rest = ""] = /^\$\{\s*([\w$]+)((?:\.[\w$]+)*)\s*\}/.exec(text.slice(at, at + 200)) ?? [];
      const inner = whole === undefined ? undefined : memberAt(rest, 0, resolve?.(name) ?? unknownValue).value;
      if (typeof inner === "string" || typeof inner === "number") value += inner;
      else isKnown = false;
      at += (whole?.length ?? 2) - 1;
    } else value += character;
  }
  return { value: unknownValue, end: text.length };
}

/** What letters behind a backslash stand for: signs that cannot be seen, and lines that go on. */
const escapes: ReadonlyMap<string, string> = new Map([
  ...Object.entries({ n: "\n", t: "\t", r: "\r", b: "\b", f: "\f", v: "\v", 0: "\0" }),
  ...["\n", "\r", "\r\n", "\u2028", "\u2029"].map((lineEnd) => [lineEnd, ""] as const),
]);

/** A character by its number: `x41`, `u0457`, `u{1F41D}`. */
const numbered = /x([\da-f]{2})|u([\da-f]{4})|u\{0*([\da-f]{1,5}|10[\da-f]{4})\}/iy;

/** What an escape stands for that goes on at a position, behind the backslash, and how long it is there. */
function escapedAt(text: string, at: number): { readonly value: string; readonly length: number } {
  numbered.lastIndex = at;
  const [whole, ...codes] = numbered.exec(text) ?? [];
  const code = codes.find((one) => one !== undefined);
  if (whole !== undefined && code !== undefined)
    return { value: String.fromCodePoint(Number.parseInt(code, 16)), length: whole.length };
  const written = text.startsWith("\r\n", at) ? "\r\n" : (text[at] ?? "");
  return { value: escapes.get(written) ?? written, length: written.length };
}
