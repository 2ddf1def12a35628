// Addresses of paths that the configuration names: in the navbar, the footer, the announcement.
import type { Edition } from "../model/edition.ts";
import type { Site } from "../model/site.ts";
import { addressKey } from "../source/addressKey.ts";
import { hrefOf } from "./addresses.ts";
import { resolveLink } from "./resolveLinks.ts";

/** Address of a path of the site as configured, in the edition's locale. */
export function siteHref(
  to: string,
  { site, edition }: { readonly site: Site; readonly edition: Pick<Edition, "urlPrefix"> },
): string {
  const home = site.routesByAddress.get(addressKey(edition.urlPrefix));
  if (home === undefined) return hrefOf(to, site.config);
  const resolved = resolveLink(to, { site, route: home });
  // A path without its slash that leads nowhere must lead nowhere on every page, not from page to page elsewhere.
  return resolved.kind === "missing" ? hrefOf(to.replace(/^(?:\.?\/)+/, ""), site.config) : resolved.href;
}
