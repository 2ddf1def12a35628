// Parts of the built-in theme that were bundled when this package was compiled, for sites that change nothing of the part.
// Does not load the bundler. Whether the parts are still those of the package's sources is for the caller to say.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Hash, hashText } from "../model/brands.ts";
import type { ClientFeatures } from "../model/clientFeatures.ts";
import { announcementRule } from "./announcementColors.ts";
import { clientFeaturesOf } from "./clientFeatures.ts";
import { listTemplateNames, listTemplates } from "./templateFiles.ts";
import type { EmittedFile, Theme, ThemeInput, ThemeParts } from "./theme.ts";

/** What lies ready, by name; the files lie in the folder under their own paths. */
export interface ReadyList {
  /** Names of the built-in templates. */
  readonly templateNames: readonly string[];
  readonly renderer: { readonly name: string; readonly hash: string };
  readonly islands: Theme["islands"];
  /** Paths of the islands' files. */
  readonly islandFiles: readonly string[];
  /** Names of the templates that they are made from. */
  readonly islandTemplates: readonly string[];
  readonly stylePath: string;
  /** Paths of the boot script by what it can do. */
  readonly bootPaths: Readonly<Record<string, string>>;
}

/** The list in `ready.json`, with the files of the package that the parts were made from. */
interface StoredList extends ReadyList {
  readonly inputs: readonly (readonly [path: string, digest: Hash])[];
}

/** The folder of the parts in a package. */
export const readyFolderOf = (packageFolder: string): string => join(packageFolder, "dist/ready");

/** Name of a set of features. */
export const featuresKeyOf = (features: ClientFeatures): string =>
  Object.entries(features)
    .flatMap(([name, isUsed]) => (isUsed ? [name] : []))
    .sort()
    .join(" ");

/** What lies ready in a package; `undefined` when it is not compiled. */
export async function readReadyList(packageFolder: string): Promise<StoredList | undefined> {
  try {
    const list: StoredList = JSON.parse(await readFile(join(readyFolderOf(packageFolder), "ready.json"), "utf8"));
    return list;
  } catch {
    return undefined; // functions that are tested run from their sources
  }
}

/** The parts that a site uses as they are: all, unless it has templates, styles or fonts of its own, or needs no server. */
export async function findReadyParts(
  { siteFolder, packageFolder, config }: Pick<ThemeInput, "siteFolder" | "packageFolder" | "config">,
  list: ReadyList,
): Promise<Partial<ThemeParts>> {
  const names = await listTemplateNames(packageFolder);
  if (!isSame(names, list.templateNames)) return {};
  const own = await listTemplates(siteFolder, names);
  if (own.diagnostics.length > 0) return {};
  const { theme, offline } = config;
  const folder = readyFolderOf(packageFolder);
  const read = async (path: string): Promise<EmittedFile> => ({ path, bytes: await readFile(join(folder, path)) });
  const { renderer, stylePath, islands } = list;
  const bootPath = list.bootPaths[featuresKeyOf(clientFeaturesOf(config))];
  const inIslands = new Set(list.islandTemplates);
  const isPlain = theme.css.length === 0 && theme.fonts.length === 0 && announcementRule(config) === "";
  const hasOwnIslands = own.value.some(({ name }) => inIslands.has(name) || name.startsWith("islands/"));
  return {
    ...(own.value.length === 0 && {
      server: { file: join(folder, renderer.name), hash: hashText(renderer.hash) },
    }),
    ...(isPlain && {
      styles: {
        stylePath,
        emitted: [await read(stylePath)],
        fontPaths: Object.fromEntries(config.locales.map(({ code }) => [code, []])),
      },
    }),
    ...(offline === undefined && bootPath !== undefined && { boot: await read(bootPath) }),
    ...(offline === undefined &&
      !hasOwnIslands && { islands: { islands, emitted: await Promise.all(list.islandFiles.map(read)) } }),
  };
}

/** Whether nothing has to be bundled. */
export function isWhole(parts: Partial<ThemeParts>): parts is ThemeParts {
  const { server, styles, boot, islands } = parts;
  return server !== undefined && styles !== undefined && boot !== undefined && islands !== undefined;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name, index) => name === other[index]);
}
