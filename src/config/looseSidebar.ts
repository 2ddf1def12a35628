// The list that Docsify and the wikis of hosts show as their sidebar, or the table of contents of DocFX or Jupyter Book, in a
// folder that is no site yet.
import { sitePath } from "../model/brands.ts";
import type { SiteFiles } from "../model/ports.ts";
import type { SidebarItemConfig } from "../model/userConfig.ts";
import { foldersAbove } from "../source/joinPath.ts";
import { sidebarOfList } from "../source/summarySidebar.ts";
import { parseYaml } from "../source/yaml.ts";
import { textOf } from "./beginningOf.ts";
import { looseDocId } from "./loosePaths.ts";
import { sidebarOfTocs, type Tocs, tocNames } from "./looseToc.ts";

/** Names of such lists. */
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

/** The sidebar that a list gives the docs of a folder. @param names Paths of the docs below the folder. */
export async function findListedOrder(
  folder: string,
  names: ReadonlySet<string>,
  files: SiteFiles,
): Promise<ListedOrder | undefined> {
  const listed = new Set<string>();
  const idBelow = idsBelow(names);
  const idOf = (path: string): string | undefined => {
    const id = idBelow(path);
    if (id !== undefined) listed.add(id);
    return id;
  };
  const isEnough = (sidebar: readonly SidebarItemConfig[]): boolean =>
    sidebar.length > 0 && listed.size >= names.size * leastListed;
  for (const file of listNames) {
    const sidebar = sidebarOfList(await textOf(sitePath(folder + file), files), idOf);
    if (isEnough(sidebar)) return { file, sidebar };
    listed.clear();
  }
  const { tocs, file } = await readTocs(folder, names, files);
  const sidebar = sidebarOfTocs(tocs, idOf);
  return isEnough(sidebar) ? { file, sidebar } : undefined;
}

/** The tables of contents of the docs' folders, and what that of the first one is called. */
async function readTocs(
  folder: string,
  names: ReadonlySet<string>,
  files: SiteFiles,
): Promise<{ readonly tocs: Tocs; readonly file: string }> {
  const tocs = new Map<string, unknown>();
  let first = "";
  for (const inner of new Set(["", ...[...names].flatMap(foldersAbove)])) {
    for (const name of tocNames) {
      const text = await textOf(sitePath(folder + (inner === "" ? name : `${inner}/${name}`)), files);
      const read = text === "" ? undefined : parseYaml(text.replace(/\r\n?/g, "\n"));
      if (read?.kind !== "document") continue;
      tocs.set(inner, read.document.value);
      first ||= name;
    }
    // Tables of folders are read from that of the docs.
    if (!tocs.has("")) break;
  }
  return { tocs, file: first };
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
