// Whether JavaScript of a sample can be parsed, by the bundler's parser. Nothing is run and nothing is kept.
import { transform } from "esbuild";

/** What is wrong and where, from 1. */
interface ScriptFault {
  readonly message: string;
  readonly line?: number;
  readonly column?: number;
}

/**
 * The first fault of a script. Parts of one are fine too: of a function's body, such as one with `return`, values,
 * members of an object, of a class or of a type, cases of a `switch`, and dots where something is left out.
 */
export async function findScriptFault(code: string, dialect: ScriptDialect): Promise<ScriptFault | undefined> {
  const fault = await parse(code, dialect);
  if (fault === undefined) return undefined;
  const whole = code.replace(leftOut, "");
  for (const [before, behind] of contexts) {
    if ((await parse(`${before}\n${whole}\n${behind}`, dialect)) === undefined) return undefined;
  }
  // What has no value in JavaScript, `check(key: string): void`, has a type.
  const isType = dialect !== "jsx" && (await parse(`interface Sample {\n${whole}\n}`, dialect)) === undefined;
  if (isType) return undefined;
  const other = dialect === "jsx" ? "ts" : "tsx";
  if (dialect === "tsx" || (await parse(code, other)) !== undefined) return fault;
  return { ...fault, message: `${fault.message}; it is ${other === "ts" ? "TypeScript" : "TSX"}` };
}

type ScriptDialect = "jsx" | "ts" | "tsx";

/** What may stand around a sample, likeliest first. */
const contexts = [
  ["", ""],
  ["async function* sample() {", "}"],
  ["sample = ({", "})"],
  ["sample = [", "]"],
  ["class Sample {", "}"],
  ["switch (sample) {", "}"],
] as const;

/** Three dots that spread nothing: behind them something ends. */
const leftOut = /(?:\.{3}|…)(?=[ \t]*(?:[)\]},;]|$))/gm;

/** Names that stand twice are two states of one thing, or two files, shown below each other. */
const isNoSyntax = /has already been declared$|^Multiple exports with the same name/;

async function parse(code: string, loader: ScriptDialect): Promise<ScriptFault | undefined> {
  try {
    await transform(code, { loader, logLevel: "silent", jsx: "preserve" });
    return undefined;
  } catch (error) {
    const failures = errorsOf(error);
    if (failures.length === 0) throw error;
    const first = failures.find(({ text }) => !isNoSyntax.test(text));
    if (first === undefined) return undefined;
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
