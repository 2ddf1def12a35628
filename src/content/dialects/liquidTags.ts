// Tags of Liquid that change which text a page of Jekyll has: text that is not read, kept for later, repeated, taken in
// from the theme; and what expressions stand for, as far as it is written down. Runs nothing.
import { fence } from "./fences.ts";
import { outsideCode } from "./maskedText.ts";
import { type DialectNote, indentOf, isBlank, opaqueFlags, type PageLine, type Pass } from "./pageLines.ts";
import { themeInclude } from "./themeIncludes.ts";

/** `{% name given %}`, anywhere: name in group 1, what is given in group 2. */
const anyTag = /\{%-?[ \t]*(\w[\w-]*)((?:[^%\n]|%(?!\})){0,2000}?)-?%\}/g;
/** `{{ site.title }}`, `{{ note | markdownify }}`: the name in group 1, filters in group 2. */
const expression = /\{\{-?[ \t]*([\w-]+(?:\.[\w-]+){0,8})[ \t]*((?:\|[^{}\n]{0,200}?)?)-?\}\}/g;
/** `assign name = "text"`: name in group 1, the text in groups 2 and 3. */
const assigned = /^[ \t]*([\w-]+)[ \t]*=[ \t]*(?:"([^"{}]*)"|'([^'{}]*)')[ \t]*$/;
/** `python=step1_python`: key in group 1, name of what is kept in group 2. */
const keptValue = /([\w-]{1,60})=([\w-]{1,60})(?=\s|$)/g;

/** Blocks of which nothing is shown in their place. */
const unseen: ReadonlySet<string> = new Set(["for", "tablerow", "capture", "comment", "case", "schema"]);
/** Tags of which nothing is left to see: conditions, whose branches are shown, and values for later. */
const silent = /^(?:end)?(?:if|unless|assign|increment|decrement|break|continue)$|^(?:else|elsif)$/;
/** Tags that `liquid.ts` reads. */
const known =
  /^(?:end)?(?:hint|tabs?|code|highlight|link|post_url|content-ref|stepper|step|columns?|updates|embed|file)$/;
/** A tag that goes on in the next lines is not longer. */
const mostLines = 20;
/** No line with a tag that an author has written is longer. */
const longestLine = 10_000;
/** Characters that a page may have from what it keeps for later. */
const mostKept = 500_000;

interface Reading {
  /** What names stand for: values of the site, and what the page keeps for later. */
  readonly values: Map<string, string>;
  readonly note: (note: DialectNote) => void;
  isRaw: boolean;
  /** Blocks that are open, none of which is shown, and the name of the text that the outermost keeps. */
  readonly hidden: string[];
  kept: { readonly name: string; text: string } | undefined;
  left: number;
}

/** Tags and expressions as what they stand for. */
export const takeTags =
  (site: Readonly<Record<string, string>>): Pass =>
  (lines, note) => {
    const out: PageLine[] = [];
    const opaque = opaqueFlags(lines);
    const values = new Map(Object.entries(site));
    const reading: Reading = { values, note, isRaw: false, hidden: [], kept: undefined, left: mostKept };
    for (const [index, line] of joined(lines).entries()) {
      if (line === undefined) continue;
      const wasHidden = reading.hidden.length > 0;
      const isRead = line.text.includes("{") && line.text.length <= longestLine;
      const text = isRead ? textOf(line, opaque[index] === true, reading) : line.text;
      if (wasHidden && !isRead) keep(`${text}\n`, reading);
      else if (text !== "" || !isRead) for (const one of text.split("\n")) out.push({ text: one, line: line.line });
      if (wasHidden && isRead && reading.hidden.length > 0) keep("\n", reading);
    }
    return out;
  };

function keep(text: string, { kept }: Reading): void {
  if (kept !== undefined && kept.text.length < mostKept) kept.text += text;
}

/** What is left of a line. */
function textOf({ text: whole, line }: PageLine, isCode: boolean, reading: Reading): string {
  let text = "";
  let from = 0;
  const put = (piece: string): void => {
    const read = reading.isRaw ? shown(piece, isCode) : filled(piece, reading);
    if (reading.hidden.length === 0) text += read;
    else keep(read, reading);
  };
  for (const match of whole.matchAll(anyTag)) {
    const [tag, name = "", given = ""] = match;
    // In code a tag is text unless it makes code.
    if (reading.isRaw ? name !== "endraw" : isCode && !/^(?:raw|include|assign|(?:end)?capture)/.test(name)) continue;
    put(whole.slice(from, match.index));
    from = match.index + tag.length;
    const made = tagText({ tag, name, given, line }, reading);
    if (reading.hidden.length === 0) text += made;
  }
  put(whole.slice(from));
  return text;
}

