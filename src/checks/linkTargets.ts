// Looks up what a URL in a page leads to. Knows URLs and ids, not who wrote a link.
import { url } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import type { Receipt } from "../model/page.ts";
import { addressKey, decodePercent } from "../source/addressKey.ts";
import { leavesSite } from "../source/leavesSite.ts";
import { pathFrom } from "../source/pathFrom.ts";
import type { CheckInput, LinkFacts } from "./checkInput.ts";

/** What a link leads to. */
export type LinkTarget =
  | { readonly kind: "fine" }
  | { readonly kind: "no-page" }
  | {
      readonly kind: "no-anchor";
      readonly page: string;
      readonly anchor: string;
      readonly anchors: ReadonlySet<string>;
    };

/** A page that contains links: its URL without the base URL, and its anchors. */
interface LinkSource {
  readonly url: string;
  readonly ids: readonly string[];
}

/** Lookups of link targets of one site. */
export interface TargetIndex {
  find(href: string, from: LinkSource): LinkTarget;
  /** A full URL of this site as a path; any other URL unchanged. */
  readonly ownAddress: (href: string) => string;
  /** Whether there is such a file in the output: `/img/a.png`. */
  readonly hasFile: (path: string) => boolean;
  /** URLs of all pages, for suggestions. */
  readonly addresses: () => Iterable<string>;
  /** Addresses of static files, for suggestions. */
  readonly fileAddresses: () => Iterable<string>;
  /** Names of all source files, for suggestions. */
  readonly fileNames: () => Iterable<string>;
}

const markdownFile = /\.mdx?$/i;

const fine: LinkTarget = { kind: "fine" };
const noPage: LinkTarget = { kind: "no-page" };

/** Prepares the lookups. Absolute URLs are looked up once and remembered. */
export function indexTargets({ site, receipts, files, thorough }: LinkFacts): TargetIndex {
  let pages: ReadonlyMap<string, LinkSource> | undefined;
  // Built on first use: in most runs no link has to be looked up.
  const pageAt = (key: string): LinkSource | undefined => {
    pages ??= new Map([...receipts, ...frozenSources(site)].map((source) => [addressKey(source.url), source]));
    return pages.get(key);
  };
  // Anchors of static pages are known only in a check, which reads them.
  const staticPages = new Map<string, LinkSource>(
    (thorough?.staticTexts ?? []).flatMap(({ path, page }) =>
      page === undefined ? [] : [[path, { url: `/${path}`, ids: page.ids }]],
    ),
  );
  const ids = new Map<LinkSource, ReadonlySet<string>>();
  const answers = new Map<string, LinkTarget>();
  const base = site.config.baseUrl;
  let twins: ReadonlySet<string> | undefined;
  /**
   * Whether a relative link means a source that does not exist, and leads to a page's text in Markdown instead. Static
   * pages have no sources beside them: they mean what they say.
   */
  const missesSource = (path: string, from: LinkSource): boolean => {
    if (!markdownFile.test(path) || !site.routesByUrl.has(url(from.url))) return false;
    twins ??= new Set([...site.twins.values(), ...frozenTwins(site)]);
    return twins.has(decodePercent(path.slice(startOf(path, base)?.length ?? 0)));
  };

  const idsOf = (receipt: LinkSource): ReadonlySet<string> => {
    const known = ids.get(receipt) ?? new Set(receipt.ids);
    ids.set(receipt, known);
    return known;
  };
  const findAnchor = (page: LinkSource | undefined, hash: string): LinkTarget => {
    const anchor = decodePercent(hash);
    if (page === undefined || anchor === "" || anchor === "top") return fine;
    const anchors = idsOf(page);
    if (anchors.has(anchor) || anchors.has(hash)) return fine;
    return { kind: "no-anchor", page: page.url, anchor, anchors };
  };
  const findPath = (path: string, hash: string): LinkTarget => {
    const start = startOf(path, base);
    if (start === undefined) return path === base.slice(0, -1) ? fine : noPage;
    const inside = `/${path.slice(start.length)}`;
    const page = pageAt(addressKey(inside)) ?? pageAt(addressKey(withoutFileEnding(inside, site.config)));
    // Redirects keep the hash.
    if (page !== undefined) return hash === "" ? fine : findAnchor(finalPage(page, pageAt, site), hash);
    const file = decodePercent(inside.slice(1));
    const staticPage = staticPages.get(file) ?? staticPages.get(`${file.replace(/\/$/, "")}/index.html`);
    if (staticPage !== undefined) return hash === "" ? fine : findAnchor(staticPage, hash);
    // A page that could not be rendered has its own finding; links to it are not broken.
    return files.has(file) || site.routesByAddress.has(addressKey(inside)) ? fine : noPage;
  };
  return {
    find(given, from) {
      const answered = answers.get(given);
      if (answered !== undefined) return answered;
      const href = ownAddress(given, site.config);
      if (href === "" || leavesSite(href)) return fine;
      const [beforeHash = "", hash = ""] = splitAt(href, "#");
      const [path = ""] = splitAt(beforeHash, "?");
      if (path === "") return hash === "" ? fine : findAnchor(from, hash);
      if (!path.startsWith("/")) {
        const whole = pathFrom(path, base.slice(0, -1) + from.url);
        return whole === undefined || missesSource(whole, from) ? noPage : findPath(whole, hash);
      }
      const target = findPath(path, hash);
      answers.set(given, target);
      return target;
    },
    ownAddress: (href) => ownAddress(href, site.config),
    hasFile: (path) => files.has(decodePercent(path.slice(1))),
    addresses: () => site.routes.map(({ path }) => path),
    fileAddresses: () => [...site.staticFiles].map((path) => `/${path}`),
    fileNames: () => new Set(site.content.sources.map(({ relativePath }) => relativePath.split("/").at(-1) ?? "")),
  };
}

