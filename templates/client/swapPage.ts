// Replaces the current page by a loaded one. Only the head and elements marked `data-swap="name"` change; everything
// else, and what is equal in both pages (such as the search box with its query), stays alive.
import { all, readPage, root } from "./page.ts";
import { pageEvent } from "./pageEvent.ts";

/** Elements of the head that stay: they are the same in all pages of a build, or were added by scripts. */
const kept =
  'style, script:not([type$="json"]), meta[http-equiv], link:is([rel=stylesheet], [rel*=preload], [rel=prefetch]), [name=theme-color]';

/** Shows the page. Its elements are moved out of the loaded document. */
export function swapPage(next: Document): void {
  swapHead(next);
  root.dataset["swapped"] = "";
  swapRegions(next);
}

/** Shows a page of another language as a whole. */
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
 * Makes an element equal to that of the next page and returns the element to use. Around `main`, most differences are
 * attributes, such as which link is current: keeping elements saves the browser a new layout.
 */
function renew(old: Element, next: Element): Element {
  if (old.isEqualNode(next) || isSameIsland(old, next)) return old;
  if (old.matches("main, hub-island") || shapeOf(old) !== shapeOf(next)) {
    old.replaceWith(next);
    return next;
  }
  // Pages have no `style` attributes, so one that exists was set by a script.
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

/** Whether both are the same island with the same props, which is then kept alive. */
const isSameIsland = (old: Element, next: Element): boolean =>
  old.matches("hub-island") && old.getAttribute("data-props") === next.getAttribute("data-props");

/** What must be equal so that one element can become the other: its tag, its link, and its contents. */
const shapeOf = (element: Element): string =>
  [
    ...["id", "href", "data-sidebar"].map((name) => element.getAttribute(name)),
    ...[element, ...element.childNodes].map(({ nodeName, nodeValue }) => nodeValue ?? nodeName),
  ].join("|");

/** The marked regions by name, in the order of the page. */
function regionsOf(page: Document): ReadonlyMap<string, HTMLElement> {
  return new Map(all("[data-swap]", page).map((region) => [region.dataset["swap"] ?? "", region]));
}

/** Inserts a region that the previous page did not have, after the region that precedes it in its own page. */
function placeAfter(previous: Element | undefined, region: Element): void {
  if (previous === undefined) document.body.prepend(region);
  else previous.after(region);
}
