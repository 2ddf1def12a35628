// Shell by a parser of bash and its relatives.
import { loadParser } from "./loadParser.ts";
import { isPlainScript } from "./plainScript.ts";
import type { SyntaxFault } from "./syntaxFault.ts";

type Shell = "LangBash" | "LangZsh";

/** Reads a file of a package, such as `sh-syntax/main.wasm`. */
export type PackageFileReader = (name: string) => BufferSource | Promise<BufferSource>;

/** Parses a script. @throws Error of the parser */
export type ShellParser = (script: string, shell: Shell) => Promise<void>;

/**
 * Opens the parser, which is compiled once: by itself it does that for every script, four times as long as parsing takes.
 * @throws ParserMissing
 */
export async function openShellParser(readFile: PackageFileReader): Promise<ShellParser> {
  const { LangVariant, getProcessor } = await loadParser("sh-syntax", () => import("sh-syntax"));
  const program = await WebAssembly.compile(await readFile("sh-syntax/main.wasm"));
  const parse = getProcessor((imports) => WebAssembly.instantiate(program, imports));
  return async (script, shell) => {
    await parse(script, { variant: LangVariant[shell] });
  };
}

/**
 * What the parser says of a sample; it is opened for what is more than plain commands. Places that readers fill in,
 * `<your-token>`, are words. Of a session, where `$ ` stands before what is typed, the rest is what programs said.
 */
export async function shellFault(
  code: string,
  shell: Shell,
  openParser: () => Promise<ShellParser>,
): Promise<SyntaxFault | undefined> {
  const script = typedPart(code).replace(
    /<([\p{L}\d][\p{L}\d _./-]*)>/gu,
    (_, name: string) => `_${name.replace(/[^\w]/g, "_")}_`,
  );
  if (isPlainScript(script)) return undefined;
  const parse = await openParser();
  try {
    await parse(script, shell);
    return undefined;
  } catch (error) {
    const { ParseError } = await import("sh-syntax");
    if (error instanceof SyntaxError) return faultOfDialect(error.message);
    if (!(error instanceof ParseError)) throw error;
    const { Line, Col } = error.Pos ?? {};
    return {
      message: error.Text.replace(/\s+/g, " "),
      ...(Line === undefined || Col === undefined ? {} : { line: Line, column: Col }),
    };
  }
}

/** What is another shell's, `1:9: anonymous functions are a zsh feature; tried parsing as bash`: told with its place as text. */
function faultOfDialect(text: string): SyntaxFault {
  const [, line, column, message = text] = /^(\d+):(\d+): (.*)$/s.exec(text) ?? [];
  const place = line === undefined ? {} : { line: Number(line), column: Number(column) };
  return { message: message.replace(/\s+/g, " "), ...place };
}

/** The lines after a prompt, and those that go on behind a backslash, at their places; all lines where there is none. */
function typedPart(code: string): string {
  if (!/^\s*\$ /m.test(code)) return code;
  let goesOn = false;
  const typed = code.split("\n").map((line) => {
    const isTyped = goesOn || /^\s*\$ /.test(line);
    goesOn = isTyped && line.endsWith("\\");
    return isTyped ? line.replace(/^(\s*)[$>] /, "$1  ") : "";
  });
  return typed.join("\n");
}
