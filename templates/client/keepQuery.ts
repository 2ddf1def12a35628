// Links to the same page in another language or version keep the query and the hash of the present address.
import { all, onClick, onPage } from "./page.ts";

/** Starts keeping: links are right when they are read and once more when they are clicked. */
export function startKeepQuery(): void {
  onPage(update);
  addEventListener("hashchange", update);
  addEventListener("popstate", update);
  onClick("[data-keep-query]", update);
}

function update(): void {
  for (const link of all("[data-keep-query] a")) {
    if (!(link instanceof HTMLAnchorElement)) continue;
    link.search = location.search;
    link.hash = location.hash;
  }
}
