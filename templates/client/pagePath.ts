// Decides which URLs are pages of this site that can be shown here, and which URLs mean the same page.
import { closest, root } from "./page.ts";

/** The common properties of URLs, links and `location`. */
type Address = Pick<URL, "protocol" | "origin" | "pathname">;

/**
 * Path of the page at a URL; `undefined` for files, other sites, and paths outside the site. Names such as `a.pdf` or `a.md`
 * are files, but `v1.2`, `intro.html` and those whose endings the document names are pages. A path with `//` is of this
 * site, but whoever takes `//example.org/` for a URL asks another one.
 */
export function pagePath({ protocol, origin, pathname }: Address): string | undefined {
  const { root: base, endings } = root.dataset;
  const noPage = RegExp(`^f|//|\\.(?!(html|${endings})$)[a-z]\\w*$`, "i");
  const isInside = origin === location.origin && pathname.startsWith(`${base}`);
  return isInside && !noPage.test(protocol + pathname) ? pathname : undefined;
}

/**
 * Path of the page that a link opens in this window. `undefined` for links to another language, which load a new
 * document.
 */
export function linkedPath(target: EventTarget | null): string | undefined {
  const link = closest<HTMLAnchorElement>(target, "a[href]:not([target],[hreflang],[download])");
  return link ? pagePath(link) : undefined;
}

/** Equal for all URLs of one page: `/intro`, `/intro/`, `/intro.html` and `/intro/index.html`. */
export function pageKey(path: string): string {
  return path.replace(/(?:\/index)?\.html$|\/$/, "");
}
