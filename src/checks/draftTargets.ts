// Finds links to drafts. Such a link is right but leads nowhere until the draft is published.
import type { SitePath } from "../model/brands.ts";
import type { Source } from "../model/doc.ts";
import { addressKey, decodePercent } from "../source/addressKey.ts";
import { pathFrom } from "../source/pathFrom.ts";
import type { CheckInput } from "./checkInput.ts";

/**
 * Finds the draft that a link leads to. `file` is the source that contains the link; without it, `destination` is a URL
 * as a page shows it.
 */
export type FindDraft = (destination: string, file?: string) => SitePath | undefined;

/** Makes the finder. Drafts are indexed when the first broken link is looked up, because usually there is none. */
export function draftTargets({ site, addressesOf }: Pick<CheckInput, "site" | "addressesOf">): FindDraft {
  let known: ReadonlyMap<string, SitePath> | undefined;
  return (destination, file = "") => {
    known ??= placesOfDrafts(site.content.sources, addressesOf);
    const path = decodePercent(destination.replace(/[?#].*$/, ""));
    if (!/\.mdx?$/i.test(path)) return path.startsWith("/") ? known.get(addressKey(path)) : undefined;
    const beside = decodePercent(pathFrom(path, `/${file}`) ?? "/").slice(1);
    const below = path.replace(/^(?:\.{0,2}\/)+/, "");
    return known.get(withoutLocale(beside)) ?? known.get(`docs/${below}`);
  };
}

/** Drafts by their path below the locale's folder (links from other languages may mean them too) and by their URLs. */
function placesOfDrafts(sources: readonly Source[], addressesOf: CheckInput["addressesOf"]) {
  const places = new Map<string, SitePath>();
  for (const source of sources) {
    if (source.frontMatter.draft !== true) continue;
    places.set(withoutLocale(source.path), source.path);
    for (const address of addressesOf(source)) places.set(addressKey(address), source.path);
  }
  return places;
}

const withoutLocale = (path: string): string => path.replace(/^content\/[^/]+\//, "");
