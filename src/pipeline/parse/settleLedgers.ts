// What becomes of the translation ledgers where translations are accepted. Nothing that is recorded is lost by that: a ledger
// that cannot be read is replaced only when all of its language is accepted, and pages that are gone may have been moved.
// Writing files is the command's business.
import { badCall } from "../../model/badCall.ts";
import type { LocaleCode, SitePath } from "../../model/brands.ts";
import type { Config } from "../../model/config.ts";
import type { Diagnostic, Outcome } from "../../model/diagnostic.ts";
import type { ParsedContent } from "../../model/doc.ts";
import type { Ledgers } from "../../model/ledger.ts";
import type { SiteFiles } from "../../model/ports.ts";
import { acceptTranslations, findLostRecords, formatLedger, recordedPage } from "../../site/index.ts";
import { escapeToken } from "../../source/jsonPointer.ts";
import { type LedgerFile, ledgerFileOf, noLedgerWithoutContent } from "./ledgers.ts";

/** What accepting translations takes. */
interface AcceptInput {
  readonly content: Pick<ParsedContent, "sources" | "failed">;
  readonly config: Config;
  /** The ledgers as they were read, and what is wrong with those that could not be. */
  readonly read: Outcome<Ledgers>;
  /** Files and folders of the site: of translations, or of originals for all their translations. */
  readonly paths: readonly string[];
  readonly files: Pick<SiteFiles, "exists">;
}

/** What has come of it. */
interface SettledLedgers {
  readonly ledgers: Ledgers;
  readonly files: readonly LedgerFile[];
  /** Translations that ledgers record and whose files are gone. */
  readonly gone: ReadonlySet<SitePath>;
}

/** The ledgers after accepting, and the files to write. A path that names no translation is an error. */
export async function settleLedgers(input: AcceptInput): Promise<Outcome<SettledLedgers>> {
  const { content, config, read, paths } = input;
  const { sources, failed = [] } = content;
  const { value: ledgers, diagnostics: unread } = read;
  const gone = await findGone(input);
  if (paths.length === 0) return { value: { ledgers, files: [], gone }, diagnostics: unread };
  const refuse = (...why: readonly Diagnostic[]): Outcome<SettledLedgers> => ({
    value: { ledgers, files: [], gone },
    diagnostics: [...unread, ...why],
  });
  if (config.looseDocs !== undefined) return refuse(noLedgerWithoutContent("--accept-translations"));
  const covers = (wanted: string, path: string): boolean =>
    wanted === "" || path === wanted || path.startsWith(`${wanted}/`);
  const missing = paths.filter((wanted) => !sources.some(({ path }) => covers(wanted, path)));
  const isAccepted = (path: SitePath): boolean => paths.some((wanted) => covers(wanted, path));
  const accepted = acceptTranslations(sources, { config, ledgers, isAccepted, gone });
  const isUnread = (locale: LocaleCode): boolean =>
    unread.some(({ location }) => location?.file === ledgerFileOf(locale));
  const anew = [...accepted.keys()].filter(isUnread);
  const whole =
    anew.length === 0 ? accepted : acceptTranslations(sources, { config, ledgers, isAccepted: () => true, gone });
  const losing = anew.filter((locale) => failed.length > 0 || accepted.get(locale)?.size !== whole.get(locale)?.size);
  const refused = [...missing.map(nothingAccepted), ...losing.map(wouldLose)];
  if (refused.length > 0) return refuse(...refused);
  const files = [...accepted].map(([locale, ledger]) => ({ file: ledgerFileOf(locale), text: formatLedger(ledger) }));
  return {
    value: { ledgers: new Map([...ledgers, ...accepted]), files, gone },
    diagnostics: unread.filter(({ location }) => !files.some(({ file }) => file === location?.file)),
  };
}

/** A page that cannot be parsed is there, and so is one of a frozen version, which is not read. */
async function findGone({ content, read, files }: AcceptInput): Promise<ReadonlySet<SitePath>> {
  const there = new Set(content.sources.map(({ path }) => path));
  const gone = new Set<SitePath>();
  for (const [locale, ledger] of read.value) {
    for (const page of ledger.keys()) {
      const path = recordedPage(locale, page);
      if (!there.has(path) && !(await files.exists(path))) gone.add(path);
    }
  }
  return gone;
}

/** Records of pages that are gone and may have become others, of which nothing is recorded. */
export function reportLostRecords(
  { ledgers, gone }: SettledLedgers,
  { content, config }: Pick<AcceptInput, "content" | "config">,
): readonly Diagnostic[] {
  return [...findLostRecords(content.sources, { config, ledgers, gone })].map(({ locale, page, path, successor }) => ({
    code: "lost-record",
    severity: "warning",
    message: `What "${page}" was translated from is recorded, but there is no ${path}`,
    location: { file: ledgerFileOf(locale), pointer: `/${escapeToken(page)}` },
    hint:
      successor === undefined
        ? "if the page was moved, give the entry its new path; if it was removed, remove the entry"
        : `if the page was moved, rename the entry to "${successor}"; if it was removed, remove the entry`,
  }));
}

const nothingAccepted = (path: string): Diagnostic =>
  badCall(
    `--accept-translations: there is no page at "${path}"`,
    "name a file or folder of the site, such as content/uk/docs/intro.md",
  );

const wouldLose = (locale: LocaleCode): Diagnostic =>
  badCall(
    `--accept-translations: nothing is accepted, because ${ledgerFileOf(locale)} cannot be read and the records of other pages would be lost`,
    `mend that file, or accept all of content/${locale} while every page can be read`,
  );
