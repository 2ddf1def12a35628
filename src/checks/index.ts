// Owns the rules that look at the whole site after rendering. One rule a file, named as its code; every rule is a
// pure function from the site and the receipts of its pages to findings. Reads nothing from disk.
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Receipt } from "../model/page.ts";
import type { Site } from "../model/site.ts";
import { checkLinks } from "./broken-link.ts";
import { checkContentSecurity } from "./content-security.ts";
import { checkTranslations } from "./missing-translation.ts";
import { checkBudgets } from "./over-budget.ts";
import { checkOperations } from "./unknown-operation.ts";
import { checkPaginationIds } from "./unknown-doc.ts";

export { checkSpecAgreement, type ComparedSpec } from "./spec-agreement.ts";

/** What rules look at. */
export interface CheckInput {
  readonly site: Site;
  readonly receipts: readonly Receipt[];
  /** Paths of everything written besides pages, below the output folder. */
  readonly files: ReadonlySet<string>;
  /** Styles and scripts of the theme. */
  readonly weighed: readonly WeighedFile[];
  /** Where the links of a page's source lead, with the place each was written at. */
  readonly writtenLinks: (receipt: Receipt) => readonly WrittenLink[];
  /** Requests of pages that go to an API of the site and mean none of its operations. */
  readonly unknownRequests: () => readonly UnknownRequest[];
}

/** A request that an API of the site does not know. */
export interface UnknownRequest {
  readonly method: string;
  readonly path: string;
  /** Label of the API. */
  readonly api: string;
  /** Its operations: `GET /devices`. */
  readonly known: readonly string[];
  readonly location: NonNullable<Diagnostic["location"]>;
}

/** What pages load from the theme, by the budget it falls under, with its compressed size. */
export interface WeighedFile {
  readonly kind: "style" | "boot" | "islands";
  readonly path: string;
  readonly gzipBytes: number;
}

/** A link of a source with the address the page shows for it. */
export interface WrittenLink {
  readonly raw: string;
  readonly href: string;
  readonly location: NonNullable<Diagnostic["location"]>;
}

const rules: readonly ((input: CheckInput) => readonly Diagnostic[])[] = [
  checkLinks,
  checkTranslations,
  checkPaginationIds,
  checkBudgets,
  checkContentSecurity,
  checkOperations,
];

/** Runs every rule. */
export function checkSite(input: CheckInput): readonly Diagnostic[] {
  return rules.flatMap((rule) => rule(input));
}
