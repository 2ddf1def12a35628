// Proves that a build from the cache is what a build from nothing is: builds into a temporary folder, with a cache of
// its own, and compares every file.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Diagnostic } from "../model/diagnostic.ts";
import { diskFailure, errnoOf } from "../platform/failure.ts";
import { markerName, readMarker } from "../platform/output/marker.ts";
import { needTemporaryFolder } from "../platform/output/temporaryFolder.ts";
import { type BuildRequest, outDirOf } from "./buildRequest.ts";
import { runBuild } from "./runBuild.ts";

/** What comparing two builds gave. */
interface Verification {
  /** Why there is nothing to compare with: what stopped the build without the cache. */
  readonly failed: readonly Diagnostic[];
  /** Files that differ, by path; empty when both outputs are the same. */
  readonly different: readonly string[];
}

/** Builds once more into a temporary folder, and compares. @throws PlatformFailure when a file of either output cannot be read. */
export async function verifyBuild(request: BuildRequest): Promise<Verification> {
  const { path: folder, close } = await needTemporaryFolder("verify");
  try {
    const outDir = join(folder, "output");
    const { diagnostics, ok } = await runBuild(
      { ...request, outDir, cache: false, cacheFolder: join(folder, "cache"), merge: [] },
      { write: true },
    );
    if (!ok) return { failed: diagnostics.filter(({ severity }) => severity === "error"), different: [] };
    return { failed: [], different: await differences(outDirOf(request), outDir) };
  } finally {
    // The result is known; what stays in a temporary folder does no harm.
    await close().catch(() => undefined);
  }
}

async function differences(warm: string, cold: string): Promise<readonly string[]> {
  const paths = new Set([...(readMarker(warm) ?? []), ...(readMarker(cold) ?? []), markerName]);
  const different: string[] = [];
  for (const path of [...paths].sort()) {
    const [one, other] = await Promise.all([warm, cold].map((folder) => readIfThere(join(folder, path))));
    if (one === undefined || other === undefined || !one.equals(other)) different.push(path);
  }
  return different;
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (errnoOf(error) === "ENOENT") return undefined;
    throw diskFailure(`cannot read ${path}`, error);
  }
}
