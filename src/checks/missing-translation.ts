// Reports pages and definitions that a locale lacks, so that the default locale's version is shown, and translations that
// have no original.
import { type LocaleCode, type SitePath, sitePath } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Route } from "../model/route.ts";
import { findApi, type Site } from "../model/site.ts";
import type { SourceFile } from "../model/sourceFile.ts";
import { textOf } from "../model/text.ts";
import { translationKey } from "../model/translationKey.ts";
import type { CheckInput } from "./checkInput.ts";
import { placeOfFile, placeOfSource } from "./sourcePlace.ts";

/** Reports each source once for each locale that has no translation of it. */
export function checkTranslations({ site }: CheckInput): readonly Diagnostic[] {
  return [
    ...untranslatedSources(site).map(({ finding }) => finding),
    ...untranslatedTerms(site.config),
    ...orphans({ site }),
  ];
}

/** A page or specification that a locale shows in the default language. */
export interface UntranslatedSource {
  readonly route: Route;
  readonly source: SitePath;
  readonly locale: LocaleCode;
  readonly isSpec: boolean;
  /** The file that would be the translation; of a specification its name is the author's choice. */
  readonly wanted: string;
  readonly finding: Diagnostic;
}

/** Each source once for each locale that has no translation of it. */
export function untranslatedSources(site: Site): readonly UntranslatedSource[] {
  const told = new Set<string>();
  return site.routes.flatMap((route): readonly UntranslatedSource[] => {
    const edition = site.editionsByKey.get(route.edition);
    if (!route.isFallback || route.source === undefined || edition === undefined) return [];
    const source = site.sourcesByPath.get(route.source);
    const { code } = edition.locale;
    const wanted = route.source.replace(`content/${site.config.defaultLocale}/`, `content/${code}/`);
    // A specification has a page for each operation and schema, but is one missing file.
    const api = "apiId" in route.target ? route.target.apiId : undefined;
    const isSpec = api !== undefined;
    const isWanted = ({ path, source: of }: SourceFile): boolean =>
      path === wanted || (of.kind === "spec" && of.api === api && of.locale === code);
    if (site.content.failed?.some(isWanted)) return [];
    // What a translated specification lacks is reported where specifications are compared.
    if (findApi(route, site)?.isFallback === false || (isSpec && told.has(`${route.source} ${code}`))) return [];
    told.add(`${route.source} ${code}`);
    const what = isSpec ? "the API is" : `${route.url} is`;
    const finding: Diagnostic = {
      code: "missing-translation",
      severity: "info",
      message: `${what} shown in the default language: there is no "${code}" ${isSpec ? "specification" : "translation"}`,
      location: source === undefined ? placeOfFile(route.source) : placeOfSource(source),
      hint: isSpec ? hintForSpec(route.source, code) : `add ${wanted}`,
    };
    return [{ route, source: route.source, locale: code, isSpec, wanted, finding }];
  });
}

/** How to translate a specification: its texts alone, in a file laid over it. */
function hintForSpec(path: SitePath, code: LocaleCode): string {
  const overlay = `${path.replace(/(?:\.[a-z]{2,3}(?:-\w+)?)?\.\w+$/, "")}.${code}.yaml`;
  return `translate it with \`hubdocs overlay ${path} > ${overlay}\`, and add \`${code}: ${overlay}\` to the API's specs`;
}

/** Names and definitions that the glossary shows in another language than the page's. */
function untranslatedTerms({
  glossary,
  terms,
  locales,
  builtLocales,
  defaultLocale,
  file,
}: Config): readonly Diagnostic[] {
  if (glossary === undefined) return [];
  return terms.flatMap(({ name, definition }, index) => {
    if (definition === undefined) return [];
    const own = textOf(name, defaultLocale, defaultLocale);
    const texts = [
      { field: "name", lacks: (code: string) => typeof name !== "string" && !Object.hasOwn(name, code) },
      {
        field: "definition",
        lacks: (code: string) =>
          typeof definition === "string" ? code !== defaultLocale : !Object.hasOwn(definition, code),
      },
    ];
    return texts.flatMap(({ field, lacks }) =>
      locales
        .filter(({ code }) => builtLocales.includes(code) && lacks(code))
        .map(
          ({ code }): Diagnostic => ({
            code: "missing-translation",
            severity: "info",
            message: `the ${field} of "${own}" is shown in another language: there is no "${code}" text`,
            ...(file === undefined ? {} : { location: { file: sitePath(file), pointer: `/terms/${index}/${field}` } }),
            hint: `add \`${code}\` to the ${field}`,
          }),
        ),
    );
  });
}

function orphans({ site }: Pick<CheckInput, "site">): readonly Diagnostic[] {
  const present = site.content.sources.filter(({ locale }) => locale === site.config.defaultLocale);
  const originals = new Set(present.map(translationKey));
  // An original that could not be parsed still exists.
  for (const { source, relativePath } of site.content.failed ?? [])
    if ("locale" in source && source.locale === site.config.defaultLocale)
      for (const frontMatter of [{}, { parse_number_prefixes: false }])
        originals.add(translationKey({ ...source, relativePath, frontMatter }));
  const lone = site.content.sources.filter(
    (source) => source.locale !== site.config.defaultLocale && !originals.has(translationKey(source)),
  );
  if (lone.length === 0) return [];
  const byName = new Map(present.map((original) => [translationKey(original).toLowerCase(), original.relativePath]));
  return lone.map((source): Diagnostic => {
    const meant = byName.get(translationKey(source).toLowerCase());
    return {
      code: "orphan-translation",
      severity: "warning",
      message: `${source.relativePath} exists only in "${source.locale}"`,
      location: placeOfSource(source),
      hint:
        meant === undefined
          ? `add it to the default locale "${site.config.defaultLocale}", or remove it`
          : `name it as its original: ${meant}`,
    };
  });
}
