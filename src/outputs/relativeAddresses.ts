// Turns addresses from the root of a site into addresses from a page's own folder, so that a folder works wherever it
// lies: opened from a disk, or served below any path. Works on text; it knows no HTML and follows no link.
import { offlineBaseUrl } from "../model/offline.ts";
import { addressKey } from "../source/addressKey.ts";

/** What an offline site is called and holds. */
export interface OfflineSite {
  /** Scheme and host where the site is online; `""` when unknown. */
  readonly url: string;
  /** Base URL of the site that is online. */
  readonly baseUrl: string;
  /** Files of all pages by the keys of their addresses: a disk may tell capitals apart where a server does not. */
  readonly pages: ReadonlyMap<string, string>;
}

/** Files of pages, as `relativeAddresses` looks them up. */
export const pageFilesOf = (
  routes: readonly { readonly url: string; readonly outputPath: string }[],
): ReadonlyMap<string, string> =>
  new Map(routes.map(({ url, outputPath }) => [addressKey(url), encodePath(outputPath)]));

/** `docs/%D0%B2/index.html`: as it is written in markup. */
const encodePath = (path: string): string => encodeURI(path).replace(/[?#&]/g, encodeURIComponent);

/**
 * Text of a file with all addresses of the site relative to the file's folder; links to pages name the page's file.
 * Full addresses, such as canonical ones, lead to the site that is online.
 * @param path Path of the file below the output folder.
 * @example relativeAddresses('href="<root>docs/intro#x"', "uk/index.html", site) // 'href="../docs/intro/index.html#x"'
 */
export function relativeAddresses(text: string, path: string, site: OfflineSite): string {
  if (!text.includes(offlineBaseUrl)) return text;
  const depth = path.split("/").length - 1;
  const toRoot = depth === 0 ? "./" : "../".repeat(depth);
  const online = `${site.url}${offlineBaseUrl}`;
  const local = site.url === "" ? text : text.replaceAll(online, () => site.url + encodeURI(site.baseUrl));
  const pieces = local.split(offlineBaseUrl);
  return pieces
    .map((piece, index) => {
      if (index === 0) return piece;
      const address = addressStart.exec(piece)?.[0] ?? "";
      // What scripts put before paths stays the root itself.
      const file = address !== "" || isLink(pieces[index - 1] ?? "") ? fileOf(address, site.pages) : "";
      return toRoot + file + piece.slice(address.length);
    })
    .join("");
}

/**
 * `docs/intro` of `docs/intro#x" class=…`: up to what ends a path in markup, in JSON inside of it and in Markdown. A name may
 * hold `&`, which markup writes as `&amp;`.
 */
const addressStart = /^(?:[^"\s<>&?#\\]|&amp;|&(?![a-z]+;|#))*/;

/** Whether what follows is a link: `href="`, `url=` of a redirect. */
const isLink = (before: string): boolean => /(?:href="|url=)$/.test(before);

const fileOf = (address: string, pages: OfflineSite["pages"]): string =>
  pages.get(addressKey(`/${address.replaceAll("&amp;", "&")}`)) ?? address;
