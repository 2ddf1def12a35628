// How the configuration of a build is found.
import type { loadConfig } from "../config/index.ts";
import type { BuildOptions, World } from "./world.ts";

/** What flags and the place of a site say about its configuration. */
export function configInput(
  world: World,
  options: BuildOptions,
): Pick<Parameters<typeof loadConfig>[0], "siteName" | "overrides" | "configFile" | "unsavedVersion"> {
  const { configFile, baseUrl, locales, offline = false } = options;
  return {
    siteName: world.siteFolder.split(/[\\/]/).at(-1) ?? "site",
    overrides: {
      ...(baseUrl === undefined ? {} : { baseUrl }),
      ...(locales === undefined ? {} : { locales }),
      offline,
    },
    ...(configFile === undefined ? {} : { configFile }),
    ...(world.unsavedVersion === undefined ? {} : { unsavedVersion: world.unsavedVersion }),
  };
}
