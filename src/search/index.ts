// Owns searching: what a word is, the files of an index, ranking. The same code builds the index, runs in the browser
// and answers programs; it reads and writes nothing itself.
export { groupRowBytes, parseGroups } from "./blockGroups.ts";
export { cutBlocks } from "./cutBlocks.ts";
export { joinTexts, type TextFile } from "./groupTexts.ts";
export { type Layout, layOut } from "./layOut.ts";
export { type Block, type BlockSummary, makeBlock } from "./makeBlock.ts";
export { type MergedRange, type MergeOptions, type MergePart, mergeRange } from "./mergeRange.ts";
export { type Excerpt, openIndex, type SearchAnswer, type SearchIndex } from "./openIndex.ts";
export { searchableSections } from "./pageTerms.ts";
export { parseRangeInput, planRanges, type RangeInput, type RangePart, rangeInputOf } from "./planRanges.ts";
export { fingerprintOf, type IndexFile } from "./searchFiles.ts";
export { createWordMemory } from "./wordMemory.ts";
export { writeIndex } from "./writeIndex.ts";
export { coreTextOf, formatRange, parseRange, type WrittenRange } from "./writtenRange.ts";
