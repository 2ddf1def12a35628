// Addresses of an API's pages in an edition.
import type { Url } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import type { Edition } from "../model/edition.ts";
import type { Route, RouteTarget } from "../model/route.ts";
import type { EditionApi } from "../model/site.ts";
import { routeOf } from "./routes.ts";

/** Routes of an API: category, overview, tags, operations, schemas. */
export function apiRoutes(api: EditionApi, edition: Edition, config: Config): readonly Route[] {
  const { apiId, spec } = api;
  const own = { isFallback: api.isFallback, sidebar: api.sidebar, source: spec.path };
  const make = (address: Url, target: RouteTarget): Route => routeOf(address, target, { config, edition, own });
  return [
    make(api.categoryUrl, { kind: "apiCategory", apiId }),
    make(api.overviewUrl, { kind: "apiOverview", apiId }),
    ...(api.changesUrl === undefined ? [] : [make(api.changesUrl, { kind: "apiChanges", apiId })]),
    ...spec.tags.map(({ slug }) => make(api.urlOf("tag", slug), { kind: "apiTag", apiId, slug })),
    ...spec.operations.map(({ slug }) => make(api.urlOf("operation", slug), { kind: "operation", apiId, slug })),
    ...spec.schemas.map(({ slug }) => make(api.urlOf("schema", slug), { kind: "apiSchema", apiId, slug })),
  ];
}
