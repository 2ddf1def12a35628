// Where blanks and comments of a program end.

/** The position behind the blanks and comments at a position. */
export function behindBlanks(text: string, start: number): number {
  let at = start;
  for (;;) {
    while (/\s/.test(text[at] ?? "")) at += 1;
    const [opens, closes] = text.startsWith("//", at) ? ["//", "\n"] : ["/*", "*/"];
    if (!text.startsWith(opens, at)) return at;
    const end = text.indexOf(closes, at + 2);
    at = end === -1 ? text.length : end + closes.length;
  }
}
