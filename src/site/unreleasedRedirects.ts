// Reports former addresses that pages of unreleased docs name outside them (`redirect-unreleased`): such a redirect is made
// with the release, and nobody would see before that it is missing.
import type { SitePath } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Source } from "../model/doc.ts";
import type { Version } from "../model/edition.ts";
import { localeOfAddress, withoutLocale } from "../model/localeOfAddress.ts";
import type { Route } from "../model/route.ts";
import { leadsOnFrom } from "../model/versionFolder.ts";
import { addressKey } from "../source/addressKey.ts";
import { joinUrl } from "./addresses.ts";
import { localePrefix } from "./editions.ts";

interface Published {
  readonly config: Config;
  readonly sources: readonly Source[];
  /** Pages and redirects of all versions. */
  readonly routes: readonly Route[];
}

/** The findings of the sources that name former addresses. */
export function findUnreleasedRedirects(
  moved: readonly Source[],
  { config, sources, routes }: Published,
): readonly Diagnostic[] {
  const unreleased = new Map(unreleasedVersions(config).map((version) => [version.name, version]));
  const waiting = moved.flatMap((source) => {
    const version = source.kind === "doc" ? unreleased.get(source.version) : undefined;
    return version === undefined ? [] : [{ source, version }];
  });
  if (waiting.length === 0) return [];
  const taken = new Set(routes.map(({ url }) => addressKey(url)));
  const releasedFiles = releasedFilesOf(config, sources);
  const pages = new Map(routes.flatMap((route) => (route.source === undefined ? [] : [[route.source, route]])));
  return waiting.flatMap(({ source, version }): readonly Diagnostic[] => {
    const page = pages.get(source.path);
    // Drafts are no pages.
    if (page === undefined) return [];
    const addresses = source.frontMatter.redirect_from ?? [];
    return addresses.flatMap((address, index): readonly Diagnostic[] => {
      const path = withoutLocale(address, config);
      if (address === "") return [];
      if (!config.builtLocales.includes(localeOfAddress(address, config).code)) return [];
      if (leadsOnFrom(path, version, config) || taken.has(addressKey(urlOf(address, source, config)))) return [];
      const released = releasedFiles.get(placeOf(source));
      return [
        {
          code: "redirect-unreleased",
          severity: "warning",
          message: `The redirect from ${address} is not made before these docs are released`,
          location: {
            file: source.path,
            pointer: addresses.length === 1 ? "/redirect_from" : `/redirect_from/${index}`,
          },
          hint:
            released === undefined
              ? `to redirect now, add it to the configuration: { from: ${path}, to: ${page.path} }`
              : `to redirect now, name the address in ${released}, too`,
        },
      ];
    });
  });
}

/** Those before the latest one: the newest comes first. */
function unreleasedVersions({ versions }: Config): readonly Version[] {
  return versions.slice(
    0,
    versions.findIndex(({ isLatest }) => isLatest),
  );
}

/** Where the address leads on in the language of the source, or in its own. */
function urlOf(address: string, source: Source, config: Config): string {
  const written = localeOfAddress(address, config);
  const own = config.locales.find(({ code }) => code === source.locale) ?? written;
  return joinUrl(localePrefix(written.isDefault ? own : written), withoutLocale(address, config));
}

/** Files of the latest version's docs, by the place of each in its version. */
function releasedFilesOf({ versions }: Config, sources: readonly Source[]): ReadonlyMap<string, SitePath> {
  const latest = versions.find(({ isLatest }) => isLatest)?.name;
  const released = sources.filter((source) => source.kind === "doc" && source.version === latest);
  return new Map(released.map((source) => [placeOf(source), source.path]));
}

/** What a page has in common with the same page of other versions. */
const placeOf = ({ locale, relativePath }: Source): string => `${locale}/${relativePath}`;
