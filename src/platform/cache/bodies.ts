// Reads parsed bodies for the main thread, by digest, from where a worker wrote them in this build or an earlier one.
import type { Hash } from "../../model/brands.ts";
import { bugError } from "../../model/bugError.ts";
import type { BodyReader } from "../../model/ports.ts";
import type { EntryCache } from "./entryCache.ts";
import { EntryDamaged } from "./entryDamaged.ts";
import { type EntryPlace, readEntry } from "./packFile.ts";
import { unsqueeze } from "./squeeze.ts";

/** Where a body or a text for search is stored. It must exist: bodies are stored before anything refers to them. */
export function bodyPlaceOf(hash: Hash, entries: Pick<EntryCache, "find">): EntryPlace {
  const place = entries.find("body", hash);
  if (place === undefined) throw bugError(`No body is stored under ${hash}`);
  return place;
}

/** The bodies of a cache. */
export function openBodies(entries: Pick<EntryCache, "find" | "drop">): BodyReader {
  return {
    get: async (hash: Hash) => {
      const bytes = readEntry(bodyPlaceOf(hash, entries));
      if (bytes !== undefined) return unsqueeze(bytes);
      entries.drop("body", hash);
      throw new EntryDamaged();
    },
  };
}
