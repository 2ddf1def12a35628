// Which page an address in front matter means, as other tools write it too: `/guide/`, `/uk/docs/guide`, `guide.md`.
import { docId, url } from "./brands.ts";
import type { Edition } from "./edition.ts";
import type { Route } from "./route.ts";
import { docRouteKey, type Site } from "./site.ts";

/** Whether an address leads to another site. */
export const isElsewhere = (address: string): boolean => /^https?:/i.test(address);

/** The doc of an edition with an address, with or without the language and the path of the docs; else another page of it. */
export function routeAt(
  address: string,
  edition: Edition,
  { config, docRoutes, routesByUrl }: Pick<Site, "config" | "docRoutes" | "routesByUrl">,
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
  const pages = rests.flatMap((rest) => [edition.urlPrefix + rest, `${edition.urlPrefix}${rest}/`]);
  return pages.flatMap((page) => routesByUrl.get(url(page)) ?? [])[0];
}
