// Proves that a build from the cache is what a build from nothing is: builds into a temporary folder, with a cache of
// its own, and compares every file.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { markerName, readMarker } from "../platform/output/marker.ts";
import { type BuildRequest, outDirOf } from "./buildRequest.ts";
import { runBuild } from "./runBuild.ts";

/** Files that differ, by path; empty when both outputs are the same. */
export async function verifyBuild(request: BuildRequest): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), "hubdocs-verify-"));
  try {
    const outDir = join(folder, "output");
    await runBuild(
      { ...request, outDir, cache: false, cacheFolder: join(folder, "cache"), merge: [] },
      { write: true },
    );
    return await differences(outDirOf(request), outDir);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function differences(warm: string, cold: string): Promise<readonly string[]> {
  const paths = new Set([...((await readMarker(warm)) ?? []), ...((await readMarker(cold)) ?? []), markerName]);
  const different: string[] = [];
  for (const path of [...paths].sort()) {
    const [one, other] = await Promise.all(
      [warm, cold].map((folder) => readFile(join(folder, path)).catch(() => undefined)),
    );
    if (one === undefined || other === undefined || !one.equals(other)) different.push(path);
  }
  return different;
}
