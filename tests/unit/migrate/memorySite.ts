// Sites of other tools that are held in memory, for tests of what they become.
import type { ForeignSite, MovePlan } from "../../../src/migrate/foreignSite.ts";
import { detectTool, planMove } from "../../../src/migrate/planMove.ts";

/** A site held in memory. */
export function siteOf(files: Readonly<Record<string, string>>): ForeignSite {
  return { files: Object.keys(files).sort(), readText: (path) => files[path] };
}

/** The plan for such a site, of the tool that it shows itself to be of. */
export function moved(files: Readonly<Record<string, string>>): MovePlan {
  const site = siteOf(files);
  const tool = detectTool(site);
  if (tool === undefined) throw new Error("No tool");
  return planMove(site, tool);
}

/** Where each file goes. */
export const targets = ({ copies }: MovePlan): Record<string, string> =>
  Object.fromEntries(copies.map(({ from, to }) => [from, to]));
