// Reads one tag of HTML for Markdown twins, in the form that templates write or in any other.

/** Codes of `/` and `>`. */
const [slash, greaterThan] = [47, 62];
/** Attributes as templates write them: ` href="/docs" class="more"`. */
const plainAttributes = /(?: [a-zA-Z-]+="[^"]*"){1,99}/y;
/** The name of a tag in any form. */
const tagName = /<\/?([a-z][^\s/>]*)/iy;

/** The start of an element. */
export interface Tag {
  /** Lower case. */
  readonly name: string;
  /** As written. */
  readonly attributes: string;
  /** Place after the tag. */
  readonly end: number;
}

/** The tag at a place. One that never ends takes the rest with it, as in browsers. */
export function readTag(html: string, from: number): Tag {
  return readPlainTag(html, from) ?? readAnyTag(html, from);
}

/** The closing tag at a place. */
export function readClosingTag(html: string, from: number): Pick<Tag, "name" | "end"> {
  const at = endOfName(html, from + 2);
  return html.charCodeAt(at) === greaterThan ? { name: html.slice(from + 2, at), end: at + 1 } : readAnyTag(html, from);
}

/** A tag as templates write it: `<a href="/docs">`. Nearly all tags are read by this alone. */
function readPlainTag(html: string, from: number): Tag | undefined {
  const nameEnd = endOfName(html, from + 1);
  if (nameEnd === from + 1) return undefined;
  const name = html.slice(from + 1, nameEnd);
  if (html.charCodeAt(nameEnd) === greaterThan) return { name, attributes: "", end: nameEnd + 1 };
  plainAttributes.lastIndex = nameEnd;
  const attributesEnd = plainAttributes.test(html) ? plainAttributes.lastIndex : nameEnd;
  const last = html.charCodeAt(attributesEnd) === slash ? attributesEnd + 1 : attributesEnd;
  if (html.charCodeAt(last) !== greaterThan) return undefined;
  return { name, attributes: html.slice(nameEnd, attributesEnd), end: last + 1 };
}

function endOfName(html: string, from: number): number {
  let at = from;
  while (isNameCode(html.charCodeAt(at))) at += 1;
  return at;
}

function readAnyTag(html: string, from: number): Tag {
  tagName.lastIndex = from;
  const name = tagName.exec(html)?.[1] ?? "";
  const start = tagName.lastIndex;
  let quote = "";
  for (let at = start; at < html.length; at += 1) {
    const character = html[at] ?? "";
    if (quote !== "") quote = character === quote ? "" : quote;
    else if ((character === '"' || character === "'") && html[at - 1] === "=") quote = character;
    else if (character === ">") return { name: name.toLowerCase(), attributes: html.slice(start, at), end: at + 1 };
  }
  return { name: name.toLowerCase(), attributes: "", end: html.length };
}

/** Whether a code is a letter that can begin a name. */
export const isLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122;
const isNameCode = (code: number): boolean => (code >= 97 && code <= 122) || code === 45 || (code >= 48 && code <= 57);
