// Owns the step from a site folder to its checked, complete configuration. Knows nothing of what later stages find
// out (which docs, pages and operations exist): names of those are checked where they are known.
export { loadConfig } from "./loadConfig.ts";
export { offlineConfigOf } from "./offlineConfig.ts";
export { problemOfVersionName } from "./versionNames.ts";
export { readVersionsFile, versionsFileName } from "./versionsFile.ts";
