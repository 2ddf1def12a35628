// One build or check from start to end as a value: what the disk refused is a finding like any other.
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import type { Diagnostic } from "../model/diagnostic.ts";
import { buildSite } from "../pipeline/build.ts";
import type { BuildOptions, BuildResult, World } from "../pipeline/world.ts";
import { EntryDamaged } from "../platform/cache/entryDamaged.ts";
import { isSourceDateEpoch } from "../platform/clock.ts";
import {
  errnoOf,
  isFullDisk,
  isUnwritable,
  PlatformFailure,
  pathOf,
  reasonOf,
  withOutputState,
} from "../platform/failure.ts";
import { markerName } from "../platform/output/marker.ts";
import { isBelow, shownPath } from "../platform/output/outputGuard.ts";
import { workFolderName } from "../platform/workFolder.ts";
import { type BuildRequest, buildOptions, outDirOf } from "./buildRequest.ts";
import { askedFolderOf, assertCachePlace } from "./cacheFolder.ts";
import { badEpoch, badSeconds, noShard, shareOfShares } from "./callProblems.ts";
import { describeRefusal, isOfMachine } from "./describeRefusal.ts";
import { refuseFolder } from "./findSiteFolder.ts";
import { type OpenWorld, openWorld, type WorldRequest } from "./openWorld.ts";
import { readPublished } from "./readPublished.ts";
import { strangerAmong } from "./takeShares.ts";

/** What the commands set themselves, and no request can. */
interface RunSettings
  extends Pick<BuildOptions, "write" | "describeVersion" | "isOnlyReport" | "exchange">,
    Pick<World, "onNews" | "whenFree">,
    Pick<RequestedWorld, "spareThread"> {}

/**
 * Runs a build, or with `write: false` a check.
 * @throws the signal's reason, or an Error that is a bug in hubdocs.
 */
export async function runBuild(
  request: BuildRequest,
  { write, describeVersion, exchange, isOnlyReport = false, spareThread, ...hooks }: RunSettings,
): Promise<BuildResult> {
  const outDir = outDirOf(request);
  const signal = request.signal ?? new AbortController().signal;
  signal.throwIfAborted();
  const refuse = (diagnostic: Diagnostic): BuildResult =>
    failedResult(outDir, write ? withOutputState(diagnostic, existsSync(join(outDir, markerName))) : diagnostic);
  const sourceDateEpoch = process.env["SOURCE_DATE_EPOCH"];
  if (sourceDateEpoch !== undefined && !isSourceDateEpoch(sourceDateEpoch)) return refuse(badEpoch(sourceDateEpoch));
  const seconds = process.env["HUBDOCS_PAGE_SECONDS"];
  if (seconds !== undefined && seconds !== "" && !(Number(seconds) > 0)) return refuse(badSeconds(seconds));
  if (request.shard !== undefined && (request.merge ?? []).length > 0) return refuse(shareOfShares);
  const stranger = strangerAmong(request.merge ?? []);
  if (stranger !== undefined) return refuse(noShard(stranger));
  const refused = refuseFolder(request);
  if (refused !== undefined) return refuse(refused);
  const published = request.against === undefined ? undefined : await readPublished(request.against);
  if (published !== undefined && "code" in published) return refuse(published);
  const own = {
    ...(published === undefined ? {} : { against: published }),
    ...(describeVersion === undefined ? {} : { describeVersion }),
    ...(exchange === undefined ? {} : { exchange }),
    isOnlyReport,
  };
  let siteFolder = resolve(request.site ?? ".");
  let workFolder = join(siteFolder, workFolderName);
  const run = async (isCacheRead: boolean, found: readonly Diagnostic[] = []): Promise<BuildResult> => {
    const isTemporary = found.length > 0;
    const { world, shares, refusal, close } = await openRequestedWorld(request, {
      ...{ isCacheRead, isTemporary, signal, spareThread },
      ...(write ? { outDir } : {}),
    });
    ({ siteFolder, workFolder } = world);
    try {
      const options = await buildOptions(request, { outDir, write, siteFolder: world.siteFolder });
      const asked = askedFolderOf(request);
      const isRefused = !isTemporary && asked !== undefined && world.workFolder !== asked;
      const told = isRefused ? [noWorkFolder(shownPath(asked, process.cwd()), refusal)] : found;
      return await buildSite({ ...world, ...hooks }, { ...options, ...own, found: [...told, ...shares] });
    } finally {
      await close();
    }
  };
  try {
    const isCacheRead = request.cache !== false || (request.merge ?? []).length > 0;
    return await run(isCacheRead).catch(async (error: unknown) => {
      if (error instanceof EntryDamaged) return await run(false);
      if (isRemoved(workFolder, error)) return await run(isCacheRead);
      const refusal = refusalBy(workFolder, error);
      if (refusal === undefined) throw error;
      // The output may lie on another disk. When this fails too, it says what no disk has room for.
      return await run(isCacheRead, [notKept(shownPath(workFolder, process.cwd()), refusal)]);
    });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof PlatformFailure) return refuse(error.diagnostic);
    if (error instanceof EntryDamaged) return refuse(notReadBack(shownPath(workFolder, process.cwd())));
    const folders = { siteFolder, workFolder, outDir };
    if (!isOfMachine(error, folders)) throw error;
    return refuse(describeRefusal(error, folders));
  }
}

