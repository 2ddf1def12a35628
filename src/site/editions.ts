// Editions of a site: every version in every built locale.
import { bugError } from "../model/bugError.ts";
import type { Config } from "../model/config.ts";
import type { Source } from "../model/doc.ts";
import type { Edition, Locale, Version } from "../model/edition.ts";

/** Key of an edition. */
export const editionKey = (version: string, locale: string): string => `${version}/${locale}`;

/** Beginning of the URLs of a locale: `/`, or `/uk/`. */
export const localePrefix = ({ code, isDefault }: Locale): string => (isDefault ? "/" : `/${code}/`);

/** All editions in planning order: default locale first, newest version first. */
export function listEditions(config: Config): readonly Edition[] {
  const locales = config.locales.filter((locale) => config.builtLocales.includes(locale.code));
  return locales.flatMap((locale) =>
    config.versions.map((version) => ({
      key: editionKey(version.name, locale.code),
      locale,
      version,
      urlPrefix: localePrefix(locale),
      ...(locale.isDefault ? {} : { fallback: config.defaultLocale }),
    })),
  );
}

/** The latest version, whose URLs have no version segment and to which pages outside the docs belong. */
export function latestVersion(config: Config): Version {
  const latest = config.versions.find((version) => version.isLatest) ?? config.versions[0];
  if (latest === undefined) throw bugError("A site has at least one version");
  return latest;
}

/** The edition with a source's language and version; `undefined` if the site no longer has that version. */
export function editionOfSource(source: Source, editions: readonly Edition[]): Edition | undefined {
  return editions.find(
    ({ locale, version }) =>
      locale.code === source.locale && (source.kind === "doc" ? version.name === source.version : version.isLatest),
  );
}
