// Turns scored sections into a ranked list of pages: takes whole titles into account, and groups sections by page.
import type { SearchHit } from "../model/search.ts";
import type { Catalogue } from "./catalogue.ts";
import type { Meaning } from "./expandWord.ts";
import { largestOf } from "./largestOf.ts";
import { matchRanges } from "./matchRanges.ts";
import { type Query, squash, unordered } from "./readQuery.ts";
import { pathEndsOf } from "./requestPath.ts";
import type { SectionScores } from "./scoreSections.ts";
import type { ExpandedWord } from "./scoreWord.ts";
import * as weights from "./weights.ts";

/** Number of best sections, and of pages with their best section, that are ranked in detail. */
const closely = 200;

/** A section and its score. */
interface Candidate {
  readonly section: number;
  readonly score: number;
}

/** Input of ranking. */
interface RankInput extends SectionScores {
  readonly query: Query;
  /** Required words first, in the order of `rarities`. */
  readonly words: readonly ExpandedWord[];
  /** Terms to mark in titles. */
  readonly terms: ReadonlySet<string>;
  readonly catalogue: Catalogue;
  readonly limit: number;
}

/** The first hits in order, one for each page, and the number of all. */
export function rankHits(input: RankInput): { readonly hits: readonly SearchHit[]; readonly count: number } {
  const { catalogue, scores, limit } = input;
  const pages = bestOfPages(scores, catalogue);
  const candidates = new Map(largestOf(scores, closely).map(({ place, score }) => [place, score]));
  // Without them, one long page could leave no room for other pages.
  for (const { place, score } of largestOf(pages.scores, closely)) candidates.set(pages.sections[place] ?? 0, score);
  const judge = createTitleJudge(input);
  const best = [...candidates].map(([section, score]): Candidate => ({ section, score: score * judge(section) }));
  const byPage = new Map<number, Candidate[]>();
  for (const candidate of best.sort((one, other) => other.score - one.score || one.section - other.section)) {
    const page = catalogue.pageOf[candidate.section] ?? 0;
    byPage.set(page, [...(byPage.get(page) ?? []), candidate]);
  }
  const ranked = [...byPage.values()]
    .map(([first, second, third]) => ({
      section: first?.section ?? 0,
      score: (first?.score ?? 0) + weights.second * (second?.score ?? 0) + weights.third * (third?.score ?? 0),
    }))
    .sort((one, other) => other.score - one.score || one.section - other.section);
  const others = limit > ranked.length ? largestOf(pages.scores, limit).filter(({ place }) => !byPage.has(place)) : [];
  const hits = [
    ...ranked,
    ...others.map(({ place, score }): Candidate => ({ section: pages.sections[place] ?? 0, score })),
  ];
  return { hits: hits.slice(0, limit).map((hit) => hitOf(hit, input)), count: pages.count };
}

/** For each page, its best section with the score of that, and the number of pages that have a score. */
function bestOfPages(
  sectionScores: Float32Array,
  { pageOf, lengths }: Pick<Catalogue, "pageOf" | "lengths">,
): { readonly scores: Float32Array; readonly sections: Uint32Array; readonly count: number } {
  const [scores, sections] = [new Float32Array(lengths.length), new Uint32Array(lengths.length)];
  let count = 0;
  for (let section = 0; section < sectionScores.length; section += 1) {
    const score = sectionScores[section] ?? 0;
    const page = pageOf[section] ?? 0;
    const before = scores[page] ?? 0;
    if (score <= before) continue;
    if (before === 0) count += 1;
    scores[page] = score;
    sections[page] = section;
  }
  return { scores, sections, count };
}

/** How much of the query a title covers (recall), and how much of the title the query covers (precision). */
interface Cover {
  readonly recall: number;
  readonly precision: number;
}

