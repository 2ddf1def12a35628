// Compares the specifications of an API in the locales of a build. Reads the stored facts of two specifications at a
// time; what counts as a difference is the rule's business.
import { checkSpecAgreement, type ComparedSpec } from "../checks/index.ts";
import type { ApiSpec } from "../model/api.ts";
import type { Config } from "../model/config.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { BodyStore } from "../model/ports.ts";
import type { SpecFacts } from "../model/specFacts.ts";

interface AgreementInput {
  readonly specs: readonly ApiSpec[];
  readonly config: Config;
  readonly bodies: BodyStore;
}

/**
 * Compares each specification with that of the default locale, or of the first built locale where that one is not
 * built. One file that serves several locales is not compared with itself.
 */
export async function checkAgreement({ specs, config, bodies }: AgreementInput): Promise<readonly Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  const readFacts = async ({ locale, path, factsHash }: ApiSpec): Promise<ComparedSpec> => {
    const facts = JSON.parse(await bodies.get(factsHash)) as SpecFacts;
    return { locale, path, facts };
  };
  for (const { id } of config.apis) {
    const built = config.builtLocales.flatMap((code) =>
      specs.filter((spec) => spec.apiId === id && spec.locale === code),
    );
    const original = built.find(({ locale }) => locale === config.defaultLocale) ?? built[0];
    const others = built.filter(({ path }) => path !== original?.path);
    if (original === undefined || others.length === 0) continue;
    const compared = await readFacts(original);
    for (const other of others) diagnostics.push(...checkSpecAgreement(compared, await readFacts(other)));
  }
  return diagnostics;
}
