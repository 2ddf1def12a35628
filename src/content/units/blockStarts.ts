// What kind of block the text of a line begins.

const rule = /^(?:[-*_][ \t]*){3,}$/;
/** Tags that begin a block of raw HTML wherever they stand. */
const blockTag =
  /^<(?:\/?(?:address|article|aside|blockquote|body|center|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|li|main|menu|nav|ol|p|section|summary|svg|table|tbody|td|tfoot|th|thead|tr|ul|video)(?:[\s/>]|$)|[!?])/i;
/** A tag alone on its line. */
const loneTag = /^<\/?[a-zA-Z][\w.:-]*(?:\s(?:[^<>"']|"[^"<]*"|'[^'<]*')*)?\/?>\s*$/;
/** Definitions of links, kinds of alerts, modules and remarks of MDX. */
const verbatim =
  /^(?:\[[^\]]+\]:(?:\s|$)|\[![A-Za-z]+\][+-]?\s*$|import\s[^\n]*["']|export\s+(?:const|default|function)\b|\{\/\*)/;
/** Blocks of MkDocs that hold what is indented below them, with their titles. */
const indented = /^(?:!!!|\?\?\?\+?|===)[ \t]+(?:[\w-]+[ \t]*)*(?:"([^"\n]*)")?[ \t]*$/;

/** `***`: a rule across the page. */
export const isRule = (text: string): boolean => rule.test(text);

/** `===`, `---`: what makes a heading of the paragraph above. */
export const isUnderline = (text: string): boolean => /^(?:=+|-+)[ \t]*$/.test(text);

/** Whether a line ends the paragraph above. */
export const interruptsText = (text: string): boolean =>
  /^(?:#{1,6}(?:[ \t]|$)|:::|\{\/\*)/.test(text) || isRule(text) || blockTag.test(text);

/** Whether raw HTML begins where no paragraph goes on. */
export const beginsHtml = (text: string): boolean => blockTag.test(text) || loneTag.test(text);

/** Whether a line holds nothing to translate. */
export const isVerbatim = (text: string): boolean => verbatim.test(text);

/** Title of a block of MkDocs, empty where it has none; `undefined` of other lines. */
export function titleOfIndented(text: string): string | undefined {
  const match = indented.exec(text);
  return match === null ? undefined : (match[1] ?? "");
}
