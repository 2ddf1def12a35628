// Reads redirects of other tools if they are data: those of Docusaurus' and MkDocs' plugins, and Astro's. Redirects
// made by functions cannot be read, and those of many paths at once (patterns) have no counterpart: they are named.
import { addToList } from "../model/addToList.ts";
import { addressKey, decodePercent } from "../source/addressKey.ts";
import { isRecord } from "../source/isRecord.ts";
import { leavesSite } from "../source/leavesSite.ts";
import { isLiteralList, isLiteralMap, type Literal, literalText } from "../source/literals/literal.ts";
import { literalAt } from "./configProgram.ts";
import type { PlannedConfig } from "./foreignSite.ts";
import { shownPaths } from "./sitePieces.ts";

/** An old URL path and its target, as the old configuration has them; `undefined` if it is no text. */
type GivenRedirect = readonly [from: string | undefined, to: string | undefined];

/** An old URL path and its target. */
type Redirect = readonly [from: string, to: string];

/** The part of a configuration that holds redirects. */
type PlannedRedirects = Pick<PlannedConfig, "redirects" | "redirectHosts">;

/** Redirects of another tool. */
interface ForeignRedirects {
  readonly planned: PlannedRedirects;
  /** Old paths whose redirects hubdocs cannot express. */
  readonly unread: readonly string[];
}

/** The sentence about redirects that are not imported, if there are any. */
export function unreadRedirects(configFile: string, { unread }: ForeignRedirects): readonly string[] {
  if (unread.length === 0) return [];
  return [
    `${configFile}: redirects from ${shownPaths(unread)}: they are patterns, have a query or a hash, or lead to no path; list each old path under redirects`,
  ];
}

/**
 * Reads `plugins: [['@docusaurus/plugin-client-redirects', { redirects: [{ from, to }] }]]`.
 * @param moved Further redirects, which no plugin lists.
 */
export function docusaurusRedirects(program: Literal | undefined, moved: readonly Redirect[] = []): ForeignRedirects {
  const plugins = literalAt(program, "plugins");
  const given = (isLiteralList(plugins) ? plugins : []).flatMap((plugin) => {
    const [name, options] = isLiteralList(plugin) ? plugin : [];
    const isIts = typeof name === "string" && /client-redirects$/.test(name) && isLiteralMap(options);
    const listed = isIts ? options["redirects"] : undefined;
    return isLiteralList(listed) ? listed.filter(isLiteralMap) : [];
  });
  const listed = given.flatMap(({ from, to }) => {
    const starts: readonly (Literal | undefined)[] = isLiteralList(from) ? from : [from];
    const target = literalText(to);
    return starts.map((start): GivenRedirect => [literalText(start), target]);
  });
  return plannedOf([...listed, ...moved]);
}

/**
 * Reads `redirects: { '/old': '/new', '/older': { status: 302, destination: '/new' } }`.
 * @param left Beginning of addresses that the new ones do not have: `/en`.
 */
export function astroRedirects(program: Literal | undefined, left?: string): ForeignRedirects {
  const given = literalAt(program, "redirects");
  if (!isLiteralMap(given)) return plannedOf([]);
  const without = (to: string | undefined): string | undefined =>
    left !== undefined && `${to}/`.startsWith(`${left}/`) ? to?.slice(left.length) || "/" : to;
  return plannedOf(
    Object.entries(given).map(([from, to]) => [from, without(literalText(isLiteralMap(to) ? to["destination"] : to))]),
  );
}

/**
 * Reads `- redirects: { redirect_maps: { 'old.md': 'new.md' } }` in the plugins. Redirects from existing pages are left
 * out: the plugin would overwrite those pages, but in hubdocs pages come first.
 * @param pages Ids of the pages: `guide/first`.
 */
