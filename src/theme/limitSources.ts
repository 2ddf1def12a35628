// Refuses styles and scripts of a theme that are too large to be bundled in good time, and what would be read for ever.
// Reads none of them.
import { statSync } from "node:fs";
import type { Plugin } from "esbuild";

/** Bytes of a file, as many as a page may have: 10 MiB. The bundler takes a second for each of them, and says nothing. */
export const maxBytes = 10 * 1024 * 1024;

/** What the bundler reads as a text. Pictures and fonts are taken as they are. */
const bundled = /\.(?:css|[cm]?[jt]sx?|json)$/;

/** A plugin that changes nothing and makes an error with its place of a file over the limit, and of what is no file. */
export function limitSources(limit: number = maxBytes): Plugin {
  return {
    name: "hubdocs-limits",
    setup({ onLoad }) {
      onLoad({ filter: /./, namespace: "file" }, ({ path }) => {
        const stats = statSync(path, { throwIfNoEntry: false });
        const isReadable = stats === undefined || stats.isFile();
        if (isReadable && (!bundled.test(path) || (stats?.size ?? 0) <= limit)) return undefined;
        const text = isReadable
          ? `The file has ${stats?.size} bytes; the limit is ${limit}`
          : "There is a pipe or a device where a file is expected";
        return { errors: [{ text, location: { file: path, line: 1, column: 0, lineText: "" } }] };
      });
    },
  };
}
