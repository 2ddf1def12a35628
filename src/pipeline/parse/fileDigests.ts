// Digests of the site's files, each read at most once in a build, and not at all when its stamp is known.
import type { Hash, SitePath } from "../../model/brands.ts";
import { digestOf } from "../../platform/hash.ts";
import type { World } from "../world.ts";

/** Digests of files by path. */
export interface FileDigests {
  /** `undefined` when there is no such file. @param stamp The file's stamp, when its listing has given it. */
  of(path: SitePath, stamp?: string): Promise<Hash | undefined>;
  /** Remembers the digest of a file that a worker has read. */
  note(path: SitePath, stamp: string | undefined, digest: Hash): void;
}

/** Digests for one build. */
export function fileDigestsOf({
  files,
  startedMs,
  cache: { stamps },
}: Pick<World, "files" | "cache" | "startedMs">): FileDigests {
  const known = new Map<SitePath, Promise<Hash | undefined>>();
  const note = (path: SitePath, stamp: string | undefined, digest: Hash): void => {
    if (stamp !== undefined) stamps.note(path, stamp, { digest, readAtMs: startedMs });
  };
  const find = async (path: SitePath, given: string | undefined): Promise<Hash | undefined> => {
    const stamp = given ?? (await files.stamp(path));
    const remembered = stamp === undefined ? undefined : stamps.digestOf(path, stamp);
    if (remembered !== undefined) return remembered;
    const bytes = await files.read(path);
    if (bytes === undefined) return undefined;
    const digest = digestOf(bytes);
    note(path, stamp, digest);
    return digest;
  };
  return {
    of: (path, stamp) => {
      const digest = known.get(path) ?? find(path, stamp);
      known.set(path, digest);
      return digest;
    },
    note,
  };
}
