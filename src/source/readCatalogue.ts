// Reads catalogues of gettext (`.po`) line by line, so that each mistake is told with its place and a large file takes
// little memory. Knows no pages.
import type { TakenTranslations } from "../model/catalogue.ts";
import type { Position } from "./lineMap.ts";

/** What keeps a catalogue from being read. */
interface CatalogueProblem {
  readonly kind: "problem";
  readonly message: string;
  readonly position: Position;
  readonly hint: string;
}

/** A catalogue that was read, or what keeps it from being read. */
type ReadCatalogue =
  | (TakenTranslations & {
      readonly kind: "catalogue";
      /** Number of translations that can be used. */
      readonly translated: number;
    })
  | CatalogueProblem;

/** A keyword in group 1, a text in group 2. */
const goodLine = /^\s*(?:(msgctxt|msgid|msgid_plural|msgstr(?:\[\d+\])?)\s*)?"([^"\\]*(?:\\.[^"\\]*)*)"\s*$/s;

/** A message whose lines are being read. */
interface Entry {
  readonly line: number;
  /** Texts by their keywords, as written. */
  readonly texts: Map<string, string[]>;
  isDoubtful: boolean;
}

/** What is known when a line is read. */
interface Scan {
  readonly found: Map<string, { readonly translation: string; readonly line: number }>;
  header: string;
  entry: Entry;
  /** Lines of the text that may go on. */
  open: string[] | undefined;
}

/** Reads a catalogue, up to its first mistake. */
export function readCatalogue(file: string): ReadCatalogue {
  const lines = file
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    .split("\n");
  const scan: Scan = { found: new Map(), header: "", entry: newEntry(1), open: undefined };
  for (const [index, line] of lines.entries()) {
    const problem = takeLine(scan, line, index + 1);
    if (problem !== undefined) return problem;
  }
  const unfinished = endEntry(scan, lines.length) ?? charsetProblem(scan.header, lines);
  if (unfinished !== undefined) return unfinished;
  const { found } = scan;
  return {
    kind: "catalogue",
    find: (text, context) => (found.get(keyOf(context, text)) ?? found.get(keyOf("", text)))?.translation,
    findIn: (text, contexts) =>
      contexts.map((context) => found.get(keyOf(context, text))?.translation).find((one) => one !== undefined),
    language: /^Language:[ \t]*(\S*)/im.exec(scan.header)?.[1] ?? "",
    translated: found.size,
  };
}

const newEntry = (line: number): Entry => ({ line, texts: new Map(), isDoubtful: false });

/** Contexts have no such sign. */
const keyOf = (context: string, text: string): string => `${context}\u0004${text}`;

function takeLine(scan: Scan, line: string, number: number): CatalogueProblem | undefined {
  if (/^\s*$/.test(line)) return undefined;
  const isComment = /^\s*#/.test(line);
  const [, keyword, text] = isComment ? [] : (goodLine.exec(line) ?? []);
  if (!isComment && text === undefined) return problemAt(line, number);
  const isWhole = ["msgstr", "msgstr[0]"].some((name) => scan.entry.texts.has(name));
  if (isWhole && (isComment || keyword === "msgctxt" || keyword === "msgid")) {
    const problem = endEntry(scan, number);
    if (problem !== undefined) return problem;
  }
  if (isComment) {
    if (/^\s*#,.*\bfuzzy\b/.test(line)) scan.entry.isDoubtful = true;
    return undefined;
  }
  if (keyword !== undefined) {
    if (!mayFollow(keyword, scan.entry.texts)) return misplacedAt(line, number);
    if (scan.entry.texts.size === 0) scan.entry = { ...scan.entry, line: number };
    scan.open = [];
    scan.entry.texts.set(keyword, scan.open);
  }
  if (scan.open === undefined) return misplacedAt(line, number);
  scan.open.push(text ?? "");
  return undefined;
}

/** Whether a keyword has its place behind those that a message has already. */
function mayFollow(keyword: string, texts: Entry["texts"]): boolean {
  if (texts.has(keyword)) return false;
  if (keyword === "msgctxt") return texts.size === 0;
  return keyword === "msgid" || texts.has("msgid");
}

/** Takes a message that is whole. */
function endEntry(scan: Scan, number: number): CatalogueProblem | undefined {
  const { entry, found } = scan;
  const { texts, line, isDoubtful } = entry;
  scan.entry = newEntry(number);
  scan.open = undefined;
  if (texts.size === 0) return undefined;
  const text = textOf(texts.get("msgid"));
  const translation = textOf(texts.get("msgstr") ?? texts.get("msgstr[0]"));
  if (!texts.has("msgstr") && !texts.has("msgstr[0]"))
    return { ...misplacedAt("", line), message: "A text of the catalogue has no line `msgstr`" };
  if (text === "") scan.header = scan.header === "" ? translation : scan.header;
  if (text === "" || isDoubtful || translation.trim() === "") return undefined;
  const key = keyOf(textOf(texts.get("msgctxt")), text);
  const before = found.get(key);
  if (before !== undefined && before.translation !== translation) {
    const message = `\`${text.slice(0, 40)}\` has another translation in line ${before.line}`;
    return { kind: "problem", message, position: { line, column: 1 }, hint: "keep one of the two" };
  }
  found.set(key, { translation, line });
  return undefined;
}

/** What lines of a text say, without signs that no page may hold. */
function textOf(lines: readonly string[] = []): string {
  const said = lines.join("").replace(/\\(.)/gs, (_, sign: string) => escapes.get(sign) ?? sign);
  return said.replace(/(?![\n\t\r])\p{Cc}/gu, "");
}

const escapes: ReadonlyMap<string, string> = new Map([
  ["n", "\n"],
  ["t", "\t"],
  ["r", "\r"],
]);

function charsetProblem(header: string, lines: readonly string[]): CatalogueProblem | undefined {
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

function misplacedAt(text: string, line: number): CatalogueProblem {
  return {
    kind: "problem",
    message: `\`${text.trim().slice(0, 40)}\` has no place here`,
    position: { line, column: columnOf(text) },
    hint: "give every text one `msgid`, and then one `msgstr` with its translation",
  };
}

const columnOf = (text: string): number => text.length - text.trimStart().length + 1;

function problemAt(text: string, line: number): CatalogueProblem {
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
