// Alphabetical order in a given language, for lists that readers look through by letter. Depends only on that language,
// never on the machine's locale.
import { addToList } from "../model/addToList.ts";

/** Makes a comparison of texts in dictionary order; `key` breaks ties between texts that count as equal. */
export function alphabetOf(
  language: string,
): <Item>(textOf: (item: Item) => string, keyOf: (item: Item) => string) => (a: Item, b: Item) => number {
  const { compare } = new Intl.Collator(language);
  return (textOf, keyOf) => (a, b) =>
    compare(textOf(a), textOf(b)) || (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0);
}

/**
 * Groups by initial, in the order of the language; what does not begin with a letter comes last. Inside a group the order
 * stays.
 */
export function groupByLetter<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
  language: string,
): readonly (readonly [letter: string, items: readonly Item[]])[] {
  const letters = new Map<string, Item[]>();
  for (const item of items) addToList(letters, letterOf(textOf(item), language), item);
  return [...letters]
    .toSorted(alphabetOf(language)(([letter]) => letter, String))
    .toSorted(([a], [b]) => Number(a === "#") - Number(b === "#"));
}

/** The initial under which a text is listed: its first letter as a capital, or `#` for anything else. */
function letterOf(text: string, language: string): string {
  return /^\p{L}\p{M}*/u.exec(text.normalize("NFC"))?.[0].toLocaleUpperCase(language) ?? "#";
}
