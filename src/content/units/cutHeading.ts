// The words of a heading, and what stands behind them: its id and other attributes, as hubdocs and the tools write them that
// pages come from, and closing marks.
import type { TextUnit, UnitKind } from "./textUnit.ts";
import { hasWords, joinLines } from "./unitText.ts";

/** `{#id}`, `{ .class #id }`, `{: key="value" }`, `{/* #id *\/}`, `{/*id*\/}`: the braces at the end of a heading. */
const attributes = /^\{(?:(?:#|:?[ \t]*(?:[.#][^\s{}]|[\w-]{1,40}=)|\/\*[ \t]*#)[^{}\n]*|\/\*[^\s{}*]{1,100}\*\/)\}$/;
/** Braces of attributes, which take an id, too. */
const list = /\{(?!#|\/\*)[^{}\n]*(?=\})/;

/** The words of a heading. */
export function cutHeading(
  text: string,
  { start, end, line }: Pick<TextUnit, "start" | "end" | "line">,
  kind: UnitKind,
): TextUnit {
  const words = wordsOfHeading(text.slice(start, end));
  const joined = joinLines(words.split("\n"));
  return { kind, start, end: start + words.length, line, text: joined, hasWords: hasWords(joined), prefix: "" };
}

/** The text of a heading without what stands behind its words. Walks back from the end: hostile lines cost one pass. */
export function wordsOfHeading(text: string): string {
  let words = text.trimEnd();
  for (;;) {
    const start = words.endsWith("}") ? words.lastIndexOf("{") : lastMarks(words);
    if (start === -1 || (words[start] === "{" && !attributes.test(words.slice(start)))) return words;
    words = words.slice(0, start).trimEnd();
  }
}

/** Index of closing marks: `## Title ##`. */
function lastMarks(text: string): number {
  let start = text.length;
  while (text[start - 1] === "#") start -= 1;
  return start < text.length && /[ \t]/.test(text[start - 1] ?? "") ? start : -1;
}

/** Whether what stands behind the words of a heading gives it an id. */
export const hasId = (tail: string): boolean => /[{\s](?:#[^\s{}#]|id=)/.test(tail);

/**
 * The end of a heading with an id: its own, where it has one.
 * @param areShown Whether its braces are text to readers, as they are where the tool knows no attributes.
 */
export function withId(tail: string, id: string, { areShown }: { readonly areShown: boolean }): string {
  if (hasId(tail)) return tail;
  if (list.test(tail) && !areShown)
    return tail.replace(list, (braces) => `${braces.trimEnd()} #${id}${braces.endsWith(" ") ? " " : ""}`);
  return tail.includes("}") ? `${tail.trimEnd()} {#${id}}` : ` {#${id}}${tail}`;
}
