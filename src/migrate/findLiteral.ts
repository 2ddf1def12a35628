// Finds data in a program by its property or variable name, wherever that occurs. Runs nothing and does not resolve
// names.
import { type Literal, unknownValue } from "../source/literals/literal.ts";
import { readLiteral } from "../source/literals/readLiteral.ts";

/** The first literal after `name:` or `name =` that is data; `undefined` if there is none. */
export function findLiteral(text: string, name: string): Literal | undefined {
  const pattern = new RegExp(`(?:^|[\\s{,(])["']?${name}["']?\\s*(?::|=(?!=|>))\\s*`, "g");
  for (const match of text.matchAll(pattern)) {
    const value = readLiteral(text, match.index + match[0].length);
    if (value !== unknownValue) return value;
  }
  return undefined;
}

/** The first string after `name:`. */
export function findText(text: string, name: string): string | undefined {
  const pattern = new RegExp(`(?:^|[\\s{,(])["']?${name}["']?\\s*:\\s*(?=["'\`(])`, "g");
  for (const match of text.matchAll(pattern)) {
    const value = readLiteral(text, match.index + match[0].length);
    if (typeof value === "string") return value;
  }
  return undefined;
}

/**
 * A program without its comments. Strings that contain slashes are kept, even if one of their lines ends in a
 * backslash.
 */
export function withoutComments(text: string): string {
  const part = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|\/\/[^\n]*|\/\*.*?\*\//gs;
  return text.replace(part, (whole) => (whole.startsWith("/") ? "" : whole));
}
