// Noticing that something in a folder or below it has changed by looking again and again, where the system tells of nothing:
// in folders that are shared with a container or over a network.
import type { Dirent } from "node:fs";
import { lstat, readdir } from "node:fs/promises";
import { join } from "node:path";
import { type FolderWatch, isWatched, type WatchRequest } from "./watchRequest.ts";

// As long as a writer does not mind; and most of the time nothing is looked at, however many files there are.
const pauseMs = 300;
const pausePerLook = 4;

const folderMark = "folder";

/** What a path is known by: of a file it is another one after every change. */
type Marks = Map<string, string>;

/** Starts to look; resolves when changes are noticed from then on. Links are not followed. */
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
  /** What was not there the last time. Editors that save by way of another file remove the old one first. */
  readonly missed: Set<string>;
}

/** Tells what is not as it was known, and keeps it in mind. */
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

/** Looks at all that is in a folder and below. */
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
    // The time of a change counts too: what is copied may keep the time of its writing.
    const { ino, size, mtimeMs, ctimeMs } = await lstat(path);
    return [ino, size, mtimeMs, ctimeMs].join(" ");
  } catch {
    return ""; // gone since it was listed, which the next look finds
  }
}

async function entriesOf(folder: string): Promise<readonly Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch {
    return []; // gone, or it may not be listed, which the build says
  }
}
