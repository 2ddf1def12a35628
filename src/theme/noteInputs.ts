// Remembers which files a bundle was made from, so that it can be used again while they stay the same.
import type { Plugin } from "esbuild";
import type { ThemeInput } from "./theme.ts";

/** A plugin that changes nothing and adds the path of every file that is read to a set. Put it first. */
export function noteInputs(inputs: ThemeInput["inputs"]): Plugin {
  return {
    name: "hubdocs-inputs",
    setup({ onLoad }) {
      if (inputs === undefined) return;
      onLoad({ filter: /.*/, namespace: "file" }, ({ path }) => {
        inputs.add(path);
        return undefined;
      });
    },
  };
}
