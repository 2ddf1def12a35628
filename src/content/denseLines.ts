// Lines of Chinese and Japanese text. A line end in a paragraph is a blank to browsers, which has no place between two
// letters of these scripts: the lines are joined. Korean has blanks between words.
import { chineseAndJapanese } from "./denseSigns.ts";

const dense = `[${chineseAndJapanese}]`;
// Begins with the line end, which is looked for first: a rule that looks behind tries every letter of all other texts.
const betweenLines = new RegExp(`\\n(?<=${dense}\\n)(?=${dense})`, "gu");

/** A text whose lines are joined where no blank belongs between them. */
export const joinDenseLines = (text: string): string => (text.includes("\n") ? text.replace(betweenLines, "") : text);
