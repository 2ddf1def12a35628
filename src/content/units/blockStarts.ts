// What kind of block the text of a line begins.

const rule = /^(?:[-*_][ \t]*){3,}$/;
/** Tags that begin a block of raw HTML wherever they stand. */
const blockTag =
  /^<(?:\/?(?:address|article|aside|blockquote|body|center|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|li|main|menu|nav|ol|p|section|summary|svg|table|tbody|td|tfoot|th|thead|tr|ul|video)(?:[\s/>]|$)|[!?])/i;
/** A tag alone on its line. */
const loneTag = /^<\/?[a-zA-Z][\w.:-]*(?:\s(?:[^<>"']|"[^"<]*"|'[^'<]*')*)?\/?>\s*$/;
/** Definitions of links, also without a blank behind the colon, kinds of alerts, modules and remarks of MDX. */
const verbatim =
  /^(?:\[[^\]]+\]:[ \t]*(?:<[^<>]*>|[^\s<]\S*)?(?:[ \t]+(?:"[^"]*"|'[^']*'|\([^()]*\)))?[ \t]*$|\[![A-Za-z]+\][+-]?\s*$|import\s[^\n]*["']|export\s+(?:const|default|function)\b|\{\/\*)/;
/** Lines that other tools replace: `<<< @/a.js`, `--8<-- "a.md"`, `{{#include a.rs}}`, `{! a.md !}`, `[[toc]]`; the end `///` of a block. */
const instruction = /^(?:<<<[ \t]*\S|-+8<-+|\{\{#\w[^{}]*\}\}\s*$|\{[!*]|\[(?:toc|\[toc\])\]\s*$|\/{3,}\s*$)/i;
/** `/// note | Title` of PyMdown. */
const slashed = /^\/{3,}[ \t]*[a-zA-Z][\w-]*[ \t]*(?:\|[ \t]*([^\n]*?))?[ \t]*$/;
/** Blocks of MkDocs that hold what is indented below them, with their titles. */
const indented = /^(?:!!!|\?\?\?\+?|===)[ \t]+(?:[\w-]+[ \t]*)*(?:"([^"\n]*)")?[ \t]*$/;

/** `***`: a rule across the page. */
export const isRule = (text: string): boolean => rule.test(text);

/** `===`, `---`: what makes a heading of the paragraph above. */
export const isUnderline = (text: string): boolean => /^(?:=+|-+)[ \t]*$/.test(text);

/** Whether a line ends the paragraph above. */
export const interruptsText = (text: string): boolean =>
  /^(?:#{1,6}(?:[ \t]|$)|:::|\{\/\*)/.test(text) ||
  isRule(text) ||
  blockTag.test(text) ||
  instruction.test(text) ||
  slashed.test(text);

/** Whether raw HTML begins where no paragraph goes on. */
export const beginsHtml = (text: string): boolean => blockTag.test(text) || loneTag.test(text);

/** Whether a line holds nothing to translate. */
export const isVerbatim = (text: string): boolean => verbatim.test(text) || instruction.test(text);

/** The line that opens a block of MkDocs. */
interface OpeningLine {
  /** Empty where it has none. */
  readonly title: string;
  /** Index of the title. */
  readonly at: number;
  /** Whether the block holds what is indented below the line. */
  readonly isIndented: boolean;
}

/** Reads an opening line of MkDocs; `undefined` of other lines. */
export function readOpening(text: string): OpeningLine | undefined {
  const isIndented = indented.test(text);
  const match = (isIndented ? indented : slashed).exec(text);
  if (match === null) return undefined;
  const { 1: title = "" } = match;
  return { title, at: text.trimEnd().length - title.length - (isIndented ? 1 : 0), isIndented };
}
