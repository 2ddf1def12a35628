// Public functions of search: words, index files, ranking. The same code builds the index, runs in the browser and
// answers programs. It reads and writes no files itself.
export { parseGroups } from "./blockGroups.ts";
export { cutBlocks } from "./cutBlocks.ts";
export { joinTexts, type TextFile } from "./groupTexts.ts";
export { type Layout, layOut } from "./layOut.ts";
export { type BlockSummary, makeBlock } from "./makeBlock.ts";
export { type MergeOptions, type MergePart, mergeRange } from "./mergeRange.ts";
export { openIndex, type SearchIndex } from "./openIndex.ts";
export { searchableSections } from "./pageTerms.ts";
export { parseRangeInput, planRanges, type RangePart, rangeInputOf } from "./planRanges.ts";
export { fingerprintOf } from "./searchFiles.ts";
export { isFormOf, stemOf } from "./wordForms.ts";
export { createWordMemory } from "./wordMemory.ts";
export { writeIndex } from "./writeIndex.ts";
export { coreTextOf, formatRange, parseRange, type WrittenRange } from "./writtenRange.ts";
