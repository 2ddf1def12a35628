// The translation ledgers of a site: `content/translations.<locale>.json`, one for each locale that keeps one. Reads
// them; what becomes of them where translations are accepted is said elsewhere.
import { badCall } from "../../model/badCall.ts";
import { type Hash, hashText, type LocaleCode, type SitePath, sitePath } from "../../model/brands.ts";
import type { Config } from "../../model/config.ts";
import type { Diagnostic, Outcome } from "../../model/diagnostic.ts";
import type { Ledger, Ledgers } from "../../model/ledger.ts";
import type { SiteFiles } from "../../model/ports.ts";
import { decodeText } from "../../source/decodeText.ts";
import { isRecord } from "../../source/isRecord.ts";
import { obstacleAt } from "../../source/obstacleAt.ts";
import { parseYaml } from "../../source/yaml.ts";

/** File of a locale's ledger. */
export function ledgerFileOf(locale: LocaleCode): SitePath {
  return sitePath(`content/translations.${locale}.json`);
}

const localeOf = (file: SitePath): string => file.split(".").at(-2) ?? "";

const obstacleHint = "put the file itself in its place, or remove what is there";

/** Half a million sections; more than that is no ledger, and reading it could take all memory. */
const maxLedgerBytes = 32 * 1024 * 1024;

/** Ledgers of all locales that are built; one that is no ledger is reported and left out. */
export async function readLedgers(config: Config, files: SiteFiles): Promise<Outcome<Ledgers>> {
  const ledgers = new Map<LocaleCode, Ledger>();
  const diagnostics: Diagnostic[] = [];
  for (const locale of config.builtLocales) {
    if (locale === config.defaultLocale) continue;
    const file = ledgerFileOf(locale);
    const bytes = await files.read(file);
    if (bytes === undefined) {
      const message = await obstacleAt(files, file);
      if (message !== undefined) diagnostics.push({ ...noLedger(file, { message, position: {} }), hint: obstacleHint });
      continue;
    }
    if (bytes.length > maxLedgerBytes) {
      diagnostics.push(tooLarge(file, bytes.length));
      continue;
    }
    const decoded = decodeText(bytes);
    const parsed = decoded.kind === "invalid" ? undefined : parseYaml(decoded.text);
    const ledger = parsed?.kind === "document" ? ledgerOf(parsed.document.value) : undefined;
    if (ledger !== undefined) ledgers.set(locale, ledger);
    else diagnostics.push(noLedger(file, parsed?.kind === "problem" ? parsed.problem : undefined));
  }
  return { value: ledgers, diagnostics };
}

/** A ledger as it has to be written. */
export interface LedgerFile {
  readonly file: SitePath;
  readonly text: string;
}

/**
 * The error of a call that would write a ledger into a folder without a configuration: the `content/` that it needs would
 * make a site of another layout of the folder.
 */
export const noLedgerWithoutContent = (call: string): Diagnostic =>
  badCall(
    `${call}: what translations were made from is not recorded in a folder without a configuration`,
    "move the pages to content/<language>/docs, and name the site and its languages in hubdocs.config.yaml",
  );

function tooLarge(file: SitePath, size: number): Diagnostic {
  return {
    code: "too-large",
    severity: "error",
    message: `The translation ledger has ${size} bytes; the limit is ${maxLedgerBytes}`,
    location: { file, line: 1, column: 1 },
    hint: `let \`hubdocs check --accept-translations content/${localeOf(file)}\` write it anew, as if all were up to date`,
  };
}

function noLedger(
  file: SitePath,
  problem: { readonly message: string; readonly position: object } | undefined,
): Diagnostic {
  return {
    code: "data-invalid",
    severity: "error",
    message: `The translation ledger is malformed: ${problem?.message ?? "it must map pages to sections and digests"}`,
    location: { file, ...problem?.position },
    hint: `mend it or take it from an earlier commit, or let \`hubdocs check --accept-translations content/${localeOf(file)}\` write it anew, as if all were up to date`,
  };
}

function ledgerOf(value: unknown): Ledger | undefined {
  const pages = entriesOf(value)?.map(([page, sections]) => {
    const hashes = entriesOf(sections)?.map(([id, hash]) =>
      typeof hash === "string" ? ([id, hashText(hash)] as const) : undefined,
    );
    return hashes?.every((entry): entry is readonly [string, Hash] => entry !== undefined)
      ? ([page, new Map(hashes)] as const)
      : undefined;
  });
  return pages?.every((page): page is readonly [string, Map<string, Hash>] => page !== undefined)
    ? new Map(pages)
    : undefined;
}

function entriesOf(value: unknown): readonly (readonly [string, unknown])[] | undefined {
  return isRecord(value) ? Object.entries(value) : undefined;
}
