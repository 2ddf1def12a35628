// Two APIs whose pages meet because they have the same `path`: one mistake in the configuration, however many operations
// have the same address.
import type { Config } from "../model/config.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Route } from "../model/route.ts";
import { locationOf, placeInside, wholeConfig } from "./configPlace.ts";

/** The finding about two routes of different APIs with one `path`; `undefined` if they meet for another reason. */
export function sharedApiPath(route: Route, holder: Route, config: Config): Diagnostic | undefined {
  const [index, first] = [apiIndexOf(route, config), apiIndexOf(holder, config)];
  const [own, other] = [config.apis[index], config.apis[first]];
  if (own === undefined || other === undefined || own === other || own.path !== other.path) return undefined;
  return {
    code: "duplicate-route",
    severity: "warning",
    message: `The APIs "${other.id}" and "${own.id}" have the same path "${own.path}"; of pages with the same address, only those of "${other.id}" are published`,
    // Either of them may have got its path by default, so the place is the API as a whole.
    ...locationOf(placeInside(placeInside(wholeConfig, "apis"), index), config),
    hint: `give "${own.id}" a different \`path\`, such as "${[own.path, own.id].filter(Boolean).join("/")}"`,
  };
}

function apiIndexOf({ target }: Route, { apis }: Config): number {
  return "apiId" in target ? apis.findIndex(({ id }) => id === target.apiId) : -1;
}
