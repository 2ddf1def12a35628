// Runs the rules that look at the whole site after rendering. Each rule is a file named after its code: a pure function
// from the site and its receipts to findings. Reads nothing from disk.
import type { Diagnostic } from "../model/diagnostic.ts";
import { checkLinks } from "./broken-link.ts";
import { checkCachedAddresses } from "./cached-address.ts";
import type { CheckInput, ThoroughInput } from "./checkInput.ts";
import { checkContentSecurity } from "./content-security.ts";
import { checkRepeatedIds } from "./duplicate-id.ts";
import { checkSharedTags } from "./duplicate-route.ts";
import { checkFolderLinks } from "./folderLinks.ts";
import { checkHeadingLevels } from "./heading-level.ts";
import { checkNamedPictures } from "./image-missing.ts";
import { checkLinksThroughRedirects } from "./link-through-redirect.ts";
import { checkAltTexts } from "./missing-alt.ts";
import { checkTranslations } from "./missing-translation.ts";
import { checkTruncation } from "./missing-truncation.ts";
import { checkWrittenLinks } from "./non-canonical-link.ts";
import { checkOrphanPages } from "./orphan-page.ts";
import { checkBudgets } from "./over-budget.ts";
import { checkRedirects } from "./redirect-chain.ts";
import { checkStaleTranslations } from "./stale-translation.ts";
import { checkParity } from "./translationParity.ts";
import { checkAuthors } from "./unknown-author.ts";
import { checkPaginationIds } from "./unknown-doc.ts";
import { checkOperations } from "./unknown-operation.ts";
import { checkTags } from "./unknown-tag.ts";
import { checkUnusedFiles } from "./unused-file.ts";

export { linkJudge } from "./linkFaults.ts";
export { checkRemovals, type MovedPage } from "./removed-address.ts";
export { type ComparedSpec, checkSpecAgreement } from "./spec-agreement.ts";

const buildRules: readonly ((input: CheckInput) => readonly Diagnostic[])[] = [
  checkLinks,
  checkTranslations,
  checkPaginationIds,
  checkAuthors,
  checkTags,
  checkSharedTags,
  checkCachedAddresses,
  checkNamedPictures,
  checkTruncation,
  checkBudgets,
  checkContentSecurity,
  checkOperations,
];

/** Rules that only `check` runs: what they find does not stop readers from reading a page. */
const furtherRules: readonly ((input: ThoroughInput) => readonly Diagnostic[])[] = [
  checkRepeatedIds,
  checkWrittenLinks,
  checkRedirects,
  checkLinksThroughRedirects,
  checkOrphanPages,
  checkAltTexts,
  checkHeadingLevels,
  checkUnusedFiles,
  checkFolderLinks,
  checkStaleTranslations,
  checkParity,
];

/** Runs every rule whose input is there; without `thorough` only the rules of a build. */
export function checkSite(input: CheckInput): readonly Diagnostic[] {
  const { thorough } = input;
  const found = buildRules.flatMap((rule) => rule(input));
  return thorough === undefined ? found : [...found, ...furtherRules.flatMap((rule) => rule({ ...input, thorough }))];
}
