// Emphasis beside Chinese, Japanese and Korean text. CommonMark tells the beginning of emphasis from its end by the blanks
// around it, which these scripts do not write: `**重要。**次` stays as typed, because a mark of punctuation stands before
// the end and a letter behind it. Here such a letter counts as a blank does elsewhere.
import { chineseAndJapanese } from "./denseSigns.ts";

const denseSigns = `[${chineseAndJapanese}\\p{scx=Hangul}]`;
const dense = new RegExp(denseSigns, "u");
const marks = "[\\p{P}\\p{S}]";
/** A mark of punctuation inside of stars that a letter of such a script touches from outside. Two marks need no help. */
const closing = new RegExp(`${marks}(?=\\*+(?!${marks})${denseSigns})`, "gu");
const opening = new RegExp(`(?<=(?!${marks})${denseSigns}\\*+)(?!\\*)${marks}`, "gu");

/** Whether a sign belongs to such a script. */
export const isDenseSign = (sign: string): boolean => dense.test(sign);

/**
 * A text in which letters stand for the marks that keep emphasis from beginning or ending beside such a script; as long as
 * before.
 */
export function withEasedMarks(text: string): string {
  if (!dense.test(text)) return text;
  const asLetters = (mark: string): string => (mark === "*" ? mark : "a".repeat(mark.length));
  return text.replace(closing, asLetters).replace(opening, asLetters);
}
