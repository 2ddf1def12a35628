// Backticks in the text of a link that close nowhere. To CommonMark they are characters like any other; marked's rule for
// links takes them for the beginning of code, and the link for text. Reads no link itself.

/** The text of a link or an image without brackets and escapes, up to its address. */
const linkText = /^!?\[([^[\]\\]{0,1000})\]\(/;

/** A text that begins with a link, with a backslash before each such backtick, and how many there are. */
interface EscapedBackticks {
  readonly text: string;
  readonly added: number;
}

/** Escapes the backticks in the text of a link when they close nowhere; `undefined` when there is nothing to escape. */
export function escapeLoneBackticks(source: string): EscapedBackticks | undefined {
  const label = linkText.exec(source)?.[1];
  if (!label?.includes("`")) return undefined;
  const runs = [...label.matchAll(/`+/g)].map(([run]) => run.length);
  // One run alone, so that it is not a question which of several belong together.
  const [length] = runs;
  if (length === undefined || runs.length > 1) return undefined;
  const start = source.indexOf("`");
  const rest = source.slice(start + length);
  if (new RegExp(`(?<!\`)\`{${length}}(?!\`)`).test(rest)) return undefined;
  return { text: source.slice(0, start) + "\\`".repeat(length) + rest, added: length };
}
