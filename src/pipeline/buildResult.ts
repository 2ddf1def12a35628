// What a build gives back, however far it has come.
import type { Config } from "../model/config.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { applySeverities, isAcceptable } from "./faults/severities.ts";
import type { FinishedBuild } from "./finishedBuild.ts";
import type { PublishedSite } from "./publish/publishSite.ts";
import type { BuildOptions, BuildResult, World } from "./world.ts";

/** What has been made of a site. */
export interface Made
  extends Partial<Pick<PublishedSite, "receipts" | "fromCache" | "contentSecurity"> & Pick<FinishedBuild, "pages">> {
  /** Absent while the configuration is not known. */
  readonly config?: Config;
  readonly diagnostics: readonly Diagnostic[];
  /** Whether all stages have run. A build that has stopped is not in order, however its findings are reported. */
  readonly isComplete: boolean;
}

/** Opens the result of a build that begins now: what is given then ends it. */
export function openResult(world: World, options: BuildOptions): (made: Made) => BuildResult {
  const started = world.clock.now();
  return ({ config, diagnostics, isComplete, receipts, contentSecurity, fromCache = 0, ...made }) => {
    const settled = config === undefined ? diagnostics : applySeverities(diagnostics, config);
    return {
      diagnostics: settled,
      ok: isComplete && isAcceptable(settled, options),
      pages: made.pages ?? receipts?.length ?? 0,
      locales: config?.builtLocales.length ?? 0,
      fromCache,
      durationMs: world.clock.now() - started,
      outDir: options.outDir,
      damagedEntries: world.cache.entries.damaged(),
      ...(receipts === undefined ? {} : { receipts }),
      ...(contentSecurity === undefined ? {} : { contentSecurity }),
    };
  };
}
