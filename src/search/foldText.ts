// Normalises texts that differ only in spelling details: case, composed letters, stress marks, apostrophes, letters
// that writers confuse. Knows no words and no grammar.

/** Apostrophes between letters, and characters used instead: `м'ята`, `м’ята`, `мʼята`, `м"ята`. */
const apostrophes = /(?<=\p{L})['’ʼ‘`´"″](?=\p{L})/gu;
/** Stress mark, soft hyphen and zero-width characters. */
const invisible = /[\u0301\u00ad\u200b-\u200d\ufeff]/g;
/** Characters that folding may change: these, and all beyond ASCII. */
const signs = /['`"\u0080-\uffff]/;
/** Letters of other alphabets and keyboards, with the Ukrainian letter that is meant. */
const lookalikes: Readonly<Record<string, string>> = { ґ: "г", ы: "и", э: "е", ё: "е", ъ: "" };

/** Folds a text but keeps its case, by which identifiers are recognised. */
export function foldSigns(text: string): string {
  // Most texts in Latin letters need no folding, and testing for that is ten times faster than folding.
  if (!signs.test(text)) return text;
  return text.normalize("NFC").replace(invisible, "").replace(apostrophes, "");
}

/** Folds a word to lower case, and Latin letters to plain ones: `Café` is `cafe`, `ＡＰＩ` is `api`. */
export function foldWord(word: string): string {
  return word
    .toLowerCase()
    .replace(/[ґыэёъà-ɏḀ-ỿ０-ｚ]/g, (letter) => lookalikes[letter] ?? letter.normalize("NFKD").charAt(0));
}
