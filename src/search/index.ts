// Owns searching: what a word is, the files of an index, ranking. The same code builds the index, runs in the browser
// and answers programs; it reads and writes nothing itself.
export { createIndexBuilder } from "./buildIndex.ts";
export { createTextGrouper, type TextGroup } from "./groupTexts.ts";
export { type Excerpt, openIndex, type SearchAnswer, type SearchIndex } from "./openIndex.ts";
export { type PageTerms, searchableSections, termsOfPage } from "./pageTerms.ts";
export { fingerprinted, type IndexFile, writeIndex } from "./writeIndex.ts";
