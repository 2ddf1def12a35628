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
    const own = specs.filter(hasFacts).filter(({ apiId, docsVersion }) => apiId === id && docsVersion === undefined);
    const built = config.builtLocales.flatMap((code) => own.filter(({ locale }) => locale === code));
    const original = built.find(({ locale }) => locale === config.defaultLocale) ?? built[0];
    const others = built.filter(({ path }) => path !== original?.path);
    if (original === undefined || others.length === 0) continue;
    const compared = await readFacts(original, bodies);
    for (const other of others) diagnostics.push(...checkSpecAgreement(compared, await readFacts(other, bodies)));
  }
  return diagnostics;
}

type SpecWithFacts = ApiSpec & { readonly factsHash: Hash };

function hasFacts(spec: ApiSpec): spec is SpecWithFacts {
  return spec.factsHash !== undefined;
}

async function readFacts({ locale, path, factsHash }: SpecWithFacts, bodies: BodyReader): Promise<ComparedSpec> {
  return { locale, path, facts: await readSpecFacts(factsHash, bodies) };
}
