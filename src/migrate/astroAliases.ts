// Reads import aliases of an Astro project (`@parts/a.mdx`) from its `tsconfig.json`.
import { folderOf, joinPath } from "../source/joinPath.ts";
import { isLiteralList, isLiteralMap, literalText } from "../source/literals/literal.ts";
import { literalAt, readProgram } from "./configProgram.ts";
import type { ForeignSite, PlannedCopy } from "./foreignSite.ts";
import { copyFolder, isPage } from "./sitePieces.ts";

/** Aliases whose folders have a fixed place in the imported site. */
const known = new Set(["assets", "components", "site"]);

/** Copies of Markdown parts in aliased folders, to the paths where pages of the imported site will look for them. */
export function aliasedParts(site: ForeignSite, configFile: string): readonly PlannedCopy[] {
  const options = literalAt(readProgram(site, configFile), "compilerOptions");
  const paths = literalAt(options, "paths");
  const base = joinPath(folderOf(configFile), literalText(literalAt(options, "baseUrl")) ?? ".");
  if (!isLiteralMap(paths) || base === undefined) return [];
  return Object.entries(paths).flatMap(([alias, targets]) => {
    const name = /^@([\w-]+)\/\*$/.exec(alias)?.[1];
    const target = isLiteralList(targets) ? literalText(targets[0]) : undefined;
    const from = target?.endsWith("/*") ? joinPath(base, target.slice(0, -2)) : undefined;
    if (name === undefined || from === undefined || known.has(name)) return [];
    return copyFolder(site, { from, to: `content/${name}`, except: (path) => !isPage(path) });
  });
}
