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
  /** What the site is made from and differs from the last build: paths of sources, addresses of pages that are gone, other inputs. */
  changes(): readonly string[];
  /** Writes the parts down for the next build, where they are other ones. */
  save(): void;
}

/** Digests of what any page may show besides its own source; see `seenByPages.ts`. */
export interface SeenDigests {
  /** Of all of it. */
  readonly whole: Hash;
  /** Of what somebody writes, besides sources, or chooses: by how a sentence calls it. */
  readonly inputs: Readonly<Record<string, Hash>>;
}

/** What plans of pages depend on besides their own sources. */
interface PlanFrame {
  /** Digests of what pages see of the site; nothing is known without them. */
  readonly seen: SeenDigests | undefined;
  /** Digest of the parts of keys that pages share. */
  readonly common: Hash;
}

type Row = readonly [url: Url, source: Hash | "", page: PlannedPage];

interface Memory {
  readonly seen: SeenDigests;
  readonly common: Hash;
  readonly rows: readonly Row[];
}

const noteName = "plans";

/** Opens the memory of a site's pages; nothing is known when the cache is empty or not to be read. */
export function openPlanMemo(
  { content: { digests }, routes }: Pick<Site, "content" | "routes">,
  { seen, common }: PlanFrame,
  { cache }: Pick<World, "cache">,
): PlanMemo {
  const text = cache.entries.isEmpty || seen === undefined ? undefined : cache.notes.read(noteName);
  const memory = text === undefined ? undefined : memoryOf(JSON.parse(text));
  const isSeenSame = memory?.seen.whole === seen?.whole;
  const known = new Map(isSeenSame ? memory?.rows.map((row) => [row[0], row]) : []);
  const hasKeys = memory?.common === common;
  const rows: Row[] = [];
  let isChanged = !isSeenSame || !hasKeys;
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
    changes: () => {
      if (memory === undefined || seen === undefined) return [];
      const before = new Map(memory.rows.map(([address, source]) => [address, source]));
      const changed = routes.filter((route) => route.source !== undefined && before.get(route.url) !== sourceOf(route));
      for (const { url } of routes) before.delete(url);
      const gone = [...before.keys()].map((address) => `${address} (gone)`);
      return [...changedInputs(memory.seen, seen), ...new Set(changed.map(({ source = "" }) => source)), ...gone];
    },
    save: () => {
      if (seen === undefined || (!isChanged && rows.length === known.size)) return;
      cache.notes.write(noteName, JSON.stringify({ seen, common, rows } satisfies Memory));
    },
  };
}

/** `undefined` for what an earlier version has written. */
const memoryOf = (note: Partial<Memory>): Memory | undefined =>
  note.seen === undefined ? undefined : (note as Memory);

const changedInputs = (before: SeenDigests, now: SeenDigests): readonly string[] =>
  Object.entries(now.inputs).flatMap(([name, digest]) => (before.inputs[name] === digest ? [] : [name]));
