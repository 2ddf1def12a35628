// Facts of specifications as workers have stored them: by them the languages and the versions of an API are compared.
import type { ApiSpec } from "../../model/api.ts";
import type { Hash } from "../../model/brands.ts";
import type { BodyReader } from "../../model/ports.ts";
import type { SpecFacts } from "../../model/specFacts.ts";
import { type ApiOfConfig, versionOf } from "../../site/editionApis.ts";

/** A version of an API, and where its specifications are looked for. */
interface ApiVersion extends ApiOfConfig {
  readonly version: string;
  readonly specs: readonly ApiSpec[];
}

/** Facts by their key. Written by the parser and proved by their digest, so their form is known. */
export async function readSpecFacts(key: Hash, bodies: BodyReader): Promise<SpecFacts> {
  const facts: SpecFacts = JSON.parse(await bodies.get(key));
  return facts;
}

/** The facts of a version: those of the default language where it has any. `undefined` when none were collected. */
export async function factsOfVersion(
  { version, specs, ...of }: ApiVersion,
  bodies: BodyReader,
): Promise<SpecFacts | undefined> {
  const { api, config } = of;
  const own = specs.filter(
    (spec) => spec.apiId === api.id && spec.factsHash !== undefined && versionOf(spec, of) === version,
  );
  const compared = own.find(({ locale }) => locale === config.defaultLocale) ?? own[0];
  return compared?.factsHash === undefined ? undefined : await readSpecFacts(compared.factsHash, bodies);
}
