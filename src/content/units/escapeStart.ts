// Keeps a line the text that it is meant as: what would begin another block there is escaped.
import { trackOpaqueLines } from "../opaqueLines.ts";
import { beginsHtml, interruptsText, isRule, isVerbatim, readOpening } from "./blockStarts.ts";

/** `# `, `> `, `- `, `: `, `[^1]:`, `[x] `, a line of a table, one that makes a heading of the line above. */
const marks = /^(?:#{1,6}(?=\s|$)|>|[-+*:](?=\s|$)|:::|\||(?:=+|-+)$|\[(?:\^[^\]]+\]:|[ xX]\](?=\s|$)))/;
const numbers = /^(\d{1,9})([.)])(?=\s|$)/;

/** The first line of a text. */
export function escapeStart(line: string): string {
  if (numbers.test(line)) return line.replace(numbers, "$1\\$2");
  if (!marks.test(line) && !beginsBlock(line)) return line;
  // Letters have no backslash: `import x from 'y'`.
  return /^[a-z]/i.test(line) ? `&#${line.charCodeAt(0)};${line.slice(1)}` : `\\${line}`;
}

/** A further line of a text. A tag alone on its line begins nothing there, unless it is that of a block. */
export const escapeFurther = (line: string): string =>
  beginsHtml(line) && !interruptsText(line) ? line : escapeStart(line);

const beginsBlock = (line: string): boolean =>
  isRule(line) ||
  isVerbatim(line) ||
  beginsHtml(line) ||
  readOpening(line) !== undefined ||
  trackOpaqueLines({ anyIndent: false }).covers(line);
