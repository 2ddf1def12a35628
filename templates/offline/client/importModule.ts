// Offline replacement for importing scripts: from `file:` URLs browsers load classic scripts but no modules.
import { offlineIslands } from "../../../src/model/offline.ts";
import { loadScript } from "../loadScript.ts";

/** Loads a script and returns what it has registered under the name in the URL's hash: `islands.js#Search`. */
export async function importModule(href: string): Promise<unknown> {
  // `?1` is appended on retries.
  const { hash } = await loadScript(href.replace(/\?\d+$/, ""));
  const parts: unknown = Reflect.get(window, offlineIslands);
  return typeof parts === "object" && parts !== null ? Reflect.get(parts, hash.slice(1)) : undefined;
}
