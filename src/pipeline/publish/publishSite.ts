// Fills the staging folder from the assembled site: shared props, pages and the files beside them. Without a staging folder
// pages are made, but nothing is written.

import type { WeighedFile } from "../../checks/checkInput.ts";
import type { PolicySources } from "../../model/contentSecurity.ts";
import type { Outcome } from "../../model/diagnostic.ts";
import type { Receipt } from "../../model/page.ts";
import type { Shard } from "../../model/shard.ts";
import type { Site } from "../../model/site.ts";
import type { SourceFile } from "../../model/sourceFile.ts";
import type { OfflineSite } from "../../outputs/relativeAddresses.ts";
import type { Staging } from "../../platform/output/staging.ts";
import type { Theme } from "../../theme/theme.ts";
import { publishFrozen } from "../frozen/publishFrozen.ts";
import type { PageHistory } from "../pages/explainPage.ts";
import type { SeenDigests } from "../pages/planMemo.ts";
import type { PlanInput } from "../pages/planPages.ts";
import { type PreparedPages, preparePages } from "../pages/preparePages.ts";
import { seenDigestsOf } from "../pages/seenByPages.ts";
import { openSiteMemo, outlinesOf, type SiteMemo } from "../pages/siteMemo.ts";
import { indexSearch, type SearchIndex } from "../search/indexSearch.ts";
import { openSearchBeside, type SearchBeside } from "../search/searchBeside.ts";
import type { World } from "../world.ts";
import { policySourcesOf, recallSitePolicy, withFrozenSources } from "./contentSecurity.ts";
import { feedFiles, feedPaths } from "./feedFiles.ts";
import { writeLlmsFiles } from "./llmsFiles.ts";
import { offlineSiteOf, offlineStaging, searchScripts } from "./offlineStaging.ts";
import { openCardBook, publishCards } from "./publishCards.ts";
import { neededFiles } from "./publishFiles.ts";
import { publishGuides } from "./publishGuides.ts";
import { publishRoutes } from "./publishRoutes.ts";
import { weighTheme } from "./weighTheme.ts";
import { writeFilesBeside } from "./writeFilesBeside.ts";

/** What `publishSite` needs. */
export interface PublishInput {
  readonly site: Site;
  readonly theme: Theme;
  readonly sources: readonly SourceFile[];
  readonly world: World;
  /** Absent in a check, which writes nothing. */
  readonly staging: Staging | undefined;
  /** Notes where each page came from. */
  readonly history: PageHistory;
  readonly noCache: boolean;
  /** Whether this is a check: pictures that no build has made yet are only looked at. */
  readonly onlyLooks: boolean;
  /** The share of the pages to make. Everything else, such as search, is left to the build that has all pages. */
  readonly shard?: Shard;
}

/** What publishing made. */
export interface PublishedSite {
  readonly receipts: readonly Receipt[];
  /** Number of pages that an earlier build had made. */
  readonly fromCache: number;
  /** Paths of everything written besides pages. */
  readonly files: ReadonlySet<string>;
  /** The files among them whose names depend on the text of pages, so that any edit changes them. */
  readonly searchFiles: readonly string[];
  readonly memo: SiteMemo;
  /** The files among them that come from the theme. */
  readonly themeFiles: Theme["emitted"];
  /** The sizes of the theme's files; compressing them takes a while. */
  readonly weighed: Promise<readonly WeighedFile[]>;
  /** The content security policy under which all pages work. */
  readonly contentSecurity: string;
  /** The part of the policy that does not come from single pages. */
  readonly policy: PolicySources;
  readonly lastUpdateOf: PlanInput["lastUpdateOf"];
}

/** Makes all pages and the files beside them. */
export async function publishSite(given: PublishInput): Promise<Outcome<PublishedSite>> {
  const offline = offlineSiteOf(given.site);
  const input = {
    ...given,
    staging: given.staging && offline ? offlineStaging(given.staging, offline) : given.staging,
    offline,
  };
  const prepared = await preparePages(input);
  const search = openSearchBeside(() => searchOf(input, prepared.value), input.world.workers);
  try {
    const { value, diagnostics } = await publishPages(input, prepared.value, search);
    return { value, diagnostics: [...prepared.diagnostics, ...diagnostics] };
  } finally {
    await search.settle();
  }
}

