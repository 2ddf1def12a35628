// Whether JavaScript of a sample can be parsed, by the bundler's parser. Nothing is run and nothing is kept.
import { transform } from "esbuild";

/** What is wrong and where, from 1. */
export interface ScriptFault {
  readonly message: string;
  readonly line?: number;
  readonly column?: number;
}

/** The first fault of a script; a part of a function's body, such as one with `return`, is fine too. */
export async function findScriptFault(code: string, dialect: "jsx" | "ts" | "tsx"): Promise<ScriptFault | undefined> {
  const fault = await parse(code, dialect);
  if (fault === undefined) return undefined;
  const wrapped = await parse(`async function* sample() {\n${code}\n}`, dialect);
  return wrapped === undefined ? undefined : fault;
}

async function parse(code: string, loader: "jsx" | "ts" | "tsx"): Promise<ScriptFault | undefined> {
  try {
    await transform(code, { loader, logLevel: "silent", jsx: "preserve" });
    return undefined;
  } catch (error) {
    const [first] = errorsOf(error);
    if (first === undefined) throw error;
    const { text, location } = first;
    if (location === null) return { message: text };
    const before = Buffer.from(location.lineText).subarray(0, location.column).toString();
    return { message: text, line: location.line, column: before.length + 1 };
  }
}

interface Failure {
  readonly text: string;
  readonly location: { readonly line: number; readonly column: number; readonly lineText: string } | null;
}

function errorsOf(error: unknown): readonly Failure[] {
  if (typeof error !== "object" || error === null || !("errors" in error) || !Array.isArray(error.errors)) return [];
  return error.errors;
}
