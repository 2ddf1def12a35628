// Redirects that lead to redirects lead to where those lead in the end, and to pages by the address that hosts answer at
// once, so that nobody is sent on twice. What leads in a circle is found with the configuration and left as it is.
import type { Route } from "../model/route.ts";
import { addressKey, decodePercent } from "../source/addressKey.ts";
import { encodeHref, joinUrl, splitDestination } from "./addresses.ts";
import { type OwnPlaces, ownSpelling } from "./ownSpelling.ts";

/** Redirects as the configuration holds them. */
interface Redirect {
  readonly from: readonly string[];
  readonly to: string;
}

/** A destination in its path and its hash: `/a?b#c`. */
const destination = /^([^#]*)(#.*)?$/s;

/** The same redirects, each with its last target. */
export function flattenRedirects(redirects: readonly Redirect[]): readonly Redirect[] {
  const targets = targetsByStart(redirects);
  return redirects.map(({ from, to }) => ({ from, to: lastTarget(to, targets) ?? to }));
}

function targetsByStart(redirects: readonly Redirect[]): ReadonlyMap<string, string> {
  return new Map(redirects.flatMap(({ from, to }) => from.map((start) => [addressKey(start), to] as const)));
}

/** `undefined` in a circle. A hash stays unless a later target has its own. */
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

/** A path of the site in an edition, in the spelling of links, however it is written; a full URL as it is. */
export function targetBelow(prefix: string, to: string): string {
  if (!to.startsWith("/")) return to;
  const { path, query, hash } = splitDestination(to);
  return encodeHref(joinUrl(prefix, decodePercent(path))) + query + hash;
}

/** The same routes; those that redirect to a page or a static file of the site do so by its very address, however they spell it. */
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
