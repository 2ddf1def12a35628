// What watching a folder takes and gives, however it is done: watcher.ts is told of changes, poller.ts looks for them.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { isVisibleName } from "./folder.ts";
import { markerName } from "./output/marker.ts";
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

/** A watch under way. */
export interface FolderWatch {
  close(): void;
}

/**
 * Whether what has this absolute path and this name counts. What does not count in a site does not count here, nor do sites that
 * were built into its folder: they have more files than the site itself.
 */
export function isWatched(
  { folder, ignored }: Pick<WatchRequest, "folder" | "ignored">,
  path: string,
  name: string,
): boolean {
  if (!isVisibleName(name) || name === "node_modules") return false;
  if (ignored.some((other) => path === other || isBelow(path, other))) return false;
  // Deeper down it may be what the site publishes as it is.
  const isAtTop = path.length === folder.length + 1 + name.length;
  return !(isAtTop && existsSync(join(path, markerName)));
}
