// The place of a link that no source wrote: where the configuration names it, else the source of its page.
import { sitePath } from "../model/brands.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Receipt } from "../model/page.ts";
import type { Route } from "../model/route.ts";
import type { CheckInput, ThoroughInput } from "./index.ts";

/** A link on this many pages that no source wrote stands in the layout. */
export const layoutPages = 5;

/**
 * Best known place of a link of the layout or of a template.
 * @param pages The pages that show it.
 */
export function placeOfLayout(
  href: string,
  pages: readonly Receipt[],
  { site, thorough }: Pick<CheckInput, "site" | "thorough">,
): Diagnostic["location"] {
  const { config } = site;
  const [first] = pages;
  const route = first === undefined ? undefined : site.routesByUrl.get(first.url);
  if (route?.target.kind === "redirect") {
    const redirect = config.redirects.find(({ from }) => from.some((path) => sameAddress(path, route.path)));
    if (redirect?.location !== undefined) return redirect.location;
  }
  const written = thorough === undefined ? undefined : placeInConfig(href, route, { site, thorough });
  if (written !== undefined) return written;
  const isLayout = pages.length >= layoutPages;
  const file = isLayout ? config.file : (route?.source ?? config.file);
  return file === undefined ? undefined : { file: sitePath(file) };
}

/** Where the configuration names an address, which it does without base URL and language. */
function placeInConfig(
  href: string,
  route: Route | undefined,
  { site, thorough }: Pick<ThoroughInput, "site" | "thorough">,
): Diagnostic["location"] {
  const { baseUrl } = site.config;
  const inside = href.startsWith(baseUrl) ? `/${href.slice(baseUrl.length)}` : href;
  const prefix = (route && site.editionsByKey.get(route.edition)?.urlPrefix) ?? "/";
  const plain = prefix !== "/" && inside.startsWith(prefix) ? `/${inside.slice(prefix.length)}` : inside;
  return thorough.placeInConfig(plain) ?? thorough.placeInConfig(plain.slice(1));
}

const sameAddress = (one: string, other: string): boolean => one.replace(/\/+$/, "") === other.replace(/\/+$/, "");
