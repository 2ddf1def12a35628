// Text that stays text in Markdown: only what would mean something at its place gets a backslash, so that twins and lists
// stay easy to read.

/** Characters with a meaning anywhere: emphasis, code, links, HTML, and a list of fields `[]` that is no link. */
const special = /[\\`*~]|\[\](?![([:])|[[\]]|<(?=[a-z/!?])|(?<![\p{L}\p{N}_])_|_(?![\p{L}\p{N}_])/giu;
/** What begins a block at the start of a line: `# `, `> `, `- `, `1. `, `---`, `===`. */
const lineStart = /^(?:(#{1,6}(?=\s|$)|[+-](?=\s|$)|>|=+\s*$|-{2,}\s*$)|(\d{1,9})([.)](?=\s|$)))/;

/** Text for inside a paragraph. */
export function escapeText(text: string): string {
  if (!/[\\`*~[\]<_]/.test(text)) return text;
  const readable = addressStart.test(text)
    ? text.replaceAll(addressBreak, "\ufffd").replace(words, withoutAddress)
    : undefined;
  if (readable === undefined) return text.replace(special, escapeSign);
  return readable.replace(special, escapeSign).replaceAll(addressBreak, "\\");
}

const escapeSign = (found: string): string => (found === "[]" ? found : `\\${found}`);

/** Text that Markdown of GitHub takes for an address up to a space or `<`, a backslash before that included. */
const addressStart = /(?:https?|ftp)(?=:\/\/)|www(?=\.)/i;
/** A word and the HTML that would begin behind it. */
const words = /[^\s<]+(<[a-z/!?])?/gi;
/** Stands for a backslash that must not be escaped: Unicode keeps this code for such uses, so no text has a use for it. */
const addressBreak = "\ufdd0";

/** A word with a sign to escape, or that HTML would follow, with addresses in it that are none: `http\://a/\<b>`. */
function withoutAddress(word: string, tag: string | undefined): string {
  if (tag === undefined && word.search(special) < 0) return word;
  return word.replace(new RegExp(addressStart, "gi"), `$&${addressBreak}`);
}

/** Code of `>`: what begins a block comes before letters. */
const lastOfMarks = 62;

/** A line that begins no block but a paragraph. */
export function escapeLineStart(line: string): string {
  if (line === "" || line.charCodeAt(0) > lastOfMarks) return line;
  // biome-ignore lint/complexity/useMaxParams: `replace` passes what the groups matched one by one
  return line.replace(lineStart, (_, mark?: string, digits = "", end = "") =>
    mark === undefined ? `${digits}\\${end}` : `\\${mark}`,
  );
}

/** Address of a link or picture. */
export function linkTarget(address: string): string {
  return address.replace(/[\s<>()\\]/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, "0")}`);
}
