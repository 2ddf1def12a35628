// The APIs of an edition: whose specification it shows, and the addresses of their pages.
import type { ApiSpec } from "../model/api.ts";
import type { ApiHistory } from "../model/apiHistory.ts";
import { type Hash, type Url, url } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import type { ParsedContent } from "../model/doc.ts";
import type { Edition } from "../model/edition.ts";
import type { EditionApi, SpecDownload } from "../model/site.ts";
import { textOf } from "../model/text.ts";
import { applyTrailingSlash, joinUrl } from "./addresses.ts";
import { completeSpec } from "./completeSpec.ts";
import { latestVersion } from "./editions.ts";

/** Last part of the address of the page that says what has changed in an API. */
export const changesSlug = "changes";

/** What APIs of an edition are collected from. */
interface EditionApiInput {
  readonly content: ParsedContent;
  readonly edition: Edition;
  readonly config: Config;
  /** By id; of APIs with specifications of several versions. */
  readonly histories: ReadonlyMap<string, ApiHistory>;
}

/** APIs that an edition shows, in the order of the configuration. An API without a readable specification is left out. */
export function collectEditionApis({ content, edition, config, histories }: EditionApiInput): readonly EditionApi[] {
  return config.apis.flatMap((api): readonly EditionApi[] => {
    const specs = content.specs.filter(
      (spec) => spec.apiId === api.id && versionOf(spec, { api, config }) === edition.version.name,
    );
    const own = specs.find(({ locale }) => locale === edition.locale.code);
    const original = specs.find(({ locale }) => locale === edition.fallback) ?? specs[0];
    const shown = own ?? original;
    if (shown === undefined) return [];
    const { spec, fallbacks } = completeSpec(shown, original);
    const address = (...parts: readonly string[]): Url =>
      applyTrailingSlash(joinUrl(edition.urlPrefix, ...parts), config.trailingSlash);
    const path = apiPathOf(api.path, edition, config);
    const history = histories.get(api.id);
    const index = history?.versions.indexOf(edition.version.name) ?? -1;
    return [
      {
        apiId: api.id,
        label: textOf(api.label, edition.locale.code, config.defaultLocale),
        spec,
        isFallback: own === undefined,
        fallbacks,
        ...(original === undefined ? {} : { original }),
        overviewUrl: address(path, api.id),
        categoryUrl: address(config.docs.path, edition.version.path, "category", api.id),
        downloads: downloadsOf(spec, (extension) => url(joinUrl(edition.urlPrefix, path, `${api.id}.${extension}`))),
        sidebar: api.sidebar,
        ...(history === undefined || index < 0 ? {} : { past: { history, index } }),
        ...(index > 0 ? { changesUrl: address(path, changesSlug) } : {}),
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

/**
 * The specification as YAML, where it is written so, and as JSON: the file itself, unless it has internal parts or refers
 * to other files, without which it is of no use.
 */
function downloadsOf(spec: ApiSpec, urlOf: (extension: string) => Url): readonly SpecDownload[] {
  const { path, jsonHash, yamlHash, parts } = spec;
  const extension = path.split(".").at(-1) ?? "yaml";
  const own = { url: urlOf(extension), source: sourceOf(yamlHash) ?? { kind: "file", path } } as const;
  const json = sourceOf(jsonHash);
  if (json === undefined) return [own];
  const whole: SpecDownload = { url: urlOf("json"), source: json };
  return extension === "json" || parts !== undefined ? [whole] : [own, whole];
}

const sourceOf = (hash: Hash | undefined): Extract<SpecDownload["source"], { kind: "text" }> | undefined =>
  hash === undefined ? undefined : { kind: "text", hash };

/** An API in its configuration. */
export interface ApiOfConfig {
  readonly api: Config["apis"][number];
  readonly config: Config;
}

/** Version of the docs that a specification is of; nothing when no version shows it. */
export function versionOf({ docsVersion }: Pick<ApiSpec, "docsVersion">, of: ApiOfConfig): string | undefined {
  return docsVersion ?? ownVersionOf(of);
}

/**
 * Version of the files that an API itself names: `current`, or the latest one where that has none of its own. Nothing
 * when it has files of its own.
 */
export function ownVersionOf({ api, config }: ApiOfConfig): string | undefined {
  const own = api.versionSpecs ?? {};
  const latest = latestVersion(config);
  const name = Object.hasOwn(own, latest.name) ? "current" : latest.name;
  return Object.hasOwn(own, name) ? undefined : name;
}

/** Address of an API's pages in an edition: the version's segment stands where docs have it, else at the end. */
function apiPathOf(path: string, { version }: Edition, config: Config): string {
  const docs = config.docs.path;
  const below = docs === "" ? `/${path}` : path.slice(docs.length);
  const isBelowDocs = docs === "" || path === docs || path.startsWith(`${docs}/`);
  return isBelowDocs ? `${docs}/${version.path}${below}` : `${path}/${version.path}`;
}
