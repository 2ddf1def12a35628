// Which pages are exchanged with the translators of a language: those that are translated, and those that ought to be.
import { untranslatedSources } from "../../checks/missing-translation.ts";
import { type LocaleCode, type SitePath, sitePath } from "../../model/brands.ts";
import type { Source } from "../../model/doc.ts";
import type { Site } from "../../model/site.ts";
import { translatedPages } from "../../site/index.ts";
import { wantedFindings } from "../faults/takeBack.ts";
import { type ExchangePage, openPage } from "./exchangePage.ts";
import type { PageReader } from "./pageReader.ts";
import { type PagePair, pairSections } from "./pairSections.ts";

/** A page of the default locale and what it is in another one. */
interface ExchangedPage {
  readonly original: Source;
  readonly translation: Source | undefined;
  /** File of the translation, also of one that does not exist yet. */
  readonly file: SitePath;
}

/** Pages for a language, in the order of their originals. Those that the site does not want translated are left out. */
export function exchangedPages(site: Site, locale: LocaleCode): readonly ExchangedPage[] {
  const { content, config } = site;
  const translations = new Map<SitePath, Source>();
  for (const { original, translation } of translatedPages(content.sources, config))
    if (translation.locale === locale) translations.set(original.path, translation);
  const missing = untranslatedSources(site).filter((one) => one.locale === locale && !one.isSpec);
  const wanted = wantedFindings(
    missing.map(({ finding }) => finding),
    site,
  );
  const files = new Map(
    missing.flatMap(({ finding, source, wanted: file }) => (wanted.has(finding) ? [[source, sitePath(file)]] : [])),
  );
  return content.sources.flatMap((original): readonly ExchangedPage[] => {
    const translation = translations.get(original.path);
    const file = translation?.path ?? files.get(original.path);
    return file === undefined ? [] : [{ original, translation, file }];
  });
}

/** The files of a page; `undefined` where one of them cannot be read: what is there must not be written over. */
export async function openPair(
  { original, translation }: ExchangedPage,
  readPage: PageReader,
): Promise<PagePair | undefined> {
  const open = async (source: Source): Promise<ExchangePage | undefined> => {
    const text = await readPage(source.path);
    return text === undefined ? undefined : openPage(source, text);
  };
  const own = await open(original);
  const other = translation && (await open(translation));
  if (own === undefined || (translation !== undefined && other === undefined)) return undefined;
  return pairSections(own, other);
}
