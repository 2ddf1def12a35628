// Reports changes of names directly in a folder, not below. Owns chokidar.
//
// By default chokidar watches each file and keeps watching a replaced one, so edits were missed after a folder had been
// deleted and made again, as by a checkout of another branch. A watcher of the folder alone reports every name in it.
import { errnoOf, reasonOf } from "./failure.ts";

/** Listens to one folder. */
export interface Listener {
  /** Resolves when changes are reported from then on. */
  readonly isReady: Promise<void>;
  close(): void;
}

/** Opens listeners. A missing or unreadable folder is left to the build to report; any other error is reported once. */
export async function openListeners(
  onError: (reason: string) => void,
): Promise<(path: string, onName: (name: string) => void) => Listener> {
  // chokidar is an ES module, which not every supported Node can `require`.
  const { watch } = await import("chokidar");
  const told = new Set<string>(["ENOENT", "ENOTDIR", "EACCES", "EPERM"]);
  const tell = (error: unknown): void => {
    const errno = errnoOf(error) ?? "";
    if (told.has(errno)) return;
    told.add(errno);
    onError(limitsByErrno[errno] ?? reasonOf(error));
  };
  return (path, onName) => {
    // Watches the folder alone; it reports the names in it. chokidar asks with slashes, also on Windows.
    const own = path.replaceAll("\\", "/");
    const watcher = watch(path, {
      depth: 0,
      ignoreInitial: true,
      ignored: (other) => other.replaceAll("\\", "/") !== own,
    });
    watcher.on("raw", (_, name) => onName(typeof name === "string" ? name : ""));
    watcher.on("error", tell);
    let settle = (): void => undefined;
    const isReady = new Promise<void>((resolve) => {
      settle = resolve;
      watcher.once("ready", resolve);
    });
    const close = (): void => {
      void watcher.close();
      settle(); // nobody waits for a folder that disappeared before it was ready
    };
    return { isReady, close };
  };
}

/** Linux uses these codes for limits of watching, and also for a full disk and too many open files. */
const limitsByErrno: Readonly<Record<string, string>> = {
  ENOSPC: "this machine does not allow more folders to be watched (fs.inotify.max_user_watches)",
  EMFILE:
    "this machine does not allow more programs to watch (fs.inotify.max_user_instances), or more files to be open (ulimit -n)",
};
