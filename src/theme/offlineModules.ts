// Puts the modules of templates/offline/ in the place of those of the same name, in bundles for folders that are read
// without a server. What is not there is the same everywhere.
import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "esbuild";
import type { ThemeInput } from "./theme.ts";

/** A plugin for the bundles of a site; it does nothing when the site has a server. */
export function offlineModules({ packageFolder, config }: Pick<ThemeInput, "packageFolder" | "config">): Plugin {
  const templates = join(packageFolder, "templates");
  return {
    name: "hubdocs-offline",
    setup({ onResolve }) {
      if (config.offline === undefined) return;
      onResolve({ filter: /^\.\.?\/.*\.ts$/ }, ({ path, resolveDir }) => {
        const place = join(templates, "offline", relative(templates, join(resolveDir, path)));
        return existsSync(place) ? { path: place } : undefined;
      });
    },
  };
}
