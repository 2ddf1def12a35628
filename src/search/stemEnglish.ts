// A light English stemmer: joins forms of one word, keeps different words apart, and leaves enough letters for a typing
// mistake to be found. Takes words in lower case; knows no dictionary.

/** Endings, longest first, with their replacement and the fewest letters that must remain. */
const endings: readonly (readonly [ending: string, replacement: string, leastStem: number])[] = [
  ["ifications", "ifi", 3],
  ["ification", "ifi", 3],
  ["ization", "iz", 3],
  ["isation", "iz", 3],
  ["ational", "", 5],
  ["ations", "", 4],
  ["ation", "", 4],
  ["ators", "", 4],
  ["ating", "", 4],
  ["ated", "", 4],
  ["ates", "", 4],
  ["ator", "", 4],
  ["ate", "", 4],
  ["ments", "", 6],
  ["ment", "", 6],
  ["nesses", "", 4],
  ["ness", "", 4],
  ["ically", "ic", 3],
  ["ings", "", 3],
  ["ing", "", 3],
  ["ions", "", 5],
  ["ion", "", 5],
  ["iest", "y", 3],
  ["ies", "y", 3],
  ["ied", "y", 3],
  ["ers", "", 5],
  ["er", "", 5],
  ["ors", "or", 3],
  ["eds", "", 3],
  ["ed", "", 3],
  ["ly", "", 4],
  ["sses", "ss", 2],
  ["uses", "us", 1],
  ["xes", "x", 2],
  ["ches", "ch", 2],
  ["shes", "sh", 2],
  ["ss", "ss", 1],
  ["us", "us", 1],
  ["is", "is", 1],
  ["s", "", 2],
];

const vowel = /[aeiouy]/;

type Ending = (typeof endings)[number];

/** Endings by their last letter, longest first: trying all endings on each word took longer than everything else. */
const endingsByLetter = new Map<string, readonly Ending[]>();
for (const ending of endings) {
  const letter = ending[0].slice(-1);
  endingsByLetter.set(letter, [...(endingsByLetter.get(letter) ?? []), ending]);
}

/** Stem of an English word in lower case. */
export function stemEnglish(word: string): string {
  if (word.length < 4) return word.length === 3 && /[^aeiousy]s$/.test(word) ? word.slice(0, -1) : word;
  for (const [ending, replacement, leastStem] of endingsByLetter.get(word.slice(-1)) ?? []) {
    if (!word.endsWith(ending)) continue;
    const rest = word.slice(0, -ending.length);
    // For `string` or `bring`: without the ending, what remains must still contain a vowel.
    if (rest.length < leastStem || !vowel.test(rest)) continue;
    return tidy(rest + replacement);
  }
  return tidy(word);
}

/** `running` → `run`, `organise` → `organiz`, `compose` → `compos`, `policy` → `polici`. */
function tidy(stem: string): string {
  let tidied = stem;
  if (tidied.length > 4 && tidied.endsWith("e")) tidied = tidied.slice(0, -1);
  if (tidied.length > 3 && /([bdfgmnprt])\1$/.test(tidied)) tidied = tidied.slice(0, -1);
  if (tidied.length > 4 && tidied.endsWith("is")) tidied = `${tidied.slice(0, -1)}z`;
  if (tidied.length > 8 && tidied.endsWith("al")) tidied = tidied.slice(0, -2);
  if (tidied.length > 3 && tidied.endsWith("y")) return `${tidied.slice(0, -1)}i`;
  return evenOut(tidied);
}

/** Ends of stems that are written in two ways, in one language or by one word: `colour` and `color`, `solve` and `solution`. */
const variants: readonly (readonly [end: RegExp, replacement: string])[] = [
  [/(?<=..)our$/, "or"],
  [/(?<=cent|met|lit|fib)r$/, "er"],
  [/(?<=l)ys(?:iz)?$/, "yz"],
  [/ogu$/, "og"],
  [/(?<=...)ll$/, "l"],
  [/scrib$/, "script"],
  [/olv$/, "olut"],
  [/(?<=^(?:per|sub|trans|ad|e))miss$/, "mit"],
  [/(?<=..(?:ov|ew|pos))al$/, ""],
];

function evenOut(stem: string): string {
  const variant = variants.find(([end]) => end.test(stem));
  return variant === undefined ? stem : stem.replace(...variant);
}
