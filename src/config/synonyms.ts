// What search takes for the same: the lists of the configuration, and the names of each of its terms.
import type { LocalizedText } from "../model/text.ts";
import type { UserConfig } from "../model/userConfig.ts";

/** Lists of words and phrases that mean the same: those of search, then those of terms that no list of search holds already. */
export function synonymsOf({ search, terms = [] }: UserConfig): readonly (readonly string[])[] {
  const written = search?.synonyms ?? [];
  const named = terms.map(({ name, avoid = {} }) => [...new Set([...namesOf(name), ...Object.values(avoid).flat()])]);
  const isWritten = (names: readonly string[]): boolean =>
    written.some((list) => names.every((one) => list.includes(one)));
  return [...written, ...named.filter((names) => names.length > 1 && !isWritten(names))];
}

const namesOf = (name: LocalizedText): readonly string[] => (typeof name === "string" ? [name] : Object.values(name));
