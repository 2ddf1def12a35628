// Determines the versions of a Docusaurus site: those that have files, which of them is the latest, and the settings of
// each.
import { isLiteralMap, type Literal, literalText } from "../source/literals/literal.ts";
import type { PlannedVersions, VersionSettings } from "./foreignSite.ts";

/** The name of a version here, where none is a whole number: keys that are lose their order. `3` becomes `v3`. */
export const versionName = (name: string): string => (/^\d+$/.test(name) ? `v${name}` : name);

/** Input for determining the versions. */
export interface VersionFacts {
  /** Names of `versions.json`, newest first. */
  readonly listed: readonly string[];
  readonly hasFiles: (name: string) => boolean;
  /** Options of the docs. */
  readonly preset: Readonly<Record<string, Literal>>;
}

/** The versions; `undefined` if the docs have only one. */
export function docusaurusVersions({ listed, hasFiles, preset }: VersionFacts): PlannedVersions | undefined {
  const names = listed.filter(hasFiles);
  if (names.length === 0) return undefined;
  const given = literalText(preset["lastVersion"]);
  const wanted = given ?? listed[0] ?? "current";
  // If the configured latest version has no files, the unreleased docs take its place.
  const latest = names.includes(wanted) ? wanted : "current";
  const hasCurrent = latest === "current" || preset["includeCurrentVersion"] !== false;
  const settings = preset["versions"];
  const list = [...(hasCurrent ? ["current"] : []), ...names].map((name) => {
    const own = isLiteralMap(settings) ? settings[name] : undefined;
    const given = isLiteralMap(own) ? settingsOf(own) : {};
    if (versionName(name) === name) return [name, given] as const;
    // Readers see the name, also in addresses; those of the latest version have none.
    return [versionName(name), { label: name, ...(name === latest ? {} : { path: name }), ...given }] as const;
  });
  return { latest: versionName(latest), list: Object.fromEntries(list) };
}

function settingsOf(own: Readonly<Record<string, Literal>>): VersionSettings {
  const label = literalText(own["label"]);
  const path = own["path"];
  const banner = own["banner"];
  return {
    ...(label === undefined ? {} : { label }),
    ...(typeof path === "string" ? { path: path.replace(/^\/+|\/+$/g, "") } : {}),
    ...(banner === "none" || banner === "unreleased" || banner === "unmaintained" ? { banner } : {}),
    ...(own["noIndex"] === true ? { noIndex: true } : {}),
  };
}
