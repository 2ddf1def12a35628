// Getting a file of search from an offline folder: the files are scripts that hand over what they hold.
import { offlineSearchCall, offlineSearchFile } from "../../../../src/model/offline.ts";
import { loadScript } from "../../loadScript.ts";

const contents = new Map<string, unknown>();
Reflect.set(window, offlineSearchCall, (path: string, content: unknown) => contents.set(path, content));

/** Reads the file at a path below the site's base URL. */
export async function readFile(path: string, base: string): Promise<unknown> {
  await loadScript(base + offlineSearchFile(path));
  return contents.get(path);
}
