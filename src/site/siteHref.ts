// Resolves site paths in the configuration: in the navbar, the footer, the announcement.
import type { Edition } from "../model/edition.ts";
import type { Site } from "../model/site.ts";
import { addressKey } from "../source/addressKey.ts";
import { hrefOf } from "./addresses.ts";
import { resolveLink } from "./resolveLinks.ts";

/** URL of a configured site path, in the edition's locale. */
export function siteHref(
  to: string,
  { site, edition }: { readonly site: Site; readonly edition: Pick<Edition, "urlPrefix"> },
): string {
  const home = site.routesByAddress.get(addressKey(edition.urlPrefix));
  if (home === undefined) return hrefOf(to, site.config);
  const resolved = resolveLink(to, { site, route: home });
  // A broken path without leading slash must be made absolute, or else each page would resolve it differently.
  return resolved.kind === "missing" ? hrefOf(to.replace(/^(?:\.?\/)+/, ""), site.config) : resolved.href;
}
