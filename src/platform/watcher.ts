// Noticing that something in a folder has changed. Owns chokidar; says that, not what: whoever is told looks again.
import { basename } from "node:path";
import { watch } from "chokidar";
import { reasonOf } from "./failure.ts";
import { isBelow } from "./output/outputGuard.ts";

// Editors save in several steps, and a checkout touches hundreds of files: a change counts when this much time has
// passed without another one.
const quietMs = 60;

/** What to watch. */
export interface WatchRequest {
  /** Absolute path. */
  readonly folder: string;
  /** Absolute paths of folders inside it that do not count. */
  readonly ignored: readonly string[];
  /** Something has changed, and then nothing for a moment. */
  readonly onChange: () => void;
  /** Changes are no longer noticed, with the reason. */
  readonly onError: (reason: string) => void;
}

/** Starts to watch; resolves when changes are noticed. Dotfiles and `node_modules` do not count. */
export async function watchFolder({
  folder,
  ignored,
  onChange,
  onError,
}: WatchRequest): Promise<{ close(): Promise<void> }> {
  const isIgnored = (path: string): boolean => {
    if (path === folder) return false;
    const name = basename(path);
    return (
      name.startsWith(".") || name === "node_modules" || ignored.some((other) => path === other || isBelow(path, other))
    );
  };
  // Links are not followed: what they lead to inside the site is watched under its own path.
  const watcher = watch(folder, { ignored: isIgnored, ignoreInitial: true, followSymlinks: false });
  let timer: NodeJS.Timeout | undefined;
  watcher.on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, quietMs);
  });
  watcher.on("error", (error) => onError(reasonOf(error)));
  await new Promise<void>((resolve) => {
    watcher.once("ready", resolve);
  });
  return {
    close: async () => {
      clearTimeout(timer);
      await watcher.close();
    },
  };
}
