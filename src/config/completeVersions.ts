// Versions with labels, address segments and notices.
import { localeCode } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import type { Version } from "../model/edition.ts";
import { type LocalizedText, textOf } from "../model/text.ts";
import type { UserConfig, VersionConfig } from "../model/userConfig.ts";
import type { KnownNames } from "./knownNames.ts";
import { defaultVersionPath } from "./versionPaths.ts";

/** Versions of a site, newest first. */
export function completeVersions(user: UserConfig, names: KnownNames): Pick<Config, "versions" | "versionLabels"> {
  const { versions, latestVersion } = names;
  const locale = localeCode(names.defaultLocale);
  const list = user.versions?.list ?? {};
  const configOf = (name: string) => (Object.hasOwn(list, name) ? list[name] : undefined) ?? {};
  const labelOf = (name: string): LocalizedText => configOf(name).label ?? name;
  // What nobody has named is named in each language where the site is assembled.
  const named = versions.filter((name) => name !== "current" || configOf(name).label !== undefined);
  const latestIndex = versions.indexOf(latestVersion);
  return {
    versionLabels: Object.fromEntries(named.map((name) => [name, labelOf(name)])),
    versions: versions.map((name, index) => ({
      name,
      label: textOf(labelOf(name), locale, locale),
      path: configOf(name).path ?? defaultVersionPath(name, latestVersion),
      isLatest: index === latestIndex,
      banner: configOf(name).banner ?? bannerOf(index - latestIndex),
      ...dateOf(configOf(name)),
      ...(configOf(name).noIndex ? { noIndex: true } : {}),
    })),
  };
}

const dateOf = ({ date }: VersionConfig): Pick<Version, "date"> => (date === undefined ? {} : { date });

/** Notice of a version by its distance from the latest one: before it in the list is newer. */
function bannerOf(distance: number): "none" | "unreleased" | "unmaintained" {
  if (distance === 0) return "none";
  return distance < 0 ? "unreleased" : "unmaintained";
}
