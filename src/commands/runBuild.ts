// One build or check from start to end as a value: what the disk refused is a finding like any other.
import { existsSync } from "node:fs";
import { realpath, stat } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join, relative, resolve, sep } from "node:path";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Shard } from "../model/shard.ts";
import { buildSite } from "../pipeline/build.ts";
import { shardFileName } from "../pipeline/shards.ts";
import type { BuildOptions, BuildResult, World } from "../pipeline/world.ts";
import { EntryDamaged } from "../platform/cache/entryDamaged.ts";
import { isSourceDateEpoch } from "../platform/clock.ts";
import { diskFailure, isRefusal, PlatformFailure, pathOf } from "../platform/failure.ts";
import { isBelow } from "../platform/output/outputGuard.ts";
import type { ProgressEvent } from "../platform/progress.ts";
import { badEpoch, noFolder, noShard } from "./callProblems.ts";
import { type OpenWorld, openWorld } from "./openWorld.ts";
import { readPublished } from "./readPublished.ts";

/** What to build and how. Paths are relative to the current folder; everything has a default. */
export interface BuildRequest {
  /** The folder with the configuration. @default the current folder */
  readonly site?: string;
  /** @default `build` in the site folder, or `build-offline` */
  readonly outDir?: string;
  /** Configuration file inside the site: relative to the current folder, or else to the site folder. */
  readonly config?: string;
  /** Only these locales. */
  readonly locales?: readonly string[];
  readonly baseUrl?: string;
  /** Makes a folder that works without a server, opened from a disk or below any address. @default false */
  readonly offline?: boolean;
  /** Warnings make the build fail. @default false */
  readonly strict?: boolean;
  /** Drafts become pages, with a banner. @default false */
  readonly drafts?: boolean;
  /** @default true */
  readonly cache?: boolean;
  /** Folder for what is kept from build to build. @default HUBDOCS_CACHE_DIR, or `.hubdocs` in the site folder */
  readonly cacheFolder?: string;
  /** Makes this share of the pages, `2/8`, and leaves what `merge` takes in the output folder. */
  readonly shard?: Shard;
  /** Folders that builds of shares have left: what they have made is not made again. */
  readonly merge?: readonly string[];
  /** Ask other sites whether links to them lead somewhere; only when checking. @default false */
  readonly external?: boolean;
  /**
   * Files and folders of the site whose translations count as made from the present originals; only when
   * checking. Nothing is written: the result holds the `ledgers`.
   */
  readonly acceptTranslations?: readonly string[];
  /** Manifest of an earlier release (`url-manifest.json`): addresses and anchors that are gone are reported. */
  readonly against?: string;
  /** Page to explain in the result: its address, output file or source. */
  readonly explain?: string;
  /** Whether the result says which pages were made anew, and why. @default false */
  readonly explainChanges?: boolean;
  /** Most jobs at a time. @default the number of processors */
  readonly jobs?: number;
  /** Stops the build; its result is then rejected with the signal's reason. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (event: ProgressEvent) => void;
}

/** What the commands set themselves, and no request can. */
interface RunSettings extends Pick<BuildOptions, "write" | "describeVersion">, Pick<World, "onNews" | "whenFree"> {}

/**
 * Runs a build, or with `write: false` a check.
 * @throws the signal's reason, or an Error that is a bug in hubdocs.
 */
export async function runBuild(
  request: BuildRequest,
  { write, describeVersion, ...hooks }: RunSettings,
): Promise<BuildResult> {
  const siteFolder = resolve(request.site ?? ".");
  const outDir = outDirOf(request);
  const signal = request.signal ?? new AbortController().signal;
  const refuse = (diagnostic: Diagnostic): BuildResult => failedResult(outDir, diagnostic);
  const sourceDateEpoch = process.env["SOURCE_DATE_EPOCH"];
  if (sourceDateEpoch !== undefined && !isSourceDateEpoch(sourceDateEpoch)) return refuse(badEpoch(sourceDateEpoch));
  const stranger = request.merge?.find((folder) => !existsSync(join(folder, shardFileName)));
  if (stranger !== undefined) return refuse(noShard(stranger));
  if (!(await isFolder(siteFolder))) return refuse(noFolder(request.site ?? siteFolder));
  const published = request.against === undefined ? undefined : await readPublished(request.against);
  if (published !== undefined && "code" in published) return refuse(published);
  const own = {
    ...(published === undefined ? {} : { against: published }),
    ...(describeVersion === undefined ? {} : { describeVersion }),
  };
  const run = async (isCacheRead: boolean): Promise<BuildResult> => {
    const { world, close } = await openRequestedWorld(request, { isCacheRead, signal });
    try {
      const options = await buildOptions(request, { outDir, write, siteFolder: world.siteFolder });
      return await buildSite({ ...world, ...hooks }, { ...options, ...own });
    } finally {
      await close();
    }
  };
  try {
    return await run(request.cache !== false || (request.merge ?? []).length > 0).catch((error: unknown) => {
      if (!(error instanceof EntryDamaged)) throw error;
      return run(false);
    });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof PlatformFailure) return refuse(error.diagnostic);
    // Intermediate files are written in many places; their errors have no path when a disk is full.
    if (isRefusal(error))
      return refuse(diskFailure(`cannot write ${pathOf(error) ?? "intermediate files"}`, error).diagnostic);
    throw error;
  }
}

