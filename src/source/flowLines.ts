// Reads YAML whose brackets `{}` and `[]`, or whose texts in quotes, hold lines that are indented too little, as in
// `example: {` … `}` with the last bracket below the key. The letter of YAML forbids it; many other parsers take it, and
// so many files have it.
import { EVENT_ID, type Event, parseEvents, SCALAR_STYLE, YAMLException } from "js-yaml";
import { quotedAround, type Stretch } from "./quotedLines.ts";

/** Brackets and texts of a document that are mended: each costs reading it once more. */
const maxMended = 30;

/** Parses a document into events, whose places are those of the text. Lines inside brackets may be indented as they like. */
export function readEvents(text: string, options: { readonly maxDepth: number }): Event[] {
  let source = text;
  let first: YAMLException | undefined;
  for (let mended = 0; ; mended += 1) {
    try {
      const events = parseEvents(source, options);
      return first === undefined ? events : events.map((event) => eventOfText(event, { text, source, mistake: first }));
    } catch (error) {
      if (!(error instanceof YAMLException) || error.reason !== "deficient indentation") throw error;
      first ??= error;
      if (mended === maxMended) throw first;
      const joined = joinLines(source, error.mark?.position ?? 0);
      if (joined === undefined) throw error;
      source = joined;
    }
  }
}

interface Mended {
  readonly text: string;
  /** The text with blanks in place of some line ends. */
  readonly source: string;
  readonly mistake: YAMLException | undefined;
}

/** An event whose value is read from the text: line ends in quotes mean something, those in a plain text are a mistake. */
function eventOfText(event: Event, { text, source, mistake }: Mended): Event {
  if (event.type !== EVENT_ID.SCALAR) return event;
  const { valueStart, valueEnd, style } = event;
  if (text.slice(valueStart, valueEnd) === source.slice(valueStart, valueEnd)) return event;
  if (style !== SCALAR_STYLE.DOUBLE_QUOTED && style !== SCALAR_STYLE.SINGLE_QUOTED) throw mistake;
  return { ...event, fast: false };
}

/** A source with the lines of the text in quotes, or of the brackets, that an offset stands in joined to one. */
function joinLines(source: string, offset: number): string | undefined {
  const quoted = quotedAround(source, offset);
  return quoted === undefined ? joinInBrackets(source, offset) : withoutLineEnds(source, quoted);
}

function withoutLineEnds(source: string, { start, end }: Stretch): string {
  return source.slice(0, start) + source.slice(start, end).replace(/\n/g, " ") + source.slice(end);
}

/** Blanks in place of the line ends around an offset, up to the bracket that closes what it stands in. */
function joinInBrackets(source: string, offset: number): string | undefined {
  const before = source.slice(0, offset);
  const start = before.trimEnd().length;
  // A comment ends with its line.
  const line = before.slice(before.lastIndexOf("\n", start - 1) + 1, start);
  if ([...marksFrom(line, 0)].some(([text]) => text === "#")) return undefined;
  const end = endOfBrackets(source, offset);
  if (end === undefined) return undefined;
  return withoutLineEnds(source, { start, end });
}

/** Text in quotes, a comment, a bracket; the apostrophe of `it's` is none of them. */
const mark = /"(?:[^"\\]|\\.)*"|(?<=^|[\s,:[{])'[^']*'|(?<=^|\s)#|[[\]{}]/gs;

/** Offset of the bracket that closes what an offset stands in; `undefined` where there is none, or a comment before it. */
function endOfBrackets(source: string, offset: number): number | undefined {
  let depth = 0;
  for (const { 0: text, index } of marksFrom(source, offset)) {
    if (text === "#") return undefined;
    if (text === "{" || text === "[") depth += 1;
    if (text !== "}" && text !== "]") continue;
    depth -= 1;
    if (depth < 0) return index;
  }
  return undefined;
}

function marksFrom(text: string, offset: number): RegExpStringIterator<RegExpExecArray> {
  mark.lastIndex = offset;
  return text.matchAll(mark);
}
