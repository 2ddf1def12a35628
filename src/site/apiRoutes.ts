// Makes the routes of an API's pages in an edition.
import type { Url } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import type { Edition } from "../model/edition.ts";
import type { Route, RouteTarget } from "../model/route.ts";
import type { ApiEntry, EditionApi } from "../model/site.ts";
import { routeOf } from "./routes.ts";

/** Routes of an API: category, overview, tags, operations, schemas. */
export function apiRoutes(api: EditionApi, edition: Edition, config: Config): readonly Route[] {
  const { apiId, spec, fallbacks, original = spec } = api;
  const own = { isFallback: api.isFallback, sidebar: api.sidebar, source: spec.path };
  const taken = { ...own, isFallback: true, source: original.path };
  const make = (address: Url, target: RouteTarget, of?: ApiEntry): Route =>
    routeOf(address, target, { config, edition, own: of !== undefined && fallbacks.has(of) ? taken : own });
  return [
    make(api.categoryUrl, { kind: "apiCategory", apiId }),
    make(api.overviewUrl, { kind: "apiOverview", apiId }),
    ...(api.changesUrl === undefined ? [] : [make(api.changesUrl, { kind: "apiChanges", apiId })]),
    ...spec.tags.map((tag) => make(api.urlOf("tag", tag.slug), { kind: "apiTag", apiId, slug: tag.slug }, tag)),
    ...spec.operations.map((operation) => {
      const { slug } = operation;
      return make(api.urlOf("operation", slug), { kind: "operation", apiId, slug }, operation);
    }),
    ...spec.schemas.map((schema) => {
      const { slug } = schema;
      return make(api.urlOf("schema", slug), { kind: "apiSchema", apiId, slug }, schema);
    }),
  ];
}
