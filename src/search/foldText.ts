// Normalises texts that differ only in spelling details: case, composed letters, stress marks, apostrophes, letters
// that writers confuse or take from another alphabet. Knows no words and no grammar.

/** Apostrophes between letters, and characters used instead: `м'ята`, `м’ята`, `мʼята`, `м"ята`. */
const apostrophes = /(?<=\p{L})['’ʼ‘`´"″](?=\p{L})/gu;
/** Stress mark, soft hyphen, zero-width characters; vowel signs and the stretching sign of Hebrew and Arabic. */
const invisible = /[\u0301\u00ad\u0591-\u05bd\u05bf\u05c1-\u05c7\u0640\u064b-\u0652\u200b-\u200d\ufeff]/g;
/** Narrow Japanese letters, some of which need two characters. */
const narrow = /[\uff66-\uff9f]+/g;
/** Characters that folding may change: these, and all beyond ASCII. */
const signs = /['`"\u0080-\uffff]/;
/** Letters of other alphabets and keyboards, with the Ukrainian letter that is meant; letters that are no accented ones. */
const replaced: Readonly<Record<string, string>> = {
  ...{ ґ: "г", ы: "и", э: "е", ё: "е", ъ: "" },
  ...{ ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i", ς: "σ", "i\u0307": "i" },
};

/** Folds a text but keeps its case, by which identifiers are recognised. */
export function foldSigns(text: string): string {
  // Most texts in Latin letters need no folding, and testing for that is ten times faster than folding.
  if (!signs.test(text)) return text;
  return text
    .normalize("NFC")
    .replace(invisible, "")
    .replace(apostrophes, "")
    .replace(narrow, (letters) => letters.normalize("NFKC"));
}

/**
 * Folds a word to lower case, accented letters to plain ones, and letters of two alphabets to those of one: `Café` is
 * `cafe`, `ΐ` is `ι`, `ＡＰＩ` is `api`.
 */
export function foldWord(word: string): string {
  return inOneAlphabet(
    word
      .toLowerCase()
      .replace(
        /i\u0307|[ґыэёъß-ɏ\u0390-\u03ce\u0622-\u0626Ḁ-ỿ\u1f00-\u1ffc０-ｚ]/g,
        (letter) => replaced[letter] ?? letter.normalize("NFKD").charAt(0),
      ),
  );
}

/** Letters that look the same in both alphabets, small or capital. */
const latinTwins = "aceiopxykmtbh";
const cyrillicTwins = "асеіорхукмтвн";

/** Gives a word with letters of two alphabets those of one, if they look the same: `кiмната` with a Latin `i`. */
function inOneAlphabet(word: string): string {
  if (!/[a-z]/.test(word) || !/[а-яєії]/.test(word)) return word;
  const cyrillic = swap(word, latinTwins, cyrillicTwins);
  if (!/[a-z]/.test(cyrillic)) return cyrillic;
  const latin = swap(word, cyrillicTwins, latinTwins);
  return /[а-яєії]/.test(latin) ? word : latin;
}

const swap = (word: string, from: string, to: string): string =>
  [...word].map((letter) => to[from.indexOf(letter)] ?? letter).join("");
