// Which page an address in front matter means, as other tools write it too: `/guide/`, `/uk/docs/guide`, `guide.md`.
// Shared by the site and the checks.
import { docId } from "../model/brands.ts";
import type { Edition } from "../model/edition.ts";
import type { Route } from "../model/route.ts";
import { docRouteKey, type Site } from "../model/site.ts";
import { addressKey } from "./addressKey.ts";

/** Whether an address leads to another site. */
export const isElsewhere = (address: string): boolean => /^https?:/i.test(address);

/** The doc of an edition with an address, with or without the language and the path of the docs; else another page of it. */
export function routeAt(
  address: string,
  edition: Edition,
  { config, docRoutes, routesByAddress }: Pick<Site, "config" | "docRoutes" | "routesByAddress">,
): Route | undefined {
  const path = address.replace(/[?#].*$/s, "").replace(/\.(?:mdx?|html)$/i, "");
  const names = path.split("/").filter((name) => name !== "" && name !== ".");
  const [language, docs] = [edition.locale.code, config.docs.path.split("/").filter((name) => name !== "")];
  const starts = [[], [language], docs, [language, ...docs]];
  const rests = starts.flatMap((start) =>
    start.every((name, index) => names[index] === name) ? [names.slice(start.length).join("/")] : [],
  );
  for (const id of rests.flatMap((rest) => (rest === "" ? ["index"] : [rest, `${rest}/index`]))) {
    const route = docRoutes.get(docRouteKey(edition.key, docId(id)));
    if (route !== undefined) return route;
  }
  return rests.flatMap((rest) => routesByAddress.get(addressKey(edition.urlPrefix + rest)) ?? [])[0];
}
