// Which specifications of an API belong to which version, and what is made of them besides pages: what is needed to tell
// how the API has changed, and specifications of single operations. Reads the configuration alone.
import { type SitePath, sitePath } from "../../model/brands.ts";
import type { Config } from "../../model/config.ts";
import type { SourceKind } from "../../model/sourceFile.ts";
import type { SpecInput } from "../../openapi/index.ts";
import { ownVersionOf } from "../../site/editionApis.ts";

type SpecKind = Extract<SourceKind, { readonly kind: "spec" }>;

/** Names of the versions that have a specification of an API, oldest first. */
export function versionsOfApi(apiId: string, config: Config): readonly string[] {
  const api = config.apis.find(({ id }) => id === apiId);
  if (api?.versionSpecs === undefined) return [];
  const known = new Set([...Object.keys(api.versionSpecs), ownVersionOf({ api, config })]);
  const names = config.versions.map(({ name }) => name).filter((name) => known.has(name));
  return names.toReversed();
}

/** Whether an API has specifications of more than one version, so that its history can be told. */
export const hasHistory = (apiId: string, config: Config): boolean => versionsOfApi(apiId, config).length > 1;

/** Whether each operation of an API gets a specification of its own. */
export const hasOperationFiles = (apiId: string, config: Config): boolean =>
  config.apis.some(({ id, operationFiles }) => id === apiId && operationFiles === true);

/** The locale whose specification of a version stands for the API when versions are compared. */
function comparedLocale(specs: Readonly<Record<string, string>>, { defaultLocale }: Config): string | undefined {
  return Object.hasOwn(specs, defaultLocale) ? defaultLocale : Object.keys(specs)[0];
}

/** Whether an API has files of its own in more than one built locale, so that their facts are needed. */
export function isAgreementChecked(apiId: string, { apis, builtLocales }: Config): boolean {
  const specs = new Map(Object.entries(apis.find(({ id }) => id === apiId)?.specs ?? {}));
  return new Set(builtLocales.flatMap((code) => specs.get(code) ?? [])).size > 1;
}

/** Whether a specification's facts are compared with those of another language or version. */
export function isCompared({ api: id, locale, version }: SpecKind, config: Config): boolean {
  if (version === undefined && isAgreementChecked(id, config)) return true;
  if (!hasHistory(id, config)) return false;
  const api = config.apis.find((one) => one.id === id);
  const specs = version === undefined ? api?.specs : api?.versionSpecs?.[version];
  return specs !== undefined && comparedLocale(specs, config) === locale;
}

/**
 * What an overlay is laid over where it names nothing: the specification of the same version in the default locale. And the
 * language of that.
 */
export function baseSpecOf(
  { api: id, locale, version }: SpecKind,
  { apis, defaultLocale, locales }: Config,
): Pick<SpecInput, "base" | "baseLang"> {
  const api = apis.find((one) => one.id === id);
  const specs = version === undefined ? api?.specs : api?.versionSpecs?.[version];
  const base = locale === defaultLocale ? undefined : specs?.[defaultLocale];
  if (base === undefined) return {};
  return { base: specPathOf(base), baseLang: locales.find(({ code }) => code === defaultLocale)?.htmlLang };
}

/** Path of a specification as the configuration names it. */
export const specPathOf = (file: string): SitePath => sitePath(file.replace(/^\.\//, ""));
