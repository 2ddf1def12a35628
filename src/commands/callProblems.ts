// What can be wrong with a call before anything is read, as findings.
import { badCall } from "../model/badCall.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { PlatformFailure } from "../platform/failure.ts";

/** What ends a command because of how it was called. */
export const badCallFailure = (message: string, hint: string): PlatformFailure =>
  new PlatformFailure(badCall(message, hint));

/** There is nothing to build. */
export function noFolder(path: string, isFile: boolean): Diagnostic {
  return isFile
    ? badCall(
        `"${path}" is a file and no folder`,
        "name the folder of the site; --config names a configuration file in it",
      )
    : badCall(
        `there is no folder "${path}"`,
        "name the folder that holds the configuration and content/, or make a site with hubdocs init",
      );
}

/** A folder inside the content of a site would be taken for a site of its own. */
export function insideSite(path: string, site: string): Diagnostic {
  const [inner, outer] = [path, site].map((name) => (name === "." ? "this folder" : name));
  return badCall(
    `${inner} is a part of the site in ${outer}, not a site of its own`,
    `name the folder of the site, as in hubdocs build ${site}`,
  );
}

/** A folder that cannot be merged. */
export function noShard(folder: string): Diagnostic {
  return badCall(
    `"${folder}" is no folder that a build with --shard has left`,
    "give --merge the output folder of each share",
  );
}

/** A flag that speaks of a whole site, in a build of a share. */
export function notOfShare(flag: string): Diagnostic {
  return badCall(
    `${flag} says nothing of a share: it needs the whole site`,
    `give ${flag} to the build that merges the shares`,
  );
}

/** A length of time that is none. */
export function badSeconds(value: string): Diagnostic {
  return badCall(
    `HUBDOCS_PAGE_SECONDS is "${value}", which is no number of seconds`,
    "set it to how long a page may take, such as 30",
  );
}

/** A time that is none. */
export function badEpoch(value: string): Diagnostic {
  return badCall(
    `SOURCE_DATE_EPOCH is "${value}", which is no time`,
    "set it to whole seconds since 1970, for example $(git log -1 --format=%ct)",
  );
}
