// Reads tags in the form that templates write, which are nearly all of a page: by character codes, several times faster
// than the expressions of readReceipt.ts, which reads every other tag.
import { decodeEntities } from "./decodeEntities.ts";

/** What plain tags of a page are read into. */
export interface PlainNotes {
  /** Addresses, each with the offset where its value begins; a set of them keeps only the addresses. */
  readonly hrefs: { add(href: string, offset: number): unknown };
  readonly ids: Set<string>;
  /** Ids that more than one element has. */
  readonly repeatedIds: Set<string>;
}

/** Notes the id of an element. */
export function noteId(id: string, { ids, repeatedIds }: PlainNotes): void {
  if (ids.has(id)) repeatedIds.add(id);
  else ids.add(id);
}

/**
 * A number for a stretch of a text. Names are told apart by theirs, because cutting them out takes longer: another name of
 * the same number is only read the long way.
 */
function numberOf(text: string, from: number, to: number): number {
  let number = to - from;
  for (let at = from; at < to; at += 1) number = (Math.imul(number, 31) + text.charCodeAt(at)) & 0x3fffffff;
  return number;
}

const numbersOf = (names: string): ReadonlySet<number> =>
  new Set(names.split(" ").map((name) => numberOf(name, 0, name.length)));

/** Elements that load something, or whose content is no markup. */
const otherElements = numbersOf(
  "script style textarea title link base img image use source input video audio track iframe object embed form " +
    "meta math area",
);
/** Attributes that load something or hold code, besides event handlers. */
const otherAttributes = numbersOf("src srcset poster data action formaction style");
const [hrefNumber, idNumber, nameNumber] = ["href", "id", "name"].map((name) => numberOf(name, 0, name.length));

/** Codes of `>`, space, `=`, `"`, `-`, `a`. */
const [closing, space, equals, quote, hyphen, letterA] = [62, 32, 61, 34, 45, 97];

/**
 * Reads the tag at `from` and gives the place after it, if it has only attributes `name="value"` in lower case, and none
 * that loads or runs anything; else gives -1 and notes nothing. Of two attributes of a name the first counts.
 */
export function readPlainTag(html: string, from: number, notes: PlainNotes): number {
  let at = endOfName(html, from + 1);
  const isLink = at === from + 2 && html.charCodeAt(from + 1) === letterA;
  if (!isLink && otherElements.has(numberOf(html, from + 1, at))) return -1;
  let href = 0;
  let id = 0;
  for (let code = html.charCodeAt(at); code !== closing; code = html.charCodeAt(at)) {
    const nameEnd = endOfName(html, at + 1);
    if (code !== space || html.charCodeAt(nameEnd) !== equals || html.charCodeAt(nameEnd + 1) !== quote) return -1;
    const valueEnd = html.indexOf('"', nameEnd + 2);
    if (valueEnd < 0) return -1;
    const name = numberOf(html, at + 1, nameEnd);
    if (name === hrefNumber) {
      if (!isLink || !html.startsWith("href", at + 1)) return -1;
      if (href === 0) href = nameEnd + 2;
      if (!isPlainAddress(html, href)) return -1;
    } else if (name === idNumber) {
      if (!html.startsWith("id", at + 1)) return -1;
      if (id === 0) id = nameEnd + 2;
    } else if (otherAttributes.has(name) || html.startsWith("on", at + 1) || (isLink && name === nameNumber)) return -1;
    at = valueEnd + 1;
  }
  if (href > 0) notes.hrefs.add(valueAt(html, href), href);
  if (id > 0) noteId(valueAt(html, id), notes);
  return at + 1;
}

/** The value that begins at a place, and ends at a quotation mark. */
const valueAt = (html: string, from: number): string => decodeEntities(html.slice(from, html.indexOf('"', from)));

/** Place of the first character from `at` on that is no lower-case letter, digit or hyphen. `viewBox` counts as one name. */
function endOfName(html: string, at: number): number {
  let end = at;
  for (let code = html.charCodeAt(end); isNameCode(code); code = html.charCodeAt(end)) end += 1;
  return end === at + 4 && html.startsWith("viewBox", at) ? at + 7 : end;
}

const isNameCode = (code: number): boolean =>
  (code >= letterA && code <= 122) || code === hyphen || (code >= 48 && code <= 57);

/** Whether an address begins so that it cannot be a script: `/a`, `#a`, `https://…`, `../a`, nothing. */
function isPlainAddress(html: string, from: number): boolean {
  switch (html[from]) {
    case "/":
    case "#":
    case ".":
    case '"':
      return true;
    default:
      return html.startsWith("https:", from) || html.startsWith("http:", from);
  }
}
