// What the command for translators asks of a check, and what it gets.
import type { SitePath } from "../../model/brands.ts";
import type { Catalogue, TakenTranslations } from "../../model/catalogue.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { LedgerFile } from "../parse/ledgers.ts";

/** What a command asks for. */
export interface ExchangeRequest {
  /** Language that is translated into. */
  readonly locale: string;
  /** Translations to take; absent to be given the texts. */
  readonly taken?: TakenTranslations;
  /** Translations of an earlier catalogue, for texts that have none in the site. */
  readonly earlier?: TakenTranslations;
}

/** What it gets. */
export type ExchangeResult =
  | { readonly kind: "catalogue"; readonly catalogue: Catalogue }
  | ({ readonly kind: "taken" } & TakenTexts);

/** A file to write. Lines end in `\n`. */
export interface TakenFile extends LedgerFile {
  /** The text that it was made from; `undefined` of a new file. Where another one stands by now, somebody has changed it. */
  readonly before: string | undefined;
  /** The file whose ends of lines a new one has. */
  readonly like?: SitePath;
}

/** What became of texts that were taken. */
export interface TakenTexts {
  /** Files that differ from those that are there. */
  readonly files: readonly TakenFile[];
  /** The ledger of the locale, where it differs. */
  readonly ledger: TakenFile | undefined;
  /** What the translation has of its own, so that somebody should look at it. */
  readonly findings: readonly Diagnostic[];
  /** Pages that are not whole yet, with the number of texts that each waits for. */
  readonly waiting: readonly { readonly file: SitePath; readonly left: number }[];
}
