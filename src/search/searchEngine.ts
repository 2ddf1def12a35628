// Answers queries from the loaded part of an index. Reads no files and does not use the DOM, so that the same code runs
// in the browser and in Node.
import type { SearchDocFile, SearchHit, SearchIndexFile } from "../model/search.ts";
import { type Catalogue, createCatalogue } from "./catalogue.ts";
import { createDictionary, type Dictionary } from "./dictionary.ts";
import { type Meaning, meaningsOf } from "./expandWord.ts";
import { interpretQuery, isKnown } from "./interpretQuery.ts";
import { rankHits } from "./rankHits.ts";
import { type Query, type QueryWord, readQuery } from "./readQuery.ts";
import { withPathsOf } from "./requestPath.ts";
import { createSectionScorer } from "./scoreSections.ts";
import type { ExpandedWord } from "./scoreWord.ts";
import { stemWord } from "./stemWord.ts";
import { stopWords } from "./stopWords.ts";
import { prepareSynonyms } from "./synonyms.ts";
import * as weights from "./weights.ts";

/** The answer to a query. */
export interface SearchAnswer {
  readonly hits: readonly SearchHit[];
  /** Number of pages that were found, also of those beyond the limit. */
  readonly count: number;
  /** The terms that were looked for, to mark in texts. */
  readonly terms: ReadonlySet<string>;
  /** The query that was answered, if it differs from what was typed and something was found. */
  readonly interpretation?: string;
}

/** A loaded index that answers queries. */
interface SearchEngine {
  readonly catalogue: Catalogue;
  readonly dictionary: Dictionary;
  answer(text: string, limit: number): SearchAnswer;
  /** Whether the index does not know the words of a text, so that something else may be meant. */
  isUnknown(text: string): boolean;
}

/** What expands the words of a query. */
interface Expander {
  expand(mistakes: "none" | "unknown" | "all"): readonly ExpandedWord[];
  /** Whether of some word only a beginning is known, so that many pages say little: `back` of `backpu`. */
  readonly isCut: boolean;
}

/** If at least this many pages contain all words, typing mistakes are not considered. */
const enoughPages = 4;
/** Comparing a word with all terms takes time and memory by the square of its length. */
const longestQuery = 500;
/** So few letters begin too many identifiers. */
const leastBegun = 4;

/** Makes an engine from the two files of an edition; more terms can be added to its dictionary. */
export function createSearchEngine(doc: SearchDocFile, index: SearchIndexFile): SearchEngine {
  const catalogue = createCatalogue(doc.searchDocs, index);
  const dictionary = createDictionary();
  dictionary.add(index);
  const synonymsWithin = prepareSynonyms(doc.options.synonyms);

  /** Makes what expands a query; what does not depend on mistakes is expanded once. */
  const expander = (query: Query): Expander => {
    const synonymsOf = synonymsWithin([...query.words, ...query.extras].flatMap(({ stem, whole }) => [stem, whole]));
    const asked = query.words.map((word) => {
      const exact = meaningsOf(word, { dictionary, synonymsOf, near: false });
      return {
        word,
        exact,
        isSure: exact.some(({ kind }) => kind === "exact" || kind === "synonym"),
        isCut: exact.length > 0 && exact.every(({ terms }) => terms.every((term) => term.length < word.text.length)),
      };
    });
    const extras = query.extras.map(
      (word): ExpandedWord => ({ meanings: exactly(word), isAsked: false, boost: weights.extra }),
    );
    const wholes = query.wholes.map(
      (term): ExpandedWord => ({
        meanings: [{ terms: [term], weight: 1, kind: "exact" }],
        isAsked: false,
        isQuery: query.literal !== "" && query.begun.length > 1 && dictionary.has(term),
        boost: weights.whole,
      }),
    );
    const others = [...extras, ...wholes, ...begun(query.begun.join("")), ...joined(query.words)];
    const expand: Expander["expand"] = (mistakes) => [
      ...asked.map(({ word, exact, isSure }): ExpandedWord => {
        const isNear = mistakes === "all" || (mistakes === "unknown" && !isSure);
        const meanings = isNear ? meaningsOf(word, { dictionary, synonymsOf, near: true }) : exact;
        return { meanings, isAsked: true, isEnded: isSure && !word.isLast, boost: 1 };
      }),
      ...others,
    ];
    return { expand, isCut: asked.some(({ isCut }) => isCut) };
  };
  const exactly = ({ text, stem }: QueryWord): readonly Meaning[] =>
    [...new Set([text, stem])].map((term) => ({ terms: [term], weight: 1, kind: "exact" }));
  /** Identifiers that begin with what is typed of one: `scrollToEnd` for `scrollToE`. */
  const begun = (text: string): readonly ExpandedWord[] => {
    const terms = text.length < leastBegun || dictionary.has(text) ? [] : dictionary.startingWith(text);
    const meanings = terms.map((term): Meaning => ({ terms: [term], weight: weights.typedPrefix, kind: "prefix" }));
    return meanings.length > 0 ? [{ meanings, isAsked: false, boost: weights.whole }] : [];
  };
  /** Neighbouring words written as one: `scrollview` for `scroll view`, `webcomponents` for `web components`. */
  const joined = (words: readonly QueryWord[]): readonly ExpandedWord[] =>
    words.slice(1).flatMap((word, place) => {
      const text = `${words[place]?.text ?? ""}${word.text}`;
      const meanings = [...new Set([text, stemWord(text)])]
        .filter((term) => dictionary.has(term))
        .map((term): Meaning => ({ terms: [term], weight: 1, kind: "exact" }));
      return meanings.length > 0 ? [{ meanings, isAsked: false, boost: weights.joined }] : [];
    });

  const score = createSectionScorer({ dictionary, ...catalogue, sections: index.sections });

  return {
    catalogue,
    dictionary,
    isUnknown: (text) => !isKnown(text, dictionary),
    answer(text, limit) {
      const asked = text.slice(0, longestQuery);
      const meant = interpretQuery(asked, dictionary);
      const query = readQuery(withPathsOf(meant, catalogue.operationPaths()));
      const { expand, isCut } = expander(query);
      let words = expand("none");
      let scored = score(words);
      for (const near of ["unknown", "all"] as const) {
        if (scored.fullPages >= enoughPages && !(near === "unknown" && isCut)) break;
        const read = expand(near);
        // Of words that are all known, no mistakes are looked for at first.
        if (read.some((word, index) => word.meanings !== words[index]?.meanings)) scored = score(read);
        words = read;
        if (near === "unknown" && scored.fullPages > 0) break;
      }
      // A query without letters, `??` or `=>`, has no words, but titles may contain it.
      if (query.words.length === 0 && query.literal !== "") {
        scored.scores.forEach((_, section, scores) => {
          scores[section] = Number(catalogue.titleOf(section).includes(query.literal));
        });
      }
      const terms = new Set(words.flatMap(markedTerms));
      const ranked = rankHits({ ...scored, query, words, terms, catalogue, limit });
      return { ...ranked, terms, ...(meant === asked || ranked.count === 0 ? {} : { interpretation: meant }) };
    },
  };
}

/**
 * The terms to mark in texts. Of stop words only those of a query that has no other words: of `log in`, said for another
 * word, `in` says nothing either. `add` is no beginning of `address` where more words follow it.
 */
const markedTerms = ({ meanings, isEnded, boost }: ExpandedWord): readonly string[] =>
  boost < 1
    ? []
    : meanings.flatMap(({ terms, kind }) =>
        isEnded && kind === "prefix" ? [] : terms.filter((term) => kind === "exact" || !stopWords.has(term)),
      );