/** Why intermediate files cannot be written, if that is it: failed writes of an output are failures with its path. */
function refusalBy(workFolder: string, error: unknown): unknown {
  const refusal = error instanceof PlatformFailure ? error.cause : error;
  const place = pathOf(refusal);
  if (place !== undefined) return isUnwritable(refusal) && isBelow(place, workFolder) ? refusal : undefined;
  return isFullDisk(refusal) && refusal === error ? refusal : undefined;
}

/** Whether somebody has removed the folder of intermediate files during the build, as cleaning up does. */
function isRemoved(workFolder: string, error: unknown): boolean {
  const cause = error instanceof PlatformFailure ? error.cause : error;
  const place = pathOf(cause);
  return errnoOf(cause) === "ENOENT" && place !== undefined && (place === workFolder || isBelow(place, workFolder));
}

function notKept(folder: string, refusal: unknown): Diagnostic {
  const remedy = isFullDisk(refusal) ? "free some space there" : "change its permissions";
  return {
    code: "write-failed",
    severity: "warning",
    message: `cannot store intermediate files in ${folder}: ${reasonOf(refusal)}`,
    hint: `${remedy}, or set HUBDOCS_CACHE_DIR to another folder: until then, every build starts from scratch`,
  };
}

/** What this build itself had stored there was damaged, too. */
const notReadBack = (folder: string): Diagnostic => ({
  code: "write-failed",
  severity: "error",
  message: `cannot use intermediate files in ${folder}: what is written there is damaged when it is read back`,
  hint: "check the disk, end what changes files there, or set HUBDOCS_CACHE_DIR to another folder, and build again",
});

/** A folder that was asked for, and no other that is only there: it was named so that something is kept. */
const noWorkFolder = (folder: string, refusal: unknown): Diagnostic =>
  isFullDisk(refusal)
    ? notKept(folder, refusal)
    : {
        code: "write-failed",
        severity: "warning",
        message: `cannot store intermediate files in ${folder}: it is not a writable folder`,
        hint: "set HUBDOCS_CACHE_DIR to another folder: until then, every build starts from scratch",
      };

interface RequestedWorld extends Pick<WorldRequest, "spareThread"> {
  readonly isCacheRead: boolean;
  readonly isTemporary?: boolean;
  readonly outDir?: string;
  readonly signal: AbortSignal;
}

/** The world of a request whose site folder exists. @throws PlatformFailure when there is no place for intermediate files. */
export async function openRequestedWorld(
  request: BuildRequest,
  { isCacheRead, isTemporary = false, outDir, signal, spareThread }: RequestedWorld,
): Promise<OpenWorld> {
  const siteFolder = resolve(request.site ?? ".");
  const cacheFolder = askedFolderOf(request);
  if (cacheFolder !== undefined) await assertCachePlace(cacheFolder, { siteFolder, outDir });
  return await openWorld({
    siteFolder,
    jobs: request.jobs ?? availableParallelism(),
    signal,
    progress: request.onProgress ?? (() => undefined),
    sourceDateEpoch: process.env["SOURCE_DATE_EPOCH"],
    isCacheRead,
    merge: (request.merge ?? []).map((folder) => resolve(folder)),
    isTemporary,
    outDir,
    cacheFolder,
    itemLimitMs: itemLimitMsOf(process.env["HUBDOCS_PAGE_SECONDS"]),
    spareThread,
  });
}

const defaultItemLimitMs = 10_000;

/** Value of HUBDOCS_PAGE_SECONDS in milliseconds; anything but a positive number is the default. */
function itemLimitMsOf(seconds: string | undefined): number {
  const limitMs = Number(seconds) * 1000;
  return limitMs > 0 ? limitMs : defaultItemLimitMs;
}

/** Whether there was a site to build: not after a wrong call, nor with a configuration that is wrong. */
export const hasRun = ({ locales }: BuildResult): boolean => locales > 0;

/** The result of a call that was refused. */
export function failedResult(outDir: string, diagnostic: Diagnostic): BuildResult {
  return { diagnostics: [diagnostic], ok: false, pages: 0, locales: 0, fromCache: 0, durationMs: 0, outDir };
}
