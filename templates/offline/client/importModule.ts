// Loading a script of a folder that is read without a server: from `file:` browsers load classic scripts, no modules.
import { offlineIslands } from "../../../src/model/offline.ts";
import { loadScript } from "../loadScript.ts";

/** What the script at an address has put under the name after its hash: `islands.js#Search`. */
export async function importModule(href: string): Promise<unknown> {
  // `?1` is there when it is tried again.
  const { hash } = await loadScript(href.replace(/\?\d+$/, ""));
  const parts: unknown = Reflect.get(window, offlineIslands);
  return typeof parts === "object" && parts !== null ? Reflect.get(parts, hash.slice(1)) : undefined;
}
