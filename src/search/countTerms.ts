// Counts the terms of one section, field by field, and weighs them. One counter serves one section after the other.
import { type FieldName, fieldNames, fieldNorm, fields, fieldWeight, impactOf } from "./impact.ts";
import { pathEndsOf } from "./requestPath.ts";
import { type GatheredPostings, packImpacts } from "./orderPostings.ts";
import type { KnownWord, WordMemory } from "./wordMemory.ts";

/** How a text is counted. */
export interface AddOptions {
  /** Count the words as they are written, besides their stems. */
  readonly surfaces?: boolean;
  /** Count words too common to look for. */
  readonly stops?: boolean;
}

/** The terms of a section in the making. */
export interface TermCounter {
  add(field: FieldName, text: string, options: AddOptions): void;
  /** Counts each identifier of a code block once. */
  identifiers(code: string): void;
  /** Gives the terms to postings, and is ready for the next section. */
  finish(section: number, worth: number, postings: GatheredPostings): void;
}

const mostIdentifiers = 40;
const listedFields = fieldNames.map((name) => fields[name]);
const width = listedFields.length;
const [prose, code] = [fieldNames.indexOf("prose"), fieldNames.indexOf("code")];
/** Times up to which weights of terms of the prose are remembered within a section. */
const mostTimes = 16;

/** Nothing counted yet. */
export function createTermCounter(memory: WordMemory): TermCounter {
  const lengths = new Uint32Array(width);
  /** Terms of the section, and how often each stands in each field: a row for each, in the same order. */
  const terms: number[] = [];
  let counts = new Uint32Array(64 * width);
  /** By number of a term: its row, from 1. */
  let rows = new Uint32Array(1024);

  const rowOf = (term: number): number => {
    if (term >= rows.length) rows = enlarged(rows, term + 1);
    const known = rows[term] ?? 0;
    if (known > 0) return known - 1;
    const row = terms.push(term) - 1;
    rows[term] = row + 1;
    if ((row + 1) * width > counts.length) counts = enlarged(counts, (row + 1) * width);
    return row;
  };
  const count = (field: number, term: number): void => {
    const at = rowOf(term) * width + field;
    counts[at] = (counts[at] ?? 0) + 1;
  };
  const countWord = (field: number, word: KnownWord, { surfaces, stops }: AddOptions): void => {
    if (word.isStop && stops !== true) return;
    count(field, word.stem);
    for (const part of word.parts) count(field, part);
    if (surfaces === true && word.text !== word.stem && !word.parts.includes(word.text)) count(field, word.text);
    lengths[field] = (lengths[field] ?? 0) + word.length;
  };
  const countPaths = (field: number, text: string): void => {
    for (const path of pathEndsOf(text)) count(field, memory.book.numberOf(path));
  };
  return {
    add(name, text, options) {
      const field = fieldNames.indexOf(name);
      for (const word of memory.read(text)) countWord(field, word, options);
      countPaths(field, text);
    },
    identifiers(text) {
      if (text === "") return;
      for (const word of firstNames(memory.read(text))) countWord(code, word, {});
      countPaths(code, text);
    },
    finish(section, worth, postings) {
      const impacts = impactsOf(lengths, worth);
      for (let row = 0; row < terms.length; row += 1) {
        const term = terms[row] ?? 0;
        const impact = impacts(counts, row * width);
        postings.terms.push(term);
        postings.sections.push(section);
        postings.impacts.push(impact);
        rows[term] = 0;
      }
      counts.fill(0, 0, terms.length * width);
      lengths.fill(0);
      terms.length = 0;
    },
  };
}

/** How much the terms of a section say: of a row of counts the packed impacts. */
function impactsOf(lengths: Uint32Array, worth: number): (counts: Uint32Array, at: number) => number {
  const norms = listedFields.map((field, index) => fieldNorm(field, lengths[index] ?? 0));
  const weigh = (counts: Uint32Array, at: number): number => {
    let core = 0;
    let whole = 0;
    for (let index = 0; index < width; index += 1) {
      const times = counts[at + index] ?? 0;
      const field = listedFields[index];
      if (times === 0 || field === undefined) continue;
      const weight = worth * fieldWeight(field, times, norms[index] ?? 0);
      if (index < prose) core += weight;
      whole += weight;
    }
    return packImpacts(impactOf(core), impactOf(whole));
  };
  // Most terms stand once or twice in the prose and nowhere else.
  const ofProse = new Uint16Array(mostTimes);
  return (counts, at) => {
    const times = counts[at + prose] ?? 0;
    let all = 0;
    for (let index = 0; index < width; index += 1) all += counts[at + index] ?? 0;
    if (all !== times || times >= mostTimes) return weigh(counts, at);
    const known = ofProse[times] ?? 0;
    if (known > 0) return known;
    const impacts = weigh(counts, at);
    ofProse[times] = impacts;
    return impacts;
  };
}

/** The first identifiers of a code block; each as it is written last. */
function firstNames(words: readonly KnownWord[]): Iterable<KnownWord> {
  const names = new Map<number, KnownWord>();
  for (const word of words) if (names.size < mostIdentifiers || names.has(word.text)) names.set(word.text, word);
  return names.values();
}

function enlarged(numbers: Uint32Array, least: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(Math.max(least, numbers.length * 2));
  larger.set(numbers);
  return larger;
}
