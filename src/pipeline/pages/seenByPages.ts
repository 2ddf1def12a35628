// Everything that pages can see of a site besides the text of their own source, and its digest: while that is the same, an
// edit has changed nothing but the pages of the sources that were edited. What counts as seen is listed in full, and the
// compiler asks for a decision about everything that is added to a site.
import type { Hash, SitePath } from "../../model/brands.ts";
import type { LastUpdate } from "../../model/frontMatter.ts";
import type { Picture } from "../../model/picture.ts";
import type { Site } from "../../model/site.ts";
import type { Strings } from "../../model/strings.ts";
import type { PublishedAsset } from "../publish/publishFiles.ts";
import type { World } from "../world.ts";
import type { SeenDigests } from "./planMemo.ts";
import type { PlanInput } from "./planPages.ts";

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

/** Maps of a site: they hold what its lists hold, or texts of its configuration. */
type DerivedOfSite =
  | "blogs"
  | "glossaries"
  | "docTags"
  | "editionsByKey"
  | "frozenPages"
  | "operationFiles"
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
  /** Made from the configuration alone. */
  | keyof Pick<PlanInput, "definitions">
  /** Parts of keys of their own. */
  | keyof Pick<PlanInput, "hash" | "editions" | "templatesHash">;

/** Digests of what any page may show besides its own source; `undefined` where sources have no digests. */
export function seenDigestsOf(
  { site, strings, updates, assets, pictures, cardDrawing, socialImageSize, ...noMore }: SeenByPages,
  { hash, program }: Pick<World, "hash" | "program">,
): SeenDigests | undefined {
  noMore satisfies Record<string, never>;
  ({}) satisfies Record<Exclude<keyof PlanInput, Listed>, never>;
  const { config, content, routes, editions, apis, sidebars, twins, staticFiles, frozen, ...rest } = site;
  const { staleSections, originals, ...derived } = rest;
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
  if (digests === undefined) return undefined;
  const histories = [...apis].map(([key, api]) => [key, api.past]);
  const inputs = {
    "hubdocs itself": hash(program),
    "the configuration or flags": hash(plain([config, editions])),
    "texts of the interface": hash(plain(strings)),
    "sections of translations": hash(plain([staleSections, originals])),
    "dates of last changes": hash(plain(updates)),
    "pictures or other files": hash(plain([assets, pictures, [...staticFiles], cardDrawing, socialImageSize])),
    "categories, authors or tags": hash(plain([categories, authors, docTags, blogTags])),
    specifications: hash(JSON.stringify(specs) + plain(histories)),
    "frozen versions": hash(plain(frozen)),
  };
  const parts = [
    JSON.stringify(failed.map(({ path }) => path)),
    JSON.stringify(sidebars),
    JSON.stringify(routes),
    [...twins].join("\n"),
    sources.map(({ path }) => `${path} ${digests.get(path)?.shared}`).join("\n"),
  ];
  return { whole: hash([...Object.values(inputs), ...parts.map((part) => hash(part))].join("\n")), inputs };
}

/** JSON of values with maps in them. */
function plain(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => (inner instanceof Map ? [...inner] : inner));
}
