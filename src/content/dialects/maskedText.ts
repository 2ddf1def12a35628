// A line of prose with its code spans, tags and link destinations out of the way, so that marks are replaced in text
// alone. Changes nothing itself.

/** Begins and ends the number of a piece that is put back; private characters that no text needs. */
const open = "\uE0F0";
const close = "\uE0F1";

/**
 * Rewrites the prose of a line. What `rewrite` gets holds a short mark for each code span, tag and destination.
 * @param rewrite Gives the new text; the marks in it become again what they stand for.
 */
export function rewriteProse(line: string, rewrite: (prose: string) => string): string {
  const kept: string[] = [];
  const masked = maskLine(line.replace(/[\uE0F0\uE0F1]/g, ""), kept);
  const rewritten = rewrite(masked);
  if (kept.length === 0) return rewritten;
  return rewritten.replace(/\uE0F0(\d+)\uE0F1/g, (_, number: string) => kept[Number(number)] ?? "");
}

function maskLine(line: string, kept: string[]): string {
  let out = "";
  let from = 0;
  for (let at = 0; at < line.length; ) {
    const end = maskedEnd(line, at);
    if (end === undefined) {
      at += 1;
      continue;
    }
    out += `${line.slice(from, at)}${open}${kept.push(line.slice(at, end)) - 1}${close}`;
    from = end;
    at = end;
  }
  return out + line.slice(from);
}

/** End of what is masked at an index: a code span, a tag or autolink, the destination of a link, an escape. */
function maskedEnd(line: string, at: number): number | undefined {
  const character = line[at];
  if (character === "\\") return Math.min(at + 2, line.length);
  if (character === "`") return codeSpanEnd(line, at);
  if (character === "<" && /[a-zA-Z/!]/.test(line[at + 1] ?? "")) {
    const end = line.indexOf(">", at);
    return end === -1 || end - at > 2000 ? undefined : end + 1;
  }
  if (character === "(" && line[at - 1] === "]") {
    const end = line.indexOf(")", at);
    return end === -1 || end - at > 2000 ? undefined : end + 1;
  }
  return undefined;
}

/** Rewrites what of a line is no code span; addresses of links too. */
export function outsideCode(line: string, rewrite: (text: string) => string): string {
  let out = "";
  let from = 0;
  for (let at = line.indexOf("`"); at !== -1; at = line.indexOf("`", from)) {
    const end = codeSpanEnd(line, at);
    out += rewrite(line.slice(from, at)) + line.slice(at, end);
    from = end;
  }
  return out + rewrite(line.slice(from));
}

/** End of the code span that begins at an index; of back-ticks that open none, the end of their row. */
export function codeSpanEnd(line: string, at: number): number {
  let width = 0;
  while (line[at + width] === "`") width += 1;
  const run = "`".repeat(width);
  for (let end = line.indexOf(run, at + width); end !== -1; end = line.indexOf(run, end)) {
    let length = width;
    while (line[end + length] === "`") length += 1;
    if (length === width) return end + width;
    end += length;
  }
  return at + width;
}
