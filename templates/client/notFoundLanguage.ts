// Hosts that know a single page for addresses that do not exist show the one of the default language. Where such an
// address begins as those of another language do, that language's page takes its place; the address stays.
import { all, root } from "./page.ts";
import { replacePage } from "./swapPage.ts";

const fileName = "404.html";

/** Shows the page that belongs to the address; what is there stays when that page cannot be had. */
export function showInLanguage(): void {
  const { page, root: folder = "" } = root.dataset;
  if (page !== "notFound") return;
  for (const link of all("a[hreflang]")) {
    const path = link instanceof HTMLAnchorElement ? link.pathname : "";
    // `/uk/404.html` for `/uk/docs/nowhere`: of two beginnings of an address the longer one is the greater.
    const other = path.slice(0, -fileName.length);
    if (other > folder && location.pathname.startsWith(other)) {
      fetch(path)
        .then((response) => response.text())
        .then(replacePage)
        .catch(console.warn);
    }
  }
}
