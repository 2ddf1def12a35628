// Lists in sentences of the command line and of findings, which are English.

/** Words as a list in a sentence: `a, b or c`. */
export function joinWords(words: readonly string[], conjunction: "or" | "and"): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} ${conjunction} ${words.at(-1)}`;
}
