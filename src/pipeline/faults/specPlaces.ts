// Finds where a text stands in specifications. Their files are read once more, and only those whose pages have a fault that
// may have to be placed.
import type { CheckInput } from "../../checks/checkInput.ts";
import type { ApiSpec } from "../../model/api.ts";
import type { SitePath, Url } from "../../model/brands.ts";
import { findApi, type Site } from "../../model/site.ts";
import type { World } from "../world.ts";
import { type PlacedText, placedText, placeIn, readText } from "./textPlaces.ts";

/**
 * Looks from a place on, then in the whole of its file, then in the other files of the specification.
 * @param pages Pages with faults; nothing is found in the specifications of others.
 */
export async function placesInSpecs(
  pages: Iterable<{ readonly url: Url }>,
  site: Pick<Site, "routesByUrl" | "apis">,
  world: Pick<World, "files">,
): Promise<CheckInput["placeInSpec"]> {
  const texts = new Map<SitePath, PlacedText>();
  for (const spec of specsOf(pages, site)) {
    for (const file of filesOf(spec)) {
      if (texts.has(file)) continue;
      const text = await readText(file, world, Number.POSITIVE_INFINITY);
      if (text !== undefined) texts.set(file, placedText(text));
    }
  }
  return (wanted, spec, from) => {
    for (const place of [from, { file: from.file }, ...filesOf(spec).map((file) => ({ file }))]) {
      const text = texts.get(place.file);
      const found = text && placeIn(text, wanted, place);
      if (found !== undefined) return found;
    }
    return undefined;
  };
}

const filesOf = ({ path, parts = [] }: Pick<ApiSpec, "path" | "parts">): readonly SitePath[] => [path, ...parts];

function specsOf(
  pages: Iterable<{ readonly url: Url }>,
  { routesByUrl, apis }: Pick<Site, "routesByUrl" | "apis">,
): ReadonlySet<ApiSpec> {
  const specs = new Set<ApiSpec>();
  for (const { url } of pages) {
    const route = routesByUrl.get(url);
    const api = route && findApi(route, { apis });
    if (api !== undefined) specs.add(api.spec);
  }
  return specs;
}
