// What can be wrong with a call of a build before anything is read, as findings.
import type { Diagnostic } from "../model/diagnostic.ts";
import { PlatformFailure } from "../platform/failure.ts";

/** What ends a command because of how it was called. */
export const badCall = (message: string, hint: string): PlatformFailure =>
  new PlatformFailure({ code: "bad-call", severity: "error", message, hint });

/** There is nothing to build. */
export function noFolder(path: string): Diagnostic {
  return {
    code: "bad-call",
    severity: "error",
    message: `there is no folder "${path}"`,
    hint: "name the folder that holds the configuration and content/, or make a site with hubdocs init",
  };
}

/** A folder that cannot be merged. */
export function noShard(folder: string): Diagnostic {
  return {
    code: "bad-call",
    severity: "error",
    message: `"${folder}" is no folder that a build with --shard has left`,
    hint: "give --merge the output folder of each share",
  };
}

/** A time that is none. */
export function badEpoch(value: string): Diagnostic {
  return {
    code: "bad-call",
    severity: "error",
    message: `SOURCE_DATE_EPOCH is "${value}", which is no time`,
    hint: "set it to whole seconds since 1970, for example $(git log -1 --format=%ct)",
  };
}
