// Collects the APIs of an edition: which specification it shows, and the URLs of their pages.
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

/** Last segment of the URL of an API's page of changes. */
export const changesSlug = "changes";

/** Input for collecting the APIs of an edition. */
interface EditionApiInput {
  readonly content: ParsedContent;
  readonly edition: Edition;
  readonly config: Config;
  /** By API id; only APIs with specifications for several versions. */
  readonly histories: ReadonlyMap<string, ApiHistory>;
}

/**
 * APIs that an edition shows, in the order of the configuration. APIs without a readable specification are left out.
 */
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
 * The downloads of a specification: YAML if it is written in YAML, and JSON. The original file is offered unchanged
 * unless it has internal parts (which are removed) or refers to other files (without which it is useless).
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

/** An API with the configuration that contains it. */
export interface ApiOfConfig {
  readonly api: Config["apis"][number];
  readonly config: Config;
}

/** The version of the docs that a specification belongs to; `undefined` if no version shows it. */
export function versionOf({ docsVersion }: Pick<ApiSpec, "docsVersion">, of: ApiOfConfig): string | undefined {
  return docsVersion ?? ownVersionOf(of);
}

/**
 * The version that the files in an API's own settings belong to: `current`, or the latest version if there is no
 * `current`. `undefined` if that version has files of its own.
 */
export function ownVersionOf({ api, config }: ApiOfConfig): string | undefined {
  const own = api.versionSpecs ?? {};
  const latest = latestVersion(config);
  const name = Object.hasOwn(own, latest.name) ? "current" : latest.name;
  return Object.hasOwn(own, name) ? undefined : name;
}

/** Path of an API's pages in an edition. The version's segment has the same position as in docs, or else comes last. */
function apiPathOf(path: string, { version }: Edition, config: Config): string {
  const docs = config.docs.path;
  const below = docs === "" ? `/${path}` : path.slice(docs.length);
  const isBelowDocs = docs === "" || path === docs || path.startsWith(`${docs}/`);
  return isBelowDocs ? `${docs}/${version.path}${below}` : `${path}/${version.path}`;
}
