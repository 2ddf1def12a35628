// Tells whether two words are inflected forms of one word: `сенсорами` and `сенсор` are, but not `сенсорний`, although
// it has the same stem. Compares inflectional endings, because stemming also removes endings that derive other words.
import { foldSigns, foldWord } from "./foldText.ts";
import { stemWord } from "./stemWord.ts";

/** Stem of a word as written: folded, with each part of `API-ключем` stemmed by its own script. */
export const stemOf = (word: string): string => partsOf(word).map(stemWord).join("-");

/** Whether two words with the same stem are forms of one word. */
export function isFormOf(found: string, word: string): boolean {
  const [parts, others] = [partsOf(found), partsOf(word)];
  return parts.length === others.length && parts.every((part, index) => isOneWord(part, others[index] ?? ""));
}

const partsOf = (word: string): readonly string[] => foldWord(foldSigns(word)).split(/[-\u2010\u2011]/);

const endings: Readonly<Record<"english" | "ukrainian", RegExp>> = {
  english: /^(?:|s|es|e|d|ed|ing|y|ies|ied|ying)$/,
  ukrainian:
    /^(?:|ь|й|а|я|у|ю|о|е|є|и|і|ї|ою|ею|єю|ією|ом|ем|єм|ові|еві|єві|ів|їв|ей|ам|ям|ами|ями|ах|ях|ий|ій|ього|ого|ої|ому|ьому|им|їм|ім|их|іх|їх|ими|іми|їми)$/,
};
/**
 * A vowel that appears, disappears or changes before the last consonants: `рівень`, `рівня`; `ніч`, `ночі`; `пристрій`,
 * `пристрою`.
 */
const changing = /^[оеієї]?([бвгджзйклмнпрстфхцчшщ]{1,2})(.*)$/;
/** Letters that, after a vowel, stand for a consonant and a vowel. */
const doubleLetters: Readonly<Record<string, string>> = { ї: "йі", є: "йе", я: "йа", ю: "йу" };

function isOneWord(found: string, word: string): boolean {
  if (found === word) return true;
  let same = 0;
  while (same < word.length && found[same] === word[same]) same += 1;
  const [tail, other] = [found.slice(same), word.slice(same)];
  if (/^[a-z]*$/.test(found)) return areEndings(endings.english, withoutDouble(tail, word, same), other);
  if (areEndings(endings.ukrainian, tail, other)) return true;
  const [, consonants, ending = ""] = changing.exec(inSounds(tail)) ?? [];
  const [, others, otherEnding = ""] = changing.exec(inSounds(other)) ?? [];
  return consonants !== undefined && consonants === others && areEndings(endings.ukrainian, ending, otherEnding);
}

const inSounds = (tail: string): string =>
  tail.replace(/(?<=^[оеі])[їєяю]/, (letter) => doubleLetters[letter] ?? letter);

const areEndings = (known: RegExp, one: string, other: string): boolean => known.test(one) && known.test(other);

/** The tail without a doubled consonant: `logging` is compared as `loging` with `log`. */
function withoutDouble(tail: string, word: string, same: number): string {
  return same === word.length && tail.startsWith(word.at(-1) ?? "") ? tail.replace(/^[b-z](?=ing$|ed$)/, "") : tail;
}
