// Resolves link destinations as authors write them to URLs of the site. Does not check anchors, which are known only
// after rendering.
import { docId, sitePath } from "../model/brands.ts";
import type { Source } from "../model/doc.ts";
import type { Route } from "../model/route.ts";
import { safeId } from "../model/safeId.ts";
import { docRouteKey, type Site } from "../model/site.ts";
import { addressKey, decodePercent } from "../source/addressKey.ts";
import { filesMeant } from "../source/filesMeant.ts";
import { folderOf, joinPath } from "../source/joinPath.ts";
import { leavesSite } from "../source/leavesSite.ts";
import { isVerbatim, verbatimPath } from "../source/verbatimAddress.ts";
import { docsRootOf, hrefOf, joinUrl, linkTo, splitDestination, withoutBaseUrl } from "./addresses.ts";
import { editionKey, latestVersion } from "./editions.ts";
import { foldersFor } from "./linkFolders.ts";
import { furtherPaths, labelledPage } from "./looseNames.ts";

/** What a link leads to. */
type ResolvedLink =
  | { readonly kind: "external"; readonly href: string }
  | { readonly kind: "route"; readonly href: string; readonly route: Route; readonly hash: string }
  | { readonly kind: "file"; readonly href: string }
  | { readonly kind: "anchor"; readonly href: string; readonly hash: string }
  | { readonly kind: "missing"; readonly href: string };

/** Where a link is written: the page that shows it, and its source. */
export interface LinkPlace {
  readonly site: Site;
  readonly route: Route;
  /** Absent for links in the site's configuration. */
  readonly source?: Source;
}

const markdownFile = /\.mdx?$/i;

/**
 * Resolves a destination. Site paths have no locale prefix and lead to the page in the reader's locale. A path that
 * leads nowhere but begins with the (current or configured) base URL is assumed to be copied from the browser, and is
 * resolved without it.
 * @example "./intro.md#login" in content/uk/docs/index.md → { kind: "route", href: "/uk/docs/intro#login" }
 */
export function resolveLink(raw: string, place: LinkPlace): ResolvedLink {
  const link = resolveWritten(raw, place);
  if (link.kind === "anchor") return resolveLabel(decodePercent(link.hash.slice(1)), place) ?? link;
  if (link.kind !== "missing") return link;
  const { baseUrl, writtenBaseUrl = baseUrl } = place.site.config;
  const inside = withoutBaseUrl(raw, baseUrl) ?? withoutBaseUrl(raw, writtenBaseUrl);
  const meant = inside === undefined ? link : resolveWritten(inside, place);
  return meant.kind === "missing" ? (resolveLoosely(raw, place) ?? link) : meant;
}

/** `/docs/{{version}}/start`, in pages of Laravel: the version that is read. */
const versionMarks = /\/\{\{\s?version\s?\}\}(?=\/)/g;

/** A link that leads nowhere as it stands, in pages that were not written for hubdocs; `undefined` if it does not either. */
function resolveLoosely(raw: string, place: LinkPlace): ResolvedLink | undefined {
  if (place.site.config.markdown.isLoose !== true || place.source === undefined) return undefined;
  const unversioned = raw.replace(versionMarks, "");
  if (unversioned !== raw) return resolveLink(unversioned, place);
  const { path, query, hash } = splitDestination(raw);
  const plain = decodePercent(path);
  const files = filesMeant(plain);
  for (const file of files) {
    const route = findBySource(file, place) ?? findBelowDocs(file, place);
    if (route !== undefined) return routeLink(route, { query, hash }, place);
  }
  for (const path of furtherPaths(plain, place.source.path, place.site)) {
    const route = findBySource(path, place);
    if (route !== undefined) return routeLink(route, { query, hash }, place);
  }
  return hash === "" ? resolveLabel(plain, place) : undefined;
}

/** A place that a page of MyST names, `(label)=`: any page may link to it. */
function resolveLabel(label: string, place: LinkPlace): ResolvedLink | undefined {
  const page = labelledPage(label, place.source, place.site);
  const hash = `#${safeId(label)}`;
  if (page === place.source?.path) return page && { kind: "anchor", href: hash, hash };
  const route = page && findBySource(`/${page}`, place);
  return route && routeLink(route, { query: "", hash }, place);
}

function routeLink(
  route: Route,
  { query, hash }: { readonly query: string; readonly hash: string },
  { site }: LinkPlace,
): ResolvedLink {
  return { kind: "route", href: linkTo(route.url, site.config) + query + hash, route, hash };
}

/** The page that a file would be whose name has other capitals, or no number in front: addresses know neither. */
function findBelowDocs(file: string, place: LinkPlace): Route | undefined {
  const edition = place.site.editionsByKey.get(place.route.edition);
  const path = file.replace(markdownFile, "");
  const isBelow = edition !== undefined && path.startsWith("/");
  return findByAddress(isBelow ? joinUrl(docsRootOf(edition, place.site.config), path) : path, place);
}

