// Rewrites the output of an offline site on its way into the staging folder: addresses in texts become relative, search
// files become scripts. Other threads do the same for what they write.
import { outputPath } from "../../model/brands.ts";
import { offlineSearchCall, offlineSearchFile } from "../../model/offline.ts";
import { searchListName } from "../../model/search.ts";
import type { Site } from "../../model/site.ts";
import { type OfflineSite, pageFilesOf, relativeAddresses } from "../../outputs/index.ts";
import type { Staging } from "../../platform/output/staging.ts";

/** What is needed to make the addresses of an offline site relative; `undefined` for other sites. */
export function offlineSiteOf({ config, routes }: Pick<Site, "config" | "routes">): OfflineSite | undefined {
  if (config.offline === undefined) return undefined;
  return { url: config.url, baseUrl: config.offline.baseUrl, pages: pageFilesOf(routes) };
}

/** Staging that makes addresses relative. It reuses no file of the former output: the digests are of the original texts. */
export function offlineStaging(staging: Staging, site: OfflineSite): Staging {
  const write: Staging["write"] = (path, bytes) =>
    staging.write(path, typeof bytes === "string" ? relativeAddresses(bytes, path, site) : bytes);
  return { ...staging, keep: () => false, write, put: (path, _, make) => write(path, make()) };
}

/** Staging for search files: pages opened as `file:` may load scripts, but may not fetch data. */
export function searchScripts(staging: Staging): Staging {
  return {
    ...staging,
    keep: () => false,
    write: async (path, text) => {
      // Only programs read the list of all editions.
      if (path === searchListName) return;
      const call = `${offlineSearchCall}(${JSON.stringify(path)},${text.toString().trimEnd()})`;
      await staging.write(outputPath(offlineSearchFile(path)), call);
    },
  };
}
