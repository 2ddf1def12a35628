// Finds comments in JSON. YAML, which JSON is read as, knows none of their signs and takes them for text.

/** A text in quotes, which may lack the last one, or a sign that begins a comment. */
const part = /"(?:[^"\\]|\\[\s\S])*"?|'(?:[^']|'')*'?|\/[/*]/g;
/** What a sign stands behind when it begins something: `https://` has a colon before it. */
const alone = /(?:^|[\s,[\]{}"'])\/[/*]/;
/** Characters of a comment that are shown. */
const maxShown = 60;

/** A comment: where it begins, and its first words. */
interface JsonComment {
  readonly offset: number;
  readonly shown: string;
}

/** The first comment of a text that is an object or a list as JSON writes them; `undefined` for all others. */
export function jsonCommentIn(text: string): JsonComment | undefined {
  if (!/^\s*(?:[[{]|\/\/|\/\*[\s\S]*?\*\/)/.test(text) || !alone.test(text)) return undefined;
  for (const { 0: found, index } of text.matchAll(part)) {
    if (!found.startsWith("/") || !standsAlone(text, index)) continue;
    const [line = ""] = text.slice(index, index + 1000).split("\n", 1);
    const [shown = ""] = line.split(/(?<=\*\/)/, 1);
    return { offset: index, shown: shown.length > maxShown ? `${shown.slice(0, maxShown)}…` : shown.trimEnd() };
  }
  return undefined;
}

/** Whether a sign begins a comment and no value: `url: //a.example`. */
function standsAlone(text: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - 20), index);
  return alone.test(`${before}//`.slice(-3)) && !/:[^\S\n]*$/.test(before);
}
