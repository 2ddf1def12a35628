// The shortest way through a build: when nothing that the last one looked at has changed, and its output is still whole,
// there is nothing to do. What it looked at is written down as stamps of files, for this machine and this folder alone.
import type { SitePath } from "../model/brands.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { isSettled } from "../platform/cache/stampBook.ts";
import { isRefusal, PlatformFailure } from "../platform/failure.ts";
import type { StampedFiles } from "../platform/files.ts";
import type { Staging } from "../platform/output/staging.ts";
import type { BuildKey, BuildStart } from "./buildKey.ts";
import type { BuildOptions, World } from "./world.ts";

/** What a build that has nothing to do gives. */
export interface FinishedBuild {
  readonly diagnostics: readonly Diagnostic[];
  readonly pages: number;
  readonly contentSecurity: string;
}

/** A build that has nothing to do: all its pages are there already. */
interface RecalledBuild extends FinishedBuild {
  readonly fromCache: number;
}

/** A finished build with everything that it depended on. */
export interface Finished extends FinishedBuild {
  /** By what the build is known; see `Identity`. */
  readonly key: string;
  readonly frame: string;
  /** What the output was known by: builds with other flags, and those of other sites, may have taken its place. */
  readonly output: string | null;
  /** Files that were looked at besides; `null` stands for one that was not there. */
  readonly seen: readonly (readonly [path: SitePath, stamp: string | null])[];
  /** Folders that were listed, with digests of the names in them. */
  readonly listed: readonly (readonly [folder: SitePath, names: string])[];
}

/** Files as one build has looked at them. */
export interface SeenFiles {
  readonly files: StampedFiles;
  /** Paths of all files that were asked for. */
  paths(): ReadonlySet<SitePath>;
  /** Folders that were listed. */
  folders(): ReadonlySet<SitePath>;
}

/** Files that remember what they were asked for. */
export function watchReads(files: StampedFiles): SeenFiles {
  const paths = new Set<SitePath>();
  const folders = new Set<SitePath>();
  const note = (path: SitePath): SitePath => {
    paths.add(path);
    return path;
  };
  return {
    files: {
      read: (path) => files.read(note(path)),
      exists: (path) => files.exists(note(path)),
      stamp: (path) => files.stamp(note(path)),
      refusal: (path) => files.refusal(note(path)),
      list: (folder, options) => {
        folders.add(folder);
        return files.list(folder, options);
      },
    },
    paths: () => paths,
    folders: () => folders,
  };
}

/**
 * The last build with the same settings, as it was written down; whether a new one would give the same is asked later.
 * That its output is whole is looked at from now on.
 */
export function findFinished(options: BuildOptions, staging: Staging | undefined, world: World): Finished | undefined {
  if (world.cache.entries.isEmpty || options.explain !== undefined || options.shard !== undefined) return undefined;
  if (!isRepeatable(options)) return undefined;
  // Most of the output stays, if not all of it.
  staging?.expectIntact();
  const text = world.cache.notes.read(nameOf(options));
  const finished: Finished | undefined = text === undefined ? undefined : JSON.parse(text);
  return finished?.output === stateOf(staging) ? finished : undefined;
}

/** The last build, if a new one would give the same. */
export async function recallBuild(
  finished: Finished | undefined,
  { staging }: BuildStart,
  { key, world }: { readonly key: BuildKey; readonly world: World },
): Promise<RecalledBuild | undefined> {
  if (finished === undefined || finished.key !== (await key())?.key) return undefined;
  for (const [path, stamp] of finished.seen) if (((await world.files.stamp(path)) ?? null) !== stamp) return undefined;
  for (const [folder, names] of finished.listed) if ((await namesIn(folder, world)) !== names) return undefined;
  if (staging !== undefined && !(await staging.isIntact())) return undefined;
  return { ...finished, fromCache: finished.pages };
}

// Beyond that, what is done early for pages that stay would mostly be in vain.
const mostChanges = 1 / 20;

/**
 * Whether most pages will be those of the last build, as far as that can be told before the site is put together: few sources
 * have changed, and nothing else has. @param fresh How many sources were parsed anew.
 */
export async function isMostlySame(
  finished: Finished | undefined,
  { sources }: BuildStart,
  { key, fresh }: { readonly key: BuildKey; readonly fresh: number },
): Promise<boolean> {
  if (finished === undefined || fresh > sources.length * mostChanges) return false;
  return finished.frame === (await key())?.frame;
}

/** Findings that say what stood in files before: by their histories, which may change when no file does. */
const fromHistories: ReadonlySet<string> = new Set<Diagnostic["code"]>(["stale-translation"]);

/** Writes a build down that has ended well. */
export async function rememberBuild(
  { options, staging }: Pick<BuildStart, "options" | "staging">,
  { seen, ...result }: FinishedBuild & { readonly seen: SeenFiles },
  { key: keyOfBuild, world }: { readonly key: BuildKey; readonly world: World },
): Promise<void> {
  const { frame, key } = (await keyOfBuild()) ?? {};
  if (frame === undefined || key === undefined || !isRepeatable(options)) return;
  if (result.diagnostics.some(({ code }) => fromHistories.has(code))) return;
  const stamps = await stampsOf(seen, world);
  if (stamps === undefined) return;
  const listed: (readonly [SitePath, string])[] = [];
  for (const folder of seen.folders()) listed.push([folder, await namesIn(folder, world)]);
  const finished: Finished = { ...result, frame, key, output: stateOf(staging), seen: stamps, listed };
  world.cache.notes.write(nameOf(options), JSON.stringify(finished));
}

type Stamp = readonly [SitePath, string | null];

/** `undefined` when a file was changed too lately, or cannot be looked at: the output stands already, and is not worth less. */
async function stampsOf(seen: SeenFiles, { files, startedMs }: World): Promise<readonly Stamp[] | undefined> {
  const stamps: Stamp[] = [];
  try {
    for (const path of seen.paths()) {
      const stamp = await files.stamp(path);
      if (stamp !== undefined && !isSettled(stamp, startedMs)) return undefined;
      stamps.push([path, stamp ?? null]);
    }
  } catch (error) {
    if (!(error instanceof PlatformFailure) && !isRefusal(error)) throw error;
    return undefined;
  }
  return stamps;
}

/** Whether asking once more gives the same: not where the world outside or the history is asked, or the site itself is to change. */
function isRepeatable({
  external,
  acceptTranslations = [],
  against,
  describeVersion,
  reportTranslations,
  exchange,
}: BuildOptions): boolean {
  const isOfOutside = external === true || against !== undefined || reportTranslations === true;
  return describeVersion === undefined && exchange === undefined && !isOfOutside && acceptTranslations.length === 0;
}

const stateOf = (staging: Staging | undefined): string | null => staging?.state() ?? null;

async function namesIn(folder: SitePath, { files, hash }: World): Promise<string> {
  return hash((await files.list(folder)).value.map(({ path }) => path).join("\n"));
}

/** A build of the same site with the same flags. */
function nameOf({ outDir, write, strict, drafts, locales, baseUrl, configFile }: BuildOptions): string {
  return JSON.stringify(["build", outDir, write, strict, drafts, locales, baseUrl, configFile]);
}
