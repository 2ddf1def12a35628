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
  const { kind, prefix } = unit;
  const text = translation.replace(lineEnds, "\n").trim();
  if (kind === "code") return fitCode(translation, unit, page);
  if (kind === "text" || kind === "item") return fitLines(text, prefix);
  if (kind === "html") return fitHtml(text, unit.text);
  const line = text.replace(/\s*\n\s*/g, " ");
  const before = signBefore(unit, page);
  if (kind === "cell") return fitCell(line, before);
  if (kind === "title") return fitTitle(line, before);
  if (kind === "attribute") return line.replaceAll("<", "&lt;").replaceAll(before, before === "'" ? "&#39;" : "&quot;");
  // Values of containers know no escapes.
  if (kind === "option") return line.replace(/[{}]/g, "").replaceAll(before, "");
  // Braces at the end would be the heading's id.
  const words = wordsOfHeading(line) || line;
  return before === "#" ? words : escapeStart(words);
}

/** Also those that come with texts from word processors, and are blanks in a page. */
const lineEnds = /\r\n?|[\u2028\u2029]/g;

/** The sign in front of a stretch, but for blanks. */
function signBefore({ start }: TextUnit, page: string): string {
  let index = start - 1;
  while (page[index] === " " || page[index] === "\t") index -= 1;
  return page[index] ?? "";
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
  return before === "|" ? words : escapeStart(words);
}

/** The title of a container in brackets, in quotation marks or bare. */
function fitTitle(line: string, before: string): string {
  if (before === "[") return titleInBrackets(line);
  return before === '"' ? line.replaceAll('"', "&quot;") : line.replace(/^\{/, "\\{");
}

const isBroken = (line: string): boolean => line.endsWith("\\") && !line.endsWith("\\\\");

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
