// Redirects from the addresses that pages had before, which their front matter names (`redirect_from`).
import { addToList } from "../model/addToList.ts";
import type { Config } from "../model/config.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { ParsedContent, Source } from "../model/doc.ts";
import type { Edition } from "../model/edition.ts";
import { localeOfAddress, withoutLocale } from "../model/localeOfAddress.ts";
import type { Route } from "../model/route.ts";
import { translationKey } from "../model/translationKey.ts";
import { leadsOnFrom } from "../model/versionFolder.ts";
import { addressKey } from "../source/addressKey.ts";
import { encodeHref, joinUrl } from "./addresses.ts";
import { routeOf } from "./routes.ts";
import { findUnreleasedRedirects } from "./unreleasedRedirects.ts";

interface PageContext {
  readonly config: Config;
  readonly content: Pick<ParsedContent, "sources">;
  readonly editions: readonly Edition[];
}

/**
 * The routes, and after them one from each former address to its page. What the default language's page names leads on in every language, to the
 * translation or to the page that stands in for it; what a translation names, in its language alone.
 */
export function withPageRedirects(
  routes: readonly Route[],
  { config, content, editions }: PageContext,
  report: (diagnostic: Diagnostic) => void,
): readonly Route[] {
  const moved = content.sources.filter(({ frontMatter }) => frontMatter.redirect_from !== undefined);
  // Sites have few such pages, and most have none.
  if (moved.length === 0) return routes;
  const byKey = new Map<string, Source[]>();
  for (const source of moved) addToList(byKey, translationKey(source), source);
  const sources = new Map(content.sources.map((source) => [source.path, source]));
  const editionsByKey = new Map(editions.map((edition) => [edition.key, edition]));
  const redirects = routes.flatMap((route) => {
    const source = route.source === undefined ? undefined : sources.get(route.source);
    const edition = editionsByKey.get(route.edition);
    if (source === undefined || edition === undefined) return [];
    const named = byKey.get(translationKey(source)) ?? [];
    const own = named.filter(({ locale }) => locale === edition.locale.code || locale === edition.fallback);
    return own.length === 0 ? [] : redirectsTo(route, own, { config, edition });
  });
  const all = [...routes, ...withoutStrangers(redirects, routes, { config, editionsByKey })];
  for (const finding of findUnreleasedRedirects(moved, { config, ...content, routes: all })) report(finding);
  return all;
}

/**
 * Redirects that do not stand in the way of others. A page that is copied into the latest version keeps its front matter,
 * and with it addresses below the docs that it was copied from. These are for pages there, as long as they claim them.
 */
function withoutStrangers(
  redirects: readonly Route[],
  routes: readonly Route[],
  { config, editionsByKey }: { readonly config: Config; readonly editionsByKey: ReadonlyMap<string, Edition> },
): readonly Route[] {
  const isStranger = ({ path, edition }: Route): boolean => {
    const version = editionsByKey.get(edition)?.version;
    return config.versions.some((other) => !other.isLatest && other !== version && leadsOnFrom(path, other, config));
  };
  const strangers = new Set(redirects.filter(isStranger));
  if (strangers.size === 0) return redirects;
  const own = redirects.filter((redirect) => !strangers.has(redirect));
  const taken = new Set([...routes, ...own].map(({ url }) => addressKey(url)));
  return redirects.filter((redirect) => !strangers.has(redirect) || !taken.has(addressKey(redirect.url)));
}

function redirectsTo(
  page: Route,
  sources: readonly Source[],
  place: { readonly config: Config; readonly edition: Edition },
): readonly Route[] {
  const byAddress = new Map<string, Route>();
  for (const { path: file, locale, frontMatter } of sources) {
    const own = { isFallback: locale !== place.edition.locale.code };
    const addresses = frontMatter.redirect_from ?? [];
    for (const [index, address] of addresses.entries()) {
      const path = pathIn(address, place);
      const url = path === undefined ? undefined : joinUrl(place.edition.urlPrefix, path);
      if (url === undefined || byAddress.has(addressKey(url))) continue;
      const location = { file, pointer: addresses.length === 1 ? "/redirect_from" : `/redirect_from/${index}` };
      const target = { kind: "redirect", to: encodeHref(page.url), isOfPage: true, location } as const;
      byAddress.set(addressKey(url), routeOf(url, target, { ...place, own }));
    }
  }
  return [...byAddress.values()];
}

/** A former address without its language, in the edition that it belongs to; `undefined` in others. */
function pathIn(
  address: string,
  { config, edition }: { readonly config: Config; readonly edition: Edition },
): string | undefined {
  if (address === "") return undefined;
  const written = localeOfAddress(address, config);
  if (!written.isDefault && written.code !== edition.locale.code) return undefined;
  const path = withoutLocale(address, config);
  return leadsOnFrom(path, edition.version, config) ? path : undefined;
}
