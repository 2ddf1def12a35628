// Finds texts in quotes whose further lines are indented too little, as generators and standards bodies write them. The
// letter of YAML forbids it; many other parsers take it.

/** A stretch of a document. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Lines above a mistake where its text may begin: longer descriptions are blocks. */
const maxLines = 100;

/** A mark that may open a text: behind the key, the dash or the bracket of what it belongs to. */
const opening = /(?<=^|[\s:,[{])["']/gm;
const closings: Readonly<Record<string, RegExp>> = {
  '"': /"(?:[^"\\]|\\.)*"/suy,
  "'": /'(?:[^']|'')*'/uy,
};

/** A line that is a part of a map or a list: the quotes before it have been left open by mistake. */
const ownPart = /^[^\S\n]*(?:-[^\S\n]|["']?[\w$./{}-]+["']?[^\S\n]*:(?:[^\S\n]|$))/m;

/** The text in quotes that an offset stands in; `undefined` where it stands in none that can be meant. */
export function quotedAround(source: string, offset: number): Stretch | undefined {
  let from = offset;
  for (let lines = 0; lines < maxLines && from > 0; lines += 1) from = source.lastIndexOf("\n", from - 2) + 1;
  const marks = [...source.slice(from, offset).matchAll(opening)].map(({ index }) => from + index);
  for (const start of marks.reverse()) {
    const end = endOfQuoted(source, start);
    if (end === undefined || end <= offset) continue;
    const further = source.slice(source.indexOf("\n", start) + 1, end);
    return ownPart.test(further) ? undefined : { start, end };
  }
  return undefined;
}

/** Offset behind the mark that closes a text. */
function endOfQuoted(source: string, start: number): number | undefined {
  const closing = closings[source.charAt(start)];
  if (closing === undefined) return undefined;
  closing.lastIndex = start;
  return closing.test(source) ? closing.lastIndex : undefined;
}
