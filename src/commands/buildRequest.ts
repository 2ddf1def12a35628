// What can be asked of a build, and what that means to the pipeline. Runs nothing.
import { realpath } from "node:fs/promises";
import { relative, resolve, sep } from "node:path";
import type { Shard } from "../model/shard.ts";
import type { BuildOptions } from "../pipeline/world.ts";
import type { OutputChanges } from "../platform/output/outputChanges.ts";
import { isBelow } from "../platform/output/outputGuard.ts";
import type { ProgressEvent } from "../platform/progress.ts";

/** What to build and how. Paths are relative to the current folder; every option has a default. */
export interface BuildRequest {
  /** The folder of the site, which holds its configuration. @default the current folder */
  readonly site?: string;
  /**
   * Folder for the finished site, relative to the current folder.
   * @default `build` in the site folder, or `build-offline` with `offline`
   */
  readonly outDir?: string;
  /**
   * Configuration file, which must lie inside the site folder. Its path is relative to the current folder or to the site
   * folder. @default the first `hubdocs.config.*` in the site folder
   */
  readonly config?: string;
  /** Codes of the locales to build. @default all locales of the site */
  readonly locales?: readonly string[];
  /** Path below which the site is served, such as `/docs/`. @default `baseUrl` of the configuration */
  readonly baseUrl?: string;
  /** Builds a site that works without a server: opened from a disk, or below any address. @default false */
  readonly offline?: boolean;
  /** Makes warnings fail the build, as errors do. @default false */
  readonly strict?: boolean;
  /** Builds drafts as pages with a banner, which are left out otherwise. @default false */
  readonly drafts?: boolean;
  /** Reuses results of earlier builds. @default true */
  readonly cache?: boolean;
  /**
   * Folder for results that later builds reuse. @default the environment variable `HUBDOCS_CACHE_DIR`, or `.hubdocs` in
   * the site folder
   */
  readonly cacheFolder?: string;
  /**
   * Builds one share of the pages: `{ index: 2, count: 8 }` is the second of eight. The output folder then holds no site
   * but a file for `merge`.
   */
  readonly shard?: Shard;
  /** Output folders of builds with `shard`; this build reuses their results. @default [] */
  readonly merge?: readonly string[];
  /** Asks other sites whether links to them still work. Only `check` does this. @default false */
  readonly external?: boolean;
  /**
   * Files and folders of the site whose translations are to be recorded as up to date with their originals. Only `check`
   * does this. Nothing is written: `ledgers` of the result are the files to write. @default []
   */
  readonly acceptTranslations?: readonly string[];
  /**
   * Makes a page that tells translators what to do. Only `check` does this. Nothing is written: `translationReport` of the
   * result is the page as HTML. @default false
   */
  readonly reportTranslations?: boolean;
  /**
   * Path of the `url-manifest.json` of an earlier release: addresses and anchors that have disappeared since are
   * reported.
   */
  readonly against?: string;
  /**
   * Pages for which `explanations` of the result say why they were made anew or kept. Each is named by its address, its
   * output file or its source. @default []
   */
  readonly explain?: string | readonly string[];
  /** Explains every page that was made anew, in `explanations` of the result. @default false */
  readonly explainChanges?: boolean;
  /** Largest number of jobs that run at the same time, at least 1. @default the number of processors */
  readonly jobs?: number;
  /** Stops the build: its promise is then rejected with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Called as the build proceeds, up to many times a second. */
  readonly onProgress?: (event: ProgressEvent) => void;
  /**
   * Called with the files that a build is about to change in its output, when all are made and before any is replaced. If
   * it throws, or its promise is rejected, the output stays as it was.
   */
  readonly onChanges?: (changes: OutputChanges) => void | Promise<void>;
}

/** The absolute path of a request's output folder. */
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
    reportTranslations = false,
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
    ...(reportTranslations && !write ? { reportTranslations } : {}),
    ...(explain.length === 0 ? {} : { explain: typeof explain === "string" ? [explain] : explain }),
    ...(explainChanges === undefined ? {} : { explainChanges }),
    ...(request.shard === undefined ? {} : { shard: request.shard }),
    ...(request.onChanges === undefined ? {} : { onChanges: request.onChanges }),
    ...(request.offline === undefined ? {} : { offline: request.offline }),
  };
}

/** The path of a configuration file relative to the site folder, where the given path leads there from the current folder. */
async function configFileIn(siteFolder: string, config: string): Promise<string> {
  const place = await realpath(resolve(config)).catch(() => undefined); // if it is missing, the search in the site folder reports that
  return place !== undefined && isBelow(place, siteFolder) ? relative(siteFolder, place).split(sep).join("/") : config;
}
