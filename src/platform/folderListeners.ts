// Hears of what happens to names in a folder, and nothing below. Owns chokidar.
//
// Left to itself chokidar watches every file and goes on watching one that was replaced, so edits went unseen after a folder
// had been deleted and made again, as by a checkout of another branch. A folder's own watcher tells of every name in it.
import { errnoOf, reasonOf } from "./failure.ts";

/** Hears of names in a folder. */
export interface Listener {
  /** It does from then on. */
  readonly isReady: Promise<void>;
  close(): void;
}

/** Opens listeners. What is gone, or may not be looked at, the build knows better; any other error is told once. */
export async function openListeners(
  onError: (reason: string) => void,
): Promise<(path: string, onName: (name: string) => void) => Listener> {
  // A module, which a script cannot ask for by `require` on every Node.
  const { watch } = await import("chokidar");
  const told = new Set<string>(["ENOENT", "ENOTDIR", "EACCES", "EPERM"]);
  const tell = (error: unknown): void => {
    const errno = errnoOf(error) ?? "";
    if (told.has(errno)) return;
    told.add(errno);
    onError(limitsByErrno[errno] ?? reasonOf(error));
  };
  return (path, onName) => {
    // The folder alone: what is in it is told of by name, and looked at here.
    const watcher = watch(path, { depth: 0, ignoreInitial: true, ignored: (other) => other !== path });
    watcher.on("raw", (_, name) => onName(typeof name === "string" ? name : ""));
    watcher.on("error", tell);
    let settle = (): void => undefined;
    const isReady = new Promise<void>((resolve) => {
      settle = resolve;
      watcher.once("ready", resolve);
    });
    const close = (): void => {
      void watcher.close();
      settle(); // a folder that was gone before it was ready keeps nobody waiting
    };
    return { isReady, close };
  };
}

/** Linux says the same of these limits as of a full disk and of too many open files. */
const limitsByErrno: Readonly<Record<string, string>> = {
  ENOSPC: "this machine lets no more folders be watched (fs.inotify.max_user_watches)",
  EMFILE:
    "this machine lets no more programs watch (fs.inotify.max_user_instances), or no more files be open (ulimit -n)",
};
