// HTML with Markdown inside, `<div class="grid cards" markdown>`: the content gets the empty lines that CommonMark asks
// for, and a grid of cards becomes cards.
import { dialectColons, indentOf, isBlank, opaqueFlags, openingLine, type PageLine, type Pass } from "./pageLines.ts";

/** A start tag alone on its line: name in group 1, attributes in group 2. */
const startTag =
  /^<(div|section|article|aside|figure|figcaption|center|details|summary|p|span)\b([^<>]{0,500})>[ \t]*$/i;
const endTag = /^<\/(div|section|article|aside|figure|figcaption|center|details|summary|p|span)>[ \t]*$/i;
const markdownAttribute = /\s*\bmarkdown(?:="[^"]*"|='[^']*'|=\w+)?/i;

/** Blocks of HTML whose content is Markdown. */
export const rewriteMarkedHtml: Pass = (lines) => {
  if (!lines.some(({ text }) => /<\w[^<>]*\bmarkdown/i.test(text))) return lines;
  const opaque = opaqueFlags(lines);
  const out: PageLine[] = [];
  const open: ("markdown" | "cards" | "html")[] = [];
  for (const [index, line] of lines.entries()) {
    const indent = indentOf(line.text);
    const text = line.text.slice(indent.length);
    const blank = { text: "", line: line.line };
    const start = opaque[index] ? null : startTag.exec(text);
    const end = opaque[index] || start ? null : endTag.exec(text);
    if (start) {
      const [, name = "", attributes = ""] = start;
      const isMarkdown = markdownAttribute.test(attributes);
      const isCards = isMarkdown && /\bclass="[^"]*\bcards\b/.test(attributes) && followedByList(lines, index);
      open.push(isCards ? "cards" : isMarkdown ? "markdown" : "html");
      const tag = isCards ? openingLine("cards") : `<${name}${attributes.replace(markdownAttribute, "")}>`;
      out.push({ ...line, text: indent + tag });
      if (isMarkdown) out.push(blank);
    } else if (end) {
      const kind = open.pop();
      if (kind === "cards") out.push({ ...line, text: indent + dialectColons });
      else if (kind === "markdown") out.push(blank, line, blank);
      else out.push(line);
    } else if (open.at(-1) === "cards" && /^-{3,}\s*$/.test(text)) out.push(blank);
    else if (!opaque[index] && /<\w[^<>]{0,500}\smarkdown(?:[\s=>]|$)/.test(text)) {
      out.push({ ...line, text: indent + text.replace(/(<\w[^<>]{0,500}?)\smarkdown(?:="[^"]*")?(?=[\s>])/g, "$1") });
    } else out.push(line);
  }
  return out;
};

/** Whether a list follows: only that can be cards. */
function followedByList(lines: readonly PageLine[], index: number): boolean {
  const next = lines.slice(index + 1, index + 6).find(({ text }) => !isBlank(text));
  return /^\s*[-*+]\s/.test(next?.text ?? "");
}
