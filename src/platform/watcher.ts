// Noticing that something in a folder has changed. Owns chokidar; what a change means is for those who are told.
import { basename } from "node:path";
import { reasonOf } from "./failure.ts";
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

/** Starts to watch; resolves when changes are noticed. Dotfiles and `node_modules` do not count. */
export async function watchFolder({
  folder,
  ignored,
  onEvent,
  onError,
}: WatchRequest): Promise<{ close(): Promise<void> }> {
  const isIgnored = (path: string): boolean => {
    if (path === folder) return false;
    const name = basename(path);
    return (
      name.startsWith(".") || name === "node_modules" || ignored.some((other) => path === other || isBelow(path, other))
    );
  };
  // A module, which a script cannot ask for by `require` on every Node.
  const { watch } = await import("chokidar");
  // Links are not followed: what they lead to inside the site is watched under its own path.
  const watcher = watch(folder, { ignored: isIgnored, ignoreInitial: true, followSymlinks: false });
  watcher.on("all", (event, path) => onEvent(path, event === "change"));
  watcher.on("error", (error) => onError(reasonOf(error)));
  await new Promise<void>((resolve) => {
    watcher.once("ready", resolve);
  });
  return { close: () => watcher.close() };
}