/** The world of a request whose site folder exists. */
export async function openRequestedWorld(
  request: BuildRequest,
  { isCacheRead, signal }: { readonly isCacheRead: boolean; readonly signal: AbortSignal },
): Promise<OpenWorld> {
  return await openWorld({
    siteFolder: resolve(request.site ?? "."),
    jobs: request.jobs ?? availableParallelism(),
    signal,
    progress: request.onProgress ?? (() => undefined),
    sourceDateEpoch: process.env["SOURCE_DATE_EPOCH"],
    isCacheRead,
    merge: (request.merge ?? []).map((folder) => resolve(folder)),
    cacheFolder: folderOf(request.cacheFolder ?? process.env["HUBDOCS_CACHE_DIR"]),
    itemLimitMs: itemLimitMsOf(process.env["HUBDOCS_PAGE_SECONDS"]),
  });
}

/** Absolute path of the output of a request. */
export function outDirOf({ site = ".", outDir, offline = false }: BuildRequest): string {
  return outDir === undefined ? resolve(site, offline ? "build-offline" : "build") : resolve(outDir);
}

const defaultItemLimitMs = 10_000;

/** Value of HUBDOCS_PAGE_SECONDS in milliseconds; anything but a positive number is the default. */
function itemLimitMsOf(seconds: string | undefined): number {
  const limitMs = Number(seconds) * 1000;
  return limitMs > 0 ? limitMs : defaultItemLimitMs;
}

function folderOf(path: string | undefined): string | undefined {
  return path === undefined || path === "" ? undefined : resolve(path);
}

interface Resolved {
  readonly outDir: string;
  readonly siteFolder: string;
  readonly write: boolean;
}

/** A request as the pipeline takes it. */
export async function buildOptions(
  request: BuildRequest,
  { outDir, siteFolder, write }: Resolved,
): Promise<BuildOptions> {
  const {
    config,
    locales = [],
    baseUrl,
    strict = false,
    cache = true,
    drafts = false,
    explain,
    explainChanges,
    external,
    acceptTranslations = [],
  } = request;
  return {
    outDir,
    ...(config === undefined ? {} : { configFile: await configFileIn(siteFolder, config) }),
    ...(locales.length === 0 ? {} : { locales }),
    ...(baseUrl === undefined ? {} : { baseUrl }),
    strict,
    write,
    drafts,
    noCache: !cache,
    ...(external === true && !write ? { external } : {}),
    ...(acceptTranslations.length > 0 && !write ? { acceptTranslations } : {}),
    ...(explain === undefined ? {} : { explain }),
    ...(explainChanges === undefined ? {} : { explainChanges }),
    ...(request.shard === undefined ? {} : { shard: request.shard }),
    ...(request.offline === undefined ? {} : { offline: request.offline }),
  };
}

/** Path of a configuration file relative to the site, if it lies there as seen from the current folder. */
async function configFileIn(siteFolder: string, config: string): Promise<string> {
  const place = await realpath(resolve(config)).catch(() => undefined);
  return place !== undefined && isBelow(place, siteFolder) ? relative(siteFolder, place).split(sep).join("/") : config;
}

function failedResult(outDir: string, diagnostic: Diagnostic): BuildResult {
  return { diagnostics: [diagnostic], ok: false, pages: 0, locales: 0, fromCache: 0, durationMs: 0, outDir };
}

const isFolder = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => undefined))?.isDirectory() === true;
