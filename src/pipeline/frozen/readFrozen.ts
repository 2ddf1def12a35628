// Reads what the archives of frozen versions say of themselves, and whether they fit the site. Their pages are copied
// when the output is written.
import type { SitePath } from "../../model/brands.ts";
import type { Config } from "../../model/config.ts";
import type { Diagnostic, Outcome } from "../../model/diagnostic.ts";
import { type FrozenManifest, type FrozenVersion, frozenManifestName } from "../../model/frozen.ts";
import type { SourceFile } from "../../model/sourceFile.ts";
import { openZip, ZipDamaged } from "../../platform/archive/readZip.ts";
import type { World } from "../world.ts";
import { unusable } from "./unusable.ts";

/** Frozen versions in the order of the configuration, with pages of built locales only. */
export function readFrozen(
  sources: readonly SourceFile[],
  config: Config,
  { siteFolder }: Pick<World, "siteFolder">,
): Outcome<readonly FrozenVersion[]> {
  const diagnostics: Diagnostic[] = [];
  const value = sources.flatMap(({ path, source }): readonly FrozenVersion[] => {
    if (source.kind !== "frozen") return [];
    const manifest = readManifest(path, siteFolder);
    const problem = typeof manifest === "string" ? manifest : problemOf(manifest, source.version, config);
    if (problem !== undefined) diagnostics.push(unusable(path, problem));
    if (problem !== undefined || typeof manifest === "string") return [];
    return [builtPart({ ...manifest, archive: path }, config)];
  });
  return { value, diagnostics };
}

/** Segments of a version's address, by which its pages name each other. */
export const placeOf = (config: Config, version: string): string =>
  [config.docs.path, config.versions.find(({ name }) => name === version)?.path].join("/");

/** The manifest, or what is wrong with the archive. */
function readManifest(path: SitePath, siteFolder: string): FrozenManifest | string {
  try {
    const zip = openZip(`${siteFolder}/${path}`);
    try {
      const manifest: unknown = JSON.parse(zip.read(frozenManifestName).toString("utf8"));
      return isManifest(manifest) ? manifest : "it was made by another version of hubdocs";
    } finally {
      zip.close();
    }
  } catch (error) {
    if (error instanceof ZipDamaged) return error.message;
    if (error instanceof SyntaxError) return "its manifest is not JSON";
    throw error;
  }
}

/** The rest of it is what the same program has written, proved by the checksum of the archive. */
function isManifest(value: unknown): value is FrozenManifest {
  return typeof value === "object" && value !== null && "format" in value && value.format === 1;
}

function problemOf(manifest: FrozenManifest, name: string, config: Config): string | undefined {
  if (manifest.version !== name) return `it contains version ${manifest.version}`;
  const version = config.versions.find((one) => one.name === name);
  if (version?.isLatest === true) return "its version is the latest one, whose pages have other addresses";
  const place = placeOf(config, name);
  if (manifest.place === place) return undefined;
  return `its pages belong to ${addressOf(manifest.place)}, not to ${addressOf(place)}`;
}

/** Where the docs are at the root of the site, the first segment is empty. */
const addressOf = (place: string): string => (place.startsWith("/") ? place : `/${place}`);

function builtPart({ pages, files, ...version }: FrozenVersion, { builtLocales }: Config): FrozenVersion {
  return {
    ...version,
    pages: pages.filter(({ locale }) => builtLocales.includes(locale)),
    files: Object.fromEntries(
      Object.entries(files).filter(([, { locale }]) => locale === undefined || builtLocales.includes(locale)),
    ),
  };
}