export function mkdocsRedirects(plugins: unknown, pages: ReadonlySet<string>): ForeignRedirects {
  const listed: readonly unknown[] = Array.isArray(plugins) ? plugins : [plugins];
  const options = listed.filter(isRecord).map((plugin) => plugin["redirects"]);
  const maps = options.filter(isRecord).map((one) => one["redirect_maps"]);
  return plannedOf(
    maps
      .filter(isRecord)
      .flatMap((map) =>
        Object.entries(map).flatMap(([from, to]): readonly GivenRedirect[] =>
          typeof to === "string" && !pages.has(from.replace(/\.md$/i, ""))
            ? [[mkdocsAddress(from), mkdocsAddress(to)]]
            : [],
        ),
      ),
  );
}

/** Reads `[output.html.redirect]`: `"/old.html" = "new.html"`; targets are relative to the old page, as in browsers. */
export function mdbookRedirects(table: unknown): ForeignRedirects {
  return plannedOf(
    Object.entries(isRecord(table) ? table : {}).map(([from, to]): GivenRedirect => {
      const start = from.replace(/^\/?/, "/").replace(/\/index\.html$/, "/");
      return [withoutEnding(start), typeof to === "string" ? mdbookTarget(start, to) : undefined];
    }),
  );
}

/** Pages stand here at addresses without `.html`. */
const withoutEnding = (address: string): string =>
  address.replace(/(?<=\/)index\.html(?=$|#)/, "").replace(/\.html(?=$|#)/, "");

function mdbookTarget(from: string, to: string): string | undefined {
  if (leavesSite(to)) return to;
  const base = "https://book.invalid";
  if (!URL.canParse(to, base + from)) return undefined;
  const { pathname, hash } = new URL(to, base + from);
  return withoutEnding(decodePercent(pathname) + hash);
}

/**
 * The URL path of a page's file: `guide/a.md#b` becomes `/guide/a#b`, `guide/index.md` becomes `/guide/`; full URLs
 * stay.
 */
function mkdocsAddress(file: string): string {
  if (leavesSite(file)) return file;
  const [, path = "", anchor = ""] = /^([^#]*)(.*)$/s.exec(file) ?? [];
  const page = path.replace(/^\.?\/+/, "").replace(/(?:(?<=\/)|^)(?:index|README)\.md$/i, "");
  return `/${page.replace(/\.md$/i, "")}${anchor}`;
}

/** The redirect, if hubdocs can express it: the old path must have no pattern, query or hash. */
function redirectOf([from, to]: GivenRedirect): Redirect | undefined {
  if (from === undefined || to === undefined || !/^\/[^?#*[\]:]*$/.test(from) || /[*[\]]/.test(to)) return undefined;
  return to.startsWith("/") || /^https?:\/\/[^/]/.test(to) ? [from, to] : undefined;
}

/** Groups redirects by target. Of several from one path the first wins; redirects to themselves are dropped. */
function plannedOf(given: readonly GivenRedirect[]): ForeignRedirects {
  const targets = new Map<string, string>();
  const starts = new Map<string, string[]>();
  const unread: string[] = [];
  for (const one of given) {
    const redirect = redirectOf(one);
    if (redirect === undefined) {
      if (one[0] !== undefined) unread.push(one[0]);
      continue;
    }
    const [from, to] = redirect;
    const key = keyOf(from);
    if (targets.has(key)) continue;
    targets.set(key, keyOf(to));
    if (isCircle(key, targets)) {
      targets.delete(key);
      continue;
    }
    addToList(starts, to, from);
  }
  return { planned: starts.size === 0 ? {} : groupedBy(starts), unread };
}

/** The part of the configuration for old paths grouped by their target. */
function groupedBy(starts: ReadonlyMap<string, readonly string[]>): PlannedRedirects {
  const hosts = [...starts.keys()].flatMap((to) => (URL.canParse(to) ? [new URL(to).host] : []));
  return {
    redirects: [...starts].map(([to, from]) => ({ from, to })),
    ...(hosts.length === 0 ? {} : { redirectHosts: [...new Set(hosts)] }),
  };
}

const keyOf = (address: string): string => addressKey(address.replace(/[?#].*$/, ""));

function isCircle(start: string, targets: ReadonlyMap<string, string>): boolean {
  let at = targets.get(start);
  while (at !== undefined && at !== start) at = targets.get(at);
  return at === start;
}
