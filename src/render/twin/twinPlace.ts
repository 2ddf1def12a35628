// Where a twin stands and where its links lead: to the twins of pages, and to files by their full addresses.
import { twinPathOf } from "../../model/twinPath.ts";

/** The place of a twin. */
export interface TwinPlace {
  /** Address for a link of the page as the twin writes it. */
  readonly resolve: (href: string) => string;
}

/** What a place is made from. */
interface TwinPlaceInput {
  /** Scheme and host of the site; empty when they are not known: then links begin with `/`. */
  readonly siteUrl: string;
  /** Begins and ends with `/`. */
  readonly baseUrl: string;
  /** Path of the page, with base URL. */
  readonly href: string;
}

/** The place of a page's twin. */
export function twinPlaceOf({ siteUrl, baseUrl, href }: TwinPlaceInput): TwinPlace {
  return {
    resolve: (address) => {
      if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(address)) return address;
      const pathEnd = address.search(/[?#]|$/);
      const path = address.slice(0, pathEnd);
      const rest = address.slice(pathEnd);
      const full = path === "" ? href : path.startsWith("/") ? path : pathFrom(href, path);
      return siteUrl + (full.startsWith(baseUrl) ? toTwin(full) : full) + rest;
    },
  };
}

/** Names of files end in a word: `hub.pdf`, `tools.7z`. Those of pages do not, also where they have dots: `v2.0`, `1.2-beta`. */
const fileEnding = /\.(?!html$)\d*[a-z]\w*$/i;

const toTwin = (path: string): string => (fileEnding.test(path) ? path : twinPathOf(path));

/** A relative address, which only raw HTML has. */
function pathFrom(href: string, path: string): string {
  const folders = href.slice(0, href.lastIndexOf("/")).split("/");
  const names = path.split("/");
  for (const name of names.slice(0, -1)) {
    if (name === "..") folders.pop();
    else if (name !== ".") folders.push(name);
  }
  return `${[...(folders.length === 0 ? [""] : folders), names.at(-1) ?? ""].join("/")}`;
}
