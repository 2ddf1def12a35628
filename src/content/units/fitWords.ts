// Writes a translation so that it stays what its original is in the page: a paragraph must not become a list because it
// begins with a number, nor a cell two.
import { titleInBrackets } from "../containerSyntax.ts";
import type { TextUnit } from "./textUnit.ts";

/** Signs at the beginning of a line that make something else of it. */
const marks = /^(?:#{1,6}(?=\s|$)|>|[-+*](?=\s|$)|:::|`{3,}(?=[^`]*$)|~{3}|\||(?:=+|-+)$|\[(?=[^\]]+\]:))/;
const numbers = /^(\d{1,9})([.)])(?=\s|$)/;

/**
 * The translation as it is to stand in place of a stretch.
 * @param page The text that the stretch is of.
 * @returns `undefined` when the page has no place for it: code that would end its own fence.
 */
export function fitWords(unit: TextUnit, translation: string, page: string): string | undefined {
  const { kind, prefix } = unit;
  const text = translation.replace(/\r\n?/g, "\n").trim();
  if (kind === "code") return fitCode(translation, unit, page);
  if (kind === "text" || kind === "item") return fitLines(text, prefix);
  // An empty line ends raw HTML.
  if (kind === "html" && text.startsWith("<")) return text.replace(/\n\s*\n/g, "\n");
  const line = text.replace(/\s*\n\s*/g, " ");
  if (kind === "cell") return line.replace(/(?<!\\)((?:\\\\)*)\|/g, "$1\\|");
  if (kind === "title") return page[unit.start - 1] === "[" ? titleInBrackets(line) : line;
  if (kind === "attribute") return fitValue(line, unit, page);
  // Braces at the end would be the heading's id.
  return kind === "html" ? line : line.replace(/[ \t]*\{#[^{}]*\}$/, "");
}

/** A paragraph in one line, or more where lines end in a backslash. */
function fitLines(text: string, prefix: string): string {
  const lines = text.split("\n").flatMap((line) => (line.trim() === "" ? [] : [line.trim()]));
  if (text.startsWith("<")) return lines.join(`\n${prefix}`);
  return lines
    .map((line, index) => {
      const before = lines[index - 1];
      const isFirst = before === undefined || isBroken(before);
      const own = isFirst ? line.replace(marks, "\\$&").replace(numbers, "$1\\$2") : line;
      if (index === lines.length - 1) return own;
      return isBroken(line) ? `${own}\n${prefix}` : `${own} `;
    })
    .join("");
}

const isBroken = (line: string): boolean => line.endsWith("\\") && !line.endsWith("\\\\");

/** A value keeps its quotation marks. */
function fitValue(line: string, { start, end }: TextUnit, page: string): string {
  const quote = page[start - 1] === "'" ? "'" : '"';
  const isTag = !page
    .slice(page.lastIndexOf("\n", start) + 1, start)
    .trimStart()
    .startsWith(":::");
  if (isTag) return line.replaceAll(quote, quote === '"' ? "&quot;" : "&#39;");
  const plain = line.replace(/[{}]/g, "");
  return page[end] === quote ? plain.replaceAll(quote, "") : plain;
}

function fitCode(translation: string, { start, prefix }: TextUnit, page: string): string | undefined {
  const lineBefore = page.slice(page.lastIndexOf("\n", start - 2) + 1, start);
  const fence = /`{3,}|~{3,}/.exec(lineBefore)?.[0] ?? "```";
  const lines = translation.replace(/\r\n?/g, "\n").split("\n");
  const endsFence = lines.some(
    (line) => line.trim().startsWith(fence) && line.trim() === fence[0]?.repeat(line.trim().length),
  );
  if (endsFence) return undefined;
  return lines.map((line) => (line === "" ? prefix.trimEnd() : `${prefix}${line}`)).join("\n");
}
