// Hosts with a single not-found page show that of the default language. If the URL has the prefix of another language,
// this replaces the page by that language's; the URL stays.
import { all, root } from "./page.ts";
import { replacePage } from "./swapPage.ts";

const fileName = "404.html";

/** Shows the not-found page in the URL's language; if it cannot be loaded, the current one stays. */
export function showInLanguage(): void {
  const { page, root: folder = "" } = root.dataset;
  if (page !== "notFound") return;
  for (const { pathname: path } of all<HTMLAnchorElement>("a[hreflang]")) {
    // `/uk/404.html` for `/uk/docs/nowhere`. Comparing strings prefers the longer of two matching prefixes.
    const other = path.slice(0, -fileName.length);
    if (other > folder && location.pathname.startsWith(other)) {
      fetch(path)
        .then((response) => response.text())
        .then(replacePage)
        .catch(console.warn);
    }
  }
}
