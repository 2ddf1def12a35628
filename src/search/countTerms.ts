// Counts the terms of one section, field by field, and weighs them.
import { type FieldName, fieldNames, fieldWeight, impactOf } from "./impact.ts";
import type { SectionTerms } from "./pageTerms.ts";
import { pathEndsOf } from "./requestPath.ts";
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
  terms(worth: number): SectionTerms;
}

const mostIdentifiers = 40;
const coreFields = fieldNames.indexOf("prose");

/** Nothing counted yet. */
export function createTermCounter(memory: WordMemory): TermCounter {
  const lengths = fieldNames.map(() => 0);
  const countsByTerm = new Map<string, number[]>();
  const count = (field: number, term: string): void => {
    let counts = countsByTerm.get(term);
    if (counts === undefined) {
      counts = [0, 0, 0, 0, 0];
      countsByTerm.set(term, counts);
    }
    counts[field] = (counts[field] ?? 0) + 1;
  };
  const countWord = (field: number, word: KnownWord, { surfaces, stops }: AddOptions): void => {
    if (word.isStop && !stops) return;
    for (const term of surfaces ? word.surfaces : word.terms) count(field, term);
    lengths[field] = (lengths[field] ?? 0) + word.length;
  };
  return {
    add(name, text, options) {
      const field = fieldNames.indexOf(name);
      for (const word of memory.read(text)) countWord(field, word, options);
      for (const path of pathEndsOf(text)) count(field, path);
    },
    identifiers(code) {
      const field = fieldNames.indexOf("code");
      const names = new Map(memory.read(code).map((word) => [word.text, word]));
      let left = mostIdentifiers;
      for (const word of names.values()) {
        if (left === 0) break;
        countWord(field, word, {});
        left -= 1;
      }
      for (const path of pathEndsOf(code)) count(field, path);
    },
    terms: (worth) =>
      Array.from(countsByTerm, ([term, counts]) => {
        let core = 0;
        let whole = 0;
        for (let field = 0; field < counts.length; field += 1) {
          const times = counts[field] ?? 0;
          if (times === 0) continue;
          const weight = worth * fieldWeight(fieldNames[field] ?? "prose", times, lengths[field] ?? 0);
          if (field < coreFields) core += weight;
          whole += weight;
        }
        return [term, impactOf(core), impactOf(whole)] as const;
      }),
  };
}
