// What the last build has planned: the parts of every page's key. A page whose source is the same, on a site of which
// pages see the same (`seenByPages.ts`), has the same key; its props are not made then.
import type { Hash, Url } from "../../model/brands.ts";
import type { PageKeyParts } from "../../model/page.ts";
import type { Route } from "../../model/route.ts";
import type { Site } from "../../model/site.ts";
import type { SocialCard } from "../../model/socialCard.ts";
import type { World } from "../world.ts";

/** What follows from a page's props: parts of its key, but for those of its edition and the templates, and its card. */
export interface PlannedPage {
  readonly parts: Pick<PageKeyParts, "props" | "body" | "sidebar">;
  readonly card?: SocialCard;
  /** The whole key; not known when the edition or the templates are other ones. */
  readonly key?: Hash;
}

/** Parts of the keys of the last build and of this one. */
export interface PlanMemo {
  /** `undefined` when the page has to be planned. */
  find(route: Route): PlannedPage | undefined;
  /** Whether the page is that of the last build. */
  isSame(route: Route): boolean;
  note(route: Route, page: PlannedPage): void;
  /** Writes the parts down for the next build, where they are other ones. */
  save(): void;
}

/** What plans of pages depend on besides their own sources. */
export interface PlanFrame {
  /** Digest of what pages see of the site; nothing is known without one. */
  readonly shared: Hash | undefined;
  /** Digest of the parts of keys that pages share. */
  readonly common: Hash;
}

type Row = readonly [url: Url, source: Hash | "", page: PlannedPage];

interface Memory extends PlanFrame {
  readonly rows: readonly Row[];
}

const noteName = "plans";

/** Opens the memory of a site's pages; nothing is known when the cache is empty or not to be read. */
export function openPlanMemo(
  { content: { digests } }: Pick<Site, "content">,
  { shared, common }: PlanFrame,
  { cache }: Pick<World, "cache">,
): PlanMemo {
  const text = cache.entries.isEmpty || shared === undefined ? undefined : cache.notes.read(noteName);
  const memory: Memory | undefined = text === undefined ? undefined : JSON.parse(text);
  const known = new Map(memory?.shared === shared ? memory?.rows.map((row) => [row[0], row]) : []);
  const hasKeys = memory?.common === common;
  const rows: Row[] = [];
  let isChanged = memory?.shared !== shared || !hasKeys;
  const sourceOf = ({ source }: Route): Hash | "" | undefined =>
    source === undefined ? "" : digests?.get(source)?.own;
  const rowOf = (route: Route): Row | undefined => {
    const row = known.get(route.url);
    return row?.[1] === sourceOf(route) ? row : undefined;
  };
  return {
    isSame: (route) => hasKeys && rowOf(route) !== undefined,
    find: (route) => {
      const page = rowOf(route)?.[2];
      if (page === undefined || hasKeys) return page;
      const { key: _, ...parts } = page;
      return parts;
    },
    note: (route, page) => {
      const source = sourceOf(route);
      if (source === undefined) return;
      const row = known.get(route.url);
      isChanged ||= row?.[2] !== page;
      rows.push(row?.[2] === page ? row : [route.url, source, page]);
    },
    save: () => {
      if (shared === undefined || (!isChanged && rows.length === known.size)) return;
      cache.notes.write(noteName, JSON.stringify({ shared, common, rows } satisfies Memory));
    },
  };
}
