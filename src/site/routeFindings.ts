// What findings about the address of a route have in common, whatever stands in its way.
import { sitePath } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Route } from "../model/route.ts";

/**
 * How a route is told whose address is taken: a redirect of the configuration would hide what is there, a page is only left
 * out, and so is a redirect that a page asks for.
 */
export function claimOf({ target }: Route): Pick<Diagnostic, "code" | "severity"> {
  return target.kind === "redirect" && !target.isOfPage
    ? { code: "redirect-invalid", severity: "error" }
    : { code: "duplicate-route", severity: "warning" };
}

/** Where the address of a route is decided. */
export function locationOf(route: Route, config: Config): Pick<Diagnostic, "location"> {
  if (route.source !== undefined) return { location: { file: sitePath(route.source), pointer: "/slug" } };
  const written = route.target.kind === "redirect" ? route.target.location : undefined;
  if (written !== undefined) return { location: written };
  return config.file === undefined ? {} : { location: { file: sitePath(config.file) } };
}
