// One spelling for texts that differ only in signs: case, composed letters, stress marks, apostrophes, letters that
// writers mix up. Owns no words and no grammar.

/** Apostrophes and what stands for one between letters: `м'ята`, `м’ята`, `мʼята`, `м"ята`. */
const apostrophes = /(?<=\p{L})['’ʼ‘`´"″](?=\p{L})/gu;
/** Stress mark, soft hyphen, zero-width signs. */
const invisible = /[\u0301\u00ad\u200b-\u200d\ufeff]/g;
/** What any of this may change: signs of these kinds, letters beyond ASCII. */
const signs = /['`"\u0080-\uffff]/;
/** Letters of other alphabets and keyboards by the Ukrainian letter that is meant. */
const lookalikes: Readonly<Record<string, string>> = { ґ: "г", ы: "и", э: "е", ё: "е", ъ: "" };

/** Text with the case kept, because identifiers are recognised by it. */
export function foldSigns(text: string): string {
  // Most texts in Latin letters have nothing to fold; finding that out is ten times faster than folding.
  if (!signs.test(text)) return text;
  return text.normalize("NFC").replace(invisible, "").replace(apostrophes, "");
}

/** A word in lower case, its letters folded. */
export function foldWord(word: string): string {
  return word.toLowerCase().replace(/[ґыэёъ]/g, (letter) => lookalikes[letter] ?? letter);
}
