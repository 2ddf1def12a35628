// The names that a configuration declares and may refer to. Read leniently from a value that may be wrong in other
// places, so that a wrong key elsewhere does not hide a wrong name, and used again for the defaults.
import { childOf, isPlainObject } from "./jsonSchema.ts";
import type { KeyPath } from "./keyPath.ts";
import { localeFolders, type SiteFacts } from "./siteFacts.ts";

/** A declared name with the place that declares it. */
export interface DeclaredName {
  readonly name: string;
  readonly path: KeyPath;
}

/** Names by what they name, in the author's order. */
export interface KnownNames {
  /** Codes of all locales; never empty. */
  readonly locales: readonly string[];
  readonly defaultLocale: string;
  readonly versions: readonly string[];
  readonly latestVersion: string;
  readonly apis: readonly DeclaredName[];
  /** Sidebars of the docs, then of the APIs. Two with one name are both here. */
  readonly sidebars: readonly DeclaredName[];
}

/** Collects the names of a configuration, those that come from defaults included. */
export function collectKnownNames(config: unknown, facts: SiteFacts): KnownNames {
  const locales = localeNames(childOf(config, "locales"), facts);
  const versions = versionNames(childOf(config, "versions"));
  const apis = listOf(childOf(config, "apis"));
  return {
    ...locales,
    ...versions,
    apis: apis.flatMap((api, index) => {
      const id = childOf(api, "id");
      return typeof id === "string" ? [{ name: id, path: ["apis", index, "id"] }] : [];
    }),
    sidebars: [...docsSidebars(childOf(childOf(config, "docs"), "sidebars")), ...apis.flatMap(apiSidebar)],
  };
}

/** Name of an API's sidebar when the configuration gives none. The first API has the name of the only one. */
export function defaultApiSidebar(id: string, index: number): string {
  return index === 0 ? "openApiSidebar" : `${id}Sidebar`;
}

function localeNames(locales: unknown, facts: SiteFacts): Pick<KnownNames, "locales" | "defaultLocale"> {
  const chosen = childOf(locales, "default");
  const listed = keysOf(locales).filter((key) => key !== "default");
  if (listed.length > 0) {
    return { locales: listed, defaultLocale: [chosen, "en", listed[0]].find((code) => isIn(listed, code)) ?? "en" };
  }
  const folders = localeFolders(facts);
  const found = folders.includes("en") ? "en" : (folders[0] ?? "en");
  const only = typeof chosen === "string" ? chosen : found;
  return { locales: [only], defaultLocale: only };
}

function versionNames(versions: unknown): Pick<KnownNames, "versions" | "latestVersion"> {
  const listed = keysOf(childOf(versions, "list"));
  const names = listed.length > 0 ? listed : ["current"];
  const chosen = childOf(versions, "latest");
  return {
    versions: names,
    latestVersion: [chosen, "current", names[0]].find((name) => isIn(names, name)) ?? "current",
  };
}

function docsSidebars(sidebars: unknown): readonly DeclaredName[] {
  if (!isPlainObject(sidebars)) return [{ name: "docsSidebar", path: ["docs", "sidebars"] }];
  return keysOf(sidebars).map((name) => ({ name, path: ["docs", "sidebars", name] }));
}

function apiSidebar(api: unknown, index: number): readonly DeclaredName[] {
  const [name, id] = [childOf(api, "sidebar"), childOf(api, "id")];
  if (typeof name === "string") return [{ name, path: ["apis", index, "sidebar"] }];
  return typeof id === "string" ? [{ name: defaultApiSidebar(id, index), path: ["apis", index, "id"] }] : [];
}

function isIn(names: readonly string[], name: unknown): name is string {
  return names.some((known) => known === name);
}

function keysOf(value: unknown): readonly string[] {
  return isPlainObject(value) ? Object.keys(value).filter((key) => value[key] !== undefined) : [];
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
