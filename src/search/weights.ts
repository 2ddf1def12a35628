// All numbers that affect ranking. Tuned on queries in two languages that were judged by hand (see
// scripts/benchSearch.mjs) and on queries made from titles.

/** Weights of meanings and factors of ranking. */
export const weights = {
  /**
   * A term that begins with a word of the query: while that word is being typed (the last one), and for other words.
   */
  lastPrefix: 0.45,
  prefix: 0.25,
  /** A stem that the word goes beyond: `organiz` for `organizin`. */
  passedStem: 0.3,
  /**
   * For a word being typed: terms that begin with all its letters, and the term that equals its stem by chance. In
   * titles, the former is a better match.
   */
  typedPrefix: 0.7,
  typedStem: 0.5,
  typedPrefixInTitle: 1.2,
  synonym: 0.8,
  /** Another word with the same root: `перевірка` for `перевіряти`. */
  related: 0.25,
  /** Two terms whose combination is the word. */
  split: 0.6,
  /**
   * One mistake, with the right first letter; in a title's word; with a wrong first letter. The factor for a second
   * mistake.
   */
  near: 0.6,
  nearSurface: 0.5,
  nearOtherStart: 0.4,
  secondMistake: 0.5,
  /** Stop words; whole identifiers; neighbouring words written as one. */
  extra: 0.3,
  whole: 1.5,
  joined: 1.2,
  /**
   * The share of the page's score that is added to each of its sections, and how much a large number of sections
   * reduces it.
   */
  page: 0.9,
  pageLength: 0.3,
  /** Exponents for the share of the query that a section and its page cover, and the lowest share that counts. */
  sectionCoverage: 1,
  pageCoverage: 1.5,
  leastCoverage: 0.1,
  /**
   * Factors for titles: words in the title or those above it; in the title itself; title equals the query; title has
   * only words of the query; title begins with the query.
   */
  titles: 0.6,
  title: 0.5,
  sameTitle: 2,
  sameWords: 0.6,
  titleStart: 1.4,
  /** Title contains an identifier that begins like the one that is being typed. */
  begunIdentifier: 2,
  /** Additional factor if a page's title begins with the query, times the share of the title that was typed. */
  pageTitleStart: 0.6,
  /**
   * Words in the page's title; query inside the title; query with its punctuation inside the title, at its start, and
   * equal to it.
   */
  pageTitle: 0.5,
  insideTitle: 1.15,
  literally: 1.6,
  literallyFirst: 2,
  literallyWhole: 3,
  /** An operation whose path is in the query. `sameMethod`, below, is for its method. */
  samePath: 4,
  /** A page whose URL ends in the query. */
  sameSlug: 1.3,
  sameMethod: 1.5,
  /** The introduction of a page, and how much matches in its title add. */
  introduction: 1.1,
  titledIntroduction: 0.3,
  /** Shares of the second and third best section that are added to a page's score. */
  second: 0.12,
  third: 0.06,
};
