// Small parts of expressions in a program: `true`, `.name` behind a value, `||` behind one that is not known.
import { isLiteralMap, type Literal } from "./literal.ts";

/** `.name` that is not called. */
const member = /^\s*\.\s*([\w$]+)(?![\w$]|\s*\()/;

/** A value, and the position behind its text. */
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

/** The number, truth value or `null` at a position. */
export function plainValueAt(text: string, at: number): Named | undefined {
  const word = /^(?:-?\d+(?:\.\d+)?|true|false|null)(?![\w$.(])/.exec(text.slice(at, at + 40))?.[0];
  if (word === undefined) return undefined;
  const value = word === "true" ? true : word === "false" ? false : word === "null" ? null : Number(word);
  return { value, end: at + word.length };
}

/** Where the value begins that stands for one that is not known: behind `.env.URL ||` in `process.env.URL || "/"`. */
export function alternativeAt(text: string, at: number): number | undefined {
  const sign = /^(?:\??\.[\w$]+)*\s*(?:\|\||\?\?)/.exec(text.slice(at, at + 200))?.[0];
  return sign === undefined ? undefined : at + sign.length;
}

/** `as const`, `satisfies Map<string, A['b']>`, `as import("c").D`; the blanks behind belong to it. */
const type =
  /(?:\b(?:as|satisfies)\s+(?:import\([^()\n]*\)\.)?[\w$.]+(?:<[^<>]*(?:<[^<>]*>[^<>]*)*>)?(?:\[[^[\]\n]*\])*\s*)*/y;

/** Length of the types that TypeScript allows behind a value, with the blanks behind them. */
export function typesAt(text: string, at: number): number {
  type.lastIndex = at;
  return type.exec(text)?.[0].length ?? 0;
}
