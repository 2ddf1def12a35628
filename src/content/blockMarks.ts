// Looks at the characters that Markdown's blocks begin with, so that only rules that can match are tried: most blocks are
// paragraphs, for which a dozen of regular expressions would say no. Decides nothing itself.

/** The first character of a text behind its first three spaces; a space when there are more, a newline at its end. */
export function blockMarkOf(source: string): string {
  return markAt(source, 0);
}

/** The same of a text's second line; a newline when there is none. */
export function markOfSecondLine(source: string): string {
  const newline = source.indexOf("\n");
  return newline === -1 ? "\n" : markAt(source, newline + 1);
}

/** The second line of a text; empty when there is none. */
export function secondLineOf(source: string): string {
  const start = source.indexOf("\n") + 1;
  if (start === 0) return "";
  const end = source.indexOf("\n", start);
  return source.slice(start, end === -1 ? source.length : end);
}

/** Whether a line can stand between the head of a table and its rows. */
export function isTableRule(line: string): boolean {
  return /[:|]/.test(line) && /^ {0,3}(?:\|[ \t]*)?:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*(?:\|[ \t]*)?$/.test(line);
}

/** Another block that ends a paragraph, with the signs that it can begin with. */
const otherBlock =
  / {0,3}(?:#{1,6}(?:\s|$)|>|`{3}|~{3}|(?:[*+]|\d{1,9}[.)]) |(?:(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})(?:\n|$)|\|?(?:[:\- ]*\|)+[:\- ]*\n|<(?:!--|\?|![A-Za-z]|!\[CDATA\[|(?:script|pre|style|textarea)(?:[\s>]|$)))/y;
const otherBlockMarks = "#><`~*+_|:0123456789";

/** Whether the paragraph that a text begins with may be a heading: some line of it but the first begins like a rule. */
export function isUnderlined(source: string): boolean {
  for (let newline = source.indexOf("\n"); newline !== -1; newline = source.indexOf("\n", newline + 1)) {
    const mark = markAt(source, newline + 1);
    if (mark === "=" || mark === "-") return true;
    if (mark === "\n") return false;
    if (!otherBlockMarks.includes(mark)) continue;
    otherBlock.lastIndex = newline + 1;
    if (otherBlock.test(source)) return false;
  }
  return false;
}

function markAt(source: string, start: number): string {
  let index = start;
  while (index < start + 3 && source.charCodeAt(index) === 32) index += 1;
  return source[index] ?? "\n";
}
