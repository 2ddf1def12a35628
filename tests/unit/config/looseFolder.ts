// A folder that is not a site yet.
import { type FoundLooseDocs, findLooseDocs } from "../../../src/config/looseDocs.ts";
import { openSiteFolder } from "../../../src/platform/files.ts";
import { makeFolder } from "../platform/temporaryFolder.ts";

/** What is found in a folder with the given files. */
export async function look(files: Readonly<Record<string, string>>): Promise<FoundLooseDocs | undefined> {
  return await findLooseDocs(await openSiteFolder(makeFolder(files)));
}
