// The APIs of an edition: whose specification it shows, and the addresses of their pages.
import type { ApiSpec } from "../model/api.ts";
import { type Url, url } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import type { ParsedContent } from "../model/doc.ts";
import type { Edition } from "../model/edition.ts";
import type { EditionApi } from "../model/site.ts";
import { textOf } from "../model/text.ts";
import { applyTrailingSlash, joinUrl } from "./addresses.ts";
import { latestVersion } from "./editions.ts";

/** Last part of the address of the page that says what has changed in an API. */
export const changesSlug = "changes";

/** APIs that an edition shows, in the order of the configuration. An API without a readable specification is left out. */
export function collectEditionApis(content: ParsedContent, edition: Edition, config: Config): readonly EditionApi[] {
  return config.apis.flatMap((api): readonly EditionApi[] => {
    const specs = content.specs.filter((spec) => spec.apiId === api.id && isOf(spec, edition, { api, config }));
    const own = specs.find(({ locale }) => locale === edition.locale.code);
    const spec = own ?? specs.find(({ locale }) => locale === edition.fallback) ?? specs[0];
    if (spec === undefined) return [];
    const address = (...parts: readonly string[]): Url =>
      applyTrailingSlash(joinUrl(edition.urlPrefix, ...parts), config.trailingSlash);
    const path = apiPathOf(api.path, edition, config);
    const extension = spec.path.split(".").at(-1) ?? "yaml";
    return [
      {
        apiId: api.id,
        label: textOf(api.label, edition.locale.code, config.defaultLocale),
        spec,
        isFallback: own === undefined,
        overviewUrl: address(path, api.id),
        categoryUrl: address(config.docs.path, edition.version.path, "category", api.id),
        downloadUrl: url(joinUrl(edition.urlPrefix, path, `${api.id}.${extension}`)),
        sidebar: api.sidebar,
        operations: new Map(spec.operations.map((operation) => [operation.slug, operation])),
        tags: new Map(spec.tags.map((tag) => [tag.slug, tag])),
        schemas: new Map(spec.schemas.map((schema) => [schema.slug, schema])),
        urlOf: (kind, slug) => {
          if (kind === "overview") return address(path, api.id);
          return kind === "schema" ? address(path, "schemas", slug) : address(path, slug);
        },
      },
    ];
  });
}

interface ApiOfConfig {
  readonly api: Config["apis"][number];
  readonly config: Config;
}

/**
 * Whether a specification is of an edition's version. The files that an API itself names are those of `current`; where
 * the latest version has none of its own, they are its.
 */
function isOf({ docsVersion }: ApiSpec, { version }: Edition, { api, config }: ApiOfConfig): boolean {
  if (docsVersion !== undefined) return docsVersion === version.name;
  const own = api.versionSpecs ?? {};
  const latest = latestVersion(config);
  const isOfCurrent = latest.name === "current" || Object.hasOwn(own, latest.name);
  return version.name === (isOfCurrent ? "current" : latest.name) && !Object.hasOwn(own, version.name);
}

/** Address of an API's pages in an edition: the version's segment stands where docs have it, else at the end. */
function apiPathOf(path: string, { version }: Edition, config: Config): string {
  const docs = config.docs.path;
  const below = docs === "" ? `/${path}` : path.slice(docs.length);
  const isBelowDocs = docs === "" || path === docs || path.startsWith(`${docs}/`);
  return isBelowDocs ? `${docs}/${version.path}${below}` : `${path}/${version.path}`;
}
