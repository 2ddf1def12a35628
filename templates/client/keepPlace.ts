// Keeps the reader's place on the way to the same page in another language or version: the section that was read stands
// at the same height there. Sections have the same ids in all languages. A hash in the URL names a place itself.
import { afterLayout, all, onClick, onPage } from "./page.ts";
import { pageKey } from "./pagePath.ts";
import { ignoreScroll } from "./scrollPosition.ts";
import { readStored, store } from "./storage.ts";

const key = "hubdocs.place";

/** Starts keeping the place. Must be called after whatever else moves or scrolls parts of a new page. */
export function startKeepPlace(): void {
  onClick("[data-keep-query] a", (link) => {
    const place = location.hash === "" && link instanceof HTMLAnchorElement ? placeIn(link.pathname) : undefined;
    if (place !== undefined) store(key, place, "sessionStorage");
  });
  onPage(() => {
    const [page = "", id = "", top = ""] = readStored(key, "sessionStorage")?.split(" ") ?? [];
    if (page === "") return;
    // For the next page only, whichever it is.
    store(key, "", "sessionStorage");
    if (page === pageKey(location.pathname)) afterLayout(() => returnTo(id, Number(top)));
  });
}

/**
 * The section that is being read, as page, id of the heading and its distance from the top of the window in pixels: the last
 * section that begins in the upper half of the window or above. None at the beginning of a page.
 */
function placeIn(path: string): string | undefined {
  const begun = all("main :is(h2, h3, h4)[id]").filter((heading) => topOf(heading) < innerHeight / 2);
  const heading = scrollY === 0 ? undefined : begun.at(-1);
  return heading && [pageKey(path), heading.id, topOf(heading)].join(" ");
}

function returnTo(id: string, top: number): void {
  const heading = document.getElementById(id);
  if (!heading?.checkVisibility()) return;
  // The way there is not the reader's and must not hide the header.
  ignoreScroll();
  scrollBy({ top: topOf(heading) - top, behavior: "instant" });
}

const topOf = (element: Element): number => element.getBoundingClientRect().top;
