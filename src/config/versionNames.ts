// Names that new versions may have.
import type { Config } from "../model/config.ts";
import { isSegment, segmentHint } from "./addresses.ts";

/** Objects list such keys first and in ascending order, whatever the author wrote. */
export const wholeNumber = /^(?:0|[1-9]\d*)$/;

/** Why a version of a site cannot have a name; nothing when it can. */
export function problemOfVersionName(name: string, { versions }: Pick<Config, "versions">): string | undefined {
  if (!isSegment(name)) return segmentHint;
  if (wholeNumber.test(name)) return `whole numbers do not keep their order, "${name}.0" does`;
  if (name === "current" || name === "next") return "that is what the docs of today are called";
  if (versions.some((version) => version.name === name)) return "there is a version of this name";
  return versions.some(({ path }) => path === name) ? "another version has it in its addresses" : undefined;
}
