// Parts of the built-in theme that were bundled when this package was compiled, for sites that change nothing of them.
// Does not load the bundler. Whether the parts are still those of the package's sources is for the caller to say.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Hash, hashText } from "../model/brands.ts";
import type { ClientFeatures } from "../model/clientFeatures.ts";
import type { Config } from "../model/config.ts";
import type { Outcome } from "../model/diagnostic.ts";
import { clientFeaturesOf } from "./clientFeatures.ts";
import { loadStrings } from "./loadStrings.ts";
import { listTemplateNames, listTemplates } from "./templateFiles.ts";
import type { EmittedFile, Theme, ThemeInput } from "./theme.ts";

/** What lies ready, in `ready.json`; the files of the parts lie beside it under their own paths. */
export interface ReadyParts {
  /** Names of the built-in templates. */
  readonly templateNames: readonly string[];
  readonly renderer: { readonly name: string; readonly hash: string };
  readonly islands: Theme["islands"];
  /** Paths of the islands' files. */
  readonly islandFiles: readonly string[];
  readonly stylePath: string;
  /** Paths of the boot script by what it can do. */
  readonly bootPaths: Readonly<Record<string, string>>;
}

/** The parts and the files of the package that they were made from. */
interface ReadyList extends ReadyParts {
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
export async function readReadyList(packageFolder: string): Promise<ReadyList | undefined> {
  try {
    const list: ReadyList = JSON.parse(await readFile(join(readyFolderOf(packageFolder), "ready.json"), "utf8"));
    return list;
  } catch {
    return undefined; // functions that are tested run from their sources
  }
}

/** The theme of a site that uses the built-in one as it is; `undefined` for any other. */
export async function readyTheme(
  input: Pick<ThemeInput, "siteFolder" | "packageFolder" | "config">,
  parts: ReadyParts,
): Promise<Outcome<Theme> | undefined> {
  const { siteFolder, packageFolder, config } = input;
  const bootPath = parts.bootPaths[featuresKeyOf(clientFeaturesOf(config))];
  const names = await listTemplateNames(packageFolder);
  const own = await listTemplates(siteFolder, names);
  const isOwn = own.value.length > 0 || own.diagnostics.length > 0 || !isPlain(config);
  if (bootPath === undefined || isOwn || !isSame(names, parts.templateNames)) return undefined;
  const folder = readyFolderOf(packageFolder);
  const paths = [parts.stylePath, bootPath, ...parts.islandFiles];
  const emitted = await Promise.all(
    paths.map(async (path): Promise<EmittedFile> => ({ path, bytes: await readFile(join(folder, path)) })),
  );
  const { value: strings, diagnostics } = await loadStrings(input);
  return {
    value: {
      rendererFile: join(folder, parts.renderer.name),
      templatesHash: hashText(parts.renderer.hash),
      emitted,
      stylePath: parts.stylePath,
      bootPath,
      islands: parts.islands,
      fontPaths: Object.fromEntries(config.locales.map(({ code }) => [code, []])),
      strings,
    },
    diagnostics,
  };
}

function isPlain({ theme, offline }: Config): boolean {
  return theme.css.length === 0 && theme.fonts.length === 0 && offline === undefined;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name, index) => name === other[index]);
}
