// How much of schemas has room in a page: what refers to others ends soon, what is written in place is shown as a whole
// while it can be. Shows nothing itself.
import type { SchemaBudget } from "../schemaContext.ts";

/** Deepest level of schemas that have pages of their own. */
const maxLinkDepth = 12;
/** Deepest level of others, which are shown here or nowhere; a list and its items are two. Browsers nest 500 elements. */
const maxDepth = 40;
/**
 * What is written in the very schemas that a page is about may take so much more: only references make few lines a large
 * page. Measured: 2,000 rows are 0.4 MB of HTML, and their texts are limited with all others of the page.
 */
const ownNodes = 1400;

/** How many schemas may still be shown below one. */
export const roomFor = (isOwn: boolean, { nodes }: SchemaBudget): number => nodes + (isOwn ? ownNodes : 0);

/** Whether a schema stands too far inside others. @param isLink Whether it has a page of its own. */
export const isTooDeep = (depth: number, isLink: boolean): boolean => depth > (isLink ? maxLinkDepth : maxDepth);
