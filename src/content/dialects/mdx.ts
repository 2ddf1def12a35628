// Components in pages of Docusaurus, Starlight and VitePress to containers, links and HTML. Expressions are never run:
// texts in braces are texts, everything else is noted once and stays as it is written.
import { createBlockWriter } from "./blockWriter.ts";
import { isComponentName, replacementOf } from "./components.ts";
import { type ComponentDialect, closeTag, type Walk } from "./componentWalk.ts";
import { replaceElement } from "./elements.ts";
import { plain } from "./escapedText.ts";
import { createJsxReader, type JsxTag } from "./jsxTag.ts";
import { literalOf } from "./jsxValue.ts";
import { codeSpanEnd } from "./maskedText.ts";
import { takeModules } from "./moduleLines.ts";
import { type DialectNote, indentOf, opaqueFlags, type PageLine, type Pass } from "./pageLines.ts";
import { placeReplacement } from "./placeReplacement.ts";

/** The pass of a dialect. */
export const rewriteMdx =
  (dialect: ComponentDialect): Pass =>
  (source, note) => {
    const { lines, files } =
      dialect === "vitepress" ? { lines: source, files: new Map<string, string>() } : takeModules(source, note);
    if (!lines.some(({ text }) => /[<{]/.test(text))) return lines;
    return rewriteLines(lines, { dialect, files, note });
  };

interface Surroundings extends Pick<Walk, "dialect" | "files"> {
  readonly note: (note: DialectNote) => void;
}

function rewriteLines(lines: readonly PageLine[], { dialect, files, note }: Surroundings): readonly PageLine[] {
  const text = lines.map((one) => one.text).join("\n");
  const opaque = opaqueFlags(lines);
  const writer = createBlockWriter();
  let line = 0;
  const walk: Walk & CodeSpan = {
    ...{ text, dialect, files, writer, codeEnd: 0 },
    open: [],
    reader: createJsxReader(text),
    note: (key, message, hint) => note({ key, message, hint, line }),
  };
  let start = 0;
  let at = 0;
  for (const [index, one] of lines.entries()) {
    const end = start + one.text.length;
    line = one.line;
    writer.at(line);
    // What began above may end on this line, or behind it.
    if (at <= end) {
      at = Math.max(at, start);
      at = opaque[index] && at === start ? keepRest(walk, at, end) : walkLine(walk, at, end);
      if (at <= end) writer.endLine();
    }
    start = end + 1;
  }
  while (walk.open.length > 0) walk.open.pop()?.close();
  return writer.finish();
}

function keepRest({ text, writer }: Walk, at: number, end: number): number {
  writer.put(text.slice(at, end));
  return end;
}

/** Rewrites a line from an offset on; gives the offset where reading goes on, which may lie behind the line. */
function walkLine(walk: Walk & CodeSpan, from: number, end: number): number {
  const { text, writer } = walk;
  const line = text.slice(from, end);
  // The opening of a container has attributes in braces, which are code in pages of MDX.
  if (walk.dialect !== "vitepress" && line.startsWith(":::", indentOf(line).length)) return keepRest(walk, from, end);
  let at = Math.max(from, walk.codeEnd);
  let kept = from;
  while (at < end) {
    const character = text[at];
    if (character === "\\") at += 2;
    else if (character === "`") at = walk.codeEnd = endOfCode(walk, { line, from, at });
    else if (character === "<" || (character === "{" && walk.dialect !== "vitepress")) {
      writer.put(text.slice(kept, at));
      kept = at;
      const next = character === "<" ? replaceTag(walk, at, end) : replaceBraces(walk, at);
      if (next !== undefined) kept = next;
      at = next ?? at + 1;
    } else at += 1;
  }
  if (kept < end) writer.put(text.slice(kept, end));
  return Math.max(kept, end);
}

/** Where the code span ends that was read last; it may go on over lines. */
interface CodeSpan {
  codeEnd: number;
}

/** What ends a paragraph, and with it what may be a code span: an empty line, or the beginning of another block. */
const paragraphEnd = /\n[ \t]*(?:\n|`{3}|~{3}|#{1,6} |[-*+] |\d{1,9}[.)] |[>|]|<\/?[a-z!]|:::|$)/;

/** Offset behind the code span that begins in a line, or behind its next lines. */
function endOfCode(
  { text }: Walk,
  { line, from, at }: { readonly line: string; readonly from: number; readonly at: number },
): number {
  const own = from + codeSpanEnd(line, at - from);
  if (/[^`]/.test(text.slice(at, own))) return own;
  const rest = text.slice(at, from + line.length + 1000);
  const paragraph = rest.slice(0, paragraphEnd.exec(rest)?.index);
  return at + codeSpanEnd(paragraph, 0);
}

/** Writes what takes the place of a tag; gives the offset behind it, `undefined` when the tag stays as it is. */
function replaceTag(walk: Walk, at: number, lineEnd: number): number | undefined {
  const tag = walk.reader.tag(at);
  if (!tag) return undefined;
  if (!isComponentName(tag.name)) return replaceElement(walk, tag, lineEnd);
  if (tag.isClosing) return closeTag(walk, tag.name) ? tag.end : skipStray(walk, tag);
  const parent = walk.open.findLast(({ isParent }) => isParent)?.tag;
  const isInTabs = walk.open.some((around) => around.tag.name === "Tabs");
  const replacement = replacementOf(tag, { files: walk.files, parent, isInTabs });
  if (replacement.kind === "unknown") {
    const message = `The page uses the component \`<${tag.name}>\`, which is not supported here`;
    walk.note(`<${tag.name}`, message, replacement.hint);
  }
  return placeReplacement(walk, tag, replacement);
}

/** A closing tag without its opening one shows nothing. */
const skipStray = (walk: Walk, tag: JsxTag): number | undefined => (walk.dialect === "vitepress" ? undefined : tag.end);

/** Whether a place is on a line of `## Heading`: `{/* #id *\/}` gives it its id. */
const isHeading = (text: string, at: number): boolean =>
  /^#{1,6}[ \t]/.test(text.slice(text.lastIndexOf("\n", at) + 1, at).slice(0, 8));

/** Writes the text that braces hold; a comment shows nothing; what would have to be run stays as it is, and is noted. */
function replaceBraces(walk: Walk, at: number): number | undefined {
  const { text, writer, files } = walk;
  // `{#id}` gives a heading its id.
  if (text[at + 1] === "#") return undefined;
  const end = walk.reader.braces(at);
  if (end === undefined) return undefined;
  const code = text.slice(at + 1, end - 1).trim();
  if (code.startsWith("/*") && code.indexOf("*/") === code.length - 2) {
    const said = code.slice(2, -2).trim();
    if (said === "truncate") writer.put("<!-- truncate -->");
    else if (/^#[^\s{}#]{1,200}$/.test(said) && isHeading(text, at)) writer.put(`{${said}}`);
    return end;
  }
  const literal = literalOf(code, files);
  if (literal !== undefined) {
    writer.put(plain(literal));
    return end;
  }
  const shown = code.length > 40 ? `${code.slice(0, 40).trim()}…` : code;
  const message = `The page uses the expression \`{${shown.replace(/\s+/g, " ")}}\`, which is not evaluated here`;
  walk.note("expression", message, "write its result instead; if it is meant as text, write `\\{`");
  return undefined;
}
