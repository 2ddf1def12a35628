// A site of the App Router of Next.js in a folder that is no site yet: each `page.mdx` is the page of its folder.
import { sitePath } from "../model/brands.ts";
import type { SiteFiles } from "../model/ports.ts";
import { nextConfigs, nextTool } from "./looseTool.ts";
import type { LooseSetup } from "./setupFacts.ts";

const roots = ["app/", "src/app/"];
const pageName = /(^|\/)page(?=\.mdx?$)/;
/** Folders that are no part of addresses: `(docs)`, and `_parts` and `@slot`, which hold no pages. */
const group = /(^|\/)\([^/()]+\)(?=\/)/g;
const isPrivate = (path: string): boolean => /(?:^|\/)[_@][^/]*\//.test(path);

/** The site, if there is one. */
export async function findNext(files: SiteFiles): Promise<LooseSetup | undefined> {
  const file = await configOf(files);
  for (const folder of file === undefined ? [] : roots) {
    const { value } = await files.list(sitePath(folder.slice(0, -1)));
    const hasPages = value.some(({ path }) => pageName.test(path) && !isPrivate(path));
    if (hasPages) return { tool: nextTool, folder, nameOf, file: file ?? "" };
  }
  return undefined;
}

async function configOf(files: SiteFiles): Promise<string | undefined> {
  for (const name of nextConfigs) if (await files.exists(sitePath(name))) return name;
  return undefined;
}

function nameOf(path: string): string | undefined {
  if (!pageName.test(path) || isPrivate(path)) return undefined;
  return path.replace(group, "").replace(/^\//, "").replace(pageName, "$1index");
}
