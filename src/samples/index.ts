// Owns the syntax of code samples: whether Lua, shell, JSON, YAML and JavaScript in a page can be parsed. Nothing is run.

import { firstLineOf } from "../model/firstLineOf.ts";
import { languageNamed } from "../source/codeLanguages.ts";
import { jsonFault, yamlFault } from "./dataSyntax.ts";
import { luaFault } from "./luaSyntax.ts";
import { openShellParser, type PackageFileReader, type ShellParser, shellFault } from "./shellSyntax.ts";
import type { SyntaxFault } from "./syntaxFault.ts";

export { ParserMissing } from "./loadParser.ts";

/** Parses JavaScript or TypeScript. Given from outside: the parser belongs to the bundler. */
type ScriptParser = (code: string, dialect: "jsx" | "ts" | "tsx") => Promise<SyntaxFault | undefined>;

/** What samples are parsed with. */
interface SampleTools {
  readonly parseScript: ScriptParser;
  readonly readPackageFile: PackageFileReader;
}

/** Those of one checker. */
interface Parsers extends Pick<SampleTools, "parseScript"> {
  /** @throws ParserMissing */
  readonly openShell: () => Promise<ShellParser>;
}

/**
 * Finds what is wrong with a sample: `undefined` when it can be parsed, or when its language is not checked.
 * @throws ParserMissing
 */
export type FindFault = (language: string, code: string) => Promise<SyntaxFault | undefined>;

type Check = (
  code: string,
  parsers: Parsers,
  language: string,
) => SyntaxFault | undefined | Promise<SyntaxFault | undefined>;

const checks = new Map<string, Check>(
  Object.entries({
    lua: luaFault,
    json: jsonFault,
    yaml: yamlFault,
    // Samples of JavaScript may hold JSX, which changes the meaning of nothing else.
    javascript: (code, { parseScript }) => parseScript(code, "jsx"),
    jsx: (code, { parseScript }) => parseScript(code, "jsx"),
    typescript: (code, { parseScript }) => parseScript(code, "ts"),
    tsx: (code, { parseScript }) => parseScript(code, "tsx"),
    bash: (code, { openShell }, language) => shellFault(code, language === "zsh" ? "LangZsh" : "LangBash", openShell),
  } satisfies Readonly<Record<string, Check>>),
);

/** Characters of samples whose faults are known. */
const mostKnown = 4_000_000;

/** Opens what finds faults. A sample is parsed once: translations of a page mostly have the samples of their original. */
export function openSampleChecker({ parseScript, readPackageFile }: SampleTools): FindFault {
  let shell: Promise<ShellParser> | undefined;
  const openShell = (): Promise<ShellParser> => {
    shell ??= openShellParser(readPackageFile);
    return shell;
  };
  const known = new Map<string, SyntaxFault | undefined>();
  let knownSize = 0;
  return async (language, code) => {
    const key = `${language}\n${code}`;
    if (known.has(key)) return known.get(key);
    const fault = await findFault(language, code, { parseScript, openShell });
    knownSize += key.length;
    if (knownSize > mostKnown) {
      known.clear();
      knownSize = key.length;
    }
    known.set(key, fault);
    return fault;
  };
}

async function findFault(language: string, code: string, parsers: Parsers): Promise<SyntaxFault | undefined> {
  try {
    return await checks.get(languageNamed(language))?.(code, parsers, language);
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
