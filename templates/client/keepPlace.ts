// Keeps the reader's place on the way to the same page in another language or version: the section that was read stands
// at the same height there. Sections, and terms of a glossary, have the same ids in all languages. A hash in the URL names a
// place itself.
import { afterLayout, all, onClick, onPage, topOf } from "./page.ts";
import { pageKey } from "./pagePath.ts";
import { ignoreScroll } from "./scrollPosition.ts";
import { readStored, store } from "./storage.ts";

const key = "hubdocs.place";

/** Starts keeping the place. Must be called after whatever else moves or scrolls parts of a new page. */
export function startKeepPlace(): void {
  onClick("[data-keep-query] a", (link) => {
    // The last section that begins in the upper half of the window or above.
    const heading = all("main :is(h2,h3,h4,dt)[id]").findLast((one) => topOf(one) < innerHeight / 2);
    if (scrollY && heading && !location.hash && link instanceof HTMLAnchorElement)
      store(key, `${pageKey(link.pathname)} ${heading.id} ${topOf(heading)}`, "sessionStorage");
  });
  onPage(() => {
    const place = readStored(key, "sessionStorage");
    if (!place) return;
    // For the next page only, whichever it is.
    store(key, "", "sessionStorage");
    const [page, id = "", top] = place.split(" ");
    if (page === pageKey(location.pathname)) afterLayout(() => returnTo(document.getElementById(id), Number(top)));
  });
}

/** Scrolls until a heading stands at that height, in pixels from the top of the window. */
function returnTo(heading: HTMLElement | null, top: number): void {
  if (!heading) return;
  // The way there is not the reader's and must not hide the header.
  ignoreScroll();
  scrollBy(0, topOf(heading) - top);
}
