// Notices changes below a folder by looking again and again, where the system reports none: in folders that are shared with
// a container or over a network.
import type { Dirent } from "node:fs";
import { lstat, readdir } from "node:fs/promises";
import { join } from "node:path";
import { type FolderWatch, isWatched, type WatchRequest } from "./watchRequest.ts";

// Short enough for a writer, and long enough to be idle most of the time, even with many files.
const pauseMs = 300;
const pausePerLook = 4;

const folderMark = "folder";

/** Marks by path; the mark of a file is different after every change. */
type Marks = Map<string, string>;

/** Starts polling; resolves when changes are noticed from then on. Links are not followed. */
export async function pollFolder(request: WatchRequest): Promise<FolderWatch> {
  const known = await lookAt(request.folder, request);
  const missed = new Set<string>();
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  const lookAgain = async (): Promise<void> => {
    const start = performance.now();
    const seen = await lookAt(request.folder, request);
    const lookMs = performance.now() - start;
    if (isClosed) return;
    tell(seen, { known, missed, onEvent: request.onEvent });
    wait(Math.max(pauseMs, lookMs * pausePerLook));
  };
  const wait = (ms: number): void => {
    timer = setTimeout(() => void lookAgain(), ms);
  };
  wait(pauseMs);
  return {
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

interface Memory extends Pick<WatchRequest, "onEvent"> {
  readonly known: Marks;
  /** Paths that were missing the last time. Some editors remove a file before they save it anew. */
  readonly missed: Set<string>;
}

/** Reports what has changed and remembers the new state. */
function tell(seen: Marks, { known, missed, onEvent }: Memory): void {
  for (const path of known.keys()) {
    if (seen.has(path)) missed.delete(path);
    else if (missed.delete(path)) {
      known.delete(path);
      onEvent(path, false);
    } else missed.add(path);
  }
  for (const [path, mark] of seen) {
    const before = known.get(path);
    if (before === mark) continue;
    known.set(path, mark);
    onEvent(path, before !== undefined && before !== folderMark && mark !== folderMark);
  }
}

/** Collects the marks of everything below a folder. */
async function lookAt(folder: string, request: WatchRequest, seen: Marks = new Map()): Promise<Marks> {
  await Promise.all(
    (await entriesOf(folder)).map(async (entry) => {
      const path = join(folder, entry.name);
      if (!isWatched(request, path, entry.name)) return;
      if (!entry.isDirectory()) return seen.set(path, await markOf(path));
      seen.set(path, folderMark);
      return lookAt(path, request, seen);
    }),
  );
  return seen;
}

async function markOf(path: string): Promise<string> {
  try {
    // ctime counts, too: a copied file may keep the mtime of its original.
    const { ino, size, mtimeMs, ctimeMs } = await lstat(path);
    return [ino, size, mtimeMs, ctimeMs].join(" ");
  } catch {
    return ""; // removed since it was listed; the next look notices that
  }
}

async function entriesOf(folder: string): Promise<readonly Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch {
    return []; // removed, or not to be listed; the build reports that
  }
}
