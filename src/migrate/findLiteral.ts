// Looks for data in a program by the name it has there, wherever that stands. Runs nothing and follows no names.
import { type Literal, unknownValue } from "./literal.ts";
import { readLiteral } from "./readLiteral.ts";

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

/** A program without its comments; texts with slashes in them stay, also where a line of theirs ends in a backslash. */
export function withoutComments(text: string): string {
  const part = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|\/\/[^\n]*|\/\*.*?\*\//gs;
  return text.replace(part, (whole) => (whole.startsWith("/") ? "" : whole));
}
