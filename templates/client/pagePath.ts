// Decides which URLs are pages of this site that can be shown here, and which URLs mean the same page.
import { closest, root } from "./page.ts";

/** The common properties of URLs, links and `location`. */
type Address = Pick<URL, "protocol" | "origin" | "pathname">;

/**
 * Matches file names such as `a.pdf` or `a.md`; `v1.2` and `intro.html` are pages. Also matches `//example.org/`: as a path
 * that is of this site, but whoever takes it for a URL asks another one.
 */
const noPage = /^\/\/|\.(?!html$)[a-z][a-z0-9]*$/i;

/** Path of the page at a URL; `undefined` for files, other sites, and paths outside the site. */
export function pagePath({ protocol, origin, pathname }: Address): string | undefined {
  const { root: base } = root.dataset;
  const isInside = base !== undefined && origin === location.origin && pathname.startsWith(base);
  return isInside && protocol.startsWith("http") && !noPage.test(pathname) ? pathname : undefined;
}

/**
 * Path of the page that a link opens in this window. `undefined` for links to another language, which load a new
 * document.
 */
export function linkedPath(target: EventTarget | null): string | undefined {
  const link = closest<Element>(target, "a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hreflang || link.hasAttribute("download")) return;
  return pagePath(link);
}

/** Equal for all URLs of one page: `/intro`, `/intro/`, `/intro.html` and `/intro/index.html`. */
export function pageKey(path: string): string {
  return path.replace(/(?:\/index)?\.html$|\/$/, "");
}
