// When the files that pages are made from were last changed, from the history of the site's repository. What is shown of
// it is for others to decide.
import type { SitePath } from "../../model/brands.ts";
import type { Config } from "../../model/config.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { LastUpdate } from "../../model/frontMatter.ts";
import { unreachable } from "../../model/unreachable.ts";
import type { World } from "../world.ts";

/** Last changes of all content and specifications; none where the site does not ask for them. */
export async function readUpdates(
  { lastUpdated, apis }: Config,
  { readLastUpdates }: Pick<World, "readLastUpdates">,
): Promise<ReadonlyMap<SitePath, LastUpdate>> {
  if (!lastUpdated) return new Map();
  const specs = apis.flatMap(({ specs: own, versionSpecs = {} }) =>
    [own, ...Object.values(versionSpecs)].flatMap((byLocale) => Object.values(byLocale)),
  );
  // A folder takes git no longer than a file.
  const folders = new Set(["content", ...specs.map((path) => path.replace(/^\.\//, "").split("/")[0] ?? path)]);
  const updates = new Map<SitePath, LastUpdate>();
  for (const folder of folders) for (const [path, update] of await readLastUpdates(folder)) updates.set(path, update);
  return updates;
}

/** Says once when dates are wanted and the site's repository cannot tell them. */
export async function findHistoryFaults(
  { lastUpdated }: Config,
  { readHistoryDepth }: Pick<World, "readHistoryDepth">,
): Promise<readonly Diagnostic[]> {
  const depth = lastUpdated ? await readHistoryDepth() : "whole";
  switch (depth) {
    case "whole":
      return [];
    case "shallow":
      return [
        faultOf(
          "`lastUpdated` is on, and git has only the newest commits here (a shallow clone): pages not changed in them show no date",
          "fetch the whole history: `git fetch --unshallow`, or `fetch-depth: 0` for actions/checkout",
        ),
      ];
    case "refused":
      return [
        faultOf(
          "`lastUpdated` is on, and git does not read the site's repository, because it belongs to another user: pages show no date",
          "run `git config --global --add safe.directory FOLDER` with the folder of the repository, or build as its owner",
        ),
      ];
    case "none":
      return [
        faultOf(
          "`lastUpdated` is on, and the site is not in a git repository, or git is not installed: pages show no date",
          "build in a clone with git installed, give pages a `last_update`, or remove `lastUpdated`",
        ),
      ];
    default:
      return unreachable(depth);
  }
}

const faultOf = (message: string, hint: string): Diagnostic => ({
  code: "history-missing",
  severity: "warning",
  message,
  hint,
});
