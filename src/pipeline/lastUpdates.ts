// When the files that pages are made from were last changed, from the history of the site's repository. What is shown of
// it is for others to decide.
import type { SitePath } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import type { LastUpdate } from "../model/frontMatter.ts";
import type { World } from "./world.ts";

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
