// Compares the specifications of an API in the locales of a build. Reads the stored facts of two specifications at a
// time; what counts as a difference is the rule's business.
import { type ComparedSpec, checkSpecAgreement } from "../../checks/index.ts";
import type { ApiSpec } from "../../model/api.ts";
import type { Hash } from "../../model/brands.ts";
import type { Config } from "../../model/config.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { BodyReader } from "../../model/ports.ts";
import { readSpecFacts } from "./specFacts.ts";

interface AgreementInput {
  readonly specs: readonly ApiSpec[];
  readonly config: Config;
  readonly bodies: BodyReader;
}

/**
 * Compares each specification of today with that of the default locale, or of the first built locale where that one is not
 * built. One file that serves several locales is not compared with itself.
 */
export async function checkAgreement({ specs, config, bodies }: AgreementInput): Promise<readonly Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  for (const { id } of config.apis) {
    const own = presentSpecs(id, specs);
    const built = config.builtLocales.flatMap((code) => own.filter(({ locale }) => locale === code));
    const original = built.find(({ locale }) => locale === config.defaultLocale) ?? built[0];
    const others = built.filter(({ path }) => path !== original?.path);
    if (original === undefined || others.length === 0) continue;
    const compared = await readCompared(original, bodies);
    for (const other of others) diagnostics.push(...checkSpecAgreement(compared, await readCompared(other, bodies)));
  }
  return diagnostics;
}

/** Specifications of an API as it is today that can be compared. */
export function presentSpecs(wanted: string, specs: readonly ApiSpec[]): readonly SpecWithFacts[] {
  return specs.filter(hasFacts).filter(({ apiId, docsVersion }) => apiId === wanted && docsVersion === undefined);
}

/** A specification whose facts have been collected. */
export type SpecWithFacts = ApiSpec & { readonly factsHash: Hash };

function hasFacts(spec: ApiSpec): spec is SpecWithFacts {
  return spec.factsHash !== undefined;
}

/** A specification with its facts. */
export async function readCompared(
  { locale, path, factsHash }: SpecWithFacts,
  bodies: BodyReader,
): Promise<ComparedSpec> {
  return { locale, path, facts: await readSpecFacts(factsHash, bodies) };
}
