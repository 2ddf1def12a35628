// Reads HTML of a page into a tree for its Markdown twin. Takes any text: what authors write may be closed wrongly or not
// at all. Every character is looked at a bounded number of times; what a twin leaves out whole never becomes a tree.

/** An element with what stands in it. */
export interface HtmlElement {
  /** Lower case. */
  readonly name: string;
  /** As written: `href="/docs" class="more"`. */
  readonly attributes: string;
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
const endedBy: Readonly<Record<string, ReadonlySet<string>>> = {
  li: new Set(["li", "p"]),
  dt: new Set(["dt", "dd", "p"]),
  dd: new Set(["dt", "dd", "p"]),
  td: cells,
  th: cells,
  tr: new Set(["td", "th", "tr", "p"]),
};
const paragraph: ReadonlySet<string> = new Set(["p"]);

/** Whether an element of this name stands in lines of its own. */
export const isBlock = (name: string): boolean => blockNames.has(name);

/** A whole tag as templates write it: `<a href="/docs">`. Nearly all tags are read by this alone. */
const plainTag = /<([a-z][a-z0-9-]*)((?: [a-zA-Z][a-zA-Z-]*="[^"<>]*")*) ?\/?>/y;
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
  const root: HtmlElement = { name: "main", attributes: "", children: [] };
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
  if (html.startsWith("<!--", from)) return afterText(html, "-->", from + 4) ?? html.length;
  const second = html[from + 1] ?? "";
  if (second === "/" && isLetter(html[from + 2] ?? "")) return closeElement(reader, from);
  if (isLetter(second)) return openElement(reader, readTag(html, from));
  if (second === "!" || second === "?" || second === "/") return afterText(html, ">", from) ?? html.length;
  addTo(reader, "&lt;");
  return from + 1;
}

function openElement(reader: Reader, { name, attributes, end }: Tag): number {
  const { html, stack } = reader;
  if (leftOut.has(name)) return closingOf(name, end, reader)?.after ?? end;
  const ended = endedBy[name] ?? (isBlock(name) ? paragraph : undefined);
  while (ended?.has(stack.at(-1)?.name ?? "")) stack.pop();
  const isCode = name === "pre" || name === "code";
  const closing = isCode ? closingOf(name, end, reader) : undefined;
  const element: HtmlElement = {
    name,
    attributes,
    children: [],
    ...(closing === undefined ? {} : { code: html.slice(end, closing.at) }),
  };
  if (isBlock(name)) tellParents(stack, name === "pre" ? "code" : "block");
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
  const { name, end } = readTag(html, from);
  for (let index = stack.length - 1; index > 0; index -= 1) {
    if (stack[index]?.name !== name) continue;
    stack.length = index;
    break;
  }
  return end;
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

const isLetter = (character: string): boolean => /[a-z]/i.test(character);

/** The tag at a place. One that never ends takes the rest with it, as in browsers. */
export function readTag(html: string, from: number): Tag {
  plainTag.lastIndex = from;
  const plain = plainTag.exec(html);
  if (plain !== null) return { name: plain[1] ?? "", attributes: plain[2] ?? "", end: plainTag.lastIndex };
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
