// `hubdocs version NAME`: keeps the docs and specifications of today as a version, or freezes one. How either is done is
// said elsewhere.

import { loadConfig } from "../config/index.ts";
import { badCall } from "../model/badCall.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { configInput } from "../pipeline/configInput.ts";
import { PlatformFailure } from "../platform/failure.ts";
import { type BuildRequest, buildOptions, outDirOf } from "./buildRequest.ts";
import { type ExitStatus, exitStatusOf } from "./exitStatus.ts";
import { refuseFolder } from "./findSiteFolder.ts";
import { openRequestedWorld } from "./runBuild.ts";
import { reporterFor, type SpeechOptions } from "./speak.ts";
import type { Terminal } from "./terminal.ts";

/** What the command line asked for. */
export type VersionOptions = BuildRequest &
  SpeechOptions & {
    /** Whether the version is kept as it is built today. */
    readonly freeze?: boolean;
    /** Whether a frozen version is to be built again. */
    readonly unfreeze?: boolean;
  };

const bothAsked = badCall("--freeze and --unfreeze cannot be given together", "use only one of them");

/** Takes a snapshot, freezes a version or lets it be built again, and says what was done. */
export async function versionCommand(name: string, options: VersionOptions, terminal: Terminal): Promise<ExitStatus> {
  const reporter = reporterFor(options, { terminal, showInfo: false });
  const { freeze = false, unfreeze = false } = options;
  const taken =
    freeze && unfreeze ? [bothAsked] : await changeVersion(name, { ...options, freeze, unfreeze }, terminal.signal);
  if (typeof taken === "string") {
    reporter.result(taken);
    return 0;
  }
  reporter.report(taken);
  return exitStatusOf(taken, { strict: false });
}

/** A line that says what was done, or why nothing was. */
async function changeVersion(
  name: string,
  { freeze, unfreeze, ...request }: VersionOptions,
  signal: AbortSignal,
): Promise<string | readonly Diagnostic[]> {
  const refused = refuseFolder(request);
  if (refused !== undefined) return [refused];
  try {
    const { world, close } = await openRequestedWorld(request, { isCacheRead: true, signal });
    try {
      const place = { outDir: outDirOf(request), siteFolder: world.siteFolder, write: false };
      const input = configInput(world, await buildOptions(request, place));
      const readConfig = (): ReturnType<typeof loadConfig> => loadConfig({ ...world, ...input });
      // Loaded late: it brings all that reading an API takes.
      if (!freeze && !unfreeze)
        return await (await import("./keepVersion.ts")).keepVersion({ name, world, readConfig });
      const { value: config, diagnostics } = await readConfig();
      if (config === undefined) return diagnostics;
      const { freezeVersion, thawVersion } = await import("./freeze.ts");
      const asked = { name, config, request, signal };
      const { done, diagnostics: found } = freeze ? await freezeVersion(asked) : thawVersion(asked);
      return done ?? found;
    } finally {
      await close();
    }
  } catch (error) {
    if (error instanceof PlatformFailure) return [error.diagnostic];
    throw error;
  }
}
