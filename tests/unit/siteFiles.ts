// Files of a site held in memory: the smallest implementation of the port that reads them.
import { sitePath } from "../../src/model/brands.ts";
import type { SiteFiles } from "../../src/model/ports.ts";

/** Files of a site by path. */
export type SiteContent = Readonly<Record<string, string | Uint8Array>>;

/** The bytes of a text. */
export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A site that holds these files and no others. */
export function siteFilesOf(content: SiteContent): SiteFiles {
  const read = (path: string): Uint8Array | undefined => {
    const data = Object.hasOwn(content, path) ? content[path] : undefined;
    return typeof data === "string" ? bytesOf(data) : data;
  };
  return {
    read: async (path) => read(path),
    exists: async (path) => read(path) !== undefined,
    list: async (folder) => {
      const paths = Object.keys(content).filter((path) => folder === "" || path.startsWith(`${folder}/`));
      const listed = paths.sort().map((path) => ({ path: sitePath(path), sizeBytes: read(path)?.length ?? 0 }));
      return { value: listed, diagnostics: [] };
    },
  };
}
