// A site of MkDocs in a folder that is no site yet: one with `mkdocs.yml`, also in a folder beside the code, or one for each
// language, `docs/en/mkdocs.yml`.
import { type SitePath, sitePath } from "../model/brands.ts";
import type { SiteFiles } from "../model/ports.ts";
import { type DataRecord, isRecord } from "../source/isRecord.ts";
import { folderOf, joinPath } from "../source/joinPath.ts";
import {
  inheritedFile,
  inheriting,
  mostInherited,
  navItems,
  readMkdocs,
  snippetFolders,
  unpublishedIn,
} from "../source/mkdocsConfig.ts";
import { textOf } from "./beginningOf.ts";
import { isPart } from "./loosePaths.ts";
import { mkdocs } from "./looseTool.ts";
import { codeIn, type LooseSetup, textIn, wholeId } from "./setupFacts.ts";

/** Files of a site in one folder, and of the first language of one whose languages have folders of their own. */
const ownFiles = ["mkdocs.yml", "mkdocs.yaml"];
const firstFiles = ["docs/en/mkdocs.yml", "docs/en/mkdocs.yaml"];
const nestedFiles = ["docs", "documentation", "website"].flatMap((folder) =>
  ownFiles.map((file) => `${folder}/${file}`),
);

/** The site, if there is one. */
export async function findMkdocs(files: SiteFiles): Promise<LooseSetup | undefined> {
  for (const file of [...ownFiles, ...firstFiles, ...nestedFiles]) {
    if (!(await files.exists(sitePath(file)))) continue;
    return setupOf(file, await readConfig(file, files));
  }
  return undefined;
}

function setupOf(file: string, config: DataRecord): LooseSetup {
  const isByLanguage = firstFiles.includes(file);
  const around = isByLanguage ? "" : folderOf(file);
  const docs = joinPath(around, textIn(config, "docs_dir") ?? "docs") ?? "docs";
  const theme = isRecord(config["theme"]) ? config["theme"] : {};
  const own = folderOf(file);
  return {
    tool: own === "" ? mkdocs : { ...mkdocs, folder: own },
    folder: isByLanguage ? "docs/" : docs === "" ? "" : `${docs}/`,
    title: textIn(config, "site_name"),
    language: codeIn(theme, "language"),
    snippetFolders: snippetFolders(config, { root: own, docs: isByLanguage ? `${own}/${docs}` : docs }),
    nameOf: nameIn(config, isByLanguage ? docs : undefined),
    sidebarOf: async (found) => {
      const names = new Set(found.map(({ name }) => name));
      return navItems(config["nav"], (path) => (names.has(path) ? wholeId(path) : undefined));
    },
    file,
  };
}

/** `uk/docs/a.md` is `uk/a.md` where each language has a folder of its own; what is beside its docs is no page. */
function nameIn(config: DataRecord, docs: string | undefined): LooseSetup["nameOf"] {
  const unpublished = unpublishedIn(config);
  return (path) => {
    const [language = ""] = docs === undefined ? [] : path.split("/", 1);
    const start = docs === undefined ? "" : `${language}/${docs}/`;
    if (isPart(path) || !path.startsWith(start)) return undefined;
    const below = path.slice(start.length);
    if (unpublished(below) !== undefined) return undefined;
    return docs === undefined ? below : `${language}/${below}`;
  };
}

/** The configuration with what it takes over from other files of the site. */
async function readConfig(file: string, files: SiteFiles, depth = 0): Promise<DataRecord> {
  const own = readMkdocs(await textOf(sitePath(file), files));
  const base: SitePath | undefined = depth < mostInherited ? placeOf(inheritedFile(own, file)) : undefined;
  return base === undefined ? own : inheriting(own, await readConfig(base, files, depth + 1));
}

const placeOf = (path: string | undefined): SitePath | undefined => (path === undefined ? undefined : sitePath(path));
