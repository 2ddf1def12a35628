// The redirects from the root of a version's docs to its first page, which hubdocs makes itself: they yield to whatever
// authors have put there.
import type { Config } from "../model/config.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Route } from "../model/route.ts";
import { locationOf } from "./routeFindings.ts";

/** Whether a route is such a redirect, as opposed to one that is written in the configuration. */
export const isDocsRoot = ({ target }: Route): boolean => target.kind === "redirect" && target.isDocsRoot === true;

/**
 * Which of two routes with one address stays if the other one is a made redirect; `undefined` if neither is one.
 * A page at the root of an older version is a finding: menus of versions lead there to come to that version.
 */
export function settleDocsRoot(
  route: Route,
  holder: Route,
  config: Config,
): { readonly kept: Route; readonly finding?: Diagnostic } | undefined {
  const root = [holder, route].find(isDocsRoot);
  if (root === undefined) return undefined;
  const kept = root === holder ? route : holder;
  const version = config.versions.find(({ name }) => root.edition.startsWith(`${name}/`));
  if (version === undefined || version.isLatest || kept.target.kind === "redirect") return { kept };
  return {
    kept,
    finding: {
      code: "duplicate-route",
      severity: "warning",
      message: `A page has the address ${root.url}, at which version ${version.name} starts`,
      ...locationOf(kept, config),
      hint: "give the page a different name or `slug`, or the version a different `path`",
    },
  };
}
