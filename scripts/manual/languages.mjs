// The languages of the generated pages: labels and sentences of the program in each. `words.uk.json` holds the Ukrainian
// ones; what it lacks is shown in English, marked as such.
import { readFileSync } from "node:fs";

/** The text of a file that lies here. */
export const readPart = (name) => readFileSync(new URL(name, import.meta.url), "utf8");

/** `say` gives a label, `tell` a sentence of the program in the language of a page, in the `shape` that its place needs,
 * `unit` what stands between numbers. */
export const english = { locale: "en", say: (label) => label, tell: (text, shape) => shape(text) };
const words = JSON.parse(readPart("words.uk.json"));
/** The same in Ukrainian, by the words of `words.uk.json`. */
export const ukrainian = {
  locale: "uk",
  say: (label) => words.labels[label] ?? label,
  unit: (word) => words.units[word] ?? word,
  tell: (text, shape) => {
    const known = text === "" ? "" : words.texts[text];
    return known === undefined ? `<span lang="en">${shape(text)}</span>` : shape(known);
  },
};

/** Whether the Ukrainian pages have words for a text. */
export const isTranslated = (text) => words.texts[text] !== undefined;

/** The top of a generated page. */
export function frontMatter({ title, description, position }, { say } = english) {
  return `---\ntitle: ${say(title)}\ndescription: ${JSON.stringify(say(description))}\nsidebar_position: ${position}\ntoc_max_heading_level: 2\n---\n\n<!-- Made by \`npm run manual\`. Do not edit. -->\n\n`;
}
