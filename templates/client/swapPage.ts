// Puts a loaded page in place of the one being shown. Only elements marked `data-swap="name"` and the head change, so
// what stands between them (the search box with what was typed, its script's state) stays alive.
import { all } from "./page.ts";

/** What stays in the head: it is the same in all pages of a build, or was put there by scripts. */
const kept =
  'style, script:not([type$="json"]), meta[http-equiv], link:is([rel=stylesheet], [rel*=preload], [rel=prefetch])';

/** Shows the page. The loaded one stays whole, so it can be shown again. */
export function swapPage(next: Document): void {
  swapHead(next);
  for (const name of ["lang", "dir", "data-page"]) {
    document.documentElement.setAttribute(name, next.documentElement.getAttribute(name) ?? "");
  }
  document.documentElement.dataset["swapped"] = "";
  swapRegions(next);
}

function swapHead(next: Document): void {
  const stale = new Map([...document.head.children].map((element) => [element.outerHTML, element]));
  for (const element of next.head.children) {
    if (!stale.delete(element.outerHTML) && !element.matches(kept))
      document.head.append(document.importNode(element, true));
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
    const isSame = old?.outerHTML === region.outerHTML;
    const shown = old !== undefined && isSame ? old : document.importNode(region, true);
    if (old === undefined) placeAfter(previous, shown);
    else if (!isSame) old.replaceWith(shown);
    previous = shown;
  }
}

/** Regions by name, in the order of the page. */
function regionsOf(page: Document): ReadonlyMap<string, HTMLElement> {
  return new Map(all("[data-swap]", page).map((region) => [region.dataset["swap"] ?? "", region]));
}

/** A region that the page before did not have follows the one that it follows in its own page. */
function placeAfter(previous: Element | undefined, region: Element): void {
  if (previous === undefined) document.body.prepend(region);
  else previous.after(region);
}
