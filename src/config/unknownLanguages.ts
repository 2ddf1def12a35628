// Content of languages that a site does not have: `content/de/docs` where no locale is `de`. Owns only how that is told.
import { sitePath } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { isLocaleCode, languageNameOf } from "./localeCodes.ts";
import type { SiteFacts } from "./siteFacts.ts";

/** Says which folders of `content/` look like a language and are not read. */
export function describeUnknownLanguages(
  { folders }: SiteFacts,
  { locales, file, defaultLocale }: Pick<Config, "locales" | "file" | "defaultLocale">,
): readonly Diagnostic[] {
  const known = new Set<string>(locales.map(({ code }) => code));
  const written = [...folders].flatMap((folder) => /^content\/([^/]+)\/(?:docs|pages|blog)$/.exec(folder)?.[1] ?? []);
  const unknown = [...new Set(written)].filter((code) => isLocaleCode(code) && !known.has(code));
  const entry = (code: string, label: string): string => `${code}: ${JSON.stringify(label)}`;
  const added = (code: string): string => entry(code, languageNameOf(code));
  const all = [...locales.map(({ code, label }) => entry(code, label)), ...unknown.sort().map(added)].join(", ");
  return unknown.map((code): Diagnostic => {
    const what = locales.length > 1 ? added(code) : `locales: { default: ${defaultLocale}, ${all} }`;
    return {
      code: "loose-markdown",
      severity: "info",
      message: `content/${code} is not a language of the site, so it is not read`,
      location: { file: sitePath(`content/${code}`) },
      hint: `${locales.length > 1 ? `add it to the locales in` : "add to"} ${file ?? "hubdocs.config.yaml"}: ${what}`,
    };
  });
}
