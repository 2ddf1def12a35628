// What can be wrong with a call before anything is read, as findings.
import { badCall } from "../model/badCall.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { PlatformFailure } from "../platform/failure.ts";

/** What ends a command because of how it was called. */
export const badCallFailure = (message: string, hint: string): PlatformFailure =>
  new PlatformFailure(badCall(message, hint));

/** There is nothing to build. Node gives names in other encodings a sign under which nothing is found. */
export function noFolder(path: string, { isFile, folder }: { isFile: boolean; folder: string }): Diagnostic {
  if (isFile)
    return badCall(
      `"${path}" is a file, not a folder`,
      "name the folder of the site; --config names a configuration file in it",
    );
  return badCall(
    `there is no folder "${path}"`,
    folder.includes("\uFFFD")
      ? `rename the folder whose name in ${folder} is not valid UTF-8`
      : "name the folder that contains the configuration and content/, or create a site with hubdocs init",
  );
}

/** A folder inside the content of a site would be taken for a site of its own. */
export function insideSite(path: string, site: string): Diagnostic {
  const [inner, outer] = [path, site].map((name) => (name === "." ? "this folder" : name));
  return badCall(
    `${inner} is part of the site in ${outer}, not a site itself`,
    `name the folder of the site, as in hubdocs build ${site}`,
  );
}

/** A folder that cannot be merged. */
export function noShard(folder: string): Diagnostic {
  return badCall(
    `"${folder}" is not the output folder of a build with --shard`,
    "pass the output folder of each share to --merge",
  );
}

/** A share is made from sources: what it takes from other shares would not be its own. */
export const shareOfShares = badCall(
  "--shard and --merge cannot be given together",
  "build each share with --shard, then the site with --merge for each of them",
);

/** A flag that speaks of a whole site, in a build of a share. */
export function notOfShare(flag: string): Diagnostic {
  return badCall(
    `${flag} cannot be used for a share: it needs the whole site`,
    `use ${flag} in the build that merges the shares`,
  );
}

/** A folder of the cache that is one of sources or of an output, or around the site. */
export function cacheAmongSources(folder: string, reason: string): Diagnostic {
  return badCall(
    `intermediate files cannot be stored in ${folder}: ${reason}`,
    "set HUBDOCS_CACHE_DIR to a folder of its own, or unset it to use .hubdocs in the site",
  );
}

/** A length of time that is none. */
export function badSeconds(value: string): Diagnostic {
  return badCall(
    `HUBDOCS_PAGE_SECONDS is "${value}", which is not a number of seconds`,
    "set it to the number of seconds a page may take, such as 30",
  );
}

/** A time that is none. */
export function badEpoch(value: string): Diagnostic {
  return badCall(
    `SOURCE_DATE_EPOCH is "${value}", which is not a time`,
    "set it to whole seconds since 1970, for example $(git log -1 --format=%ct)",
  );
}
