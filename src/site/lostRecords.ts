// What ledgers record of translations that are gone. Their files may have been moved, and then nothing tells any more that
// they are stale. Also the names that translations have in ledgers.
import { addToList } from "../model/addToList.ts";
import { type LocaleCode, type SitePath, sitePath } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import type { Source } from "../model/doc.ts";
import type { Ledgers } from "../model/ledger.ts";
import { parseNumberPrefix } from "../model/numberPrefix.ts";
import { translatedPages } from "./translatedPages.ts";

/** A record of a page that is gone, while others are not recorded. */
interface LostRecord {
  readonly locale: LocaleCode;
  /** Its name in the ledger. */
  readonly page: string;
  /** Where its file was. */
  readonly path: SitePath;
  /** Name of the page that it has probably become. */
  readonly successor?: string;
}

interface RecordInput {
  readonly config: Config;
  readonly ledgers: Ledgers;
  /** Translations that are recorded and whose files are gone. */
  readonly gone: ReadonlySet<SitePath>;
}

/** Records of pages that may have become others: those of the same version, say, of which nothing is recorded. */
export function* findLostRecords(
  sources: readonly Source[],
  { config, ledgers, gone }: RecordInput,
): Generator<LostRecord> {
  if (gone.size === 0) return;
  const byShelf = new Map<string, Map<string, string[]>>();
  for (const { translation } of translatedPages(sources, config)) {
    const { locale } = translation;
    const page = ledgerName(translation);
    if (ledgers.get(locale)?.has(page) !== false) continue;
    const shelf = shelfOf(locale, page);
    const byName = byShelf.get(shelf) ?? new Map<string, string[]>();
    byShelf.set(shelf, byName);
    addToList(byName, nameOf(page), page);
  }
  for (const [locale, ledger] of ledgers) {
    for (const page of ledger.keys()) {
      const path = recordedPage(locale, page);
      const unrecorded = gone.has(path) ? byShelf.get(shelfOf(locale, page)) : undefined;
      if (unrecorded === undefined) continue;
      const named = unrecorded.get(nameOf(page)) ?? (unrecorded.size === 1 ? [...unrecorded.values()].flat() : []);
      const [successor, second] = named;
      yield { locale, page, path, ...(successor === undefined || second !== undefined ? {} : { successor }) };
    }
  }
}

/** Path relative to the locale's folder: `content/uk/docs/intro.md` becomes `docs/intro.md`. */
export function ledgerName({ path, locale }: Source): string {
  return path.slice(`content/${locale}/`.length);
}

/** The file of a page that a ledger records. */
export const recordedPage = (locale: LocaleCode, page: string): SitePath => sitePath(`content/${locale}/${page}`);

/** Pages move within it: `docs`, `blog`, `versions/1.0`. */
const shelfOf = (locale: LocaleCode, page: string): string =>
  `${locale} ${/^(?:versions\/)?[^/]*\//.exec(page)?.[0] ?? ""}`;

/** `02-intro.mdx` and `01-intro.md` are one page in another place. */
const nameOf = (page: string): string => parseNumberPrefix((page.split("/").at(-1) ?? "").replace(/\.mdx?$/i, "")).name;
