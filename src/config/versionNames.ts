// Names that new versions may have.
import type { Config } from "../model/config.ts";
import { isSegment, segmentHint } from "./addresses.ts";

/** Objects list such keys first and in ascending order, whatever the author wrote. */
export const wholeNumber = /^(?:0|[1-9]\d*)$/;

/** Why a version of a site cannot have a name; nothing when it can. */
export function problemOfVersionName(name: string, { versions }: Pick<Config, "versions">): string | undefined {
  if (!isSegment(name)) return segmentHint;
  if (wholeNumber.test(name)) return `versions that are whole numbers lose their order; use "${name}.0"`;
  if (name === "current" || name === "next") return "this name is reserved for the current docs";
  if (versions.some((version) => version.name === name)) return "a version of this name already exists";
  return versions.some(({ path }) => path === name) ? "another version uses it in its addresses" : undefined;
}
