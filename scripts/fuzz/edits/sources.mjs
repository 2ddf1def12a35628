// What a site is made of, and the steps back to what it was.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Paths of the files that a site is made of. */
export const pathsOf = (site) =>
  readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(site.length + 1))
    .filter((path) => !/^(?:\.|build)/.test(path))
    .sort();

/** What a site is made of: bytes by path. @param {string} site @returns {ReadonlyMap<string, string>} In base 64. */
export const sourcesOf = (site) =>
  new Map(pathsOf(site).map((path) => [path, readFileSync(join(site, path), "base64")]));

/**
 * The steps that bring a site back to what it was.
 * @param {string} site
 * @param {ReadonlyMap<string, string>} before
 * @returns {readonly import("./steps.mjs").Step[]}
 */
export function stepsBack(site, before) {
  const now = sourcesOf(site);
  const added = [...now.keys()].filter((path) => !before.has(path));
  const changed = [...before].filter(([path, text]) => now.get(path) !== text);
  return [
    ...added.map((path) => ({ do: "remove", path })),
    ...changed.map(([path, text]) => ({ do: "write", path, text, base64: true })),
  ];
}
