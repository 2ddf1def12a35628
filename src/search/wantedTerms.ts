// Lists the terms that must be loaded before a query can be answered: those typed, and those that may have been meant.
import { readQuery } from "./readQuery.ts";
import { pathGuessesOf } from "./requestPath.ts";
import { cyrillicSpellings, otherLayout } from "./rescue.ts";

const spellingsTried = 3;

/** Terms whose shards a query needs: `typed` always, `meant` only if the index does not know the typed words. */
export function wantedTerms(text: string): { readonly typed: readonly string[]; readonly meant: readonly string[] } {
  const flipped = text.trim().split(/\s+/).map(otherLayout).join(" ");
  const spelt = text.split(/\s+/).flatMap((word) => cyrillicSpellings(word).slice(0, spellingsTried));
  // A number and its unit may stand apart: `12V`, `12 V`.
  const apart = text.replace(/(?<=\p{N})(?=\p{L})/gu, " ");
  return { typed: termsOf(text), meant: [flipped, ...spelt, ...(apart === text ? [] : [apart])].flatMap(termsOf) };
}

function termsOf(text: string): readonly string[] {
  const { words, wholes } = readQuery(text);
  return [
    ...new Set([...words.flatMap(({ text: word, stem }) => [stem, word]), ...wholes, ...wholes.flatMap(pathGuessesOf)]),
  ];
}
