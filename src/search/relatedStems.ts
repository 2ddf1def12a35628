// Proposes stems of Ukrainian words that are made from the same root: the other aspect of a verb, its noun, the verb
// without its prefix. An ending does not tell them apart, so that they are no forms of one word and are looked for
// besides it. Callers check which proposal is in the index.
import { stemUkrainian } from "./stemUkrainian.ts";

/** Beginnings of words whose nouns in -ка are made from verbs: `обробка` is, `сторінка` is not. */
const derived = /^(?:пере|роз|від|під|при|про|об|ви|до|за|на|зу)/;
const nounEnding = /(?:к[аиу]|кою|ок|ці|кам|ками|ках)$/;
const verbEnding = /(?:[ую]вати|[ая]ти|ити|[ая]є|[ая]ю|[ая]ють|ить|[ую]вання|[ая]ння|ення)м?$/;
/** Verbs and nouns made of them; other words have other words for neighbours, `стилі` has `стелі`. */
const verbal = /(?:ти|[ая]є|[ая]ю|[ая]ють|ить|[ую]ванн.+|[ая]нн.+|енн.+|[иу]тт.+|[ая]ці.+)$/;
/** Ends of verbs, and of their nouns. */
const hardInfinitives: readonly (readonly [end: string, noun: string])[] = [
  ["ести", "едення"],
  ["ести", "есення"],
  ["егти", "еження"],
];
const leastRoot = 3;
/** Shorter stems become other words: `знач` has `знак`. */
const leastAlternating = 5;

/** Consonants, of which verbs and their nouns have one or the other: `зберіг-ати`, `збереж-ення`. */
const alternating: readonly (readonly [string, string])[] = [
  ["г", "ж"],
  ["к", "ч"],
  ["х", "ш"],
  ["с", "ш"],
  ["т", "ч"],
];
/** Ends of stems of one verb: `додат-и`, `додав-ати`, `додан-ий`; `закр-ити`, `закрив-ати`. */
const ends: readonly (readonly string[])[] = [
  ["дат", "дав", "дан"],
  ["крив", "кр"],
];
const prefixes = ["за", "від", "пере", "про", "роз", "по", "на", "ви"];
/** Fewest letters behind a prefix of two letters; behind a longer one it is one less. */
const leastWithoutPrefix = 5;

/** Stems of words with the same root as a folded word. */
export function relatedStems(word: string, stem: string): readonly string[] {
  if (!/^[а-яіїє]{5,}$/.test(word)) return [];
  const all = [...nounsAndVerbs(word), ...(verbal.test(word) ? [...otherAspects(stem), ...withOtherPrefix(stem)] : [])];
  return [...new Set(all)].filter((related) => related !== stem);
}

/** `перевірка` for `перевіряти`, and the other way round. */
function nounsAndVerbs(word: string): readonly string[] {
  const nouns = hardInfinitives.flatMap(([end, noun]) => (word.endsWith(end) ? word.slice(0, -end.length) + noun : []));
  const prefix = derived.exec(word)?.[0];
  if (prefix === undefined) return nouns.map(stemUkrainian);
  const pairs = [[nounEnding, "ити"] as const, [verbEnding, "ка"] as const];
  const others = pairs.flatMap(([ending, other]) => {
    const root = word.replace(ending, "");
    if (root === word || root.length < prefix.length + leastRoot) return [];
    return `${root.replace(/(?<=[бвмпф])л$/, "")}${other}`;
  });
  return [...nouns, ...others].map(stemUkrainian);
}

/** `вимк` for `вимик`, `зберж` for `зберг`, `додав` for `додат`. */
function otherAspects(stem: string): readonly string[] {
  const shorter = stem.replace(/(?<=[бвгджзкмпст])и(?=[клнр]$)/, "");
  const longer = stem.replace(/(?<=[бвгджзкмпст])(?=[клнр]$)/, "и");
  const last = stem.slice(-1);
  const swapped =
    stem.length < leastAlternating
      ? []
      : alternating.flatMap(([one, other]) =>
          last === one ? `${stem.slice(0, -1)}${other}` : last === other ? `${stem.slice(0, -1)}${one}` : [],
        );
  const ended = ends.flatMap((group) => {
    const own = group.find((end) => stem.endsWith(end) && stem.length > end.length + 1);
    return own === undefined ? [] : group.map((end) => `${stem.slice(0, -own.length)}${end}`);
  });
  return [shorter, longer, ...swapped, ...ended];
}

/** `реєстр` for `зареєстр`, and the other way round. */
function withOtherPrefix(stem: string): readonly string[] {
  const bare = prefixes.flatMap((prefix) => {
    const rest = stem.slice(prefix.length);
    return stem.startsWith(prefix) && rest.length >= leastWithoutPrefix + 2 - prefix.length ? rest : [];
  });
  return [...bare, ...(stem.length >= leastWithoutPrefix - 1 ? prefixes.map((prefix) => `${prefix}${stem}`) : [])];
}
