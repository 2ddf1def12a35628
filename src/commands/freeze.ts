// `hubdocs version NAME --freeze` and `--unfreeze`: keeps a version as it is built today in an archive of the site, or
// gives that up. What belongs to a version is found out elsewhere.
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { badCall } from "../model/badCall.ts";
import type { Config } from "../model/config.ts";
import { countOf } from "../model/countOf.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { frozenArchiveOf, frozenManifestName, frozenRoot } from "../model/frozen.ts";
import type { FrozenDraft } from "../pipeline/frozen/frozenDraft.ts";
import { archivedPath, gatherFrozen } from "../pipeline/frozen/gatherFrozen.ts";
import { zipFolder } from "../platform/archive/zipFolder.ts";
import { commandFailure, PlatformFailure } from "../platform/failure.ts";
import { digestOf } from "../platform/hash.ts";
import { makeFolders, removeEmpty } from "../platform/makeFolders.ts";
import { readMarker } from "../platform/output/marker.ts";
import { needTemporaryFolder } from "../platform/output/temporaryFolder.ts";
import { formatSize } from "../platform/report/archiveSizes.ts";
import type { BuildRequest } from "./buildRequest.ts";
import { runBuild } from "./runBuild.ts";

/** A version that is to be frozen or thawed. */
interface FreezeRequest {
  readonly name: string;
  readonly config: Config;
  readonly request: BuildRequest;
  readonly signal: AbortSignal;
}

/** What was done in a line, and findings about it. */
interface FreezeOutcome {
  readonly done?: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** Builds a version and keeps what was built. @throws PlatformFailure when the archive cannot be written. */
export async function freezeVersion({ name, config, request, signal }: FreezeRequest): Promise<FreezeOutcome> {
  const siteFolder = resolve(request.site ?? ".");
  const archive = join(siteFolder, frozenArchiveOf(name));
  const problem = problemOf(name, config) ?? (existsSync(archive) ? alreadyFrozen(name) : undefined);
  if (problem !== undefined) return { diagnostics: [problem] };
  const { path: folder, close } = await needTemporaryFolder("freeze");
  try {
    const place = join(folder, name);
    const outDir = join(place, "files");
    const { locales: _, offline: __, ...whole } = request;
    const asked = { ...whole, outDir, baseUrl: frozenRoot, signal };
    const result = await runBuild(asked, { write: true, describeVersion: name });
    const errors = result.diagnostics.filter(({ severity }) => severity === "error");
    if (!result.ok || result.frozen === undefined) return { diagnostics: errors };
    const paths = await writeParts(result.frozen, place, outDir);
    try {
      makeFolders(dirname(archive));
      zipFolder(place, paths, { target: archive, signal });
    } catch (error) {
      removeEmpty(dirname(archive));
      signal.throwIfAborted();
      // Where a site keeps its frozen versions is not chosen by a flag, as the place of another archive is.
      const cause = error instanceof PlatformFailure ? error.cause : error;
      throw commandFailure(`cannot write ${frozenArchiveOf(name)}`, cause);
    }
    const pages = countOf(result.frozen.pages.length, "page");
    const size = formatSize(statSync(archive).size);
    return { done: `Version ${name} is frozen: ${pages}, ${size} in ${frozenArchiveOf(name)}`, diagnostics: [] };
  } finally {
    await close();
  }
}

/** Lets a version be built again. @throws PlatformFailure when the archive cannot be removed. */
export function thawVersion({ name, request }: FreezeRequest): FreezeOutcome {
  const archive = join(resolve(request.site ?? "."), frozenArchiveOf(name));
  if (!existsSync(archive)) {
    const hint = `there is no ${frozenArchiveOf(name)}`;
    return { diagnostics: [badCall(`version ${name} is not frozen`, hint)] };
  }
  try {
    rmSync(archive);
  } catch (error) {
    throw commandFailure(`cannot remove ${frozenArchiveOf(name)}`, error);
  }
  return { done: `Version ${name} is built from its sources again`, diagnostics: [] };
}

function problemOf(name: string, { versions }: Config): Diagnostic | undefined {
  const version = versions.find((one) => one.name === name);
  if (version === undefined) {
    const names = versions.map((one) => one.name).join(", ");
    return badCall(
      `there is no version "${name}"`,
      `the versions are: ${names}; create one with: hubdocs version ${name}`,
    );
  }
  if (name === "current") return badCall("the current docs cannot be frozen", "create a version of them first");
  if (version.isLatest)
    return badCall(
      `version ${name} is the latest one: its addresses will change when a newer one replaces it`,
      "freeze it once there is a newer version",
    );
  return undefined;
}

const alreadyFrozen = (name: string): Diagnostic =>
  badCall(
    `version ${name} is already frozen`,
    `to freeze it again as it would be built now: hubdocs version ${name} --unfreeze, then --freeze`,
  );

/** Puts the manifest and scripts for reading without a server beside the built files. @returns Paths for the archive. */
async function writeParts(draft: FrozenDraft, place: string, outDir: string): Promise<readonly string[]> {
  const paths = new Set(readMarker(outDir) ?? []);
  const read = (path: string): Buffer => readFileSync(join(outDir, path));
  const manifest = gatherFrozen(draft, { paths, read, hash: digestOf });
  for (const { path, bytes } of draft.offlineFiles) {
    if (paths.has(path)) continue;
    makeFolders(dirname(join(outDir, path)));
    writeFileSync(join(outDir, path), bytes);
  }
  writeFileSync(join(place, frozenManifestName), `${JSON.stringify(manifest)}\n`);
  return [frozenManifestName, ...Object.keys(manifest.files).map(archivedPath)];
}
