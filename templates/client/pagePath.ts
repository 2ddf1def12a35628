// Which addresses are pages of this site's edition, and which of them are the same page.
import { closest, root } from "./page.ts";

/** What an address, a link and the document's location have in common. */
type Address = Pick<URL, "protocol" | "origin" | "pathname">;

/** A name that ends in `.pdf` or `.md` is a file; `v1.2` and `intro.html` are pages. */
const fileName = /\.(?!html$)[a-z][a-z0-9]*$/i;

/** Path of the page that an address leads to; `undefined` for files, other sites, and what lies outside the site. */
export function pagePath({ protocol, origin, pathname }: Address): string | undefined {
  const { root: base } = root.dataset;
  const isInside = base !== undefined && origin === location.origin && pathname.startsWith(base);
  return isInside && protocol.startsWith("http") && !fileName.test(pathname) ? pathname : undefined;
}

/** Path of the page that a link to be followed in this window leads to. Links to another language load their page. */
export function linkedPath(target: EventTarget | null): string | undefined {
  const link = closest<Element>(target, "a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hreflang || link.hasAttribute("download")) return;
  return pagePath(link);
}

/** Equal for the addresses of one page: `/intro`, `/intro/`, `/intro.html` and `/intro/index.html`. */
export function pageKey(path: string): string {
  return path.replace(/(?:\/index)?\.html$|\/$/, "");
}
