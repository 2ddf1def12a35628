// The numbers of ranking in one place, with what they were measured on: queries of two languages that were judged by
// hand (see scripts/benchSearch.mjs) and queries made from titles. Owns no code that uses them.

/** Weights of asking and ranking. */
export const weights = {
  /** How surely a word means a term that only begins with it: while it is being typed, and later. */
  lastPrefix: 0.45,
  prefix: 0.25,
  /** How surely it means a term that it goes beyond: `organizin` of `organiz`. */
  passedStem: 0.3,
  /** A word being typed: what begins with all its letters, and what its stem happens to be. In titles the former is surer. */
  typedPrefix: 0.7,
  typedStem: 0.5,
  typedPrefixInTitle: 1.2,
  synonym: 0.8,
  /** A word that is two words of the index. */
  split: 0.6,
  /** One mistake, with the first letter right; with it wrong; factor of a second mistake. */
  near: 0.6,
  nearSurface: 0.5,
  nearOtherStart: 0.4,
  secondMistake: 0.5,
  /** Words too common to be asked for, where they stand; whole identifiers; neighbours written as one word. */
  extra: 0.3,
  whole: 1.5,
  joined: 1.2,
  /** What all sections of a page together add to each of them, and how much many sections count against it. */
  page: 0.9,
  pageLength: 0.3,
  /** Powers of the share of a query that a section and its page hold, and the least share that counts. */
  sectionCoverage: 1,
  pageCoverage: 1.5,
  leastCoverage: 0.1,
  /** Titles: with those above it, alone, equal, nothing but words of the query, beginning of it. */
  titles: 0.6,
  title: 0.5,
  sameTitle: 2,
  sameWords: 0.6,
  titleStart: 1.4,
  /** The same for the title of a page, by the share of it that was typed. */
  pageTitleStart: 0.6,
  /** Title of the page; the query inside a title; the query with its signs inside a title, at its start, alone. */
  pageTitle: 0.5,
  insideTitle: 1.15,
  literally: 1.6,
  literallyFirst: 2,
  literallyWhole: 3,
  /** An operation whose path, and whose method, was asked for. */
  samePath: 4,
  /** A page whose address ends in what was typed. */
  sameSlug: 1.3,
  sameMethod: 1.5,
  /** An introduction, and one whose title holds the query. */
  introduction: 1.1,
  titledIntroduction: 0.3,
  /** What the second and third section add to a page. */
  second: 0.12,
  third: 0.06,
};
