// The key of a parsed file: a digest of everything that its result depends on and that is known before parsing. Files
// that it includes are found out while parsing; they stand in the result and are looked at when it is used again.
import type { Hash } from "../../model/brands.ts";
import type { Config } from "../../model/config.ts";
import type { SourceFile } from "../../model/sourceFile.ts";
import { digestOf } from "../../platform/hash.ts";
import { baseSpecOf, hasHistory, hasOperationFiles, isCompared } from "./apiVersions.ts";
import { linkedTermsOf } from "./linkedTerms.ts";
import { looseOriginalsOf } from "./loosePages.ts";

// Changes when the form of stored results does.
const format = "4";

/** What a key is made of. */
interface ParseKeyInput {
  readonly source: SourceFile;
  readonly contentHash: Hash;
  readonly config: Config;
  /** Digest of this program and of the Node that runs it. */
  readonly program: Hash;
}

/** The key under which the result of a file is kept. */
export function parseKeyOf({ source, contentHash, config, program }: ParseKeyInput): Hash {
  const { path, source: kind, relativePath } = source;
  return digestOf(JSON.stringify([format, program, path, relativePath, kind, optionsFor(source, config), contentHash]));
}

/** What of the configuration parsing a file looks at. */
function optionsFor(source: SourceFile, config: Config): unknown {
  const { kind } = source.source;
  if (kind === "spec") {
    const { api } = source.source;
    const { defaultLocale, baseUrl, trailingSlash } = config;
    const made = [isCompared(source.source, config), hasHistory(api, config), hasOperationFiles(api, config)];
    return [defaultLocale, baseUrl, trailingSlash ?? null, ...made, baseSpecOf(source.source, config)];
  }
  if (kind === "doc" || kind === "post" || kind === "page") {
    const linked = linkedTermsOf(source.source, config);
    return [digestOfOptions(config), fallbackPathOf(source, config) ?? null, linked?.digest ?? null];
  }
  return null;
}

const knownOptions = new WeakMap<Config, Hash>();

/** Digest of what parsing any page looks at: made once, because there are thousands of pages. */
function digestOfOptions(config: Config): Hash {
  const known = knownOptions.get(config);
  if (known !== undefined) return known;
  const { markdown, apis, search, locales, baseUrl, writtenBaseUrl = baseUrl } = config;
  const options = [markdown, apis.length > 0, search.enabled, locales.length > 1, writtenBaseUrl];
  const digest = digestOf(JSON.stringify(options));
  knownOptions.set(config, digest);
  return digest;
}

type LooseConfig = Pick<Config, "defaultLocale" | "looseDocs">;

/** The same page in the default locale, for a translation. */
export function fallbackPathOf({ path, source, relativePath }: SourceFile, config: LooseConfig): string | undefined {
  const { defaultLocale, looseDocs } = config;
  if (!("locale" in source) || source.locale === defaultLocale) return undefined;
  if (looseDocs !== undefined) return (source.kind === "doc" && looseOriginalsOf(config).get(relativePath)) || path;
  return path.replace(`content/${source.locale}/`, `content/${defaultLocale}/`);
}
