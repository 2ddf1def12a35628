// Reads one tag of HTML for Markdown twins, in the form that templates write or in any other.

/** Codes of what delimits tags and attributes. */
const [space, quotationMark, hyphen, slash, equals, greaterThan] = [32, 34, 45, 47, 61, 62];
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
  let at = from + 2;
  while (isNameCode(html.charCodeAt(at))) at += 1;
  return html.charCodeAt(at) === greaterThan ? { name: html.slice(from + 2, at), end: at + 1 } : readAnyTag(html, from);
}

/** A tag as templates write it: `<a href="/docs">`. Nearly all tags are read by this alone. */
function readPlainTag(html: string, from: number): Tag | undefined {
  let at = from + 1;
  while (isNameCode(html.charCodeAt(at))) at += 1;
  const nameEnd = at;
  if (nameEnd === from + 1) return undefined;
  while (html.charCodeAt(at) === space) {
    let end = at + 1;
    while (isLetter(html.charCodeAt(end)) || html.charCodeAt(end) === hyphen) end += 1;
    if (end === at + 1 || html.charCodeAt(end) !== equals || html.charCodeAt(end + 1) !== quotationMark)
      return undefined;
    const valueEnd = html.indexOf('"', end + 2);
    if (valueEnd < 0) return undefined;
    at = valueEnd + 1;
  }
  const after = html.charCodeAt(at) === slash ? at + 1 : at;
  if (html.charCodeAt(after) !== greaterThan) return undefined;
  return { name: html.slice(from + 1, nameEnd), attributes: html.slice(nameEnd, at), end: after + 1 };
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
