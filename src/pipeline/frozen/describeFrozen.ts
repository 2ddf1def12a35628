// What a build knows of a version that is to be frozen, beside the bytes of its files. Reads stored facts of APIs, no pages.
import type { PolicySources } from "../../model/contentSecurity.ts";
import type { LastUpdate } from "../../model/frontMatter.ts";
import type { FrozenListing, FrozenPage } from "../../model/frozen.ts";
import type { Receipt } from "../../model/page.ts";
import type { Route } from "../../model/route.ts";
import type { Site } from "../../model/site.ts";
import { cardFolder } from "../../model/socialCard.ts";
import type { SpecFacts } from "../../model/specFacts.ts";
import { anchorsOf, isInSitemap } from "../../outputs/index.ts";
import { joinSources } from "../../render/contentPolicy.ts";
import { docsRootOf } from "../../site/addresses.ts";
import { namesOf, sidebarNamesOf } from "../../site/frozenRoutes.ts";
import { editionOf } from "../../site/routeParts.ts";
import { addressKey } from "../../source/addressKey.ts";
import type { Theme } from "../../theme/theme.ts";
import { factsOfVersion } from "../faults/specFacts.ts";
import { listingOf } from "../publish/machineFiles.ts";
import type { World } from "../world.ts";
import type { FrozenDraft } from "./frozenDraft.ts";
import { placeOf } from "./readFrozen.ts";

/** What a description is made from. */
export interface DescribeInput {
  readonly version: string;
  readonly site: Site;
  readonly receipts: readonly Receipt[];
  readonly policy: PolicySources;
  readonly theme: Theme;
  readonly themeFiles: Theme["emitted"];
  readonly offlineTheme: Theme | undefined;
  readonly lastUpdateOf: (source: NonNullable<Route["source"]>) => LastUpdate | undefined;
  readonly world: World;
}

/** Describes a version whose pages have just been made. */
export async function describeFrozen(input: DescribeInput): Promise<FrozenDraft> {
  const { version, site, receipts, themeFiles, offlineTheme } = input;
  const { config } = site;
  const editions = site.editions.filter((edition) => edition.version.name === version);
  const keys = new Set(editions.map(({ key }) => key));
  const receiptsByUrl = new Map<string, Receipt>(receipts.map((receipt) => [receipt.url, receipt]));
  const anchors = anchorsOf(receipts, site);
  const routes = site.routes.filter(({ edition }) => keys.has(edition));
  return {
    version,
    place: placeOf(config, version),
    pages: routes.flatMap((route) => {
      const receipt = receiptsByUrl.get(route.url);
      return receipt === undefined ? [] : [pageOf(route, { receipt, anchors: anchors.get(route.url) }, input)];
    }),
    policy: joinSources([input.policy, ...routes.flatMap(({ url }) => receiptsByUrl.get(url)?.loads ?? [])]),
    facts: await factsOf(version, site, input.world),
    isPage: (address) => site.routesByAddress.has(addressKey(address)),
    isOwnFile: (path) => path.startsWith("assets/") || path.startsWith(`${cardFolder}/`) || site.staticFiles.has(path),
    downloads: [
      ...editions.flatMap(({ key, locale }) =>
        [...site.apis]
          .filter(([api]) => api.startsWith(`${key}\n`))
          .flatMap(([, { downloads }]) => downloads.map(({ url }) => ({ path: url.slice(1), locale: locale.code }))),
      ),
      ...routes.flatMap((route) => {
        const file = site.operationFiles.get(route.url);
        return file === undefined ? [] : [{ path: file.path, locale: editionOf(route, site).locale.code }];
      }),
    ],
    folders: editions.map((edition) => ({
      path: `${docsRootOf(edition, config).slice(1)}/`,
      locale: edition.locale.code,
    })),
    themeFiles,
    offline: offlineTheme === undefined ? {} : replacements(input.theme, offlineTheme),
    offlineFiles: offlineTheme?.emitted ?? [],
  };
}

interface PageFindings {
  readonly receipt: Receipt;
  readonly anchors: readonly string[] | undefined;
}

function pageOf(route: Route, { receipt, anchors }: PageFindings, { site, lastUpdateOf }: DescribeInput): FrozenPage {
  const listing: FrozenListing | undefined = isInSitemap(route) ? listingOf(route, site, lastUpdateOf) : undefined;
  const { locale } = editionOf(route, site);
  const known = new Set(anchors);
  const twin = site.twins.get(route.url);
  return {
    url: route.url,
    file: route.outputPath,
    locale: locale.code,
    path: route.path,
    names: [...namesOf(route, site), ...sidebarNamesOf(route, site)],
    ...(anchors === undefined ? {} : { anchors }),
    otherIds: receipt.ids.filter((id) => !known.has(id)),
    ...(listing === undefined ? {} : { listing }),
    ...(twin === undefined ? {} : { twin }),
    ...(route.target.kind === "redirect" ? { leadsTo: route.target.to } : {}),
  };
}

async function factsOf(
  version: string,
  { config, content }: Site,
  { bodies }: World,
): Promise<Readonly<Record<string, SpecFacts>>> {
  const facts: Record<string, SpecFacts> = {};
  for (const api of config.apis) {
    const own = await factsOfVersion({ version, specs: content.specs, api, config }, bodies);
    if (own !== undefined) facts[api.id] = own;
  }
  return facts;
}

/** Which files of one theme stand for which of another. */
function replacements(online: Theme, offline: Theme): Readonly<Record<string, string>> {
  const pairs: (readonly [string | undefined, string | undefined])[] = [
    [online.bootPath, offline.bootPath],
    [online.stylePath, offline.stylePath],
    ...Object.entries(online.islands).flatMap(([name, own]) => {
      const other = offline.islands[name];
      return [[own.path, other?.path] as const, [own.companion?.path, other?.companion?.path] as const];
    }),
  ];
  return Object.fromEntries(
    pairs.flatMap(([from, to]) => (from === undefined || to === undefined || from === to ? [] : [[from, to]])),
  );
}
