// The histories of the APIs of a site that have specifications of several versions. Reads stored facts; a site without
// such APIs costs nothing.
import type { ApiSpec } from "../model/api.ts";
import type { ApiHistory } from "../model/apiHistory.ts";
import type { Config } from "../model/config.ts";
import type { BodyReader } from "../model/ports.ts";
import type { SpecFacts } from "../model/specFacts.ts";
import { versionOf } from "../site/editionApis.ts";
import { versionsOfApi } from "./apiVersions.ts";

interface HistoriesInput {
  readonly specs: readonly ApiSpec[];
  readonly config: Config;
  readonly bodies: BodyReader;
}

/** Histories by the id of the API. */
export async function readHistories({
  specs,
  config,
  bodies,
}: HistoriesInput): Promise<ReadonlyMap<string, ApiHistory>> {
  const histories = new Map<string, ApiHistory>();
  for (const api of config.apis) {
    const versions = [];
    const names = versionsOfApi(api.id, config);
    for (const version of names.length > 1 ? names : []) {
      const own = specs.filter((spec) => spec.apiId === api.id && versionOf(spec, { api, config }) === version);
      const hash = (own.find(({ locale }) => locale === config.defaultLocale) ?? own[0])?.factsHash;
      if (hash !== undefined) versions.push({ version, facts: JSON.parse(await bodies.get(hash)) as SpecFacts });
    }
    if (versions.length < 2) continue;
    // Loaded late: it brings all that reading an API takes.
    const { apiHistoryOf } = await import("../openapi/index.ts");
    histories.set(api.id, apiHistoryOf(versions));
  }
  return histories;
}
