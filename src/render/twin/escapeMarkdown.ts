// Text that stays text in Markdown: only what would mean something at its place gets a backslash, so that twins stay
// easy to read.

/** Characters with a meaning anywhere: emphasis, code, links, HTML, and a list of fields `[]` that is no link. */
const special = /[\\`*~]|\[\](?![([:])|[[\]]|<(?=[a-z/!?])|(?<![\p{L}\p{N}_])_|_(?![\p{L}\p{N}_])/giu;
/** What begins a block at the start of a line: `# `, `> `, `- `, `1. `, `---`, `===`. */
const lineStart = /^(?:(#{1,6}(?=\s|$)|[+-](?=\s|$)|>|=+\s*$|-{2,}\s*$)|(\d{1,9})([.)](?=\s|$)))/;

/** Text for inside a paragraph. */
export function escapeText(text: string): string {
  if (!/[\\`*~[\]<_]/.test(text)) return text;
  const readable = text.includes("<") && addressStart.test(text) ? text.replace(words, withoutAddress) : undefined;
  if (readable === undefined) return text.replace(special, escapeSign);
  return readable.replace(special, escapeSign).replaceAll(addressBreak, "\\");
}

const escapeSign = (found: string): string => (found === "[]" ? found : `\\${found}`);

/** Text that Markdown of GitHub takes for an address up to a space or `<`, a backslash before that included. */
const addressStart = /(?:https?|ftp)(?=:\/\/)|www(?=\.)/i;
/** A word and the HTML that would begin behind it. */
const words = /[^\s<]+(<[a-z/!?])?/gi;
/** Stands for a backslash that must not be escaped: Unicode keeps this code for such uses. */
const addressBreak = "\ufdd0";

/** A word that HTML would follow, with addresses in it that are none: `http\://a/\<b>`. */
function withoutAddress(word: string, tag: string | undefined): string {
  return tag === undefined ? word : word.replace(new RegExp(addressStart, "gi"), `$&${addressBreak}`);
}

/** Code of `>`: what begins a block comes before letters. */
const lastOfMarks = 62;

/** A line that begins no block but a paragraph. */
export function escapeLineStart(line: string): string {
  if (line === "" || line.charCodeAt(0) > lastOfMarks) return line;
  return line.replace(lineStart, (_, mark?: string, digits = "", end = "") =>
    mark === undefined ? `${digits}\\${end}` : `\\${mark}`,
  );
}

/** Longest run of a character in a text. */
function longestRun(text: string, character: string): number {
  if (!text.includes(character)) return 0;
  let longest = 0;
  for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) {
    const start = at;
    while (text[at + 1] === character) at += 1;
    longest = Math.max(longest, at + 1 - start);
  }
  return longest;
}

/** Code inside a line: its fence is longer than any run of backticks in it. */
export function inlineCode(text: string): string {
  const line = text.includes("\n") ? text.replace(/\s*\n\s*/g, " ") : text;
  if (line === "") return "";
  const fence = line.includes("`") ? "`".repeat(longestRun(line, "`") + 1) : "`";
  const isPadded =
    line.startsWith("`") || line.endsWith("`") || (line.startsWith(" ") && /^ .* $/.test(line) && line.trim() !== "");
  return isPadded ? `${fence} ${line} ${fence}` : fence + line + fence;
}

/** A block of code. */
export function fencedCode(
  code: string,
  { language, title }: { readonly language: string; readonly title: string },
): string {
  const name = language === "text" ? "" : language;
  const info = title === "" ? name : `${name}${name === "" ? "" : " "}title="${title.replaceAll('"', "'")}"`;
  const mark = info.includes("`") ? "~" : "`";
  const fence = mark.repeat(Math.max(3, longestRun(code, mark) + 1));
  return `${fence}${info.replace(/\s+/g, " ")}\n${code}${code.endsWith("\n") || code === "" ? "" : "\n"}${fence}`;
}

/** Address of a link or picture. */
export function linkTarget(address: string): string {
  return address.replace(/[\s<>()\\]/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, "0")}`);
}
