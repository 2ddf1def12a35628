// Puts a loaded page in place of the one being shown. Only elements marked `data-swap="name"` and the head change, so
// what stands between them and what is equal in both (the search box with what was typed) stays alive.
import { all, readPage, root } from "./page.ts";
import { pageEvent } from "./pageEvent.ts";

/** What stays in the head: it is the same in all pages of a build, or was put there by scripts. */
const kept =
  'style, script:not([type$="json"]), meta[http-equiv], link:is([rel=stylesheet], [rel*=preload], [rel=prefetch]), [name=theme-color]';

/** Shows the page: its elements leave the loaded document. */
export function swapPage(next: Document): void {
  swapHead(next);
  root.dataset["swapped"] = "";
  swapRegions(next);
}

/** Shows a page of another language whole. */
export function replacePage(html: string): void {
  const next = readPage(html);
  swapHead(next);
  document.body.replaceWith(next.body);
  document.dispatchEvent(new Event(pageEvent));
}

function swapHead(next: Document): void {
  for (const name of ["lang", "dir", "data-page", "data-root", "data-any-version"]) {
    root.setAttribute(name, next.documentElement.getAttribute(name) ?? "");
  }
  const stale = new Map([...document.head.children].map((element) => [element.outerHTML, element]));
  for (const element of [...next.head.children]) {
    if (!stale.delete(element.outerHTML) && !element.matches(kept)) document.head.append(element);
  }
  for (const element of stale.values()) if (!element.matches(kept)) element.remove();
}

function swapRegions(next: Document): void {
  const present = regionsOf(document);
  const wanted = regionsOf(next);
  for (const [name, region] of present) if (!wanted.has(name)) region.remove();
  let previous: Element | undefined;
  for (const [name, region] of wanted) {
    const old = present.get(name);
    if (old === undefined) placeAfter(previous, region);
    previous = old === undefined ? region : renew(old, region);
  }
}

/**
 * Makes an element like that of the next page and returns what stands there then. Around the text most differences are attributes, such as which link is
 * the current one: elements stay, and the browser needs not lay them out again.
 */
function renew(old: Element, next: Element): Element {
  if (old.isEqualNode(next) || isSameIsland(old, next)) return old;
  if (old.matches("main, hub-island") || shapeOf(old) !== shapeOf(next)) {
    old.replaceWith(next);
    return next;
  }
  // Pages hold no styles of elements: such a style is a script's.
  for (const name of old.getAttributeNames())
    if (name !== "style" && !next.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of next.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  const children = [...old.children];
  [...next.children].forEach((child, index) => {
    const present = children[index];
    if (present !== undefined) renew(present, child);
  });
  return old;
}

/** A part that lives stays alive while its page would make it the same. */
const isSameIsland = (old: Element, next: Element): boolean =>
  old.matches("hub-island") && old.getAttribute("data-props") === next.getAttribute("data-props");

/** What must be equal for one element to become another: what it is, what it leads to, and what it holds. */
const shapeOf = (element: Element): string =>
  [
    ...["id", "href", "data-sidebar"].map((name) => element.getAttribute(name)),
    ...[element, ...element.childNodes].map(({ nodeName, nodeValue }) => nodeValue ?? nodeName),
  ].join("|");

/** Regions by name, in the order of the page. */
function regionsOf(page: Document): ReadonlyMap<string, HTMLElement> {
  return new Map(all("[data-swap]", page).map((region) => [region.dataset["swap"] ?? "", region]));
}

/** A region that the page before did not have follows the one that it follows in its own page. */
function placeAfter(previous: Element | undefined, region: Element): void {
  if (previous === undefined) document.body.prepend(region);
  else previous.after(region);
}
