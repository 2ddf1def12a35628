// Guesses what was meant by words that are not in the index: words typed in the wrong keyboard layout, or Ukrainian in
// Latin letters. Works word by word, because a name in the right layout may stand beside a word in the wrong one.
import type { Dictionary } from "./dictionary.ts";
import { swappedTerms } from "./expandWord.ts";
import { readWords } from "./readWords.ts";
import { cyrillicSpellings, otherLayout } from "./rescue.ts";
import { stemWord } from "./stemWord.ts";
import { stopWords } from "./stopWords.ts";

/** Whether the index contains most letters of each word of a text. */
export function isKnown(text: string, dictionary: Dictionary): boolean {
  return text
    .trim()
    .split(/\s+/)
    .every((piece) => knownShare(piece, dictionary) >= 0.5);
}

/** The query to answer. Differs from the typed one only if the index does not know that. */
export function interpretQuery(text: string, dictionary: Dictionary): string {
  const pieces = text.trim().split(/\s+/);
  const known = pieces.map((piece) => knownShare(piece, dictionary));
  if (known.every((share) => share >= 0.5)) return text;
  const read = pieces.map((piece, index) =>
    (known[index] ?? 0) >= 0.5 || isShort(piece) ? piece : otherReading(piece, dictionary),
  );
  // Very short words are ambiguous: assume the same layout as for the words beside them.
  const isFlipped = read.some((word, index) => word === otherLayout(pieces[index] ?? ""));
  if (isFlipped) {
    return read
      .map((word, index) => {
        const flipped = otherLayout(word);
        const isMeant =
          word === pieces[index] && isShort(word) && ((known[index] ?? 0) < 0.5 || stopWords.has(flipped));
        return isMeant ? flipped : word;
      })
      .join(" ");
  }
  return read.join(" ") === pieces.join(" ") ? text : read.join(" ");
}

const isShort = (piece: string): boolean => piece.replace(/[^\p{L}\p{N}]/gu, "").length < 3;

function otherReading(piece: string, dictionary: Dictionary): string {
  const flipped = otherLayout(piece);
  if (knownShare(flipped, dictionary) >= 0.5) return flipped;
  if (!/^[a-zčšž'’ʼ`-]{3,}$/i.test(piece)) return piece;
  const spellings = cyrillicSpellings(piece.replaceAll("-", ""));
  const found =
    spellings.find((word) => isTerm(word, dictionary)) ?? spellings.find((word) => begins(word, dictionary));
  if (found !== undefined && !isSwapped(piece.toLowerCase(), found, dictionary)) return found;
  // Allow one mistake in the other reading, unless the typed word itself is one mistake away from a known word.
  if (hasNear(piece.toLowerCase(), dictionary, 1)) return piece;
  for (const guess of [flipped, ...spellings.slice(0, 6)]) {
    const near = /^\p{L}{6,}$/u.test(guess) && hasNear(guess, dictionary, 1);
    if (near) return guess;
  }
  return piece;
}

/** Whether a word with two letters swapped back is found more often than another reading of it. */
function isSwapped(word: string, reading: string, dictionary: Dictionary): boolean {
  const read = Math.max(...[reading, stemWord(reading)].map(dictionary.countOf));
  return swappedTerms(word, dictionary).some((term) => dictionary.countOf(term) > read);
}

/** Share of the letters that belong to words in the index. */
function knownShare(piece: string, dictionary: Dictionary): number {
  const words = readWords(piece);
  let letters = 0;
  let known = 0;
  for (const { text, parts } of words) {
    for (const part of parts ?? [text]) {
      letters += part.length;
      if (isTerm(part, dictionary) || begins(part, dictionary)) known += part.length;
    }
    if (parts !== undefined && isTerm(text, dictionary)) return 1;
  }
  const signs = piece.replace(/[\p{L}\p{N}\p{M}\s]/gu, "").length;
  return letters === 0 ? 0 : known / (letters + signs);
}

const isTerm = (word: string, dictionary: Dictionary): boolean =>
  dictionary.has(word) || dictionary.has(stemWord(word));
const begins = (word: string, dictionary: Dictionary): boolean => word.length >= 3 && dictionary.begins(word);

function hasNear(word: string, dictionary: Dictionary, edits: number): boolean {
  return (
    word.length >= 5 &&
    [word, stemWord(word)].some(
      (form) => dictionary.near(form, edits).length > 0 || swappedTerms(form, dictionary).length > 0,
    )
  );
}
