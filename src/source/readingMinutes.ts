// How long a text takes to read, by its language: words are not equally long everywhere.

/** Words a minute where nothing is known. */
const usualSpeed = 200;

/**
 * Words a minute by language. Readers of the same texts (IReST) manage about four fifths as many words in a minute in
 * languages whose words carry endings as in English; Ukrainian goes with its measured neighbours.
 */
const speeds: Readonly<Record<string, number>> = {
  ...{ be: 160, bg: 160, cs: 160, hr: 160, pl: 150, ru: 160, sk: 160, sl: 160, sr: 160, uk: 160 },
  ...{ ar: 120, de: 160, fi: 140, fr: 170, it: 165, tr: 145 },
};

/**
 * Minutes for a number of words, at least one.
 * @param own Words a minute that the site has set by code of locale.
 */
export function readingMinutesOf(words: number, language: string, own: Readonly<Record<string, number>>): number {
  const speed = own[language] ?? speeds[language.split("-")[0] ?? ""] ?? usualSpeed;
  return Math.max(1, Math.ceil(words / speed));
}
