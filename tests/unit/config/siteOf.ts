// A site in memory: the smallest implementation of the port that reads site files.
import { type LoadConfigInput, loadConfig } from "../../../src/config/loadConfig.ts";
import { sitePath } from "../../../src/model/brands.ts";
import type { SiteFiles } from "../../../src/model/ports.ts";

/** Files of a site by path. */
export type SiteContent = Readonly<Record<string, string | Uint8Array>>;

function siteFilesOf(content: SiteContent): SiteFiles {
  const bytesOf = (path: string): Uint8Array | undefined => {
    const data = content[path];
    return typeof data === "string" ? new TextEncoder().encode(data) : data;
  };
  return {
    read: async (path) => bytesOf(path),
    exists: async (path) => bytesOf(path) !== undefined,
    list: async (folder) => {
      const paths = Object.keys(content).filter((path) => path.startsWith(`${folder}/`));
      return { value: paths.sort().map((path) => ({ path: sitePath(path), sizeBytes: 0 })), diagnostics: [] };
    },
  };
}

/** Loads the configuration of a site in memory; its modules export nothing unless `evaluateModule` says otherwise. */
export function loadFrom(content: SiteContent, changes: Partial<LoadConfigInput> = {}): ReturnType<typeof loadConfig> {
  return loadConfig({
    files: siteFilesOf(content),
    siteName: "portal",
    evaluateModule: async () => undefined,
    overrides: {},
    ...changes,
  });
}
