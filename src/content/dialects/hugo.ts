// Shortcodes of Hugo and its themes as what shows the same here: boxes, tabs, code, pictures, links. What a program fills in
// stays as it is. `hugoBlocks.ts` says what each is.
import { buttonAddress, inlineShortcode, type OpenShortcode, openShortcode } from "./hugoBlocks.ts";
import { mayHoldShortcode, piecesOf, type Shortcode, withShown } from "./hugoShortcode.ts";
import { outsideCode } from "./maskedText.ts";
import { indentOf, isBlank, opaqueFlags, type PageLine, type Pass } from "./pageLines.ts";

/** Levels of shortcodes in one another. */
const maxDepth = 16;
/** No line with a shortcode that an author has written is longer. */
const longestLine = 5_000;

interface Reading {
  readonly out: PageLine[];
  /** The outermost block that is open: its indent, where it begins in `out`, and what it contains, which may stand further out. */
  outer: { readonly indent: string; readonly start: number; readonly inside: Set<PageLine> } | undefined;
  readonly open: OpenShortcode[];
  /** How many ends of each name are still to come. */
  readonly ends: Map<string, number>;
}

/** Shortcodes as Markdown. */
export const rewriteShortcodes: Pass = (lines) => {
  const opaque = opaqueFlags(lines);
  const read = lines.map((line, index) => (opaque[index] || !isRead(line) ? [] : piecesOf(inLine(line.text))));
  const reading: Reading = { out: [], outer: undefined, open: [], ends: countEnds(read) };
  lines.forEach((line, index) => {
    const pieces = read[index] ?? [];
    if (pieces.some((piece) => typeof piece !== "string")) takePieces(pieces, line, reading);
    else putText({ ...line, text: withShown(pieces.length > 0 ? pieces.join("") : line.text) }, reading);
  });
  return reading.out;
};

function putText(line: PageLine, { out, outer, open }: Reading): void {
  if (open.at(-1)?.content === "none") return;
  out.push(line);
  outer?.inside.add(line);
}

/** Moves what the outermost block contains to the indent of the block, when some of it stands further out. */
function settle(reading: Reading): void {
  const { out, outer } = reading;
  reading.outer = undefined;
  if (outer === undefined || outer.indent === "") return;
  if ([...outer.inside].every(({ text }) => isBlank(text) || text.startsWith(outer.indent))) return;
  for (let index = outer.start; index < out.length; index += 1) {
    const line = out[index];
    if (line !== undefined && outer.inside.has(line)) out[index] = { ...line, text: outer.indent + line.text };
  }
}

const isRead = ({ text }: PageLine): boolean => mayHoldShortcode(text) && text.length <= longestLine;

function countEnds(read: readonly (readonly (string | Shortcode)[])[]): Map<string, number> {
  const ends = new Map<string, number>();
  for (const piece of read.flat())
    if (typeof piece !== "string" && piece.kind === "end") ends.set(piece.name, (ends.get(piece.name) ?? 0) + 1);
  return ends;
}

/** A line with the shortcodes that are no blocks: places of pages, pictures, buttons. */
function inLine(line: string): string {
  return outsideCode(line, (text) => {
    let address: string | undefined;
    return piecesOf(text)
      .map((piece) => {
        if (typeof piece === "string") return piece;
        if (piece.name !== "button") return inlineShortcode(piece) ?? piece.raw;
        const before = address;
        address = piece.kind === "start" ? buttonAddress(piece) : undefined;
        if (piece.kind === "start") return "[";
        return before === undefined ? piece.raw : `](<${before}>)`;
      })
      .join("");
  });
}

/** Takes a line with shortcodes: each that is a block ends the text before it. */
function takePieces(pieces: readonly (string | Shortcode)[], line: PageLine, reading: Reading): void {
  const { out, open } = reading;
  const own = indentOf(line.text);
  let text = "";
  const endText = (): void => {
    if (text.trim() !== "") putText({ ...line, text: own + text.trim() }, reading);
    text = "";
  };
  for (const piece of pieces) {
    const block = typeof piece === "string" ? undefined : takeBlock(piece, reading, endText);
    if (block === undefined) {
      text += withShown(typeof piece === "string" ? piece : piece.raw);
      continue;
    }
    if (open.length > 0) reading.outer ??= { indent: own, start: out.length, inside: new Set() };
    const indent = reading.outer?.indent ?? own;
    for (const one of block.split("\n")) out.push({ ...line, text: one === "" ? "" : indent + one });
    if (open.length === 0) settle(reading);
  }
  endText();
}

/** What stands for the beginning or the end of a block; `undefined` where the shortcode is text. */
function takeBlock(code: Shortcode, { open, ends }: Reading, before: () => void): string | undefined {
  const inner = open.at(-1);
  if (code.kind === "end") {
    ends.set(code.name, (ends.get(code.name) ?? 0) - 1);
    const at = open.findLastIndex(({ name }) => name === code.name);
    if (at === -1) return undefined;
    before();
    return open
      .splice(at)
      .reverse()
      .map(({ closing }) => closing)
      .join("\n");
  }
  if (inner?.content !== undefined || open.length >= maxDepth) return undefined;
  // A tab that only labels the others has no content.
  if (code.kind === "whole") return code.name === "tab" && inner?.tabs !== undefined ? "" : undefined;
  const opened = (ends.get(code.name) ?? 0) > 0 ? openShortcode(code, inner) : undefined;
  if (opened === undefined) return undefined;
  before();
  open.push(opened);
  return opened.opening;
}
