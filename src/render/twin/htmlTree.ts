// Reads HTML of a page into a tree for its Markdown twin. Takes any text: what authors write may be closed wrongly or not
// at all. Every character is looked at a bounded number of times; what a twin leaves out whole never becomes a tree.

/** An element with what stands in it. */
export interface HtmlElement {
  /** Lower case. */
  readonly name: string;
  /** As written: `href="/docs" class="more"`. */
  readonly attributes: string;
  /** Whether it stands in lines of its own by its name. */
  readonly isBlock: boolean;
  /** Elements, and texts as written, with character references. */
  readonly children: (HtmlElement | string)[];
  /** HTML inside code, which is text and no tree. */
  readonly code?: string;
  /** Whether something inside it begins a block, and whether that can be a block of code. */
  holds?: "block" | "code";
}

/** Deeper elements lose their tags, not their text. */
const deepest = 100;

const voidNames = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
/** Elements that a twin leaves out: navigation, controls, drawings, programs. */
const leftOut = new Set("nav button svg script style template textarea select noscript title dialog".split(" "));
const blockNames = new Set(
  (
    "address article aside blockquote body dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 " +
    "header hgroup hr hub-island li main ol p pre search section summary table tbody td tfoot th thead tr ul"
  ).split(" "),
);
const cells = new Set(["td", "th", "p"]);
/** Elements that end where another one begins: `<li>` ends the one before. */
const endedBy: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["li", new Set(["li", "p"])],
  ["dt", new Set(["dt", "dd", "p"])],
  ["dd", new Set(["dt", "dd", "p"])],
  ["td", cells],
  ["th", cells],
  ["tr", new Set(["td", "th", "tr", "p"])],
]);
const paragraph: ReadonlySet<string> = new Set(["p"]);

/** Codes of what delimits tags and attributes. */
const [space, quotationMark, hyphen, slash, equals, greaterThan] = [32, 34, 45, 47, 61, 62];
/** The name of a tag in any form. */
const tagName = /<\/?([a-z][^\s/>]*)/iy;

interface Tag {
  readonly name: string;
  readonly attributes: string;
  readonly end: number;
}

interface Reader {
  readonly html: string;
  readonly stack: HtmlElement[];
  /** Closing tags that do not come any more. */
  readonly missing: Set<string>;
}

/** The tree of a piece of HTML. */
export function readHtmlTree(html: string): HtmlElement {
  const root: HtmlElement = { name: "main", attributes: "", isBlock: true, children: [] };
  const reader: Reader = { html, stack: [root], missing: new Set() };
  let at = 0;
  while (at < html.length) {
    const next = html.indexOf("<", at);
    const end = next < 0 ? html.length : next;
    if (end > at) addTo(reader, html.slice(at, end));
    if (next < 0) break;
    at = readMarkup(reader, next);
  }
  return root;
}

function addTo({ stack }: Reader, child: HtmlElement | string): void {
  stack.at(-1)?.children.push(child);
}

/** Reads what begins with `<` and gives the place after it. */
function readMarkup(reader: Reader, from: number): number {
  const { html } = reader;
  const second = html.charCodeAt(from + 1);
  if (isLetter(second)) return openElement(reader, readTag(html, from));
  if (second === slash && isLetter(html.charCodeAt(from + 2))) return closeElement(reader, from);
  if (html.startsWith("<!--", from)) return afterText(html, "-->", from + 4) ?? html.length;
  if (second === slash || html[from + 1] === "!" || html[from + 1] === "?")
    return afterText(html, ">", from) ?? html.length;
  addTo(reader, "&lt;");
  return from + 1;
}

function openElement(reader: Reader, { name, attributes, end }: Tag): number {
  const { html, stack } = reader;
  if (leftOut.has(name)) return closingOf(name, end, reader)?.after ?? end;
  const isBlock = blockNames.has(name);
  const ended = endedBy.get(name) ?? (isBlock ? paragraph : undefined);
  while (ended?.has(stack.at(-1)?.name ?? "")) stack.pop();
  const isCode = name === "pre" || name === "code";
  const closing = isCode ? closingOf(name, end, reader) : undefined;
  const element: HtmlElement =
    closing === undefined
      ? { name, attributes, isBlock, children: [] }
      : { name, attributes, isBlock, children: [], code: html.slice(end, closing.at) };
  if (isBlock) tellParents(stack, name === "pre" ? "code" : "block");
  addTo(reader, element);
  if (closing !== undefined) return closing.after;
  if (!voidNames.has(name) && stack.length < deepest) stack.push(element);
  return end;
}

function tellParents(stack: readonly HtmlElement[], what: "block" | "code"): void {
  for (let index = stack.length - 1; index >= 0; index -= 1) {
    const parent = stack[index];
    if (parent === undefined || parent.holds === "code" || parent.holds === what) return;
    parent.holds = what;
  }
}

function closeElement({ html, stack }: Reader, from: number): number {
  const { name, end } = readClosingTag(html, from);
  for (let index = stack.length - 1; index > 0; index -= 1) {
    if (stack[index]?.name !== name) continue;
    stack.length = index;
    break;
  }
  return end;
}

function readClosingTag(html: string, from: number): Pick<Tag, "name" | "end"> {
  let at = from + 2;
  while (isNameCode(html.charCodeAt(at))) at += 1;
  return html.charCodeAt(at) === greaterThan ? { name: html.slice(from + 2, at), end: at + 1 } : readAnyTag(html, from);
}

interface Closing {
  readonly at: number;
  readonly after: number;
}

/** The next closing tag of a name; looked for once more only while there was one. */
function closingOf(name: string, from: number, { html, missing }: Reader): Closing | undefined {
  if (missing.has(name)) return undefined;
  const text = `</${name}>`;
  const exact = html.indexOf(text, from);
  if (exact >= 0) return { at: exact, after: exact + text.length };
  missing.add(name);
  return undefined;
}

function afterText(html: string, text: string, from: number): number | undefined {
  const at = html.indexOf(text, from);
  return at < 0 ? undefined : at + text.length;
}

const isLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122;
const isNameCode = (code: number): boolean => (code >= 97 && code <= 122) || code === 45 || (code >= 48 && code <= 57);

/** The tag at a place. One that never ends takes the rest with it, as in browsers. */
export function readTag(html: string, from: number): Tag {
  return readPlainTag(html, from) ?? readAnyTag(html, from);
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
