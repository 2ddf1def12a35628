// The machine as a build sees it, for one build: opened before, closed after, whatever happens in between.
import { basename, join } from "node:path";
import { versionsFileName } from "../config/index.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { World } from "../pipeline/world.ts";
import { removeAbandoned } from "../platform/cache/abandoned.ts";
import { openBodies } from "../platform/cache/bodies.ts";
import { openEntryCache } from "../platform/cache/entryCache.ts";
import { openNotes } from "../platform/cache/notes.ts";
import { openStampBook, type StampBook } from "../platform/cache/stampBook.ts";
import { createClock } from "../platform/clock.ts";
import { openSiteFolder } from "../platform/files.ts";
import { digestOf } from "../platform/hash.ts";
import { openImageMaker } from "../platform/images/imageMaker.ts";
import { sweepClaims } from "../platform/output/outputLock.ts";
import { sideFolderOf } from "../platform/output/sideFolder.ts";
import { openSpareFolder } from "../platform/output/spareFolder.ts";
import { openStaging, type Staging } from "../platform/output/staging.ts";
import { packageFolder, readProgramDigest } from "../platform/packageFolder.ts";
import type { ProgressEvent } from "../platform/progress.ts";
import { halfMovedFolders } from "../platform/savePlan.ts";
import type { SpareThread } from "../platform/workers/spareThread.ts";
import { openWorkerPool } from "../platform/workers/workerPool.ts";
import { cacheFolderName, openWorkFolder } from "../platform/workFolder.ts";
import { openSiteModules } from "./siteModules.ts";
import { takeShares } from "./takeShares.ts";

/** What a world is opened for. */
export interface WorldRequest {
  /** Path of an existing folder. */
  readonly siteFolder: string;
  readonly jobs: number;
  readonly signal: AbortSignal;
  readonly progress: (event: ProgressEvent) => void;
  /** Value of SOURCE_DATE_EPOCH. */
  readonly sourceDateEpoch: string | undefined;
  /** Whether results of earlier builds are used. Those of this one are kept in any case. */
  readonly isCacheRead: boolean;
  /** Folder for everything that is kept from build to build. @default `.hubdocs` in the site */
  readonly cacheFolder: string | undefined;
  /** Whether a temporary folder takes its place, because the disk has no room for it. */
  readonly isTemporary: boolean;
  /** Output folder beside which intermediate files may stand where nothing else can be written. */
  readonly outDir?: string | undefined;
  /** Absolute paths of folders whose packs are taken into the cache. */
  readonly merge: readonly string[];
  /** Longest time for one file or page. */
  readonly itemLimitMs: number;
  /** Where a thread waits for the next build of this process. */
  readonly spareThread?: SpareThread | undefined;
}

/** A world and how to leave it. */
export interface OpenWorld {
  readonly world: World;
  /** What is wrong with the shares that were merged. */
  readonly shares: readonly Diagnostic[];
  /** Why intermediate files do not stand where they were meant to, if the system says so. */
  readonly refusal?: unknown;
  /** Gives everything back: an unpublished output and its lock, temporary files. */
  close(): Promise<void>;
}

/** Opens what one build needs. @throws PlatformFailure when there is no place for intermediate files. */
export async function openWorld(request: WorldRequest): Promise<OpenWorld> {
  const { jobs, signal, progress, isCacheRead, itemLimitMs, outDir } = request;
  const clock = createClock(request.sourceDateEpoch);
  const files = await openSiteFolder(request.siteFolder);
  const workFolder = await openWorkFolder(files.root, {
    asked: request.cacheFolder,
    isTemporary: request.isTemporary,
    openSpare: outDir === undefined ? undefined : () => openSpareFolder(outDir, files.root),
  });
  const cacheFolder = join(workFolder.path, cacheFolderName);
  const program = readProgramDigest();
  const shares = takeShares(request.merge, { cacheFolder, program });
  const entries = openEntryCache({ folder: cacheFolder, isRead: isCacheRead });
  const bookOf = (ending: string): StampBook =>
    openStampBook(join(workFolder.path, "stamps", `${digestOf(files.root)}${ending}.json`));
  const [stamps, themeStamps] = [bookOf(""), bookOf("-theme")];
  const entry = join(packageFolder, "dist/program/pageWorker.start.cjs");
  const workers = openWorkerPool({ entry, size: jobs, cache: entries, signal, spare: request.spareThread });
  const stagings: Staging[] = [];
  const [unsaved] = halfMovedFolders(files.root, versionsFileName);
  const updates = new Map<string, ReturnType<World["readLastUpdates"]>>();
  const world: World = {
    files,
    hash: digestOf,
    bodies: openBodies(entries),
    cache: { entries, stamps, themeStamps, notes: openNotes(join(workFolder.path, "notes"), files.root) },
    workers,
    program,
    itemLimitMs,
    ...(unsaved === undefined ? {} : { unsavedVersion: basename(unsaved) }),
    openStaging: async (outDir) => {
      const lookScript = join(packageFolder, "dist/program/lookThread.cjs");
      const ledgers = { folder: join(workFolder.path, "outputs"), isRead: isCacheRead, lookScript };
      const kept = isCacheRead ? { keptFolders: join(workFolder.path, "folders") } : {};
      const staging = await openStaging({ outDir, site: files, signal, ledgers, ...kept });
      stagings.push(staging);
      return staging;
    },
    ...openSiteModules({ files, workFolder: workFolder.path, limitMs: itemLimitMs, signal }),
    readLastUpdates: (folder) => {
      const known = updates.get(folder) ?? updatesBelow(files.root, folder, signal);
      updates.set(folder, known);
      return known;
    },
    readFormerTexts: async function* (request) {
      const { readFormerTexts } = await import("../platform/gitTexts.ts");
      yield* readFormerTexts(files.root, request, signal);
    },
    readHistoryDepth: async () => {
      const { readHistoryDepth } = await import("../platform/gitHistory.ts");
      return await readHistoryDepth(files.root, signal);
    },
    readRenames: async (folder) => {
      const { readRenames } = await import("../platform/gitHistory.ts");
      return await readRenames(files.root, folder, signal);
    },
    openImageMaker: (options) => openImageMaker({ ...options, workFolder: workFolder.path }),
    askLinks: async (addresses, settings) => {
      // Loaded late: only a check asks, and only when it is told to.
      const { askLinks } = await import("../platform/links/askLinks.ts");
      const file = join(workFolder.path, "links.json");
      return await askLinks(addresses, { ...settings, file, nowMs: clock.wallMs(), signal });
    },
    clock,
    startedMs: clock.wallMs(),
    progress,
    siteFolder: files.root,
    packageFolder,
    workFolder: workFolder.path,
    signal,
    jobs,
  };
  const close = async (): Promise<void> => {
    // Their files may be all that the process can have open: removing a folder takes one.
    await workers.close();
    entries.close();
    await Promise.allSettled(stagings.map((staging) => staging.discard()));
    stamps.save();
    themeStamps.save();
    for (const folder of ["", cacheFolderName, "notes", "outputs", "stamps"])
      removeAbandoned(join(workFolder.path, folder));
    await sweepClaims(sideFolderOf(join(files.root, versionsFileName)));
    await workFolder.close();
  };
  return { world, shares, refusal: workFolder.refusal, close };
}

/** Loaded late: most sites do not show when a page was changed. */
async function updatesBelow(root: string, folder: string, signal: AbortSignal): ReturnType<World["readLastUpdates"]> {
  const { readLastUpdates } = await import("../platform/gitHistory.ts");
  return await readLastUpdates(root, folder, signal);
}
