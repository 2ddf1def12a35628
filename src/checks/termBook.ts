// Finds the names of a site's terms in a text, in any inflected form. Decides what counts as a use of a name; the list
// of names and the stemming rules are arguments.
import { addToList } from "../model/addToList.ts";

/** A name to look for. */
export interface TermName {
  readonly text: string;
  /** What to write instead; absent if the name is right. */
  readonly instead?: string;
}

/** A use of a name that the terms say to avoid. */
interface AvoidedName {
  /** Offset of the first letter. */
  readonly offset: number;
  /** The name as the text has it, in one line. */
  readonly found: string;
  readonly instead: string;
}

/** The stemming rules of a language. Words may contain hyphens and apostrophes. */
export interface WordForms {
  readonly stemOf: (word: string) => string;
  /** Whether two words with the same stem are forms of one word. */
  readonly isFormOf: (found: string, word: string) => boolean;
}

/** Finds avoided names in prose, in the order of the text. */
export type TermFinder = (prose: string) => readonly AvoidedName[];

interface Entry extends TermName {
  readonly words: readonly Word[];
  /** Match only this very spelling, because the other forms and capitals are those of the right name. */
  readonly isExact: boolean;
}

interface Word {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly stem: string;
}

const wordPattern = /[\p{L}\p{N}]+(?:[’'ʼ\u2010\u2011-][\p{L}\p{M}\p{N}]+|\p{M}+[\p{L}\p{N}]*)*/gu;
const identifierSign = /[/\\@$#&=]/;
const joint = /[._]/;
const wordSign = /[\p{L}\p{N}]/u;
/** What may stand between the words of a name: spaces, a line break, emphasis marks, a quote's `>`. */
const gapPattern = /^[ \t\u00a0*_~]{0,8}\n?[ \t\u00a0>*_~]{1,40}$|^[ \t\u00a0*_~]{0,8}\n$/;

/**
 * Makes a finder. If several names begin at the same word, the one with the most words wins; among equals, the right
 * one.
 */
export function openTermBook(names: readonly TermName[], forms: WordForms): TermFinder {
  const entries = new Map<string, Entry[]>();
  for (const entry of entriesOf(names, forms)) addToList(entries, entry.words[0]?.stem ?? "", entry);
  for (const alike of entries.values()) alike.sort((a, b) => b.words.length - a.words.length || rankOf(a) - rankOf(b));
  return (prose) => {
    const words = wordsOf(prose, forms);
    const found: AvoidedName[] = [];
    for (let at = 0; at < words.length; at += 1) {
      const entry = entries.get(words[at]?.stem ?? "")?.find((one) => stands(one, { words, at, prose, forms }));
      const [first, last] = [words[at], words[at + (entry?.words.length ?? 0) - 1]];
      if (entry === undefined || first === undefined || last === undefined) continue;
      at += entry.words.length - 1;
      if (entry.instead === undefined) continue;
      found.push({ offset: first.start, found: inOneLine(prose.slice(first.start, last.end)), instead: entry.instead });
    }
    return found;
  };
}

/** Order of names with equally many words: exact spellings, then right names, then names to avoid. */
function rankOf({ isExact, instead }: Entry): number {
  if (isExact) return 0;
  return instead === undefined ? 1 : 2;
}

function entriesOf(names: readonly TermName[], forms: WordForms): readonly Entry[] {
  return names.flatMap((name): readonly Entry[] => {
    const words = wordsOf(name.text, forms);
    if (words.length === 0) return [];
    const right = name.instead === undefined ? [] : wordsOf(name.instead, forms);
    const isExact = right.length === words.length && words.every((word, at) => areForms(word, right[at], forms));
    return [{ ...name, words, isExact }];
  });
}

interface Reading {
  readonly words: readonly Word[];
  readonly at: number;
  readonly prose: string;
  readonly forms: WordForms;
}

function stands({ words: wanted, isExact, text }: Entry, { words, at, prose, forms }: Reading): boolean {
  for (const [index, want] of wanted.entries()) {
    const [word, before] = [words[at + index], words[at + index - 1]];
    if (word === undefined || !areForms(word, want, forms)) return false;
    if (index > 0 && before !== undefined && !gapPattern.test(prose.slice(before.end, word.start))) return false;
  }
  const [first, last] = [words[at], words[at + wanted.length - 1]];
  return !isExact || inOneLine(prose.slice(first?.start, last?.end)) === text;
}

const areForms = (one: Word, other: Word | undefined, { isFormOf }: WordForms): boolean =>
  one.stem === other?.stem && isFormOf(one.text, other.text);

function wordsOf(prose: string, { stemOf }: WordForms): readonly Word[] {
  return [...prose.matchAll(wordPattern)].map(({ 0: text, index: start }) => {
    const end = start + text.length;
    return { start, end, text, stem: isInIdentifier(prose, start, end) ? "" : stemOf(text) };
  });
}

/** Whether a word is part of an identifier, URL or file name: `motion_sensor`, `/sensor`, `sensor.lua`. */
function isInIdentifier(prose: string, start: number, end: number): boolean {
  const [before, after] = [prose[start - 1] ?? "", prose[end] ?? ""];
  if (identifierSign.test(before) || identifierSign.test(after)) return true;
  // At the edge of a word these characters are emphasis marks or full stops.
  return (
    (joint.test(before) && wordSign.test(prose[start - 2] ?? "")) ||
    (joint.test(after) && wordSign.test(prose[end + 1] ?? ""))
  );
}

const inOneLine = (text: string): string => text.replace(/[\s>*_~]+/g, " ");
