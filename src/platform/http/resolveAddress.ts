// Decides which built file answers a path, by lookups in the lists that the build wrote: no path ever reaches the disk.
import { encodePath } from "./requestTarget.ts";

/** A built site as lookups. */
export interface BuiltSite {
  /** Begins and ends with `/`. */
  readonly baseUrl: string;
  /** Content security policy of the pages; absent for a site that was built without. */
  readonly contentSecurity?: string;
  /** Paths of all files that may be served, relative to the output. */
  readonly files: ReadonlySet<string>;
  /** Output files of pages by address, each in its one canonical spelling. */
  readonly routes: ReadonlyMap<string, string>;
  /** Addresses by output file: the reverse of `routes`. */
  readonly addresses: ReadonlyMap<string, string>;
}

/** How a path is answered. */
export type Answer =
  | { readonly kind: "file"; readonly file: string; readonly status: 200 | 404 }
  /** `location` is a path of this site, percent-encoded, without a query. */
  | { readonly kind: "redirect"; readonly location: string; readonly status: 301 | 302 }
  | { readonly kind: "none" };

/**
 * The answer to a decoded path. Every page has one address; other spellings (with or without a final slash, `.html`,
 * `/index.html`) are redirected to it.
 */
export function resolveAddress(path: string, site: BuiltSite): Answer {
  const { baseUrl } = site;
  if (!path.startsWith(baseUrl)) return redirect("/", { site, status: `${path}/` === baseUrl ? 301 : 302 });
  const address = path.slice(baseUrl.length - 1);
  return findPage(address, site) ?? findFile(address, site) ?? findNotFound(address, site);
}

function findPage(address: string, site: BuiltSite): Answer | undefined {
  const file = site.routes.get(address);
  if (file !== undefined) return { kind: "file", file, status: 200 };
  const canonical =
    site.addresses.get(address.slice(1)) ?? spellingsOf(address).find((other) => site.routes.has(other));
  return canonical === undefined ? undefined : redirect(canonical, { site, status: 301 });
}

/** Other ways to write an address: `/a/` for `/a`, `/a` for `/a/`, `/a.html` and `/a/index.html`. */
function spellingsOf(address: string): readonly string[] {
  if (address.endsWith("/")) return [address.slice(0, -1)];
  const stem = address.replace(/(\/index)?\.html$/, "");
  return stem === address ? [`${address}/`] : [stem, `${stem}/`];
}

/** Files that are no pages: theme, images, downloads, and HTML that the site's author put there. */
function findFile(address: string, site: BuiltSite): Answer | undefined {
  const name = address.slice(1);
  const inFolder = `${name}index.html`;
  if (address.endsWith("/"))
    return site.files.has(inFolder) ? { kind: "file", file: inFolder, status: 200 } : undefined;
  for (const file of [name, `${name}.html`]) {
    if (site.files.has(file)) return { kind: "file", file, status: 200 };
  }
  return site.files.has(`${name}/index.html`) ? redirect(`${address}/`, { site, status: 301 }) : undefined;
}

/** Deepest folder of a 404 page; more than languages and versions need. Addresses may have thousands of segments. */
const deepestNotFound = 32;

/** The nearest 404 page upwards: `/uk/docs/x` asks for `uk/docs/404.html`, `uk/404.html`, `404.html`. */
function findNotFound(address: string, site: BuiltSite): Answer {
  const folders = address.split("/").slice(1, -1).slice(0, deepestNotFound);
  for (let depth = folders.length; depth >= 0; depth -= 1) {
    const file = [...folders.slice(0, depth), "404.html"].join("/");
    if (site.files.has(file)) return { kind: "file", file, status: 404 };
  }
  return { kind: "none" };
}

interface Redirection {
  readonly site: BuiltSite;
  readonly status: 301 | 302;
}

/** Addresses come from our own maps, so a redirect never leads to another host. */
function redirect(address: string, { site, status }: Redirection): Answer {
  return { kind: "redirect", location: encodePath(site.baseUrl + address.slice(1)), status };
}
