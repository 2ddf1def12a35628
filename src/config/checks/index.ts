// The rules about the meaning of a configuration, in the order in which findings without a line are listed.
import { checkApis } from "./apis.ts";
import type { ConfigCheck } from "./check.ts";
import { checkColors } from "./colors.ts";
import { checkContentSecurity } from "./contentSecurity.ts";
import { checkFooter } from "./footer.ts";
import { checkHeadTags } from "./headTags.ts";
import { checkIgnores } from "./ignores.ts";
import { checkLinks } from "./links.ts";
import { checkLocaleReferences } from "./localeReferences.ts";
import { checkLocales } from "./locales.ts";
import { checkNavbarReferences } from "./navbarReferences.ts";
import { checkPaths } from "./paths.ts";
import { checkRanges } from "./ranges.ts";
import { checkRedirects } from "./redirects.ts";
import { checkReport } from "./report.ts";
import { checkSiteAddress } from "./siteAddress.ts";
import { checkTerms } from "./terms.ts";
import { checkUnsafeAddresses } from "./unsafeAddresses.ts";
import { checkVersions } from "./versions.ts";

/** All rules that need nothing but the configuration and the names of content folders. */
export const configChecks: readonly ConfigCheck[] = [
  checkSiteAddress,
  checkLocales,
  checkVersions,
  checkNavbarReferences,
  checkLinks,
  checkUnsafeAddresses,
  checkFooter,
  checkColors,
  checkHeadTags,
  checkPaths,
  checkApis,
  checkRanges,
  checkTerms,
  checkRedirects,
  checkContentSecurity,
  checkIgnores,
  checkReport,
  checkLocaleReferences,
];
