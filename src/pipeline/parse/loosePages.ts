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
