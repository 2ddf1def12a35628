// Owns the syntax of code samples: whether Lua, shell, JSON, YAML and JavaScript in a page can be parsed. Nothing is run.

import { firstLineOf } from "../model/firstLineOf.ts";
import { languageNamed } from "../source/codeLanguages.ts";
import { jsonFault, yamlFault } from "./dataSyntax.ts";
import { luaFault } from "./luaSyntax.ts";
import { shellFault } from "./shellSyntax.ts";
import type { SyntaxFault } from "./syntaxFault.ts";

export { ParserMissing } from "./loadParser.ts";

/** Parses JavaScript or TypeScript. Given from outside: the parser belongs to the bundler. */
type ScriptParser = (code: string, dialect: "jsx" | "ts" | "tsx") => Promise<SyntaxFault | undefined>;

type Check = (
  code: string,
  parseScript: ScriptParser,
  language: string,
) => SyntaxFault | undefined | Promise<SyntaxFault | undefined>;

const checks = new Map<string, Check>(
  Object.entries({
    lua: luaFault,
    json: jsonFault,
    yaml: yamlFault,
    // Samples of JavaScript may hold JSX, which changes the meaning of nothing else.
    javascript: (code, parse) => parse(code, "jsx"),
    jsx: (code, parse) => parse(code, "jsx"),
    typescript: (code, parse) => parse(code, "ts"),
    tsx: (code, parse) => parse(code, "tsx"),
    bash: (code, _, language) => shellFault(code, language === "zsh" ? "LangZsh" : "LangBash"),
  } satisfies Readonly<Record<string, Check>>),
);

/**
 * What is wrong with a sample; `undefined` when it can be parsed, or when its language is not checked.
 * @throws ParserMissing
 */
export async function findFault(
  language: string,
  code: string,
  parseScript: ScriptParser,
): Promise<SyntaxFault | undefined> {
  try {
    return await checks.get(languageNamed(language))?.(code, parseScript, language);
  } catch (error) {
    if (!hasGivenUp(error)) throw error;
    return { message: `its parser gave up (${firstLineOf(error)})` };
  }
}

/**
 * Whether a parser has run out of its stack, speaks of the sample in another form than usual, or has a bug that the sample
 * meets. Others, such as that the bundler's process has ended, say nothing of the sample.
 */
const hasGivenUp = (error: unknown): error is Error => error instanceof Error && engineErrors.has(error.name);

/** What the engine itself throws in code that runs, WebAssembly too. */
const engineErrors: ReadonlySet<string> = new Set([
  "RangeError",
  "ReferenceError",
  "RuntimeError",
  "SyntaxError",
  "TypeError",
  "URIError",
]);
