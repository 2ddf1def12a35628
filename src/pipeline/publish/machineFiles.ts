// Collects the output files that programs read (sitemaps, manifests, redirects …) and decides where each goes.
import { type OutputPath, outputPath } from "../../model/brands.ts";
import { type FrozenListing, placeFrozenText } from "../../model/frozen.ts";
import { headersFileName, redirectFileNames } from "../../model/machineFileNames.ts";
import type { Route } from "../../model/route.ts";
import type { Site } from "../../model/site.ts";
import { urlManifestName } from "../../model/urlManifest.ts";
import {
  renderHeadersFile,
  renderRedirectFile,
  renderRobots,
  renderRoutesFile,
  renderSitemap,
  renderUrlManifest,
} from "../../outputs/index.ts";
import { absoluteUrlOf, encodePath, encodeRest, hrefOf, joinUrl } from "../../site/addresses.ts";
import { hreflangs } from "../../site/alternates.ts";
import { sameInLatest } from "../../site/versionCounterparts.ts";
import { isKeptOut } from "../../site/versionedRoutes.ts";
import type { OutlinedPage } from "../pages/pageOutline.ts";
import { type ChangeFeedsInput, changeFeedFiles } from "./changeFeedFiles.ts";

/** A text file of the output. */
export interface MachineFile {
  readonly path: OutputPath;
  readonly text: string;
}

/** What the outputs are made from. */
export interface MachineFilesInput extends ChangeFeedsInput {
  readonly receipts: readonly OutlinedPage[];
  /** The site's content security policy. */
  readonly contentSecurity: string;
}

/** All output files for programs, except those that the site's static folder provides itself. */
export function machineFiles(input: MachineFilesInput): readonly MachineFile[] {
  const { site, receipts, contentSecurity } = input;
  const { config } = site;
  const others = config.builtLocales.filter((code) => code !== config.defaultLocale);
  // The sitemap at the root lists everything. Those of the locales serve owners who look after a single language.
  const whole = sitemapOf("all", input);
  const sitemaps = [...whole, ...others.flatMap((code) => sitemapOf(code, input))];
  const addresses = whole.slice(0, 1).flatMap(({ path }) => absoluteUrlOf(joinUrl(path), config) ?? []);
  const routes = renderRoutesFile(site, contentSecurity);
  const { emit } = config.contentSecurity;
  const made: readonly MachineFile[] = [
    ...sitemaps,
    { path: outputPath("robots.txt"), text: renderRobots(addresses, config) },
    ...(emit === "headers" || emit === "both"
      ? [{ path: outputPath(headersFileName), text: renderHeadersFile(contentSecurity, config) }]
      : []),
    ...redirectFiles(site),
    ...changeFeedFiles(input),
    ...(config.urlManifest ? [{ path: outputPath(urlManifestName), text: renderUrlManifest(receipts, site) }] : []),
    { path: outputPath(routes.path), text: routes.text },
  ];
  return made.filter(({ path }) => !site.staticFiles.has(path));
}

function sitemapOf(code: string, { site, lastUpdateOf }: MachineFilesInput): readonly MachineFile[] {
  const folder = code === "all" ? "" : `${code}/`;
  const frozen = new Map<string, FrozenListing | undefined>(
    site.frozen.flatMap(({ pages }) => pages.map(({ url, listing }) => [url, listing] as const)),
  );
  const files = renderSitemap(code, {
    site,
    folder,
    absoluteUrl: (address) => absoluteUrlOf(address, site.config),
    alternatesOf: (route) =>
      frozen.get(route.url)?.alternates.map((one) => placed(one, site)) ?? hreflangs(route, site),
    changedAt: (route) => frozen.get(route.url)?.changed ?? changeOf(route, site, lastUpdateOf),
    isLeftOut: (route) =>
      isKeptOut(route, site) ||
      (frozen.has(route.url) ? frozen.get(route.url) === undefined : sameInLatest(route, site) !== undefined),
  });
  return files.map(({ name, text }) => ({ path: outputPath(folder + name), text }));
}

const placed = ({ hreflang, href }: FrozenListing["alternates"][number], { config }: Site) => ({
  hreflang,
  href: placeFrozenText(href, config.baseUrl),
});

/** The sitemap's entry for a page whose version gets frozen; none for a page that the latest version has, too. */
export function listingOf(
  route: Route,
  site: Site,
  lastUpdateOf: MachineFilesInput["lastUpdateOf"],
): FrozenListing | undefined {
  if (sameInLatest(route, site) !== undefined) return undefined;
  const changed = changeOf(route, site, lastUpdateOf);
  return { ...(changed === undefined ? {} : { changed }), alternates: hreflangs(route, site) };
}

/** When a page's source was last changed: from its front matter, else its history, else its date of publication. */
function changeOf(
  { source: path, target }: Route,
  site: Site,
  lastUpdateOf: MachineFilesInput["lastUpdateOf"],
): string | undefined {
  const source = path === undefined ? undefined : site.sourcesByPath.get(path);
  if (path === undefined) return undefined;
  // API pages have no source but the specification, whose path this is.
  if (source === undefined) return "apiId" in target ? lastUpdateOf(path)?.date : undefined;
  const posted = source.kind === "post" ? source.date : undefined;
  return source.frontMatter.last_update?.date ?? lastUpdateOf(path)?.date ?? posted;
}

function redirectFiles({ config, routes }: Site): readonly MachineFile[] {
  const targetOf = (to: string): string => (to.startsWith("/") ? encodeRest(hrefOf(to, config)) : to);
  const redirects = routes.flatMap(({ url, target }) =>
    target.kind === "redirect" ? [{ from: encodePath(hrefOf(url, config)), to: targetOf(target.to) }] : [],
  );
  const languages = config.builtLocales
    .filter((code) => code !== config.defaultLocale)
    .map((code) => hrefOf(`/${code}/`, config));
  // Two kinds share one file name; the one for Netlify says more, so it wins.
  const kinds = config.redirectFiles.filter(
    (kind) => kind !== "_redirects" || !config.redirectFiles.includes("netlify"),
  );
  return kinds.map((kind) => ({
    path: outputPath(redirectFileNames[kind]),
    text: renderRedirectFile(kind, redirects, languages),
  }));
}
