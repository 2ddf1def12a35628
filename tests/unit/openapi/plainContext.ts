// The world as parsing a specification sees it, with as little in it as can be: nothing is kept or rendered.
import type { SpecContext } from "../../../src/openapi/context.ts";
import { digestOf } from "../../../src/platform/hash.ts";
import { siteFilesOf } from "../siteFiles.ts";

/** A context. @param files Files of the site by path. */
export const plainContext = (files: Readonly<Record<string, string>> = {}): SpecContext => ({
  files: siteFilesOf(files),
  hash: digestOf,
  storeBody: async () => {},
  renderMarkdown: String,
  plainText: String,
  highlight: (code, language) => ({ language, text: code, lines: [] }),
});
