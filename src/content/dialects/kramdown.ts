// Attribute lists of kramdown, `{: .note }`, as Jekyll and ExDoc read them: they are no text. Those that make a box of the
// block beside them become containers. Lists without the colon are left to dialects that have them.
import { outsideCode } from "./maskedText.ts";
import { isBlockKind, labelOf, openingOf } from "./mkdocsBlocks.ts";
import { anchorOf } from "./mkdocsInline.ts";
import { dialectColons, indentOf, isBlank, isHeading, opaqueFlags, type PageLine, type Pass } from "./pageLines.ts";

/** `{: .note }`, `{:#id key="x"}`, with blanks before; not `{:ok, value}` and `{:a}`. */
const lists = /[ \t]?\{:[ \t]*(?:[.#][\w-]|[\w-]{1,40}=)[^{}\n]{0,300}\}/g;
/** Nothing but a list: quotes before it in group 1, the list in group 2. */
const ownLine = /^([ \t]*(?:>[ \t]?)*)(\{:[ \t]*(?:[.#][\w-]|[\w-]{1,40}=)[^{}\n]{0,300}\})[ \t]*$/;
/** A heading with a list: the heading in group 1, the list in group 2. */
const inHeading = /^(.*?)[ \t]*(\{:[^{}\n]{1,300}\})[ \t]*#*[ \t]*$/;
/** `> #### Title {: .tip}`: title in group 1, word in group 2. */
const quotedTitle = /^> ?#{1,6}[ \t]+(.*?)[ \t]*\{:[ \t]*\.([\w-]+)[ \t]*\}[ \t]*$/;
/** `.note`, `.note-title`, `.notice--info`, `.prompt-tip`: the kind in group 1, `-title` in group 2. */
const boxClass = /\.(?:notice--|prompt-|alert-)?([a-z]+)(-title)?(?![\w-])/;
/** `{:toc}`, in place of the item of a list above it. */
const toc = /^[ \t]*\{:[ \t]*toc\b[^{}\n]{0,100}\}[ \t]*$/;

/** `{::options a="b" /}`, `{::nomarkdown}`, `{:/}`: what only programs read. */
const extensions = /\{::(?:options|nomarkdown|comment)\b[^{}\n]{0,300}\}|\{:\/[a-z]{0,20}\}/g;

/** Words that other tools have for kinds of boxes. */
const otherKinds: ReadonlyMap<string, string> = new Map([
  ["neutral", "note"],
  ["notice", "note"],
  ["primary", "note"],
]);

/** No line with a list that an author has written is longer. */
const longestLine = 2_000;

interface Box {
  readonly word: string;
  readonly hasTitle: boolean;
}

/** Attribute lists as what they do here, if anything. */
export const rewriteAttributeLists: Pass = (lines) => {
  const opaque = opaqueFlags(lines);
  const out: PageLine[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (!line) break;
    const isText = !opaque[index] && line.text.length <= longestLine && line.text.includes("{:");
    const quote = isText ? quotedTitle.exec(line.text) : null;
    const word = quote?.[2] === undefined ? undefined : kindOf(quote[2]);
    if (word !== undefined) {
      const end = blockEnd(lines, index + 1);
      writeBox(lines.slice(index + 1, end), { word, title: quote?.[1], line, out });
      index = end - 1;
    } else if (!isText) out.push(line);
    else if (toc.test(line.text)) out.pop();
    else if (ownLine.test(line.text)) index = takeOwnLine(lines, index, out);
    else out.push({ ...line, text: withoutLists(line.text) });
  }
  return out;
};

/** What remains of a line of text. */
function withoutLists(text: string): string {
  const [, heading, list = ""] = isHeading(text) ? (inHeading.exec(text) ?? []) : [];
  if (heading === undefined) return outsideCode(text, (prose) => prose.replace(lists, "").replace(extensions, ""));
  const id = /(?:^|\s)#([\w-]+)/.exec(list.slice(2))?.[1];
  return id === undefined ? heading : `${heading} {#${id}}`;
}

/** Takes a line that is a list, and the block that it makes a box of; gives the index of the last line taken. */
function takeOwnLine(lines: readonly PageLine[], index: number, out: PageLine[]): number {
  const line = lines[index] ?? { text: "", line: 0 };
  const [, lead = "", list = ""] = ownLine.exec(line.text) ?? [];
  const box = lead.includes(">") ? undefined : boxOf(list);
  const before = out.at(-1)?.text ?? "";
  const after = lines[index + 1]?.text ?? "";
  if (box !== undefined && isBlank(before) && !isBlank(after)) {
    const end = blockEnd(lines, index + 1);
    writeBox(lines.slice(index + 1, end), { ...titled(box, lines.slice(index + 1, end)), line, out });
    return end - 1;
  }
  if (box !== undefined && !isBlank(before)) {
    const start = out.findLastIndex(({ text }) => isBlank(text) || text.trim() === dialectColons) + 1;
    const block = out.splice(start);
    writeBox(block, { ...titled(box, block), line: block[0] ?? line, out });
    return index;
  }
  const anchor = anchorOf(list);
  // A line between two items would set them apart.
  const isNeeded =
    anchor !== "" || lead.includes(">") || !(isBlank(after) || /^[ \t]*(?:[-*+]|\d+[.)])[ \t]/.test(after));
  if (isNeeded) out.push({ ...line, text: lead.trimEnd() + anchor });
  return index;
}

function boxOf(list: string): Box | undefined {
  const [, name = "", title] = boxClass.exec(list) ?? [];
  const word = kindOf(name);
  return word === undefined ? undefined : { word, hasTitle: title !== undefined };
}

const kindOf = (word: string): string | undefined => (isBlockKind(word) ? word : otherKinds.get(word));

/** Index behind the block that begins at a line. */
function blockEnd(lines: readonly PageLine[], start: number): number {
  let end = start;
  while (end < lines.length && !isBlank(lines[end]?.text ?? "")) end += 1;
  return end;
}

const unquoted = (text: string): string => text.replace(/^[ \t]*> ?/, "");

function titled({ word, hasTitle }: Box, block: readonly PageLine[]): { word: string; title?: string; skip?: number } {
  return hasTitle ? { word, title: unquoted(block[0]?.text ?? ""), skip: 1 } : { word };
}

interface BoxPlace {
  readonly word: string;
  readonly title?: string | undefined;
  /** Lines of the block that are the title. */
  readonly skip?: number;
  readonly line: PageLine;
  readonly out: PageLine[];
}

/** Writes a block, quoted or not, as a container. */
function writeBox(block: readonly PageLine[], { word, title, skip = 0, line, out }: BoxPlace): void {
  const indent = indentOf(line.text);
  const isQuote = block.every(({ text }) => text.trimStart().startsWith(">"));
  out.push({ text: indent + openingOf(word, labelOf(word, title, false)), line: line.line });
  for (const one of block.slice(skip)) out.push(isQuote ? { ...one, text: indent + unquoted(one.text) } : one);
  out.push({ text: indent + dialectColons, line: block.at(-1)?.line ?? line.line });
}
