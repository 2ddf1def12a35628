// Counts the terms of one section, field by field, and weighs them. One counter serves one section after the other.
import { type FieldName, fieldNames, fieldNorm, fields, fieldWeight, impactOf } from "./impact.ts";
import { type GatheredPostings, packImpacts } from "./orderPostings.ts";
import { pathEndsOf } from "./requestPath.ts";
import type { KnownWord, WordMemory } from "./wordMemory.ts";

/** How a text is counted. */
interface AddOptions {
  /** Count the words as they are written, besides their stems. */
  readonly surfaces?: boolean;
  /** Count words too common to look for. */
  readonly stops?: boolean;
}

/** The terms of one section after the other in the making. */
export interface TermCounter {
  add(field: FieldName, text: string, options: AddOptions): void;
  /** Counts each identifier of a code block once. */
  identifiers(code: string): void;
  /** Adds the terms to the postings, and is ready for the next section. */
  finish(section: number, worth: number): void;
  /** Postings of all sections. */
  postings(): GatheredPostings;
}

const mostIdentifiers = 40;
const listedFields = fieldNames.map((name) => fields[name]);
const width = listedFields.length;
const [prose, code] = [fieldNames.indexOf("prose"), fieldNames.indexOf("code")];

/** Postings for which there is room at first. */
const leastPostings = 16_384;

/** Nothing counted yet. */
export function createTermCounter(memory: WordMemory): TermCounter {
  const lengths = new Uint32Array(width);
  const weigher = createWeigher();
  /** Terms of the section, and how often each stands in each field: a row for each, in the same order. */
  let terms = new Uint32Array(256);
  let counts = new Uint32Array(terms.length * width);
  let rowCount = 0;
  /** By number of a term: its row, from 1. */
  let rows = new Uint32Array(1024);
  /** Postings of the sections that are finished. */
  let allTerms = new Uint32Array(leastPostings);
  let sections = new Uint32Array(leastPostings);
  let impacts = new Uint32Array(leastPostings);
  let end = 0;

  const addRow = (term: number): number => {
    if (rowCount === terms.length) {
      terms = enlarged(terms);
      counts = enlarged(counts);
    }
    terms[rowCount] = term;
    rowCount += 1;
    rows[term] = rowCount;
    return rowCount;
  };
  const count = (field: number, term: number): void => {
    while (term >= rows.length) rows = enlarged(rows);
    const at = ((rows[term] || addRow(term)) - 1) * width + field;
    counts[at] = (counts[at] ?? 0) + 1;
  };
  const countWords = (field: number, words: readonly KnownWord[], { surfaces, stops }: Required<AddOptions>): void => {
    let length = 0;
    for (const word of words) {
      if (word.isStop && !stops) continue;
      for (const term of word.terms) count(field, term);
      if (surfaces && word.surface !== undefined) count(field, word.surface);
      length += word.length;
    }
    lengths[field] = (lengths[field] ?? 0) + length;
  };
  const countPaths = (field: number, text: string): void => {
    if (!text.includes("/")) return;
    for (const path of pathEndsOf(text)) count(field, memory.book.numberOf(path));
  };
  return {
    add(name, text, { surfaces = false, stops = false }) {
      const field = fieldNames.indexOf(name);
      countWords(field, memory.read(text), { surfaces, stops });
      countPaths(field, text);
    },
    identifiers(text) {
      if (text === "") return;
      countWords(code, firstNames(memory.read(text)), { surfaces: false, stops: false });
      countPaths(code, text);
    },
    finish(section, worth) {
      weigher.begin(lengths, worth);
      while (end + rowCount > allTerms.length) {
        allTerms = enlarged(allTerms);
        sections = enlarged(sections);
        impacts = enlarged(impacts);
      }
      for (let row = 0; row < rowCount; row += 1) {
        const term = terms[row] ?? 0;
        allTerms[end + row] = term;
        impacts[end + row] = weigher.impacts(counts, row * width);
        rows[term] = 0;
      }
      sections.fill(section, end, end + rowCount);
      end += rowCount;
      counts.fill(0, 0, rowCount * width);
      lengths.fill(0);
      rowCount = 0;
    },
    postings: () => ({
      terms: allTerms.subarray(0, end),
      sections: sections.subarray(0, end),
      impacts: impacts.subarray(0, end),
    }),
  };
}

/** Says how much the terms of a section say. */
interface Weigher {
  /** Begins a section. @param lengths Words of each field. */
  begin(lengths: Uint32Array, worth: number): void;
  /** Packed impacts of the counts that begin at a place. */
  impacts(counts: Uint32Array, at: number): number;
}

/** Times up to which weights of terms that stand in the prose alone are remembered within a section. */
const mostTimes = 16;

function createWeigher(): Weigher {
  const norms = new Float64Array(width);
  const ofProse = new Uint16Array(mostTimes);
  let worth = 1;
  const weigh = (counts: Uint32Array, at: number): number => {
    let core = 0;
    let whole = 0;
    for (const [index, field] of listedFields.entries()) {
      const times = counts[at + index] ?? 0;
      if (times === 0) continue;
      const weight = worth * fieldWeight(field, times, norms[index] ?? 0);
      if (index < prose) core += weight;
      whole += weight;
    }
    return packImpacts(impactOf(core), impactOf(whole));
  };
  return {
    begin(lengths, ownWorth) {
      worth = ownWorth;
      for (const [index, field] of listedFields.entries()) norms[index] = fieldNorm(field, lengths[index] ?? 0);
      ofProse.fill(0);
    },
    impacts(counts, at) {
      // Most terms stand once or twice in the prose and nowhere else.
      const times = counts[at + prose] ?? 0;
      let all = 0;
      for (let index = 0; index < width; index += 1) all += counts[at + index] ?? 0;
      if (all !== times || times >= mostTimes) return weigh(counts, at);
      const known = ofProse[times] ?? 0;
      if (known > 0) return known;
      const impacts = weigh(counts, at);
      ofProse[times] = impacts;
      return impacts;
    },
  };
}

/** The first identifiers of a code block; each as it is written last. */
function firstNames(words: readonly KnownWord[]): readonly KnownWord[] {
  const names = new Map<number, KnownWord>();
  for (const word of words) if (names.size < mostIdentifiers || names.has(word.text)) names.set(word.text, word);
  return [...names.values()];
}

function enlarged(numbers: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(numbers.length * 2);
  larger.set(numbers);
  return larger;
}
