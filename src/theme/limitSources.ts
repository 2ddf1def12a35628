// Refuses styles and scripts of a theme that are too large to be bundled in good time. Reads none of them.
import { statSync } from "node:fs";
import type { Plugin } from "esbuild";

/** Bytes of a file, as many as a page may have: 10 MiB. The bundler takes a second for each of them, and says nothing. */
export const maxBytes = 10 * 1024 * 1024;

/** A plugin that changes nothing and makes a file over the limit an error with its place. */
export function limitSources(): Plugin {
  return {
    name: "hubdocs-limits",
    setup({ onLoad }) {
      onLoad({ filter: /\.(?:css|[cm]?[jt]sx?|json)$/, namespace: "file" }, ({ path }) => {
        const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
        if (size <= maxBytes) return undefined;
        const text = `The file has ${size} bytes; the limit is ${maxBytes}`;
        return { errors: [{ text, location: { file: path, line: 1, column: 0, lineText: "" } }] };
      });
    },
  };
}
