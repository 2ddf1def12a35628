// Which files are pages in a folder that is no site yet: links to them need no look at the disk.
import type { Config } from "../../model/config.ts";

const knownPages = new WeakMap<Config, ReadonlySet<string>>();

/** Paths of such pages, in all languages; empty for a site. */
export function loosePagesOf(config: Config): ReadonlySet<string> {
  const known = knownPages.get(config);
  if (known !== undefined) return known;
  const languages = config.looseDocs?.languages ?? [];
  const paths = languages.flatMap(({ docs, home }) => [...docs.map(({ path }) => path), ...(home ? [home] : [])]);
  const pages: ReadonlySet<string> = new Set(paths);
  knownPages.set(config, pages);
  return pages;
}

const knownOriginals = new WeakMap<object, ReadonlyMap<string, string>>();

/** Paths of the pages of the default language by the names that they have as docs; those of translations are the same. */
export function looseOriginalsOf(config: Pick<Config, "defaultLocale" | "looseDocs">): ReadonlyMap<string, string> {
  const known = knownOriginals.get(config);
  if (known !== undefined) return known;
  const original = config.looseDocs?.languages.find(({ code }) => code === config.defaultLocale);
  const paths = new Map((original?.docs ?? []).map(({ path, name }) => [name, path]));
  knownOriginals.set(config, paths);
  return paths;
}
