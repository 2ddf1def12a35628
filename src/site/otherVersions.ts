// Docs that other versions have: whoever configures one for all versions has made no mistake where a version lacks it.
import type { Source } from "../model/doc.ts";

/** Looks docs of other versions up. */
export interface OtherVersions {
  /** Whether another version has a doc with the id. */
  has(id: string): boolean;
  /** Whether another version has docs in a folder below its docs folder. */
  hasBelow(folder: string): boolean;
}

/** Prepares the lookup; the docs are gone through when the first one is asked for, which is seldom. */
export function otherVersionsOf(version: string, sources: readonly Source[]): OtherVersions {
  let found: { readonly ids: Set<string>; readonly folders: Set<string> } | undefined;
  const lookUp = (): NonNullable<typeof found> => {
    if (found !== undefined) return found;
    found = { ids: new Set(), folders: new Set() };
    for (const source of sources) {
      if (source.kind !== "doc" || source.version === version) continue;
      found.ids.add(source.id);
      for (const { index } of source.relativePath.matchAll(/\//g))
        found.folders.add(source.relativePath.slice(0, index));
    }
    return found;
  };
  return { has: (id) => lookUp().ids.has(id), hasBelow: (folder) => lookUp().folders.has(folder) };
}
