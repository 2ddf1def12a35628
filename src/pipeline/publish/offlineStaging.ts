// The output of an offline site on its way into the staging folder: texts with addresses relative to their place, files
// of search as scripts. What is written by other threads is made relative there.
import { outputPath } from "../../model/brands.ts";
import { offlineSearchCall, offlineSearchFile } from "../../model/offline.ts";
import { searchListName } from "../../model/search.ts";
import type { Site } from "../../model/site.ts";
import { type OfflineSite, pageFilesOf, relativeAddresses } from "../../outputs/index.ts";
import type { Staging } from "../../platform/output/staging.ts";

/** What addresses of a site become relative by; `undefined` unless the site is an offline one. */
export function offlineSiteOf({ config, routes }: Pick<Site, "config" | "routes">): OfflineSite | undefined {
  if (config.offline === undefined) return undefined;
  return { url: config.url, baseUrl: config.offline.baseUrl, pages: pageFilesOf(routes) };
}

/** Staging that makes texts relative. Nothing is taken over from the output before: digests are those of other texts. */
export function offlineStaging(staging: Staging, site: OfflineSite): Staging {
  const write: Staging["write"] = (path, bytes) =>
    staging.write(path, typeof bytes === "string" ? relativeAddresses(bytes, path, site) : bytes);
  return { ...staging, keep: () => false, write, put: (path, _, make) => write(path, make()) };
}

/** Staging for files of search: pages that come from `file:` may load scripts, but read no data. */
export function searchScripts(staging: Staging): Staging {
  return {
    ...staging,
    keep: () => false,
    write: async (path, text) => {
      // The list of all editions is for programs.
      if (path === searchListName) return;
      const call = `${offlineSearchCall}(${JSON.stringify(path)},${text.toString().trimEnd()})`;
      await staging.write(outputPath(offlineSearchFile(path)), call);
    },
  };
}
