// Counts the terms of sections, field by field, and computes their weights. One counter processes all sections of a
// block in turn.
import { type FieldName, fieldNames, fieldNorm, fields, fieldWeight, impactOf } from "./impact.ts";
import { type GatheredPostings, packImpacts } from "./orderPostings.ts";
import { pathEndsOf } from "./requestPath.ts";
import type { KnownWord, WordMemory } from "./wordMemory.ts";

/** How the words of a text are counted. */
interface AddOptions {
  /** Also count the words as written, besides their stems. */
  readonly surfaces?: boolean;
  /** Also count stop words. */
  readonly stops?: boolean;
}

/** Collects the terms of one section at a time. */
export interface TermCounter {
  add(field: FieldName, text: string, options: AddOptions): void;
  /** Counts the identifiers in a code block, each once. */
  identifiers(code: string): void;
  /** Weighs the section's terms, adds them to the postings and starts the next section. */
  finish(section: number, worth: number): void;
  /** Postings of all finished sections. */
  postings(): GatheredPostings;
}

const mostIdentifiers = 40;
const listedFields = fieldNames.map((name) => fields[name]);
const width = listedFields.length;
const [prose, code] = [fieldNames.indexOf("prose"), fieldNames.indexOf("code")];

/** Initial capacity, in postings. */
const leastPostings = 16_384;

/** Makes an empty counter. */
export function createTermCounter(memory: WordMemory): TermCounter {
  const lengths = new Uint32Array(width);
  const weigher = createWeigher();
  /** The current section's terms, and how often each occurs in each field: one row for each term, in the same order. */
  let terms = new Uint32Array(256);
  let counts = new Uint32Array(terms.length * width);
  let rowCount = 0;
  /** Row of each term, by the term's number and counted from 1; 0 for terms not in the section. */
  let rows = new Uint32Array(1024);
  /** Postings of the finished sections. */
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

/** Computes the weights of the terms of a section. */
interface Weigher {
  /** Starts a section. @param lengths Number of words in each field. */
  begin(lengths: Uint32Array, worth: number): void;
  /** Packed impacts of a term, from its row of counts, which begins at `at`. */
  impacts(counts: Uint32Array, at: number): number;
}

/** Weights of terms that occur only in prose are cached within a section, up to this count. */
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
      // Most terms occur once or twice in prose and in no other field.
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

/** The first distinct identifiers of a code block; of repeated ones the last spelling. */
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
