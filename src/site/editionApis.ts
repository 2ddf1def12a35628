// The APIs of an edition: whose specification it shows, and the addresses of their pages.
import { type Url, url } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import type { ParsedContent } from "../model/doc.ts";
import type { Edition } from "../model/edition.ts";
import type { EditionApi } from "../model/site.ts";
import { textOf } from "../model/text.ts";
import { applyTrailingSlash, joinUrl } from "./addresses.ts";

/** APIs that an edition shows, in the order of the configuration. An API without a readable specification is left out. */
export function collectEditionApis(content: ParsedContent, edition: Edition, config: Config): readonly EditionApi[] {
  return config.apis.flatMap((api): readonly EditionApi[] => {
    const specs = content.specs.filter(({ apiId }) => apiId === api.id);
    const own = specs.find(({ locale }) => locale === edition.locale.code);
    const spec = own ?? specs.find(({ locale }) => locale === edition.fallback) ?? specs[0];
    if (spec === undefined) return [];
    const address = (...parts: readonly string[]): Url =>
      applyTrailingSlash(joinUrl(edition.urlPrefix, ...parts), config.trailingSlash);
    const extension = spec.path.split(".").at(-1) ?? "yaml";
    return [
      {
        apiId: api.id,
        label: textOf(api.label, edition.locale.code, config.defaultLocale),
        spec,
        isFallback: own === undefined,
        overviewUrl: address(api.path, api.id),
        categoryUrl: address(config.docs.path, "category", api.id),
        downloadUrl: url(joinUrl(edition.urlPrefix, api.path, `${api.id}.${extension}`)),
        sidebar: api.sidebar,
        operations: new Map(spec.operations.map((operation) => [operation.slug, operation])),
        tags: new Map(spec.tags.map((tag) => [tag.slug, tag])),
        schemas: new Map(spec.schemas.map((schema) => [schema.slug, schema])),
        urlOf: (kind, slug) => {
          if (kind === "overview") return address(api.path, api.id);
          return kind === "schema" ? address(api.path, "schemas", slug) : address(api.path, slug);
        },
      },
    ];
  });
}
