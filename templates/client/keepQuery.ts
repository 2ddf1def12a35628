// Adds the query and hash of the current URL to links to the same page in another language or version.
import { all, onClick, onPage } from "./page.ts";

/** Starts updating the links: on each page, and again when a link is clicked. */
export function startKeepQuery(): void {
  onPage(update);
  addEventListener("hashchange", update);
  // Also when a script changes the address, as a search does while its query is typed.
  window.navigation?.addEventListener("currententrychange", update);
  onClick("[data-keep-query]", update);
}

function update(): void {
  for (const link of all<HTMLAnchorElement>("[data-keep-query] a")) {
    link.search = location.search;
    link.hash = location.hash;
  }
}