function resolveWritten(raw: string, place: LinkPlace): ResolvedLink {
  if (isVerbatim(raw)) return { kind: "external", href: hrefOf(verbatimPath(raw), place.site.config) };
  if (leavesSite(raw)) return { kind: "external", href: raw };
  const { path, query, hash } = splitDestination(raw);
  if (path === "") return query === "" ? { kind: "anchor", href: raw, hash } : { kind: "external", href: raw };
  const isMarkdown = markdownFile.test(path);
  const plain = decodePercent(path);
  const route = isMarkdown ? (findBySource(plain, place) ?? findBesideTwin(plain, place)) : findByAddress(plain, place);
  if (route !== undefined) return routeLink(route, { query, hash }, place);
  const file = path.startsWith("/") ? findStatic(plain, place.site) : undefined;
  if (file !== undefined) return { kind: "file", href: linkTo(file, place.site.config) + query + hash };
  return { kind: "missing", href: path.startsWith("/") ? hrefOf(raw, place.site.config) : raw };
}

/**
 * Route of the page for a URL with a file extension, `/docs/intro.md`. It is the URL of the Markdown twin, but authors
 * nearly always mean the page.
 */
function findBesideTwin(path: string, place: LinkPlace): Route | undefined {
  if (!path.startsWith("/") || findStatic(path, place.site) !== undefined) return undefined;
  return findByAddress(path.replace(markdownFile, ""), place);
}

/** Route of a Markdown file: relative to the source, to the folder of its kind, or to the site's folder. */
function findBySource(path: string, place: LinkPlace): Route | undefined {
  const { source, site } = place;
  const folder = source === undefined || path.startsWith("/") ? "" : folderOf(source.relativePath);
  // Docusaurus also resolves paths relative to the site's folder.
  const inDocs = site.config.markdown.dialect === "docusaurus" && path.startsWith("/docs/") ? path.slice(6) : undefined;
  const beside = path.startsWith("/") ? undefined : joinPath(folderOf(source?.path ?? ""), path);
  const twin = site.sourcesByPath.get(sitePath(beside ?? ""));
  const inOther = twin !== undefined && isInOtherLanguage(twin, source) ? routeInOwnLanguage(twin, place) : undefined;
  if (inOther !== undefined) return inOther;
  const candidates = [joinPath(folder, path), joinPath("", path), inDocs];
  for (const candidate of candidates) {
    const found = candidate === undefined ? undefined : routeOfFile(candidate, place);
    if (found !== undefined) return found;
  }
  const whole = [path.replace(/^(?:@site)?\/+/, ""), beside ?? ""].map((file) =>
    site.sourcesByPath.get(sitePath(file)),
  );
  const target = whole.find((found) => found !== undefined);
  return target && routeOfFile(target.relativePath, { ...place, source: target });
}

/** Whether a file is the same page in another language: a link to it leaves the language on purpose. */
function isInOtherLanguage(file: Source, source: Source | undefined): boolean {
  return file.relativePath === source?.relativePath && file.kind === source.kind && file.locale !== source.locale;
}

/** Route of a file in the edition of its own language, of the version that the link stands in. */
function routeInOwnLanguage(file: Source, { site, route }: LinkPlace): Route | undefined {
  const version = site.editionsByKey.get(route.edition)?.version ?? latestVersion(site.config);
  const own = site.editionsByKey.get(editionKey(version.name, file.locale));
  return own && routeOfFile(file.relativePath, { site, route: { ...route, edition: own.key }, source: file });
}

/**
 * Route of a file of the same kind as the link's source, in the page's edition, from whichever locale the edition shows
 * it.
 */
function routeOfFile(relativePath: string, { site, route, source }: LinkPlace): Route | undefined {
  const kind = source?.kind ?? "doc";
  const edition = site.editionsByKey.get(route.edition);
  for (const locale of [edition?.locale.code, edition?.fallback]) {
    const key = `${kind}\n${locale}\n${kind === "doc" ? (edition?.version.name ?? "") : ""}\n${relativePath}`;
    const target = site.sourcesByRelativePath.get(key);
    if (target === undefined) continue;
    // Pages other than docs exist only in the latest version's edition.
    const latest = editionKey(latestVersion(site.config).name, edition?.locale.code ?? "");
    const found =
      target.kind === "doc"
        ? site.docRoutes.get(docRouteKey(route.edition, docId(target.id)))
        : site.routesBySource.get(`${latest}\n${target.path}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

function findByAddress(path: string, { site, route }: LinkPlace): Route | undefined {
  const edition = site.editionsByKey.get(route.edition);
  if (!path.startsWith("/")) {
    for (const folder of foldersFor(route.url, site.config)) {
      const resolved = joinPath(folder, path);
      const found = resolved === undefined ? undefined : site.routesByAddress.get(addressKey(`/${resolved}`));
      if (found !== undefined) return found;
    }
    return undefined;
  }
  const own = site.routesByAddress.get(addressKey(joinUrl(edition?.urlPrefix ?? "/", path)));
  const found = own ?? site.routesByAddress.get(addressKey(path));
  // The default locale has no prefix, but authors may write one with its code.
  const prefix = `/${site.config.defaultLocale}/`;
  if (found !== undefined || !`${path}/`.startsWith(prefix)) return found;
  return site.routesByAddress.get(addressKey(`/${path.slice(prefix.length)}`));
}

/** Path of a static file. Hosts also find HTML files without their extension. */
function findStatic(path: string, site: Site): string | undefined {
  const file = path.replace(/^\/+/, "");
  return [file, `${file}.html`].find((name) => site.staticFiles.has(name));
}
