// The alphabet of a language: for lists that readers look through by letters. The order depends on the language alone,
// never on the machine's.

/** Compares texts as dictionaries of a language do; `key` decides between texts that they hold for the same. */
export function alphabetOf(
  language: string,
): <Item>(textOf: (item: Item) => string, keyOf: (item: Item) => string) => (a: Item, b: Item) => number {
  const { compare } = new Intl.Collator(language);
  return (textOf, keyOf) => (a, b) =>
    compare(textOf(a), textOf(b)) || (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0);
}

/** What a text begins with: its first letter as a capital, `#` for anything else. */
export function letterOf(text: string, language: string): string {
  return /^\p{L}\p{M}*/u.exec(text.normalize("NFC"))?.[0].toLocaleUpperCase(language) ?? "#";
}
