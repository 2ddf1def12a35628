// Lists of definitions as Python-Markdown has them, a term above and `:   text` below, to HTML around Markdown.
import { indentOf, isBlank, opaqueFlags, type PageLine, type Pass } from "./pageLines.ts";

/** `:   text`: blanks in group 1, text in group 2. */
const definition = /^([ \t]*):[ \t]{1,8}(\S.*)$/;
/** A term that some program of the site fills in: `<!-- option a.b -->`. */
const comment = /^\s*<!--.{0,500}-->\s*$/;

/** Lists of definitions as `dl`. */
export const rewriteDefinitions: Pass = (lines) => {
  if (!lines.some(({ text }) => definition.test(text))) return lines;
  const opaque = opaqueFlags(lines);
  const out: PageLine[] = [];
  let isOpen = false;
  for (let index = 0; index < lines.length; ) {
    const line = lines[index];
    if (!line) break;
    const isTerm = !isBlank(line.text) && (!opaque[index] || comment.test(line.text));
    const first = isTerm ? definitionAfter(lines, index) : undefined;
    if (first === undefined) {
      if (isOpen && !isBlank(line.text)) {
        out.push(...markup(line, indentOf(line.text), "</dl>"));
        isOpen = false;
      }
      out.push(line);
      index += 1;
      continue;
    }
    const indent = indentOf(line.text);
    if (!isOpen) out.push(...markup(line, indent, "<dl>"));
    isOpen = true;
    for (const term of lines.slice(index, first)) {
      if (!isBlank(term.text))
        out.push(...around({ line: term, indent, name: "dt" }, [{ ...term, text: indent + term.text.trim() }]));
    }
    index = writeDefinitions(lines, first, { indent, out });
  }
  if (isOpen) out.push({ text: "", line: lines.length - 1 }, { text: "</dl>", line: lines.length - 1 });
  return out;
};

/** Index of the definition that follows a term of one or two lines, with at most one empty line between. */
function definitionAfter(lines: readonly PageLine[], term: number): number | undefined {
  const text = lines[term]?.text ?? "";
  // A line of text below a table is its caption.
  if (definition.test(text) || /^\s*(?:[#>|]|[-*+]\s|:::)| \| /.test(text)) return undefined;
  const isBelow = (index: number): boolean => {
    const [, indent] = definition.exec(lines[index]?.text ?? "") ?? [];
    return indent !== undefined && indent.length === indentOf(text).length;
  };
  if (isBelow(term + 1)) return term + 1;
  return isBlank(lines[term + 1]?.text ?? "x") && isBelow(term + 2) ? term + 2 : undefined;
}

/** Writes the definitions of a term; gives the index behind them. */
function writeDefinitions(
  lines: readonly PageLine[],
  start: number,
  { indent, out }: { readonly indent: string; readonly out: PageLine[] },
): number {
  let index = start;
  for (;;) {
    const head = lines[index];
    const [, , text] = definition.exec(head?.text ?? "") ?? [];
    if (!head || text === undefined) return index;
    const content: PageLine[] = [{ ...head, text: indent + text }];
    let end = index + 1;
    for (let at = end; at < lines.length; at += 1) {
      const line = lines[at];
      if (!line) break;
      if (isBlank(line.text)) continue;
      const isInside = indentOf(line.text).length >= indent.length + 4;
      // Text that goes on below without an empty line belongs to the definition too.
      const goesOn = at === end && !definition.test(line.text) && !isBlank(lines[at - 1]?.text ?? "");
      if (!isInside && !goesOn) break;
      for (let blank = end; blank < at; blank += 1) content.push({ text: "", line: lines[blank]?.line ?? line.line });
      content.push({ ...line, text: isInside ? indent + line.text.slice(indent.length + 4) : line.text });
      end = at + 1;
    }
    out.push(...around({ line: head, indent, name: "dd" }, content));
    index = end;
    while (isBlank(lines[index]?.text ?? "x") && definition.test(lines[index + 1]?.text ?? "")) index += 1;
  }
}

const markup = (line: PageLine, indent: string, html: string): readonly PageLine[] => [
  { text: "", line: line.line },
  { text: indent + html, line: line.line },
  { text: "", line: line.line },
];

/** A tag around lines, and the line that it stands for. */
interface Tag {
  readonly line: PageLine;
  readonly indent: string;
  readonly name: string;
}

function around({ line, indent, name }: Tag, content: readonly PageLine[]): readonly PageLine[] {
  return [
    { text: `${indent}<${name}>`, line: line.line },
    { text: "", line: line.line },
    ...content,
    { text: "", line: content.at(-1)?.line ?? line.line },
    { text: `${indent}</${name}>`, line: content.at(-1)?.line ?? line.line },
  ];
}
