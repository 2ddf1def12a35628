// What the configuration of another tool says of a folder that is no site yet: where its pages are, what they are called,
// and which values they show. One file each reads a tool's configuration.
import type { SiteFiles } from "../model/ports.ts";
import { findJekyll } from "./looseJekyll.ts";
import { findMkdocs } from "./looseMkdocs.ts";
import { findNext } from "./looseNext.ts";
import { findRspress } from "./looseRspress.ts";
import { findSphinx } from "./looseSphinx.ts";
import { isDocusaurus } from "./looseTool.ts";
import type { LooseSetup } from "./setupFacts.ts";

/** What is said of the site of another tool in a folder; `undefined` where no such tool is found. */
export async function findSetup(files: SiteFiles): Promise<LooseSetup | undefined> {
  if (await isDocusaurus(files)) return undefined;
  return (
    (await findMkdocs(files)) ??
    (await findJekyll(files)) ??
    (await findSphinx(files)) ??
    (await findRspress(files)) ??
    (await findNext(files))
  );
}
