// Notices changes in a folder and below. After any event for a folder its content is watched anew, as it may be a different
// folder of the same name. What a change means is decided by the callers.
import { type Dirent, lstatSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { type Listener, openListeners } from "./folderListeners.ts";
import { type FolderWatch, isWatched, type WatchRequest } from "./watchRequest.ts";

/** A folder whose names are watched. */
interface WatchedFolder {
  readonly path: string;
  readonly watcher: Listener;
  readonly files: Set<string>;
  readonly folders: Map<string, WatchedFolder>;
  isClosed: boolean;
}

/** What all folders of a watch have in common. */
interface Watch {
  readonly isCounted: (path: string, name: string) => boolean;
  readonly listen: (path: string, onName: (name: string) => void) => Listener;
  /** Schedules a look at a name, together with others. */
  readonly gather: (of: WatchedFolder, name: string) => void;
  readonly after: (ms: number, work: () => void) => void;
  readonly onEvent: WatchRequest["onEvent"];
}

// A write causes several events, which are handled together.
const gatherMs = 10;
// Some editors remove a file before they save it anew.
const goneMs = 100;

/** Starts to watch; resolves when changes are noticed. Links are not followed. */
export async function watchFolder(request: WatchRequest): Promise<FolderWatch> {
  const { folder, onEvent, onError } = request;
  const listen = await openListeners(onError);
  const pending = new Map<WatchedFolder, Set<string>>();
  const timers = new Set<NodeJS.Timeout>();
  const lookAtAll = (): void => {
    const all = [...pending];
    pending.clear();
    for (const [of, names] of all) for (const name of names) lookAt(of, name, { common });
  };
  const common: Watch = {
    isCounted: (path, name) => isWatched(request, path, name),
    listen,
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
    tellWhenReady(root, common);
    onEvent(folder, false);
  });
  await Promise.all([above.isReady, allReady(root)]);
  return {
    close: () => {
      for (const timer of timers) clearTimeout(timer);
      above.close();
      shut(root);
    },
  };
}

/** Watches a folder and everything below. */
function openFolder(path: string, common: Watch): WatchedFolder {
  const watcher = common.listen(path, (name) => common.gather(opened, name));
  const opened: WatchedFolder = { path, watcher, files: new Set(), folders: new Map(), isClosed: false };
  for (const entry of entriesOf(path)) {
    const place = join(path, entry.name);
    if (!common.isCounted(place, entry.name)) continue;
    if (entry.isDirectory()) opened.folders.set(entry.name, openFolder(place, common));
    else opened.files.add(entry.name);
  }
  return opened;
}

async function allReady({ watcher, folders }: WatchedFolder): Promise<void> {
  await Promise.all([watcher.isReady, ...[...folders.values()].map(allReady)]);
}

/** Looks for changes from before the watch of a folder was ready, there and below. */
function tellWhenReady(opened: WatchedFolder, common: Watch): void {
  void allReady(opened).then(() => {
    if (opened.isClosed) return;
    lookForNames(opened, common);
    common.onEvent(opened.path, false);
  });
}

/** Looks for names that were added or removed unnoticed. */
function lookForNames(of: WatchedFolder, common: Watch): void {
  const names = new Set(entriesOf(of.path).map(({ name }) => name));
  for (const name of names) if (!of.files.has(name) && !of.folders.has(name)) common.gather(of, name);
  for (const name of of.files) if (!names.has(name)) common.gather(of, name);
  for (const [name, inner] of of.folders) {
    if (names.has(name)) lookForNames(inner, common);
    else common.gather(of, name);
  }
}

function shut(closed: WatchedFolder | undefined): void {
  if (closed === undefined) return;
  closed.isClosed = true;
  closed.watcher.close();
  for (const inner of closed.folders.values()) shut(inner);
}

interface Look {
  readonly common: Watch;
  /** Whether a missing file was waited for already. */
  readonly isLast?: boolean;
}

/** Finds out what has happened to a name and reports it. */
function lookAt(of: WatchedFolder, name: string, { common, isLast = false }: Look): void {
  const path = join(of.path, name);
  if (of.isClosed || name === "" || !common.isCounted(path, name)) return;
  const kind = kindOf(path);
  const wasFile = of.files.has(name);
  const before = of.folders.get(name);
  // A folder's own events also arrive under its own name; the folder above reports them.
  if (kind === undefined && !wasFile && before === undefined) return;
  if (kind === undefined && wasFile && !isLast) {
    common.after(goneMs, () => kindOf(path) ?? lookAt(of, name, { common, isLast: true }));
    return;
  }
  shut(before);
  of.folders.delete(name);
  of.files.delete(name);
  if (kind === "folder") {
    const inner = openFolder(path, common);
    of.folders.set(name, inner);
    tellWhenReady(inner, common);
  }
  if (kind === "file") of.files.add(name);
  common.onEvent(path, wasFile && kind === "file");
}

function kindOf(path: string): "file" | "folder" | undefined {
  try {
    return lstatSync(path).isDirectory() ? "folder" : "file";
  } catch {
    return undefined; // removed, or in a folder that may not be read
  }
}

function entriesOf(path: string): readonly Dirent[] {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch {
    return []; // removed again, or not to be listed; the build reports that
  }
}
