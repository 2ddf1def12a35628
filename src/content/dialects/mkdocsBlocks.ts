// Blocks of Python-Markdown that are made by their indent: `!!! note`, `??? tip`, `=== "Tab"`, to containers.
import { slugOfHeading } from "../../model/slug.ts";
import { noteOfUnclosed, unclosedFence } from "./fences.ts";
import { withoutIcons } from "./mkdocsInline.ts";
import {
  columnsOf,
  dialectColons,
  indentOf,
  isBlank,
  opaqueFlags,
  openingLine,
  type PageLine,
  type Pass,
} from "./pageLines.ts";

/** `!!! note inline "Title"`, `???+ tip`: signs in group 1, words in group 2, title in group 3. */
const admonition = /^(!!!|\?\?\?\+?)[ \t]*([a-zA-Z][\w \t-]*?)?[ \t]*(?:["“](.*)["”])?[ \t]*$/;
/** `=== "Tab"`, `===! "Tab"`, `===+ "Tab"`: sign in group 1, label in group 2. */
const tab = /^===([!+]{0,2})[ \t]+["“'](.*)["”'][ \t]*$/;

/** Kinds of MkDocs with what they are here. Those that are called otherwise keep their word as a title. */
const kinds: ReadonlyMap<string, string> = new Map(
  Object.entries({
    note: "note abstract summary tldr example snippet quote cite seealso",
    info: "info todo question help faq",
    tip: "tip hint important success check done",
    warning: "warning caution attention bug",
    danger: "danger error failure fail missing",
  }).flatMap(([kind, words]) => words.split(" ").map((word) => [word, kind] as const)),
);

/** Indented blocks as containers, at every depth. */
export const rewriteIndented: Pass = (lines, note) => {
  if (!lines.some(({ text }) => /^\s*(?:!!!|\?\?\?|===)/.test(text))) return lines;
  return rewriteLevel(lines, { depth: 0, note });
};

/** Levels of blocks in one another. */
const maxDepth = 16;

interface Block {
  readonly kind: "admonition" | "tab";
  readonly opening: string;
  readonly label: string;
  readonly isDefault: boolean;
  readonly startsTabs: boolean;
}

/** How deep blocks are, and who is told of mistakes in them. */
interface Level {
  readonly depth: number;
  readonly note: Parameters<Pass>[1];
}

function rewriteLevel(lines: readonly PageLine[], level: Level): readonly PageLine[] {
  const { depth } = level;
  const opaque = opaqueFlags(lines);
  const out: PageLine[] = [];
  let index = 0;
  while (index < lines.length) {
    const head = lines[index];
    if (!head) break;
    const indent = indentOf(head.text);
    const block = opaque[index] || depth >= maxDepth ? undefined : readBlock(head.text.slice(indent.length));
    if (!block) {
      out.push(head);
      index += 1;
      continue;
    }
    if (indent !== "" && !isBlank(out.at(-1)?.text ?? "")) out.push({ text: "", line: head.line });
    index =
      block.kind === "tab"
        ? writeTabs(lines, index, { ...level, out })
        : writeBlock(lines, index, { ...level, out, block });
  }
  return out;
}

function readBlock(text: string): Block | undefined {
  if (text.startsWith("===")) {
    const [, signs, label = ""] = tab.exec(text) ?? [];
    if (signs === undefined) return undefined;
    return {
      kind: "tab",
      opening: "",
      label: withoutIcons(label),
      isDefault: signs.includes("+"),
      startsTabs: signs.includes("!"),
    };
  }
  if (!text.startsWith("!!!") && !text.startsWith("???")) return undefined;
  const [, signs, words = "", title] = text.length > 1000 ? [] : (admonition.exec(text) ?? []);
  if (signs === undefined || (words === "" && title === undefined)) return undefined;
  const word = words.split(/\s/, 1)[0]?.toLowerCase() || "note";
  const folded = signs === "!!!" ? undefined : { isOpen: signs === "???+" };
  const label = labelOf(word, title, folded !== undefined);
  return { kind: "admonition", opening: openingOf(word, label, folded), label, isDefault: false, startsTabs: false };
}

/** Whether a word names a kind of admonition. */
export const isBlockKind = (word: string): boolean => kinds.has(word);

/** The title of an admonition: its own, or its word where hubdocs has no such kind or shows none. */
export function labelOf(word: string, title: string | undefined, isFolded: boolean): string {
  if (title !== undefined) return withoutIcons(title);
  return kinds.get(word) === word && !isFolded ? "" : `${word[0]?.toUpperCase()}${word.slice(1)}`;
}

/** The line that opens an admonition; with `folded` it is one that readers open. */
export function openingOf(word: string, label: string, folded?: { readonly isOpen: boolean }): string {
  if (folded === undefined) return openingLine(kinds.get(word) ?? "note", label);
  return openingLine("details", label, folded.isOpen ? { open: "" } : {});
}

/** The value of a tab among those of its set, to which it is added. */
export function tabValueOf(label: string, values: Set<string>): string {
  const slug = slugOfHeading(label.replace(/:[\w-]+:|[*_`]/g, "")) || "tab";
  const value = values.has(slug) ? `${slug}-${values.size + 1}` : slug;
  values.add(value);
  return value;
}

/** Writes a block; gives the index behind it. */
function writeBlock(
  lines: readonly PageLine[],
  start: number,
  { depth, note, out, block }: Level & { readonly out: PageLine[]; readonly block: Pick<Block, "opening"> },
): number {
  const head = lines[start] ?? { text: "", line: 0 };
  const indent = indentOf(head.text);
  const end = contentEnd(lines, start + 1, columnsOf(indent) + 4);
  const content = lines
    .slice(start + 1, end)
    .map((line) => ({ ...line, text: indent + outdent(line.text, columnsOf(indent) + 4) }));
  out.push({ text: indent + block.opening, line: head.line });
  const inner = rewriteLevel(content, { depth: depth + 1, note });
  for (const line of inner) out.push(line);
  const last = lines[end - 1]?.line ?? head.line;
  const open = unclosedFence(inner);
  if (open !== undefined) {
    note(noteOfUnclosed(open));
    out.push({ text: " ".repeat(open.lead.length) + open.marks, line: last });
  }
  out.push({ text: indent + dialectColons, line: last });
  return end;
}

/** Writes tabs that follow each other; gives the index behind them. */
function writeTabs(
  lines: readonly PageLine[],
  start: number,
  { out, ...level }: Level & { readonly out: PageLine[] },
): number {
  const head = lines[start] ?? { text: "", line: 0 };
  const indent = indentOf(head.text);
  const values = new Set<string>();
  out.push({ text: indent + openingLine("tabs"), line: head.line });
  let index = start;
  for (;;) {
    const text = lines[index]?.text ?? "";
    const block = indentOf(text) === indent ? readBlock(text.slice(indent.length)) : undefined;
    if (block?.kind !== "tab" || (block.startsTabs && index > start)) break;
    const value = tabValueOf(block.label, values);
    const opening = openingLine("tab", block.label, { value, default: block.isDefault ? "" : undefined });
    const end = writeBlock(lines, index, { ...level, out, block: { opening } });
    index = end;
    while (index < lines.length && isBlank(lines[index]?.text ?? "")) index += 1;
    if (!lines[index]?.text.startsWith(`${indent}===`)) {
      index = end;
      break;
    }
  }
  out.push({ text: indent + dialectColons, line: lines[index - 1]?.line ?? head.line });
  return index;
}

/** Index behind the lines that are indented far enough; empty lines at their end do not count. */
function contentEnd(lines: readonly PageLine[], start: number, columns: number): number {
  let end = start;
  for (let index = start; index < lines.length; index += 1) {
    const text = lines[index]?.text ?? "";
    if (isBlank(text)) continue;
    if (columnsOf(indentOf(text)) < columns) break;
    end = index + 1;
  }
  return end;
}

/** A line without so many columns of its indent. */
function outdent(text: string, columns: number): string {
  const indent = indentOf(text);
  return " ".repeat(Math.max(0, columnsOf(indent) - columns)) + text.slice(indent.length);
}
