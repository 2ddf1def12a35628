// Which links lead to drafts: they are right, and lead nowhere as long as the page is not published. Decides nothing else.
import type { SitePath } from "../model/brands.ts";
import type { Source } from "../model/doc.ts";
import { addressKey, decodePercent } from "../source/addressKey.ts";
import { pathFrom } from "../source/pathFrom.ts";
import type { CheckInput } from "./checkInput.ts";

/** The draft that a destination leads to, as written in a file or, without one, as a page shows it. */
export type FindDraft = (destination: string, file?: string) => SitePath | undefined;

/** Prepares the question. Drafts are gone through when the first link is asked about: mostly there is none. */
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

/** Files without their locale's folder, which another language's link may mean too, and addresses. */
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
