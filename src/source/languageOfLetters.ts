// The language of a text by its letters, as far as they tell one: where nothing else does, pages are at least read aloud and
// set in the right script.

/** Most pages, and characters of each, that are looked at to tell the language of a site. */
export const mostSamples = 20;
export const sampleLength = 4_000;

/** Parts of Markdown whose letters say nothing about its language. Code may go on where the text is cut off. */
const withoutLanguage = /^ *(```|~~~)[\s\S]*?(?:^ *\1|$(?![\s\S]))|`[^`\n]*`|\]\([^)\n]*\)|<[^>\n]*>|https?:\S+/gm;

type Count = (letters: RegExp) => number;

/** A script, and the language that is most often written in it. */
interface Script {
  readonly letters: RegExp;
  /** Letters of the Latin script that say as much as one of this one. */
  readonly weight: number;
  readonly language: (count: Count) => string | undefined;
}

const scripts: readonly Script[] = [
  { letters: /\p{Script=Cyrillic}/gu, weight: 1, language: cyrillicLanguage },
  { letters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, weight: 3, language: hanLanguage },
  { letters: /\p{Script=Hangul}/gu, weight: 3, language: () => "ko" },
  { letters: /\p{Script=Greek}/gu, weight: 1, language: () => "el" },
  { letters: /\p{Script=Hebrew}/gu, weight: 1, language: () => "he" },
  { letters: /\p{Script=Arabic}/gu, weight: 1, language: (count) => (count(/[پچژگ]/gu) > 0 ? "fa" : "ar") },
  { letters: /\p{Script=Devanagari}/gu, weight: 1, language: () => "hi" },
  { letters: /\p{Script=Thai}/gu, weight: 1, language: () => "th" },
];

/** English where most letters are Latin ones, or of a script that is not known here. */
export function languageOfLetters(texts: readonly string[]): string {
  const text = texts.map((one) => one.replace(withoutLanguage, " ")).join("\n");
  const count: Count = (letters) => text.match(letters)?.length ?? 0;
  const weigh = ({ letters, weight }: Script): number => count(letters) * weight;
  const latin = count(/[a-z]/gi);
  const found = scripts.find((script) => weigh(script) > latin);
  return found?.language(count) ?? "en";
}

/** Ukrainian or Russian, by the letters that the other one lacks. */
function cyrillicLanguage(count: Count): string | undefined {
  const [ukrainian, russian] = [count(/[іїєґ]/gi), count(/[ыэъё]/gi)];
  if (ukrainian > russian) return "uk";
  return count(/[ыэё]/gi) > 0 ? "ru" : undefined;
}

/** Japanese has a sign of its own scripts in every sentence. */
function hanLanguage(count: Count): string {
  const kana = count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  return kana * 5 > count(/\p{Script=Han}/gu) ? "ja" : "zh";
}
