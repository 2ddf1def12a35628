// Noticing that something in a folder has changed. Owns the watchers of folders, one for each; what a change means is for
// those who are told.
//
// The package chokidar is not used: it watches every file by itself and goes on watching one that was replaced, so edits went
// unseen after a folder had been deleted and made again, as by a checkout of another branch. A folder's watcher tells of every
// name in it. Any event of a name that is a folder lets what is below be watched anew: it may be another one.
import { type Dirent, type FSWatcher, lstatSync, readdirSync, watch } from "node:fs";
import { basename, dirname, join } from "node:path";
import { errnoOf, reasonOf } from "./failure.ts";
import { isVisibleName } from "./folder.ts";
import { isBelow } from "./output/outputGuard.ts";

/** What to watch. */
export interface WatchRequest {
  /** Absolute path. */
  readonly folder: string;
  /** Absolute paths of folders inside it that do not count. */
  readonly ignored: readonly string[];
  /** Something has changed; an edit is other content of a file that was there before. The path is absolute. */
  readonly onEvent: (path: string, isEdit: boolean) => void;
  /** Changes are no longer noticed, with the reason. */
  readonly onError: (reason: string) => void;
}

/** A folder whose names are watched. */
interface WatchedFolder {
  readonly path: string;
  readonly watcher: FSWatcher;
  readonly files: Set<string>;
  readonly folders: Map<string, WatchedFolder>;
  isClosed: boolean;
}

/** What all folders of a watch have in common. */
interface Watch {
  readonly isCounted: (path: string, name: string) => boolean;
  /** Hears of names in a folder; `undefined` when it cannot be watched. */
  readonly listen: (path: string, onName: (name: string) => void) => FSWatcher | undefined;
  /** Lets a name be looked at soon, with others. */
  readonly gather: (of: WatchedFolder, name: string) => void;
  readonly after: (ms: number, work: () => void) => void;
  readonly onEvent: WatchRequest["onEvent"];
}

// A write is several events: they are looked at together.
const gatherMs = 10;
// Editors that save by way of another file remove the old one first.
const goneMs = 100;

/** Starts to watch. What does not count in a site does not count here, and links are not followed. */
export function watchFolder({ folder, ignored, onEvent, onError }: WatchRequest): { close(): void } {
  const pending = new Map<WatchedFolder, Set<string>>();
  const timers = new Set<NodeJS.Timeout>();
  const lookAtAll = (): void => {
    const all = [...pending];
    pending.clear();
    for (const [of, names] of all) for (const name of names) lookAt(of, name, { common });
  };
  const common: Watch = {
    isCounted: (path, name) =>
      isVisibleName(name) &&
      name !== "node_modules" &&
      !ignored.some((other) => path === other || isBelow(path, other)),
    listen: listener(onError),
    gather: (of, name) => {
      if (pending.size === 0) common.after(gatherMs, lookAtAll);
      pending.set(of, (pending.get(of) ?? new Set()).add(name));
    },
    after: (ms, work) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        work();
      }, ms);
      timers.add(timer);
    },
    onEvent,
  };
  let root = openFolder(folder, common);
  // The folder itself may be deleted and made again.
  const above = common.listen(dirname(folder), (name) => {
    if (name !== basename(folder)) return;
    shut(root);
    root = openFolder(folder, common);
    onEvent(folder, false);
  });
  return {
    close: () => {
      for (const timer of timers) clearTimeout(timer);
      above?.close();
      shut(root);
    },
  };
}

/** Watches a folder and all below. What comes into it meanwhile is found, or told of. */
function openFolder(path: string, common: Watch): WatchedFolder | undefined {
  const watcher = common.listen(path, (name) => common.gather(opened, name));
  if (watcher === undefined) return undefined;
  const opened: WatchedFolder = { path, watcher, files: new Set(), folders: new Map(), isClosed: false };
  for (const entry of entriesOf(path)) {
    const place = join(path, entry.name);
    if (!common.isCounted(place, entry.name)) continue;
    const inner = entry.isDirectory() ? openFolder(place, common) : undefined;
    if (inner !== undefined) opened.folders.set(entry.name, inner);
    else if (!entry.isDirectory()) opened.files.add(entry.name);
  }
  return opened;
}

function shut(closed: WatchedFolder | undefined): void {
  if (closed === undefined) return;
  closed.isClosed = true;
  closed.watcher.close();
  for (const inner of closed.folders.values()) shut(inner);
}

interface Look {
  readonly common: Watch;
  /** A file that is not there has been waited for. */
  readonly isLast?: boolean;
}

/** Finds out what has happened to a name, and tells. */
function lookAt(of: WatchedFolder, name: string, { common, isLast = false }: Look): void {
  const path = join(of.path, name);
  if (of.isClosed || name === "" || !common.isCounted(path, name)) return;
  const kind = kindOf(path);
  const wasFile = of.files.has(name);
  const before = of.folders.get(name);
  // What happens to a folder itself comes under its own name too; the one above it tells.
  if (kind === undefined && !wasFile && before === undefined) return;
  if (kind === undefined && wasFile && !isLast) {
    common.after(goneMs, () => kindOf(path) ?? lookAt(of, name, { common, isLast: true }));
    return;
  }
  shut(before);
  of.folders.delete(name);
  of.files.delete(name);
  const inner = kind === "folder" ? openFolder(path, common) : undefined;
  if (inner !== undefined) of.folders.set(name, inner);
  if (kind === "file") of.files.add(name);
  common.onEvent(path, wasFile && kind === "file");
}

function kindOf(path: string): "file" | "folder" | undefined {
  try {
    return lstatSync(path).isDirectory() ? "folder" : "file";
  } catch {
    return undefined;
  }
}

function entriesOf(path: string): readonly Dirent[] {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch {
    return []; // gone again, or it may not be listed, which the build says
  }
}

/** Opens watchers. What is gone, or may not be looked at, the build knows better; any other error is told once. */
function listener(onError: WatchRequest["onError"]): Watch["listen"] {
  const told = new Set<string>(["ENOENT", "ENOTDIR", "EACCES", "EPERM"]);
  const tell = (error: unknown): void => {
    const errno = errnoOf(error) ?? "";
    if (told.has(errno)) return;
    told.add(errno);
    onError(limitsByErrno[errno] ?? reasonOf(error));
  };
  return (path, onName) => {
    try {
      const watcher = watch(path, (_, name) => onName(name ?? ""));
      watcher.on("error", tell);
      return watcher;
    } catch (error) {
      tell(error);
      return undefined;
    }
  };
}

/** Linux says the same of these limits as of a full disk and of too many open files. */
const limitsByErrno: Readonly<Record<string, string>> = {
  ENOSPC: "this machine lets no more folders be watched (fs.inotify.max_user_watches)",
  EMFILE:
    "this machine lets no more programs watch (fs.inotify.max_user_instances), or no more files be open (ulimit -n)",
};
