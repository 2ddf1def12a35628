// Finds packages under Yarn's Plug'n'Play, which installs them as archives without a node_modules folder. esbuild reads
// Yarn's map only if it lies above the folder it works in, and hubdocs' own package lies in an archive anywhere.
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "esbuild";

/** Asks Node, whose `require` Yarn has taught; does nothing under other package managers. */
export function plugAndPlay(isActive = process.versions["pnp"] !== undefined): Plugin {
  return {
    name: "hubdocs-plug-and-play",
    setup(build) {
      if (!isActive) return;
      // Names of packages: neither a path nor a name of hubdocs' own.
      build.onResolve({ filter: /^[^./#\\]/ }, ({ path, resolveDir }) => {
        try {
          return { path: createRequire(join(resolveDir, "any.js")).resolve(path) };
        } catch {
          return undefined; // esbuild says what is missing
        }
      });
    },
  };
}