interface Tag {
  readonly tag: string;
  readonly name: string;
  readonly given: string;
  readonly line: number;
}

/** What stands for a tag; blocks of which nothing is shown are noted. */
function tagText({ tag, name, given, line }: Tag, reading: Reading): string {
  const { hidden, note } = reading;
  if (name === "raw" || name === "endraw") reading.isRaw = name === "raw";
  else if (unseen.has(name)) {
    if (name === "for" || name === "tablerow") note(repeatedNote(tag, line));
    if (name === "capture" && hidden.length === 0) reading.kept = { name: given.trim(), text: "" };
    hidden.push(name);
  } else if (name.startsWith("end") && hidden.at(-1) === name.slice(3)) {
    hidden.pop();
    if (hidden.length === 0 && reading.kept !== undefined) reading.values.set(reading.kept.name, reading.kept.text);
    if (hidden.length === 0) reading.kept = undefined;
  } else if (hidden.length > 0 || silent.test(name)) {
    const [, variable, double, single] = name === "assign" ? (assigned.exec(given) ?? []) : [];
    if (variable !== undefined) reading.values.set(variable, double ?? single ?? "");
  } else if (name === "include") return themeInclude(given) ?? includedText({ tag, name, given, line }, reading);
  else if (known.test(name)) return tag;
  else {
    note(unknownNote(tag, line));
    return given.trim() === "" || name.startsWith("end") ? "" : `\`${given.trim().replaceAll("`", "'")}\``;
  }
  return "";
}

/** What a file of the theme would show of texts that the page has kept for it, as code; nothing of others. */
function includedText({ tag, given, line }: Tag, { values, note }: Reading): string {
  const shownTexts = [...given.matchAll(keptValue)].flatMap(([, key = "text", name = ""]) => {
    const text = values.get(name);
    return text === undefined ? [] : ["", ...fence(/^[a-z]{2,12}$/.test(key) ? key : "text", text), ""];
  });
  if (shownTexts.length === 0) note(unknownNote(tag, line));
  return shownTexts.join("\n");
}

const shortened = (tag: string): string => tag.slice(0, 80).replace(/`/g, "'");

const repeatedNote = (tag: string, line: number): DialectNote => ({
  key: "{%for",
  message: `The page repeats something with \`${shortened(tag)}\`, which is not expanded here: it is left out`,
  hint: "write what it makes",
  line,
});

const unknownNote = (tag: string, line: number): DialectNote => ({
  key: "{%",
  message: `The page uses the tag \`${shortened(tag)}\`, which is not expanded here`,
  hint: "write its result instead, or put it in a code span",
  line,
});

/** Text that Jekyll does not read: in prose, signs are written so that no other pass reads them. */
const shown = (text: string, isCode: boolean): string =>
  isCode ? text : outsideCode(text, (prose) => prose.replace(/\{(?=[{%])/g, "&#123;"));

/** A text with what expressions stand for; filters change nothing that can be seen, unless they are programs. */
function filled(text: string, reading: Reading): string {
  if (!text.includes("{{")) return text;
  return text.replace(expression, (whole, name: string, filters: string) => {
    const value = reading.values.get(name);
    if (value === undefined || !/^(?:\|[ \t]*(?:markdownify|strip|escape|xml_escape)[ \t]*)*$/.test(filters))
      return whole;
    reading.left -= value.length;
    if (reading.left < 0) return whole;
    return value.includes("\n") ? `\n\n${value.replace(/^\n+|\s+$/g, "")}\n\n` : value;
  });
}

/** Lines in which each tag is on one: those that a tag goes on in are gone. */
function joined(lines: readonly PageLine[]): readonly (PageLine | undefined)[] {
  const out: (PageLine | undefined)[] = [...lines];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    const start = line?.text.lastIndexOf("{%") ?? -1;
    if (line === undefined || start === -1 || line.text.includes("%}", start)) continue;
    const rest = lines.slice(index + 1, index + 1 + mostLines);
    const end = rest.findIndex(({ text }) => text.includes("%}"));
    if (end === -1 || rest.slice(0, end).some(({ text }) => isBlank(text))) continue;
    const text = [line.text.trim(), ...rest.slice(0, end + 1).map((one) => one.text.trim())].join(" ");
    out[index] = { text: indentOf(line.text) + text, line: line.line };
    for (let at = index + 1; at <= index + 1 + end; at += 1) out[at] = undefined;
    index += 1 + end;
  }
  return out;
}
