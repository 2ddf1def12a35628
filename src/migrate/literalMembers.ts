// Follows `.name` behind a value that was read from a program: `social.github.link`.
import { isLiteralMap, type Literal } from "./literal.ts";

/** `.name` that is not called. */
const member = /^\s*\.\s*([\w$]+)(?![\w$]|\s*\()/;

/** A value, and the position behind the text that names it. */
interface Named {
  readonly value: Literal;
  readonly end: number;
}

/** The member that is named behind a position; the value itself where nothing is, or what it does not have. */
export function memberAt(text: string, at: number, value: Literal): Named {
  const [whole, name = ""] = member.exec(text.slice(at, at + 200)) ?? [];
  if (whole === undefined || !isLiteralMap(value) || !Object.hasOwn(value, name)) return { value, end: at };
  const found = value[name];
  return found === undefined ? { value, end: at } : memberAt(text, at + whole.length, found);
}