/** A full URL of this site as a path; any other URL unchanged. */
function ownAddress(href: string, { url: origin, baseUrl }: Config): string {
  if (origin === "" || !href.startsWith(origin)) return href;
  const rest = href.slice(origin.length);
  return startOf(rest, baseUrl) === undefined ? href : rest;
}

/** Without trailing slashes the page `/guide` is the file `guide.html`, which hosts also give by that name. */
const withoutFileEnding = (path: string, { trailingSlash }: Pick<Config, "trailingSlash">): string =>
  trailingSlash === false ? path.replace(/\.html$/, "") : path;

/**
 * The base URL as it begins a path: with letters of any script, or percent-encoded as in full URLs and in Markdown
 * twins.
 */
const startOf = (path: string, base: string): string | undefined =>
  [base, encodeURI(base)].find((start) => path.startsWith(start));

function splitAt(text: string, separator: string): readonly [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

/**
 * The page that a reader sees after all redirects; `undefined` outside the site.
 * @param pageAt Finds a page by the key of its URL.
 */
export function finalPage<Page extends { readonly url: string }>(
  page: Page,
  pageAt: (key: string) => Page | undefined,
  site: Pick<CheckInput["site"], "routesByUrl">,
): Page | undefined {
  const target = site.routesByUrl.get(url(page.url))?.target;
  return target?.kind === "redirect" ? pageAt(addressKey(target.to.replace(/[?#].*$/, ""))) : page;
}

/** Pages of frozen versions, with all their ids. */
export const frozenSources = ({ frozen }: CheckInput["site"]): readonly Pick<Receipt, "url" | "ids">[] =>
  frozen.flatMap(({ pages }) =>
    pages.map(({ url, anchors = [], otherIds }) => ({ url, ids: [...anchors, ...otherIds] })),
  );

/** Files of the Markdown twins that frozen versions bring along. */
const frozenTwins = ({ frozen }: CheckInput["site"]): readonly string[] =>
  frozen.flatMap(({ pages }) => pages.flatMap(({ twin }) => twin ?? []));
