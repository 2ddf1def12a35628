// Reads HTML of a page into a tree for its Markdown twin. Takes any text: what authors write may be closed wrongly or not
// at all. Every character is looked at a bounded number of times; what a twin leaves out whole never becomes a tree.
import { type ElementKind, kindOf } from "./elementKinds.ts";
import { isLetter, readClosingTag, readTag, type Tag } from "./htmlTag.ts";

/** An element with what stands in it. */
export interface HtmlElement {
  /** Lower case. */
  readonly name: string;
  /** As written: `href="/docs" class="more"`. */
  readonly attributes: string;
  /** Whether it stands in lines of its own by its name. */
  readonly isBlock: boolean;
  /** Whether its attributes hold a word that twins look for: without one no class of it matters. */
  readonly isMarked: boolean;
  /** Elements, and texts as written, with character references. */
  children: (HtmlElement | string)[];
  /** HTML inside code, which is text and no tree. */
  readonly code: string | undefined;
  /** Whether something inside it begins a block, and whether that can be a block of code. */
  holds: "block" | "code" | undefined;
}

/** Deeper elements lose their tags, not their text. */
const deepest = 100;

/** `data-twin`, and in all classes that are asked for something of this. */
const mark = /data-twin|-link|js|banner|page-foot|admonition|tabs|prose|code-|card/;

/** What has no children yet: most elements get one, and a list for it is made then. */
const none: (HtmlElement | string)[] = [];

/** Codes of `/` and `>`. */
const [slash, greaterThan] = [47, 62];

interface Reader {
  readonly html: string;
  readonly stack: HtmlElement[];
  /** Closing tags that do not come any more. */
  readonly missing: Set<string>;
}

/** The tree of a piece of HTML. */
export function readHtmlTree(html: string): HtmlElement {
  const root = elementOf({ kind: kindOf("main"), attributes: "", code: undefined });
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

interface ElementParts {
  readonly kind: ElementKind;
  readonly attributes: string;
  readonly code: string | undefined;
}

const elementOf = ({ kind: { name, isBlock }, attributes, code }: ElementParts): HtmlElement => ({
  name,
  attributes,
  isBlock,
  isMarked: attributes !== "" && mark.test(attributes),
  children: none,
  code,
  holds: undefined,
});

function addTo({ stack }: Reader, child: HtmlElement | string): void {
  const parent = stack[stack.length - 1];
  if (parent === undefined) return;
  if (parent.children === none) parent.children = [child];
  else parent.children.push(child);
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
  const kind = kindOf(name);
  if (kind.isLeftOut) return closingOf(kind, end, reader)?.after ?? end;
  while (kind.ends.includes(stack[stack.length - 1]?.name ?? "")) stack.pop();
  const closing = kind.isCode ? closingOf(kind, end, reader) : undefined;
  const code = closing === undefined ? undefined : html.slice(end, closing.at);
  const element = elementOf({ kind, attributes, code });
  if (kind.isBlock) tellParents(stack, name === "pre" ? "code" : "block");
  addTo(reader, element);
  if (closing !== undefined) return closing.after;
  if (!kind.isVoid && stack.length < deepest) stack.push(element);
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
  const last = stack[stack.length - 1]?.name ?? "";
  const lastEnd = from + 2 + last.length;
  if (stack.length > 1 && html.charCodeAt(lastEnd) === greaterThan && html.startsWith(last, from + 2)) {
    stack.pop();
    return lastEnd + 1;
  }
  const { name, end } = readClosingTag(html, from);
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
function closingOf({ name, closing }: ElementKind, from: number, { html, missing }: Reader): Closing | undefined {
  if (missing.has(name)) return undefined;
  const at = html.indexOf(closing, from);
  if (at >= 0) return { at, after: at + closing.length };
  missing.add(name);
  return undefined;
}

function afterText(html: string, text: string, from: number): number | undefined {
  const at = html.indexOf(text, from);
  return at < 0 ? undefined : at + text.length;
}
