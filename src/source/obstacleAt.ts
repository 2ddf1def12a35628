// What stands in the place of a file of the site: a pipe, a device, a folder, a link that leads nowhere. As if nothing were
// there, a site would be built without it.
import type { SitePath } from "../model/brands.ts";
import type { SiteFiles } from "../model/ports.ts";

/** Why the file at a path cannot be read, in words; `undefined` when it can, and when nothing is there. */
export async function obstacleAt(files: Pick<SiteFiles, "list">, path: SitePath): Promise<string | undefined> {
  const { value, diagnostics } = await files.list(path);
  const own = diagnostics.find(({ location }) => location?.file === path);
  if (own !== undefined) return own.message.replace(/^cannot be read: /, "");
  return value.length > 0 ? "there is a folder where a file is expected" : undefined;
}
