// What the last build has planned: the parts of every page's key. A page whose source is the same, on a site of which
// pages see the same, has the same key; its props are not made then. What counts as seen is listed in full below, and
// the compiler asks for a decision about everything that is added to a site.
import type { Hash, SitePath, Url } from "../model/brands.ts";
import type { LastUpdate } from "../model/frontMatter.ts";
import type { PageKeyParts } from "../model/page.ts";
import type { Picture } from "../model/picture.ts";
import type { Route } from "../model/route.ts";
import type { SocialCard } from "../model/socialCard.ts";
import type { Site } from "../model/site.ts";
import type { Strings } from "../model/strings.ts";
import type { PlanInput } from "./planPages.ts";
import type { PublishedAsset } from "./publishFiles.ts";
import type { World } from "./world.ts";

/** What follows from a page's props: parts of its key, but for those of its edition and the templates, and its card. */
export interface PlannedPage {
  readonly parts: Pick<PageKeyParts, "props" | "body" | "sidebar">;
  readonly card?: SocialCard;
}

/** Parts of the keys of the last build and of this one. */
export interface PlanMemo {
  /** `undefined` when the page has to be planned. */
  find(route: Route): PlannedPage | undefined;
  note(route: Route, page: PlannedPage): void;
  /** Writes the parts down for the next build, where they are other ones. */
  save(): void;
}

/** What pages are planned with, as data. */
export interface SeenByPages {
  readonly site: Site;
  readonly strings: Readonly<Record<string, Strings>>;
  readonly updates: ReadonlyMap<SitePath, LastUpdate>;
  readonly assets: readonly PublishedAsset[];
  readonly pictures: ReadonlyMap<SitePath, Picture>;
  /** Digest of how cards are drawn; `undefined` without cards. */
  readonly cardDrawing: Hash | undefined;
  readonly socialImageSize: PlanInput["socialImageSize"] | undefined;
}

type Row = readonly [url: Url, source: Hash | "", page: PlannedPage];

interface Memory {
  readonly shared: Hash;
  readonly rows: readonly Row[];
}

const noteName = "plans";

/** Opens the memory of a site's pages; nothing is known when the cache is empty or not to be read. */
export function openPlanMemo(seen: SeenByPages, { cache, hash, program }: World): PlanMemo {
  const { digests } = seen.site.content;
  const shared = digests && sharedDigestOf(seen, { hash, program });
  const text = cache.entries.isEmpty || shared === undefined ? undefined : cache.notes.read(noteName);
  const memory: Memory | undefined = text === undefined ? undefined : JSON.parse(text);
  const known = new Map(memory?.shared === shared ? memory?.rows.map((row) => [row[0], row]) : []);
  const rows: Row[] = [];
  let isChanged = memory?.shared !== shared;
  const sourceOf = ({ source }: Route): Hash | "" | undefined =>
    source === undefined ? "" : digests?.get(source)?.own;
  const add = (row: Row): void => void rows.push(row);
  return {
    find: (route) => {
      const row = known.get(route.url);
      if (row === undefined || row[1] !== sourceOf(route)) return undefined;
      add(row);
      return row[2];
    },
    note: (route, page) => {
      const source = sourceOf(route);
      if (source === undefined) return;
      isChanged = true;
      add([route.url, source, page]);
    },
    save: () => {
      if (shared === undefined || (!isChanged && rows.length === known.size)) return;
      cache.notes.write(noteName, JSON.stringify({ shared, rows } satisfies Memory));
    },
  };
}

/** Maps of a site: they hold what its lists hold. */
type DerivedOfSite =
  | "blogs"
  | "docTags"
  | "editionsByKey"
  | "frozenPages"
  | "routesByUrl"
  | "routesByAddress"
  | "sourcesByPath"
  | "sourcesByRelativePath"
  | "routesBySource"
  | "docRoutes"
  | "sidebarsByName";

/** What pages are planned with is data that is listed below, or a function that answers from it. */
type Listed =
  | keyof Pick<PlanInput, "site" | "strings" | "sidebarIndexes" | "lastUpdateOf" | "assetPath" | "pictureOf">
  | keyof Pick<PlanInput, "cardStamp" | "socialImageSize">
  /** Parts of keys of their own. */
  | keyof Pick<PlanInput, "hash" | "editions" | "templatesHash">;

/** Digest of what any page may show besides its own source. */
function sharedDigestOf(
  { site, strings, updates, assets, pictures, cardDrawing, socialImageSize, ...noMore }: SeenByPages,
  { hash, program }: Pick<World, "hash" | "program">,
): Hash {
  noMore satisfies Record<string, never>;
  ({}) satisfies Record<Exclude<keyof PlanInput, Listed>, never>;
  const { config, content, routes, editions, apis, sidebars, staleSections, twins, staticFiles, frozen, ...derived } =
    site;
  // The compiler refuses what is neither listed here nor made from what is listed.
  ({}) satisfies Record<Exclude<keyof typeof derived, DerivedOfSite>, never>;
  const {
    sources,
    digests,
    categories,
    authors,
    docTags,
    blogTags,
    specs,
    staticFiles: _,
    failed = [],
    ...noContent
  } = content;
  noContent satisfies Record<string, never>;
  const histories = [...apis].map(([key, api]) => [key, api.past]);
  const parts = [
    program,
    plain([config, editions, strings, staleSections, histories]),
    plain([[...updates], assets, pictures, [...staticFiles], cardDrawing, socialImageSize]),
    plain([categories, authors, docTags, blogTags, failed.map(({ path }) => path)]),
    JSON.stringify(specs),
    JSON.stringify(frozen),
    JSON.stringify(sidebars),
    JSON.stringify(routes),
    [...twins].join("\n"),
    sources.map(({ path }) => `${path} ${digests?.get(path)?.shared}`).join("\n"),
  ];
  return hash(parts.map((part) => hash(part)).join("\n"));
}

/** JSON of values with maps in them. */
function plain(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => (inner instanceof Map ? [...inner] : inner));
}
