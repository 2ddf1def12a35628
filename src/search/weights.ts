// All numbers that affect ranking. Tuned on queries in two languages that were judged by hand (see
// scripts/benchSearch.mjs) and on queries made from titles.

/**
 * A term that begins with a word of the query: while that word is being typed (the last one), and for other words.
 */
export const lastPrefix = 0.45;
export const prefix = 0.25;
/** A stem that the word goes beyond: `organiz` for `organizin`. */
export const passedStem = 0.3;
/**
 * For a word being typed: terms that begin with all its letters, and the term that equals its stem by chance. In
 * titles, the former is a better match.
 */
export const typedPrefix = 0.7;
export const typedStem = 0.5;
export const typedPrefixInTitle = 1.2;
export const synonym = 0.8;
/** Another word with the same root: `перевірка` for `перевіряти`. */
export const related = 0.25;
/** Two terms whose combination is the word. */
export const split = 0.6;
/**
 * One mistake, with the right first letter; in a title's word; with a wrong first letter. The factor for a second
 * mistake.
 */
export const near = 0.6;
export const nearSurface = 0.5;
export const nearOtherStart = 0.4;
export const secondMistake = 0.5;
/** Stop words; whole identifiers; neighbouring words written as one. */
export const extra = 0.3;
export const whole = 1.5;
export const joined = 1.2;
/** A page without the identifier that is the whole query, where that is in the index: `log.info`. */
export const otherIdentifier = 0.15;
/**
 * The share of the page's score that is added to each of its sections, and how much a large number of sections
 * reduces it.
 */
export const page = 0.9;
export const pageLength = 0.3;
/** Exponents for the share of the query that a section and its page cover, and the lowest share that counts. */
export const sectionCoverage = 1;
export const pageCoverage = 1.5;
export const leastCoverage = 0.1;
/**
 * Factors for titles: words in the title or those above it; in the title itself; title equals the query; title has
 * only words of the query; title begins with the query.
 */
export const titles = 0.6;
export const title = 0.5;
export const sameTitle = 2;
export const sameWords = 0.6;
export const titleStart = 1.4;
/** Title contains an identifier that begins like the one that is being typed. */
export const begunIdentifier = 2;
/** Additional factor if a page's title begins with the query, times the share of the title that was typed. */
export const pageTitleStart = 0.6;
/**
 * Words in the page's title; query inside the title; query with its punctuation inside the title, at its start, and
 * equal to it.
 */
export const pageTitle = 0.5;
export const insideTitle = 1.15;
export const literally = 1.6;
export const literallyFirst = 2;
export const literallyWhole = 3;
/** An operation whose path is in the query. `sameMethod`, below, is for its method. */
export const samePath = 4;
/** A page whose URL ends in the words of the query, in any order. */
export const sameSlug = 1.3;
export const sameMethod = 1.5;
/** The introduction of a page, and how much matches in its title add. */
export const introduction = 1.1;
export const titledIntroduction = 0.3;
/** Shares of the second and third best section that are added to a page's score. */
export const second = 0.12;
export const third = 0.06;
