// Makes the pages of a build: plans them, renders them or takes them from an earlier build, and writes them into the staging
// folder. Tells the search index when it may start beside them.
import type { SitePath } from "../../model/brands.ts";
import type { Outcome } from "../../model/diagnostic.ts";
import type { Route } from "../../model/route.ts";
import type { Shard } from "../../model/shard.ts";
import type { Site } from "../../model/site.ts";
import type { OfflineSite } from "../../outputs/relativeAddresses.ts";
import type { Staging } from "../../platform/output/staging.ts";
import type { Theme } from "../../theme/theme.ts";
import type { PageHistory } from "../pages/explainPage.ts";
import { failurePlacesOf } from "../pages/failurePlaces.ts";
import { openPlanMemo, type PlanMemo, type SeenDigests } from "../pages/planMemo.ts";
import { commonPartsOf, planPages } from "../pages/planPages.ts";
import type { PreparedPages } from "../pages/preparePages.ts";
import { type RenderedPages, renderPages } from "../pages/renderPages.ts";
import type { SearchBeside } from "../search/searchBeside.ts";
import { isInShard } from "../shards.ts";
import type { World } from "../world.ts";
import type { CardBook } from "./publishCards.ts";

/** What `publishRoutes` needs. */
interface RoutesInput {
  readonly site: Site;
  readonly theme: Theme;
  readonly world: World;
  readonly prepared: PreparedPages;
  /** Digests of what pages see of the site; absent in a share of a build, which remembers nothing. */
  readonly seen: SeenDigests | undefined;
  /** Notes the social card of each page. */
  readonly book: CardBook;
  /** Notes where each page came from. */
  readonly history: PageHistory;
  readonly search: SearchBeside;
  readonly staging: Staging | undefined;
  readonly shard?: Shard;
  readonly offline: OfflineSite | undefined;
}

/** Makes the pages of a site, or of one share of it. */
export async function publishRoutes(input: RoutesInput): Promise<Outcome<RenderedPages>> {
  const { site, theme, world, prepared, seen, book, history, search, staging, shard, offline } = input;
  const { navbar, budgets } = site.config;
  const routes = routesOf(site, shard);
  const memo =
    shard === undefined ? openPlanMemo(site, { seen, common: commonPartsOf(prepared.plan) }, world) : undefined;
  history.noteInputs(() => memo?.changes() ?? []);
  const plans = planPages({ ...prepared.plan, routes, ...(memo === undefined ? {} : { memo }) });
  const rendering = renderPages(book.watch(plans), {
    world,
    editions: prepared.editions,
    total: routes.length,
    history,
    staging,
    allowedCode: prepared.allowedCode,
    navbarItems: navbar.items,
    failurePlaces: failurePlacesOf(site, theme, world),
    sourceOf: (plan): SitePath | undefined => site.routesByUrl.get(plan.url)?.source,
    twinOf: (plan) => site.twins.get(plan.url),
    weighedFrom: budgets.htmlGzip,
    offline,
    onHandedOut: search.begin,
  });
  // An estimate: a changed source may yield the same page, and the cache may hold pages of other builds.
  search.begin(countOfNew(routes, memo));
  const rendered = await rendering;
  memo?.save();
  return rendered;
}

/** The routes of ordinary pages: guides and frozen pages are made elsewhere. */
function routesOf({ routes }: Site, shard: Shard | undefined): readonly Route[] {
  const pages = routes.filter(({ target }) => target.kind !== "guide" && target.kind !== "frozen");
  return shard === undefined ? pages : pages.filter(({ url }) => isInShard(url, shard));
}

const countOfNew = (routes: readonly Route[], memo: PlanMemo | undefined): number =>
  memo === undefined ? routes.length : routes.filter((route) => !memo.isSame(route)).length;
