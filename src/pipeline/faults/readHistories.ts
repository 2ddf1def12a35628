// The histories of the APIs of a site that have specifications of several versions. Reads stored facts; a site without
// such APIs costs nothing.
import type { ApiSpec } from "../../model/api.ts";
import type { ApiHistory } from "../../model/apiHistory.ts";
import type { Config } from "../../model/config.ts";
import type { FrozenVersion } from "../../model/frozen.ts";
import type { BodyReader } from "../../model/ports.ts";
import { versionsOfApi } from "../parse/apiVersions.ts";
import { factsOfVersion } from "./specFacts.ts";

interface HistoriesInput {
  readonly specs: readonly ApiSpec[];
  readonly config: Config;
  readonly bodies: BodyReader;
  /** Versions whose specifications are not read: their facts are kept. @default none */
  readonly frozen?: readonly FrozenVersion[];
}

/** Histories by the id of the API. */
export async function readHistories({
  specs,
  config,
  bodies,
  frozen = [],
}: HistoriesInput): Promise<ReadonlyMap<string, ApiHistory>> {
  const histories = new Map<string, ApiHistory>();
  for (const api of config.apis) {
    const versions = [];
    const names = versionsOfApi(api.id, config);
    for (const version of names.length > 1 ? names : []) {
      const kept = frozen.find((one) => one.version === version)?.facts[api.id];
      if (kept !== undefined) {
        versions.push({ version, facts: kept });
        continue;
      }
      const facts = await factsOfVersion({ version, specs, api, config }, bodies);
      if (facts !== undefined) versions.push({ version, facts });
    }
    if (versions.length < 2) continue;
    // Loaded late: it brings all that reading an API takes.
    const { apiHistoryOf } = await import("../../openapi/index.ts");
    histories.set(api.id, apiHistoryOf(versions));
  }
  return histories;
}
