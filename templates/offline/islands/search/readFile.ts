// Offline replacement: loads search files from an offline folder, where they are scripts that pass their content to a
// function.
import { offlineSearchCall, offlineSearchFile } from "../../../../src/model/offline.ts";
import { loadScript } from "../../loadScript.ts";

const contents = new Map<string, unknown>();
Reflect.set(window, offlineSearchCall, (path: string, content: unknown) => contents.set(path, content));

/** Loads the file at a path relative to the site's base URL. */
export async function readFile(path: string, base: string): Promise<unknown> {
  await loadScript(base + offlineSearchFile(path));
  return contents.get(path);
}
