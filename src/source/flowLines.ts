// Reads YAML whose brackets `{}` and `[]` hold lines that are indented too little, as in `example: {` … `}` with the last
// bracket below the key. The letter of YAML forbids it; many other parsers take it, and so many files have it.
import { EVENT_ID, type Event, parseEvents, YAMLException } from "js-yaml";

/** A document's events, and the text that they are places of: as long as the one that was given. */
interface ReadEvents {
  readonly events: Event[];
  readonly source: string;
}

/** Brackets of a document that are mended: each costs reading it once more. */
const maxMended = 30;

/** Parses a document into events. Lines inside brackets may be indented as they like. */
export function readEvents(text: string, options: { readonly maxDepth: number }): ReadEvents {
  let source = text;
  let first: YAMLException | undefined;
  for (let mended = 0; ; mended += 1) {
    try {
      const events = parseEvents(source, options);
      // Lines of a text in quotes are no lines of brackets: its line ends mean something.
      if (first !== undefined && events.some((event) => isChanged(event, text, source))) throw first;
      return { events, source };
    } catch (error) {
      if (!(error instanceof YAMLException) || error.reason !== "deficient indentation") throw error;
      first ??= error;
      const joined = mended < maxMended ? joinLines(source, error.mark?.position ?? 0) : undefined;
      if (joined === undefined) throw first;
      source = joined;
    }
  }
}

function isChanged(event: Event, text: string, source: string): boolean {
  if (event.type !== EVENT_ID.SCALAR) return false;
  const { valueStart, valueEnd } = event;
  return text.slice(valueStart, valueEnd) !== source.slice(valueStart, valueEnd);
}

/** Blanks in place of the line ends around an offset, up to the bracket that closes what it stands in. */
function joinLines(source: string, offset: number): string | undefined {
  const before = source.slice(0, offset);
  const start = before.trimEnd().length;
  // A comment ends with its line.
  if (/(?:^|\s)#/.test(before.slice(before.lastIndexOf("\n", start - 1) + 1, start))) return undefined;
  const end = endOfBrackets(source, offset);
  if (end === undefined) return undefined;
  return source.slice(0, start) + source.slice(start, end).replace(/\n/g, " ") + source.slice(end);
}

/** Text in quotes, a comment, a bracket; the apostrophe of `it's` is none of them. */
const mark = /"(?:[^"\\]|\\.)*"|(?<=[\s,:[{])'[^']*'|(?<=\s)#|[[\]{}]/gs;

/** Offset of the bracket that closes what an offset stands in; `undefined` where there is none, or a comment before it. */
function endOfBrackets(source: string, offset: number): number | undefined {
  let depth = 0;
  mark.lastIndex = offset;
  for (let found = mark.exec(source); found !== null; found = mark.exec(source)) {
    const [text] = found;
    if (text === "#") return undefined;
    if (text === "{" || text === "[") depth += 1;
    if (text !== "}" && text !== "]") continue;
    depth -= 1;
    if (depth < 0) return found.index;
  }
  return undefined;
}
