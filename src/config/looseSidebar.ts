// The list that Docsify and the wikis of hosts show as their sidebar, in a folder that is no site yet.
import { sitePath } from "../model/brands.ts";
import type { SiteFiles } from "../model/ports.ts";
import type { SidebarItemConfig } from "../model/userConfig.ts";
import { sidebarOfList } from "../source/summarySidebar.ts";
import { textOf } from "./beginningOf.ts";
import { looseDocId } from "./loosePaths.ts";

/** Names of such files. */
const listNames = ["_sidebar.md", "_Sidebar.md"];

/** A sidebar and the file that gives it. */
interface ListedOrder {
  readonly file: string;
  readonly sidebar: readonly SidebarItemConfig[];
}

/**
 * A list that names fewer of the docs leads to the most important ones: hosts show it beside the list of all pages of the wiki,
 * and pages that no menu has would not be found.
 */
const leastListed = 1 / 3;

/** The sidebar of a folder's list; `undefined` where there is none. @param names Paths of the docs below the folder. */
export async function findListedOrder(
  folder: string,
  names: ReadonlySet<string>,
  files: SiteFiles,
): Promise<ListedOrder | undefined> {
  for (const file of listNames) {
    const text = await textOf(sitePath(folder + file), files);
    if (text === "") continue;
    const listed = new Set<string>();
    const idOf = idsBelow(names);
    const sidebar = sidebarOfList(text, (path) => {
      const id = idOf(path);
      if (id !== undefined) listed.add(id);
      return id;
    });
    if (listed.size > 0 && listed.size >= names.size * leastListed) return { file, sidebar };
  }
  return undefined;
}

/** Lists name pages as addresses do: without ending, by their folder, in other capitals. */
function idsBelow(names: ReadonlySet<string>): (path: string) => string | undefined {
  const byKey = new Map([...names].map((name) => [name.toLowerCase(), name]));
  return (path) => {
    const page = path.replace(/\/$/, "").toLowerCase();
    const folder = page === "" ? "" : `${page}/`;
    const name = [page, `${page}.md`, `${page}.mdx`, `${folder}readme.md`, `${folder}index.md`]
      .map((key) => byKey.get(key))
      .find((found) => found !== undefined);
    return name === undefined ? undefined : looseDocId(name);
  };
}
