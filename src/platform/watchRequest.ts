// The interface for watching a folder. There are two ways: the system notifies watcher.ts of changes, poller.ts looks for
// them.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { isReachableName } from "./folder.ts";
import { markerName } from "./output/marker.ts";
import { isBelow } from "./output/outputGuard.ts";

/** What to watch. */
export interface WatchRequest {
  /** Absolute path. */
  readonly folder: string;
  /** Absolute paths of folders inside it that are ignored. */
  readonly ignored: readonly string[];
  /** Called when something has changed; an edit is new content of an existing file. The path is absolute. */
  readonly onEvent: (path: string, isEdit: boolean) => void;
  /** Called with the reason when changes can no longer be noticed. */
  readonly onError: (reason: string) => void;
}

/** A running watch. */
export interface FolderWatch {
  close(): void;
}

/**
 * Whether changes of this path matter. Ignores what no page of a site can name, and outputs that were built into its
 * folder: they have more files than the site itself.
 */
export function isWatched(
  { folder, ignored }: Pick<WatchRequest, "folder" | "ignored">,
  path: string,
  name: string,
): boolean {
  if (!isReachableName(name) || name === "node_modules") return false;
  if (ignored.some((other) => path === other || isBelow(path, other))) return false;
  // Deeper down, a folder of this name may belong to the site's content.
  const isAtTop = path.length === folder.length + 1 + name.length;
  return !(isAtTop && existsSync(join(path, markerName)));
}
