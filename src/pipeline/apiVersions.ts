// Which specifications of an API belong to which version, and what of them is needed to tell how the API has changed.
// Reads the configuration alone.
import type { Config } from "../model/config.ts";
import type { SourceKind } from "../model/sourceFile.ts";
import { isAgreementChecked } from "./checkAgreement.ts";

type SpecKind = Extract<SourceKind, { readonly kind: "spec" }>;

/** Whether an API has specifications of more than one version, so that its history can be told. */
export function hasHistory(apiId: string, { apis, versions }: Config): boolean {
  const api = apis.find(({ id }) => id === apiId);
  const own = versions.filter(({ name }) => Object.hasOwn(api?.versionSpecs ?? {}, name));
  // The files that the API itself names are of another version, if there is one for them.
  const isElsewhere = versions.some(
    ({ name, isLatest }) => !own.some((one) => one.name === name) && isOfApi(name, isLatest),
  );
  return own.length + (isElsewhere ? 1 : 0) > 1;
}

const isOfApi = (name: string, isLatest: boolean): boolean => name === "current" || isLatest;

/** The locale whose specification of a version stands for the API when versions are compared. */
export function comparedLocale(specs: Readonly<Record<string, string>>, { defaultLocale }: Config): string | undefined {
  return Object.hasOwn(specs, defaultLocale) ? defaultLocale : Object.keys(specs)[0];
}

/** Whether a specification's facts are compared with those of another language or version. */
export function isCompared({ api: id, locale, version }: SpecKind, config: Config): boolean {
  if (version === undefined && isAgreementChecked(id, config)) return true;
  if (!hasHistory(id, config)) return false;
  const api = config.apis.find((one) => one.id === id);
  const specs = version === undefined ? api?.specs : api?.versionSpecs?.[version];
  return specs !== undefined && comparedLocale(specs, config) === locale;
}
