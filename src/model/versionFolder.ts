// Where the docs of a version lie, and which former addresses its pages lead on from. Knows no languages.
import type { Config } from "./config.ts";
import type { Version } from "./edition.ts";

/** Address of a version's docs without its language and a final slash: `/docs/1.0`; empty for docs at the root. */
export function docsFolderOf({ path }: Pick<Version, "path">, { docs }: Pick<Config, "docs">): string {
  return [docs.path, path].flatMap((part) => (part === "" ? [] : `/${part}`)).join("");
}

/**
 * Whether a page leads on from an address that it had before. A page that is copied into a version keeps its front matter:
 * the addresses that it names outside that version lead to the latest one.
 */
export function leadsOnFrom(path: string, version: Version, config: Pick<Config, "docs">): boolean {
  return version.isLatest || `${path}/`.startsWith(`${docsFolderOf(version, config)}/`);
}
