// Finds names of terms in a text, in any inflected form. Decides what counts as a use of a name; the list of names, what
// they mean and the stemming rules are arguments.
import { addToList } from "../model/addToList.ts";
import {
  isInIdentifier,
  isWordSign,
  rememberStems,
  type WantedStems,
  type Word,
  type WordForms,
  wordsOf,
} from "./proseWords.ts";

/** A name to look for. */
export interface TermName {
  readonly text: string;
  /** What to write instead; absent if the name is right. */
  readonly instead?: string;
  /** Whether a name in capitals is found in capitals alone: `LED`, `LEDs`, but not `led`. */
  readonly keepsCapitals?: boolean;
}

/** A use of a name. */
interface TermUse<Name extends TermName> {
  readonly name: Name;
  /** Offset of its first character. */
  readonly offset: number;
  /** Offset behind its last character. */
  readonly end: number;
}

/** Finds names in prose, in the order of the text. */
export type TermBook<Name extends TermName> = (prose: string) => readonly TermUse<Name>[];

interface Entry<Name extends TermName> {
  readonly name: Name;
  readonly words: readonly Word[];
  /** What stands between its words where that is more than a space: `/` in `TCP/IP`. */
  readonly joints: readonly (string | undefined)[];
  /** Signs that belong to it: `++` in `C++`, `.` in `.NET`. */
  readonly edges: { readonly before: string; readonly behind: string };
  /** Match only this very spelling, because the other forms and capitals are those of the right name. */
  readonly isExact: boolean;
  readonly keepsCapitals: boolean;
}

/** What may stand between the words of a name: spaces, a line break, emphasis marks, a quote's `>`. */
const gapPattern = /^[ \t\u00a0*_~]{0,8}\n?[ \t\u00a0>*_~]{1,40}$|^[ \t\u00a0*_~]{0,8}\n$/;
/** Signs at the edges of a name that tell it from a word: those of `C#`, `C++`, `.NET`; not quotation marks. */
const [signsBefore, signsBehind] = [/[.#@$+]{1,4}$/, /^[#+]{1,4}/];
/**
 * Makes a book. If several names begin at the same word, the one with the most words wins; among equals, the right one. No
 * use overlaps another.
 */
export function openTermBook<Name extends TermName>(names: readonly Name[], forms: WordForms): TermBook<Name> {
  const reader = rememberStems(forms);
  const entries = new Map<string, Entry<Name>[]>();
  const stems = new Set<string>();
  for (const entry of entriesOf(names, reader)) {
    addToList(entries, entry.words[0]?.stem ?? "", entry);
    for (const { stem } of entry.words) stems.add(stem);
  }
  // What stands between two words of a name is looked at, too: words that are left out do not go unnoticed.
  const wanted: WantedStems = { has: (stem) => stems.has(stem), hasParts: [...stems].some((stem) => stem[0] === "/") };
  const stemOf = (word: string): string => {
    const stem = forms.stemOf(word);
    return wanted.has(stem) ? stem : "";
  };
  const finder = rememberStems({ ...forms, stemOf });
  for (const alike of entries.values()) alike.sort((a, b) => b.words.length - a.words.length || rankOf(a) - rankOf(b));
  return (prose) => {
    const words = wordsOf(prose, finder, wanted);
    const found: TermUse<Name>[] = [];
    for (let at = 0; at < words.length; at += 1) {
      const entry = entries.get(words[at]?.stem ?? "")?.find((one) => stands(one, { words, at, prose, forms: reader }));
      const [first, last] = [words[at], words[at + (entry?.words.length ?? 0) - 1]];
      if (entry === undefined || first === undefined || last === undefined) continue;
      at += entry.words.length - 1;
      const { name, edges } = entry;
      found.push({ name, offset: first.start - edges.before.length, end: last.end + edges.behind.length });
    }
    return found;
  };
}

/** Order of names with equally many words: exact spellings, then right names, then names to avoid. */
function rankOf({ isExact, name, edges }: Entry<TermName>): number {
  if (isExact || edges.before + edges.behind !== "") return 0;
  return name.instead === undefined ? 1 : 2;
}

function entriesOf<Name extends TermName>(names: readonly Name[], forms: WordForms): readonly Entry<Name>[] {
  return names.flatMap((name): readonly Entry<Name>[] => {
    const { text } = name;
    const words = wordsOf(text, forms);
    const [first, last] = [words[0], words.at(-1)];
    if (first === undefined || last === undefined) return [];
    const right = name.instead === undefined ? [] : wordsOf(name.instead, forms);
    const isExact = right.length === words.length && words.every((word, at) => areForms(word, right[at], forms));
    const joints = words.map(({ start }, at) => {
      const between = text.slice(words[at - 1]?.end ?? start, start);
      return /\S/.test(between) ? between : undefined;
    });
    const edges = {
      before: signsBefore.exec(text.slice(0, first.start))?.[0] ?? "",
      behind: signsBehind.exec(text.slice(last.end))?.[0] ?? "",
    };
    const keepsCapitals = name.keepsCapitals === true && text === text.toUpperCase() && text !== text.toLowerCase();
    return [{ name, words, joints, edges, isExact, keepsCapitals }];
  });
}

interface Reading {
  readonly words: readonly Word[];
  readonly at: number;
  readonly prose: string;
  readonly forms: WordForms;
}

function stands(entry: Entry<TermName>, reading: Reading): boolean {
  const { words: wanted, isExact, name, keepsCapitals } = entry;
  const { words, at, prose, forms } = reading;
  // Comparing stems costs least, and there may be hundreds of names that begin alike.
  if (wanted.some((want, index) => words[at + index]?.stem !== want.stem)) return false;
  for (const [index, want] of wanted.entries()) {
    const [word, before] = [words[at + index], words[at + index - 1]];
    if (word === undefined || !areForms(word, want, forms)) return false;
    if (keepsCapitals && !word.text.startsWith(want.text)) return false;
    const between = index > 0 && before !== undefined ? prose.slice(before.end, word.start) : " ";
    const joint = entry.joints[index];
    if (joint === undefined ? !gapPattern.test(between) : between !== joint) return false;
  }
  const [first, last] = [words[at], words[at + wanted.length - 1]];
  if (first === undefined || last === undefined || !hasEdges(entry, prose, { start: first.start, end: last.end }))
    return false;
  return !isExact || inOneLine(prose.slice(first.start, last.end)) === name.text;
}

/** Whether the signs of a name stand around it, and it is no part of a longer identifier itself. */
function hasEdges(
  { edges: { before, behind }, joints }: Entry<TermName>,
  prose: string,
  { start, end }: Pick<Word, "start" | "end">,
): boolean {
  if (before === "" && behind === "" && joints.every((joint) => joint === undefined)) return true;
  const [from, to] = [start - before.length, end + behind.length];
  if (!prose.startsWith(before, from) || !prose.startsWith(behind, end)) return false;
  return !isWordSign(prose[from - 1]) && !isWordSign(prose[to]) && !isInIdentifier(prose, from, to);
}

const areForms = (one: Word, other: Word | undefined, { isFormOf }: WordForms): boolean =>
  one.stem === other?.stem && (one.text === other.text || isFormOf(one.text, other.text));

/** A piece of prose in one line, without emphasis marks. */
export const inOneLine = (text: string): string => text.replace(/[\s>*_~]+/g, " ");
