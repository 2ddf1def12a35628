// Bodies for the main thread: read back by digest from where a worker wrote them, now or in an earlier build.
import type { Hash } from "../../model/brands.ts";
import type { BodyReader } from "../../model/ports.ts";
import type { EntryCache } from "./entryCache.ts";
import { EntryDamaged } from "./entryDamaged.ts";
import { readEntry } from "./packFile.ts";
import { unsqueeze } from "./squeeze.ts";

/** The bodies of a cache. */
export function openBodies(entries: Pick<EntryCache, "find" | "drop">): BodyReader {
  return {
    get: async (hash: Hash) => {
      const place = entries.find("body", hash);
      if (place === undefined) throw new Error(`No body is stored under ${hash}: this is a bug in hubdocs`);
      const bytes = readEntry(place);
      if (bytes !== undefined) return unsqueeze(bytes);
      entries.drop("body", hash);
      throw new EntryDamaged();
    },
  };
}
