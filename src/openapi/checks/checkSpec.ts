// What a specification says that its standard forbids or that cannot be meant, beyond the form of its parts. Every rule
// looks at what is shown anyway and only reports.
import type { NormalSpec } from "../normalize/normalizeSpec.ts";
import type { Catalog } from "../pages/catalog.ts";
import { checkAddresses } from "./checkAddresses.ts";
import { checkClosedObjects } from "./checkClosedObjects.ts";
import { checkDiscriminators } from "./checkDiscriminators.ts";
import { checkDocument } from "./checkDocument.ts";
import { checkEncodings } from "./checkEncodings.ts";
import { checkExamples } from "./checkExamples.ts";
import { checkExclusiveTypes } from "./checkExclusiveTypes.ts";
import { checkInheritance } from "./checkInheritance.ts";
import { checkLimits } from "./checkLimits.ts";
import { checkLinks } from "./checkLinks.ts";
import { checkOperations } from "./checkOperations.ts";
import { checkParameters } from "./checkParameters.ts";
import { checkPaths } from "./checkPaths.ts";
import { checkQuerystrings } from "./checkQuerystrings.ts";
import { checkRequired } from "./checkRequired.ts";
import { checkResponses } from "./checkResponses.ts";
import { checkSecurity } from "./checkSecurity.ts";
import { checkServers } from "./checkServers.ts";
import { checkTagGroups } from "./checkTagGroups.ts";
import { checkTags } from "./checkTags.ts";

/** A group of rules. */
type SpecCheck = (normal: NormalSpec, catalog: Catalog) => void;

const checks: readonly SpecCheck[] = [
  checkDocument,
  checkTagGroups,
  checkTags,
  checkPaths,
  checkOperations,
  checkParameters,
  checkQuerystrings,
  checkEncodings,
  checkResponses,
  checkSecurity,
  checkServers,
  checkInheritance,
  checkDiscriminators,
  checkClosedObjects,
  checkLimits,
  checkExclusiveTypes,
  checkLinks,
  checkAddresses,
  checkRequired,
  checkExamples,
];

/** Runs every rule. */
export function checkSpec(normal: NormalSpec, catalog: Catalog): void {
  for (const check of checks) check(normal, catalog);
}
