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
      at += 1;
      const escaped = text[at] ?? "";
      value += escaped === "n" ? "\n" : escaped === "\n" ? "" : escaped;
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
