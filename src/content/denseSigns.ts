// Signs of scripts without blanks between words, for rules about text beside them.

/** Letters and marks of punctuation of Chinese and Japanese, as part of a class of characters (flag `u`). */
export const chineseAndJapanese =
  "\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Bopomofo}\\u3000-\\u303f\\uff00-\\uffef";
