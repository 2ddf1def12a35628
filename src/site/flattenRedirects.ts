// Resolves chains of redirects to their final target, and corrects targets to the page's canonical URL, so that readers
// are redirected only once. Circular redirects are reported with the configuration and left unchanged.
import type { Config } from "../model/config.ts";
import type { Route } from "../model/route.ts";
import { addressKey, decodePercent } from "../source/addressKey.ts";
import { encodeHref, joinUrl, splitDestination } from "./addresses.ts";
import { type OwnPlaces, ownSpelling } from "./ownSpelling.ts";

/** Redirects as the configuration holds them. */
type Redirect = Config["redirects"][number];

/** Splits a destination into path (with query) and hash: `/a?b#c`. */
const destination = /^([^#]*)(#.*)?$/s;

/** The same redirects, each with its final target. */
export function flattenRedirects(redirects: readonly Redirect[]): readonly Redirect[] {
  const targets = targetsByStart(redirects);
  return redirects.map((redirect) => ({ ...redirect, to: lastTarget(redirect.to, targets) ?? redirect.to }));
}

function targetsByStart(redirects: readonly Redirect[]): ReadonlyMap<string, string> {
  return new Map(redirects.flatMap(({ from, to }) => from.map((start) => [addressKey(start), to] as const)));
}

/** The final target; `undefined` in a circle. A hash is kept unless a later target has its own. */
function lastTarget(to: string, targets: ReadonlyMap<string, string>): string | undefined {
  const seen = new Set<string>();
  let target = to;
  for (;;) {
    const [, path = "", hash = ""] = destination.exec(target) ?? [];
    const key = addressKey(path);
    const next = targets.get(key);
    if (next === undefined) return target;
    if (seen.has(key)) return undefined;
    seen.add(key);
    target = next.includes("#") ? next : next + hash;
  }
}

/** A path of the site with an edition's prefix, encoded as in links; a full URL stays unchanged. */
export function targetBelow(prefix: string, to: string): string {
  if (!to.startsWith("/")) return to;
  const { path, query, hash } = splitDestination(to);
  return encodeHref(joinUrl(prefix, decodePercent(path))) + query + hash;
}

/** The same routes. Redirects to a page or static file get its canonical URL, whatever spelling was configured. */
export function spellTargets(
  routes: readonly Route[],
  { places, prefixOf }: { readonly places: OwnPlaces; readonly prefixOf: (edition: string) => string },
): readonly Route[] {
  return routes.map((route) => {
    if (route.target.kind !== "redirect") return route;
    const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(route.target.to) ?? [];
    const spelled = ownSpelling(path, prefixOf(route.edition), places);
    if (spelled === undefined) return route;
    return { ...route, target: { ...route.target, to: encodeHref(spelled) + rest } };
  });
}
