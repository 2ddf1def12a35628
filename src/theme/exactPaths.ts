// Names of files for the bundler, whatever their folders are called. To it a star is a pattern, and a backslash or a new
// line in the text of an import begins an escape.
import type { Plugin } from "esbuild";

const prefix = "hubdocs-file:";

/** A file as the bundler takes it, in imports and as an entry: its path, or a name that `exactPaths` knows. */
export function exactName(path: string): string {
  return /[*\n\\]/.test(path) ? prefix + Buffer.from(path).toString("base64url") : path;
}

/** Finds the files of such names. Put it first. */
export function exactPaths(): Plugin {
  return {
    name: "hubdocs-exact-paths",
    setup({ onResolve }) {
      onResolve({ filter: new RegExp(`^${prefix}`) }, ({ path }) => ({
        path: Buffer.from(path.slice(prefix.length), "base64url").toString(),
      }));
    },
  };
}
