// Which doc an address in front matter means, as other tools write it too: `/guide/`, `/uk/docs/guide`, `guide.md`.
import { docId } from "./brands.ts";
import type { Edition } from "./edition.ts";
import type { Route } from "./route.ts";
import { docRouteKey, type Site } from "./site.ts";

/** Whether an address leads to another site. */
export const isElsewhere = (address: string): boolean => /^https?:/i.test(address);

/** The route of the doc of an edition that has an address; `undefined` when there is none. */
export function docRouteAt(
  address: string,
  edition: Edition,
  { config, docRoutes }: Pick<Site, "config" | "docRoutes">,
): Route | undefined {
  const path = address.replace(/[?#].*$/s, "").replace(/\.(?:mdx?|html)$/i, "");
  const names = path.split("/").filter((name) => name !== "" && name !== ".");
  const [language, docs] = [edition.locale.code, config.docs.path.split("/").filter((name) => name !== "")];
  const starts = [[], [language], docs, [language, ...docs]];
  const ids = starts.flatMap((start) => {
    if (start.some((name, index) => names[index] !== name)) return [];
    const id = names.slice(start.length).join("/");
    return id === "" ? ["index"] : [id, `${id}/index`];
  });
  for (const id of ids) {
    const route = docRoutes.get(docRouteKey(edition.key, docId(id)));
    if (route !== undefined) return route;
  }
  return undefined;
}
