// Proposes stems of Ukrainian words that are made from the same root: the other aspect of a verb, its noun, the verb
// without its prefix. An ending does not tell them apart, so that they are no forms of one word and are looked for
// besides it. Callers check which proposal is in the index.
import { stemUkrainian } from "./stemUkrainian.ts";

type Rule = readonly [found: RegExp, replacement: string];

/** Nouns in -ка are made from verbs if they begin so, and have a root behind it: `обробка` is, `сторінка` is not. */
const derived = "^((?:пере|роз|від|під|при|про|об|ви|до|за|на|зу)...+?)";
/** From verbs to their nouns, and back. */
const wordRules: readonly Rule[] = [
  [new RegExp(`${derived}(?:к[аиу]|кою|ок|ці|кам|ками|ках)$`), "$1ити"],
  [new RegExp(`${derived}(?:(?<=[бвмпф])л)?(?:[ую]вати|[ая](?:ти|є|ють?)|ит[иь]|[ую]вання|[ая]ння|ення)м?$`), "$1ка"],
  [/ести$/, "едення"],
  [/ести$/, "есення"],
  [/егти$/, "еження"],
];
/** From one aspect of a verb to the other: `вимик` and `вимк`, `зберг` and `зберж`, `додат` and `додав`. */
const stemRules: readonly Rule[] = [
  [/(?<=[бвгджзкмпст])и(?=[клнр]$)/, ""],
  [/(?<=[бвгджзкмпст])(?=[клнр]$)/, "и"],
  [/(?<=..да)[вн]$/, "т"],
  [/(?<=..да)т$/, "в"],
  [/(?<=..кр)ив$/, ""],
  [/(?<=..кр)$/, "ив"],
  // Shorter stems become other words: `знач` has `знак`.
  [/(?<=....)г$/, "ж"],
  [/(?<=....)ж$/, "г"],
  [/(?<=....)с$/, "ш"],
  [/^(?:за|на|по|ви|від|пере|про|роз)(?=.{5})/, ""],
];
/** Verbs and nouns made of them. Other words have other words for neighbours: `стилі` has `стелі`. */
const verbal = /(?:ти|[ая](?:є|ють?)|ить|[аяе]нн.+|тт.+|ці.+)$/;

/** Stems of words with the same root as a folded word. */
export function relatedStems(word: string, stem: string): readonly string[] {
  if (!/^[а-яіїє]{5,}$/.test(word)) return [];
  const changed = (text: string, rules: readonly Rule[]): readonly string[] =>
    rules.map((rule) => text.replace(...rule)).filter((other) => other !== text);
  return [...changed(word, wordRules).map(stemUkrainian), ...(verbal.test(word) ? changed(stem, stemRules) : [])];
}
