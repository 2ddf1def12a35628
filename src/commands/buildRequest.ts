// What can be asked of a build, and what that means to the pipeline. Runs nothing.
import { realpath } from "node:fs/promises";
import { relative, resolve, sep } from "node:path";
import type { Shard } from "../model/shard.ts";
import type { BuildOptions } from "../pipeline/world.ts";
import { isBelow } from "../platform/output/outputGuard.ts";
import type { ProgressEvent } from "../platform/progress.ts";

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
  /** Page to explain in the result, or several: its address, output file or source. */
  readonly explain?: string | readonly string[];
  /** Whether the result says which pages were made anew, and why. @default false */
  readonly explainChanges?: boolean;
  /** Most jobs at a time. @default the number of processors */
  readonly jobs?: number;
  /** Stops the build; its result is then rejected with the signal's reason. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (event: ProgressEvent) => void;
}

/** Absolute path of the output of a request. */
export function outDirOf({ site = ".", outDir, offline = false }: BuildRequest): string {
  return outDir === undefined ? resolve(site, offline ? "build-offline" : "build") : resolve(outDir);
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
    explain = [],
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
    ...(explain.length === 0 ? {} : { explain: typeof explain === "string" ? [explain] : explain }),
    ...(explainChanges === undefined ? {} : { explainChanges }),
    ...(request.shard === undefined ? {} : { shard: request.shard }),
    ...(request.offline === undefined ? {} : { offline: request.offline }),
  };
}

/** Path of a configuration file relative to the site, if it lies there as seen from the current folder. */
async function configFileIn(siteFolder: string, config: string): Promise<string> {
  const place = await realpath(resolve(config)).catch(() => undefined); // looking for it in the site says so
  return place !== undefined && isBelow(place, siteFolder) ? relative(siteFolder, place).split(sep).join("/") : config;
}
