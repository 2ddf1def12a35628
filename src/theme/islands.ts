// Which interactive parts a site has: the built-in ones, those it replaces, and its own.
import { existsSync } from "node:fs";
import { extname, join } from "node:path";
import { exactName } from "./exactPaths.ts";
import { componentOf, type SiteTemplates } from "./siteTemplates.ts";

/** An interactive part. */
export interface Island {
  /** Name of its file without extension. */
  readonly name: string;
  /** Absolute path. */
  readonly path: string;
  /** Whether its component is the default export; else it is the export named like the file. */
  readonly isDefault: boolean;
  /** Absolute path of the plain script that runs with the part from the start, without React. */
  readonly companion?: string;
}

const folder = "islands/";

/** All islands of a site in the order of their names. */
export function islandsOf(
  packageFolder: string,
  templateNames: readonly string[],
  { replacing, additional }: SiteTemplates,
): readonly Island[] {
  const builtInPath = (name: string): string => join(packageFolder, "templates", `${name}.tsx`);
  const builtIn = templateNames
    .filter((name) => name.startsWith(folder) && !replacing.has(name))
    .map((name) => ({ name, path: builtInPath(name), isDefault: true }));
  const own = [...replacing.values(), ...additional].filter(({ name }) => name.startsWith(folder));
  return [...builtIn, ...own]
    .map(({ name, path, isDefault }) => ({
      name: componentOf(name),
      path,
      isDefault,
      ...companionOf([path, builtInPath(name)]),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The script beside the first file that has one: a part that replaces a built-in one keeps what runs with that. */
function companionOf(paths: readonly string[]): Pick<Island, "companion"> {
  const companion = paths.map((path) => `${path.slice(0, -extname(path).length)}.companion.ts`).find(existsSync);
  return companion === undefined ? {} : { companion };
}

/** Statement that imports an island's component under a name. */
export function importOf({ name, path, isDefault }: Island, as: string): string {
  return `import { ${isDefault ? "default" : name} as ${as} } from ${JSON.stringify(exactName(path))};`;
}

/** Text of the module that knows all islands by name; it takes the place of `src/render/islandRegistry.ts`. */
export function islandRegistry(islands: readonly Island[]): string {
  const imports = islands.map((island, index) => importOf(island, `island${index}`));
  const entries = islands.map(({ name }, index) => `${name}: island${index}`);
  return `${imports.join("")}export const islandComponents = { ${entries.join(", ")} };`;
}
