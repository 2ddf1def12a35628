// Writes a translation so that it stays what its original is in the page: a paragraph must not become a list because it
// begins with a number, nor a cell two.
import { titleInBrackets } from "../containerSyntax.ts";
import { wordsOfHeading } from "./cutHeading.ts";
import { fitHtml } from "./cutHtml.ts";
import { escapeFurther, escapeStart } from "./escapeStart.ts";
import type { TextUnit } from "./textUnit.ts";

/**
 * The translation as it is to stand in place of a stretch.
 * @param page The text that the stretch is of.
 * @returns `undefined` when the page has no place for it: code that would end its own fence.
 */
export function fitWords(unit: TextUnit, translation: string, page: string): string | undefined {
  const { kind, prefix, start } = unit;
  const text = translation.replace(/\r\n?/g, "\n").trim();
  if (kind === "code") return fitCode(translation, unit, page);
  if (kind === "text" || kind === "item") return fitLines(text, prefix);
  if (kind === "html") return fitHtml(text, unit.text);
  const line = text.replace(/\s*\n\s*/g, " ");
  const before = page.slice(page.lastIndexOf("\n", start - 1) + 1, start);
  if (kind === "cell") return fitCell(line, before);
  if (kind === "title") return fitTitle(line, before);
  if (kind === "attribute") return fitValue(line, unit, page);
  // Braces at the end would be the heading's id.
  const words = wordsOfHeading(line) || line;
  return before.includes("#") ? words : escapeStart(words);
}

/** A paragraph in one line, or more where lines end in a backslash. */
function fitLines(text: string, prefix: string): string {
  const lines = text.split("\n").flatMap((line) => (line.trim() === "" ? [] : [line.trim()]));
  if (text.startsWith("<"))
    return lines.map((line, index) => (index === 0 ? escapeStart(line) : escapeFurther(line))).join(`\n${prefix}`);
  return lines
    .map((line, index) => {
      const before = lines[index - 1];
      const isFirst = before === undefined || isBroken(before);
      const own = isFirst ? escapeStart(line) : line;
      if (index === lines.length - 1) return own;
      return isBroken(line) ? `${own}\n${prefix}` : `${own} `;
    })
    .join("");
}

/** A cell in its row: a backslash must not take its bar, nor its beginning be that of the line. */
function fitCell(line: string, before: string): string {
  const words = line.replace(/(?<!\\)((?:\\\\)*)\|/g, "$1\\|").replace(/(?<!\\)(?:\\\\)*\\$/, "$&\\");
  return before.includes("|") ? words : escapeStart(words);
}

/** The title of a container in brackets, in quotation marks or bare. */
function fitTitle(line: string, before: string): string {
  if (before.endsWith("[")) return titleInBrackets(line);
  return before.endsWith('"') ? line.replaceAll('"', "&quot;") : line.replace(/^\{/, "\\{");
}

const isBroken = (line: string): boolean => line.endsWith("\\") && !line.endsWith("\\\\");

/** A value keeps its quotation marks. */
function fitValue(line: string, { start, end }: TextUnit, page: string): string {
  const quote = page[start - 1] === "'" ? "'" : '"';
  const isTag = !page
    .slice(page.lastIndexOf("\n", start) + 1, start)
    .trimStart()
    .startsWith(":::");
  if (isTag) return line.replaceAll("<", "&lt;").replaceAll(quote, quote === '"' ? "&quot;" : "&#39;");
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
