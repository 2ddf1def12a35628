// Reads catalogues of gettext (`.po`) line by line, so that each mistake is told with its place and a large file takes
// little memory. Knows no pages.
import type { EarlierMessage, TakenTranslations } from "../model/catalogue.ts";
import { type CatalogueProblem, charsetProblem, misplacedAt, problemAt } from "./catalogueProblems.ts";

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
  readonly remarks: string[];
  isDoubtful: boolean;
  isObsolete: boolean;
}

/** What is known when a line is read. */
interface Scan {
  readonly found: Map<string, { readonly translation: string; readonly line: number }>;
  header: string;
  entry: Entry;
  readonly headerRemarks: string[];
  /** Every message with a translation; `undefined` where nobody asks for them. */
  readonly all: EarlierMessage[] | undefined;
  /** Lines of the text that may go on. */
  open: string[] | undefined;
}

/**
 * Reads a catalogue, up to its first mistake.
 * @param keepsAll Whether doubtful messages, those that are gone and remarks are wanted, too.
 */
export function readCatalogue(file: string, { keepsAll = false } = {}): ReadCatalogue {
  const lines = file
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    .split("\n");
  const scan: Scan = {
    ...{ found: new Map(), header: "", headerRemarks: [], entry: newEntry(1), open: undefined },
    all: keepsAll ? [] : undefined,
  };
  for (const [index, line] of lines.entries()) {
    const problem = takeLine(scan, line, index + 1);
    if (problem !== undefined) return problem;
  }
  const unfinished = endEntry(scan, lines.length) ?? charsetProblem(scan.header, lines);
  if (unfinished !== undefined) return unfinished;
  const { found, all } = scan;
  return {
    kind: "catalogue",
    ...(all === undefined ? {} : { whole: { messages: all, header: headerOf(scan) } }),
    find: (text, context) => (found.get(keyOf(context, text)) ?? found.get(keyOf("", text)))?.translation,
    findIn: (text, contexts) =>
      contexts.map((context) => found.get(keyOf(context, text))?.translation).find((one) => one !== undefined),
    language: /^Language:[ \t]*(\S*)/im.exec(scan.header)?.[1] ?? "",
    translated: found.size,
  };
}

/** `Last-Translator: Olha` line by line. */
function headerOf({ header, headerRemarks: remarks }: Scan): NonNullable<TakenTranslations["whole"]>["header"] {
  const fields = header.split("\n").flatMap((line): readonly (readonly [string, string])[] => {
    const [, name, value] = /^([\w-]+):[ \t]*(.*)$/.exec(line) ?? [];
    return name === undefined || value === undefined ? [] : [[name, value]];
  });
  return { fields: Object.fromEntries(fields), remarks };
}

const newEntry = (line: number): Entry => ({
  ...{ line, texts: new Map(), remarks: [], isDoubtful: false, isObsolete: false },
});

/** Contexts have no such sign. */
const keyOf = (context: string, text: string): string => `${context}\u0004${text}`;

function takeLine(scan: Scan, given: string, number: number): CatalogueProblem | undefined {
  if (/^\s*$/.test(given)) return undefined;
  // `#~ msgid "a"`: a message whose text is gone.
  const obsolete = scan.all === undefined ? undefined : /^\s*#~[ \t]*(?=msg|")(.*)$/s.exec(given)?.[1];
  const line = obsolete ?? given;
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
    const remark = /^\s*#(?:[ \t](.*))?$/s.exec(line);
    if (remark !== null) scan.entry.remarks.push(remark[1] ?? "");
    return undefined;
  }
  if (keyword !== undefined) {
    if (!mayFollow(keyword, scan.entry.texts)) return misplacedAt(line, number);
    if (scan.entry.texts.size === 0) scan.entry = { ...scan.entry, line: number, isObsolete: obsolete !== undefined };
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
  const { texts, line, remarks, isDoubtful, isObsolete } = entry;
  scan.entry = newEntry(number);
  scan.open = undefined;
  if (texts.size === 0) return undefined;
  const text = textOf(texts.get("msgid"));
  const translation = textOf(texts.get("msgstr") ?? texts.get("msgstr[0]"));
  if (!texts.has("msgstr") && !texts.has("msgstr[0]"))
    return { ...misplacedAt("", line), message: "A text of the catalogue has no line `msgstr`" };
  if (text === "" && scan.header === "" && !isObsolete) {
    scan.header = translation;
    scan.headerRemarks.push(...remarks);
  }
  if (text === "") return undefined;
  const context = textOf(texts.get("msgctxt"));
  scan.all?.push({ text, context, translation, isDoubtful, isObsolete, remarks });
  if (isDoubtful || isObsolete || translation.trim() === "") return undefined;
  const key = keyOf(context, text);
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
