// The list of all that a site has published under an address. What it is for is told in src/model/urlManifest.ts.
import type { Url } from "../model/brands.ts";
import type { Receipt } from "../model/page.ts";
import type { Site } from "../model/site.ts";
import type { UrlManifest } from "../model/urlManifest.ts";

/** Ids that controls need, which nobody links to: of tabs and panels, of the sidebar, of notes, and those that scripts make. */
const innerId = /^_|-(?:tab|panel)-\d+$|^sidebar(?:-nav|(?:-\d+)+)?$|^admonition-\d+$/;

/** What is listed of a page. */
type PublishedIds = Pick<Receipt, "url" | "ids">;

/** Text of the manifest: addresses in order, anchors in the order of the page. */
export function renderUrlManifest(receipts: readonly PublishedIds[], site: Site): string {
  const frozen = site.frozen.flatMap(({ pages }) =>
    pages.flatMap(({ url, anchors }) => (anchors === undefined ? [] : [[url, anchors] as const])),
  );
  const rows: (readonly [string, readonly string[]])[] = [...anchorsOf(receipts, site), ...frozen];
  rows.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const manifest: UrlManifest = { format: 1, pages: Object.fromEntries(rows) };
  // A line for each page, so that two manifests can be compared by eye.
  return `${JSON.stringify(manifest).replaceAll('],"/', '],\n"/')}\n`;
}

/**
 * Anchors that others may link to, of all pages that others may link to. That of a title is none: it leads to the top of
 * its page, where links lead without it, too, so a title may be reworded.
 */
export function anchorsOf(receipts: readonly PublishedIds[], site: Site): ReadonlyMap<string, readonly string[]> {
  const listed = receipts.filter(({ url }) => !isUnlisted(url, site));
  const frame = idsOfFrame(listed);
  return new Map(
    listed.map(({ url, ids }) => {
      const title = titleIdAt(url, site);
      return [url, ids.filter((id) => id !== title && !frame.has(id) && !innerId.test(id))];
    }),
  );
}

function titleIdAt(url: Url, site: Site): string | undefined {
  const source = site.routesByUrl.get(url)?.source;
  return source === undefined ? undefined : site.sourcesByPath.get(source)?.titleId;
}

function isUnlisted(url: Url, site: Site): boolean {
  const route = site.routesByUrl.get(url);
  if (route === undefined || route.isDraft) return true;
  const { target } = route;
  return target.kind === "redirect" ? target.isStandIn === true : ["notFound", "search"].includes(target.kind);
}

/** Ids that all whole pages have: they belong to what stands around the text. */
function idsOfFrame(receipts: readonly PublishedIds[]): ReadonlySet<string> {
  const whole = receipts.filter(({ ids }) => ids.length > 0);
  const counts = new Map<string, number>();
  for (const { ids } of whole) for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return new Set([...counts].flatMap(([id, count]) => (count === whole.length && count > 1 ? [id] : [])));
}
