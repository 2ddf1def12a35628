// Loads configurations of sites that are held in memory.
import { type LoadConfigInput, loadConfig } from "../../../src/config/loadConfig.ts";
import { type SiteContent, siteFilesOf } from "../siteFiles.ts";

/** The configuration of a site in memory; its modules export nothing unless `evaluateModule` says otherwise. */
export function loadFrom(content: SiteContent, changes: Partial<LoadConfigInput> = {}): ReturnType<typeof loadConfig> {
  return loadConfig({
    files: siteFilesOf(content),
    siteName: "portal",
    evaluateModule: async () => undefined,
    overrides: {},
    ...changes,
  });
}
