// Resolves site paths in the configuration: in the navbar, the footer, the announcement.
import type { Edition } from "../model/edition.ts";
import type { Site } from "../model/site.ts";
import { addressKey } from "../source/addressKey.ts";
import { hrefOf } from "./addresses.ts";
import { resolveLink } from "./resolveLinks.ts";

/** Where a configured path is shown. */
interface SitePlace {
  readonly site: Site;
  readonly edition: Pick<Edition, "urlPrefix">;
}

/** URL of a configured site path, in the edition's locale. */
export function siteHref(to: string, { site, edition }: SitePlace): string {
  const home = site.routesByAddress.get(addressKey(edition.urlPrefix));
  if (home === undefined) return hrefOf(to, site.config);
  const resolved = resolveLink(to, { site, route: home });
  // A broken path without leading slash must be made absolute, or else each page would resolve it differently.
  return resolved.kind === "missing" ? hrefOf(to.replace(/^(?:\.?\/)+/, ""), site.config) : resolved.href;
}

/**
 * Matches links from the site's root, ` href="/blog#news`, but not ` href="//host`. Group 1 is the path, group 2 the
 * character after it, which no page's path contains.
 */
const pathOfHref = / href="(\/(?!\/)[^"?#&]*)(?=(["?#&]))/g;

/** HTML of a configured text whose root-relative links lead to pages in the edition's own locale, as those of `to` do. */
export const withSiteHrefs = (html: string, context: SitePlace): string =>
  html.replace(
    pathOfHref,
    (_, path: string, next: string) =>
      ` href="${next === "&" ? hrefOf(path, context.site.config) : siteHref(path, context)}`,
  );