/** Makes a function that gives the factor of a section: by its title, its page's title and the headings between. */
function createTitleJudge({ query, words, rarities, catalogue }: RankInput): (section: number) => number {
  const asked = words.filter(({ isAsked }) => isAsked);
  const all = rarities.reduce((sum, rarity) => sum + rarity, 0) || 1;
  const weightsByTerm = asked.map(({ meanings }) => {
    const known = new Map<string, number>();
    for (const { terms, weight, kind } of meanings) {
      const sure = surenessOf(kind, weight);
      for (const term of terms) known.set(term, Math.max(known.get(term) ?? 0, sure / terms.length));
    }
    return known;
  });
  const cover = (telling: readonly (readonly string[])[]): Cover => {
    let recall = 0;
    const used = new Set<number>();
    for (const [index, known] of weightsByTerm.entries()) {
      let most = 0;
      for (const [place, terms] of telling.entries()) {
        for (const term of terms) {
          const weight = known.get(term) ?? 0;
          if (weight > 0) used.add(place);
          most = Math.max(most, weight);
        }
      }
      recall += ((rarities[index] ?? 0) / all) * most;
    }
    return { recall, precision: telling.length === 0 ? 0 : used.size / telling.length };
  };
  return (section) => {
    const title = catalogue.titleOf(section);
    const { terms, squashed, parts } = catalogue.titleWords(section);
    const isIntroduction = catalogue.isIntroduction(section);
    const above = catalogue.above(section);
    const path = isIntroduction ? catalogue.rowOf(section)[5] : undefined;
    const slug = isIntroduction ? slugOf(catalogue.rowOf(section)[0]) : "";
    const isNamed = isIntroduction && (squash(slug) === query.squashed || unordered(slug) === query.unordered);
    // The URL of an operation is made from its id, so that a match of the id counts like a match of the title.
    const isIdentified = isNamed && path !== undefined;
    const own = isIdentified ? { recall: 1, precision: 1 } : cover(terms);
    const together = isIntroduction
      ? own
      : cover([...terms, ...above.flatMap((higher) => catalogue.titleWords(higher).terms)]);
    const page = isIntroduction ? own : cover(catalogue.titleWords(above[0] ?? section).terms);
    const isMember =
      query.member !== "" &&
      squashed === query.member &&
      above.some((higher) => catalogue.titleWords(higher).squashed.includes(query.owner));
    let factor = 1 + weights.titles * together.recall + weights.title * own.recall * own.precision;
    factor *= 1 + weights.pageTitle * page.recall;
    if (squashed === query.squashed || isIdentified || isMember) factor *= weights.sameTitle;
    else if (containsBegun(parts, query.begun)) factor *= weights.begunIdentifier;
    else if (own.precision > 0.99) factor *= 1 + weights.sameWords * own.recall ** 2;
    else if (query.squashed.length > 2 && squashed.startsWith(query.squashed))
      factor *=
        weights.titleStart + (isIntroduction ? weights.pageTitleStart * (query.squashed.length / squashed.length) : 0);
    else if (query.squashed.length > 3 && squashed.includes(query.squashed)) factor *= weights.insideTitle;
    if (query.literal !== "") factor *= literalFactor(title.toLowerCase(), query.literal);
    if (isNamed) factor *= weights.sameSlug;
    if (path !== undefined && pathEndsOf(path).some((term) => query.wholes.includes(term))) {
      const method = catalogue.rowOf(section)[4]?.toLowerCase();
      const isMethod = query.words.some(({ text }) => text === method);
      factor *= weights.samePath * (isMethod ? weights.sameMethod : 1);
    }
    if (isIntroduction) factor *= weights.introduction + weights.titledIntroduction * own.recall;
    return factor;
  };
}

/** Whether the words of a title contain those of an identifier, in their order, the last one as far as it is typed. */
function containsBegun(parts: readonly string[], begun: readonly string[]): boolean {
  const last = begun.length - 1;
  return (
    last > 0 &&
    parts.some((_, start) =>
      begun.every((word, place) => {
        const part = parts[start + place] ?? "";
        return place === last ? part.startsWith(word) : part === word;
      }),
    )
  );
}

/** How likely a term in a title is what the reader meant. */
function surenessOf(kind: Meaning["kind"], weight: number): number {
  if (kind !== "prefix") return weight;
  return Math.max(weight, 0.5) * (weight > weights.lastPrefix ? weights.typedPrefixInTitle : 1);
}

/** The factor for a title that contains the query literally, with its punctuation. */
function literalFactor(title: string, literal: string): number {
  if (title === literal) return weights.literallyWhole;
  if (title.startsWith(literal)) return weights.literallyFirst;
  return title.includes(literal) ? weights.literally : 1;
}

/** The last segment of a URL: `get-devices` of `docs/api/get-devices`. */
const slugOf = (url: string): string => /[^/]*(?=\/?$)/.exec(url)?.[0] ?? "";

function hitOf({ section, score }: Candidate, { catalogue, terms }: RankInput): SearchHit {
  const [url, title, , parents = [], method, path] = catalogue.rowOf(section);
  const heading = catalogue.isIntroduction(section) ? "" : catalogue.titleOf(section);
  const id = catalogue.idOf(section);
  return {
    url: id === "" ? url : `${url}#${encodeURIComponent(id)}`,
    title,
    section: heading,
    parents,
    headings: heading === "" ? [] : catalogue.above(section).slice(1).map(catalogue.titleOf),
    ...(path === undefined ? {} : { method: method ?? "", path }),
    score,
    number: section,
    titleRanges: matchRanges(title, terms),
    sectionRanges: matchRanges(heading, terms),
  };
}
