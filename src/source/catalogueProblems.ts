// What keeps a catalogue of gettext from being read, with its place and its remedy.
import type { Position } from "./lineMap.ts";

/** What keeps a catalogue from being read. */
export interface CatalogueProblem {
  readonly kind: "problem";
  readonly message: string;
  readonly position: Position;
  readonly hint: string;
}

/** The problem of a header that names an encoding other than UTF-8; `undefined` for one that may be read. */
export function charsetProblem(header: string, lines: readonly string[]): CatalogueProblem | undefined {
  const charset = /charset=([\w-]+)/i.exec(header)?.[1] ?? "utf-8";
  if (/^(?:utf-?8|us-ascii|ascii|charset)$/i.test(charset)) return undefined;
  const line = lines.findIndex((one) => /charset=/i.test(one)) + 1;
  const message = `The catalogue says that it is written in ${charset}`;
  return {
    kind: "problem",
    message,
    position: { line, column: 1 },
    hint: "save it as UTF-8, and say so in its header",
  };
}

/** The problem of a line that is well-formed, but not where it stands. */
export function misplacedAt(text: string, line: number): CatalogueProblem {
  return {
    kind: "problem",
    message: `\`${text.trim().slice(0, 40)}\` has no place here`,
    position: { line, column: columnOf(text) },
    hint: "give every text one `msgid`, and then one `msgstr` with its translation",
  };
}

const columnOf = (text: string): number => text.length - text.trimStart().length + 1;

/** The problem of a line that cannot be read: a conflict of versions, a text that does not end, or what is no catalogue. */
export function problemAt(text: string, line: number): CatalogueProblem {
  const position = { line, column: columnOf(text) };
  const word = /^[^\s"]+/.exec(text.trim())?.[0] ?? "";
  if (/^(?:<{7}|={7}|>{7})/.test(word))
    return { kind: "problem", message: "The catalogue has a conflict of versions", position, hint: "resolve it" };
  if (/^(?:msgctxt|msgid|msgid_plural|msgstr(?:\[\d+\])?)?$/.test(word) && text.includes('"')) {
    const message = "A text of the catalogue does not end where its line ends";
    const hint = 'write every line of a text between quotation marks, and a mark inside it as `\\"`';
    return { kind: "problem", message, position, hint };
  }
  const message = `\`${text.trim().slice(0, 40)}\` is no line of a gettext catalogue`;
  return { kind: "problem", message, position, hint: "name a file that `hubdocs po` has printed, with translations" };
}
