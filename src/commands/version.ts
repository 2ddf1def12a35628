// `hubdocs version NAME`: keeps the docs and specifications of today as a version, or freezes one. What is kept is planned
// elsewhere.

import { loadConfig, readVersionsFile, versionsFileName } from "../config/index.ts";
import { badCall } from "../model/badCall.ts";
import type { Config } from "../model/config.ts";
import { countOf } from "../model/countOf.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { VersionsConfig } from "../model/userConfig.ts";
import { configInput } from "../pipeline/configInput.ts";
import type { Snapshot } from "../pipeline/planSnapshot.ts";
import type { World } from "../pipeline/world.ts";
import { addFolders } from "../platform/addFolders.ts";
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
      const { value: config, diagnostics } = await loadConfig({ ...world, ...input });
      if (config === undefined) return diagnostics;
      if (!freeze && !unfreeze) return await keepVersion(name, config, world);
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

async function keepVersion(name: string, config: Config, world: World): Promise<string | readonly Diagnostic[]> {
  // Loaded late: it brings all that reading an API takes.
  const { copiedBytes, planSnapshot, versionsWith } = await import("../pipeline/planSnapshot.ts");
  const snapshot = await planSnapshot({ name, config, files: world.files });
  if (!("copies" in snapshot)) return snapshot;
  const kept = await readVersionsFile(world.files);
  // The configuration has been checked together with this file.
  const known = (kept?.kind === "source" ? kept.source.value : {}) as VersionsConfig;
  const contents = [];
  for (const copy of snapshot.copies) contents.push({ path: copy.to, bytes: await copiedBytes(copy, snapshot, world) });
  const list = `${JSON.stringify(versionsWith(name, snapshot.entry, known), undefined, 2)}\n`;
  addFolders({
    root: world.siteFolder,
    folders: snapshot.folders,
    files: contents,
    last: { path: versionsFileName, text: list },
  });
  return describe(name, snapshot);
}

function describe(name: string, { docs, specs }: Snapshot): string {
  return `Version ${name}: ${countOf(docs, "file")} of docs, ${countOf(specs, "specification")}; listed in ${versionsFileName} as the latest one`;
}