interface Publishing extends PublishInput {
  readonly offline: OfflineSite | undefined;
}

/** Starts the search index, unless this is a check or a share of a build, which have no use for it. */
async function searchOf(
  { site, theme, world, staging, offline }: Publishing,
  { sidebarIndexes, plan }: PreparedPages,
): Promise<SearchIndex> {
  if (staging === undefined) return { diagnostics: [], finish: async () => [] };
  let done = 0;
  return await indexSearch({
    site,
    world,
    sidebarIndexes,
    strings: theme.strings,
    definitions: plan.definitions,
    onIndexed: () => {
      done += 1;
      world.progress({ phase: "index", done, total: site.routes.length });
    },
    staging: offline ? searchScripts(staging) : staging,
  });
}

async function publishPages(
  input: Publishing,
  prepared: PreparedPages,
  search: SearchBeside,
): Promise<Outcome<PublishedSite>> {
  const { site, theme, world, staging, shard, history } = input;
  const { editions, assets, sidebarIndexes } = prepared;
  const seen =
    shard === undefined ? seenDigestsOf({ ...prepared.seen, site, strings: theme.strings }, world) : undefined;
  const { notes, entries } = world.cache;
  const siteMemo = openSiteMemo(seen?.whole, { ...world, notes, isCacheEmpty: entries.isEmpty });
  const { rendered, guides, cards } = await makePages(input, prepared, { seen, search });
  const receipts = [...rendered.value.receipts, ...guides.value];
  const outlined = { receipts, outlines: outlinesOf(receipts, world.hash), memo: siteMemo };
  const themeFiles = neededFiles(theme, outlined, site.config.baseUrl);
  // Files that load from the reader's own disk have no budget.
  const weighed = site.config.offline === undefined ? weighTheme(themeFiles, siteMemo) : Promise.resolve([]);
  weighed.catch(() => undefined); // the error appears where this is awaited, unless something else fails first
  const policy = policySourcesOf(input, editions.values());
  const contentSecurity = recallSitePolicy(withFrozenSources(policy, site), outlined);
  await search.afterPages();
  const feeds = shard === undefined ? await feedFiles(prepared.plan, world.bodies) : [];
  const llmsFiles = await writeLlmsFiles({
    ...{ site, world, sidebarIndexes, strings: theme.strings, staging },
    ...outlined,
  });
  const { lastUpdateOf } = prepared.plan;
  const besides = { assets, themeFiles, contentSecurity, feeds, lastUpdateOf, strings: theme.strings, ...outlined };
  const written = await writeFilesBeside(input, besides);
  const found = await search.end();
  const files = new Set<string>([
    ...written.value,
    ...found.value,
    ...llmsFiles,
    ...site.twins.values(),
    ...prepared.imageFiles,
    ...cards.value,
  ]);
  const frozen = shard === undefined ? await publishFrozen({ site, world, staging, taken: files }) : [];
  for (const { pages } of site.frozen) for (const page of pages) history.noteFrozen(page);
  return {
    value: {
      ...rendered.value,
      receipts,
      // Pages of a share link to feeds that the build of the whole site makes.
      files: new Set([...files, ...frozen, ...(shard === undefined ? [] : feedPaths(site))]),
      searchFiles: found.value,
      memo: siteMemo,
      themeFiles,
      weighed,
      contentSecurity,
      policy,
      lastUpdateOf,
    },
    diagnostics: [rendered, guides, found, cards, written].flatMap(({ diagnostics }) => diagnostics),
  };
}

/** Makes the pages, then what is made of them: guides and cards. A share of a build leaves both to the build of all pages. */
async function makePages(
  input: Publishing,
  prepared: PreparedPages,
  beside: { readonly seen: SeenDigests | undefined; readonly search: SearchBeside },
) {
  const { site, theme, world, staging, noCache } = input;
  const carding = { look: prepared.cardLook, theme, world, staging, staticFiles: site.staticFiles, noCache };
  const book = openCardBook(carding);
  const rendered = await publishRoutes({ ...input, prepared, book, ...beside });
  const none = { value: [], diagnostics: [] };
  if (input.shard !== undefined) return { rendered, guides: none, cards: none };
  const guides = await publishGuides({ ...input, plan: prepared.plan, receipts: rendered.value.receipts });
  return { rendered, guides, cards: await publishCards(book.cards, carding) };
}
