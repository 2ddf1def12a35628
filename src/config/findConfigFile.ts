// Finds the configuration file of a site by its name.
import { badCall } from "../model/badCall.ts";
import { type SitePath, sitePath } from "../model/brands.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { joinWords } from "../model/joinWords.ts";
import type { SiteFiles } from "../model/ports.ts";
import { filePathOf } from "./addresses.ts";
import { quote } from "./describeSchema.ts";

/** How a configuration file is read. */
export type ConfigFormat = "module" | "data";

const formatsByExtension: ReadonlyMap<string, ConfigFormat> = new Map([
  ["ts", "module"],
  ["mjs", "module"],
  ["js", "module"],
  ["json", "data"],
  ["yaml", "data"],
  ["yml", "data"],
]);

const configName = "hubdocs.config.";

/** Whether a site's configuration is found by this name: `hubdocs.config.yaml`, not `hubdocs.config.toml`. */
export const isConfigName = (name: string): boolean =>
  name.startsWith(configName) && formatsByExtension.has(name.slice(configName.length));

/** The file to read, nothing, or why the choice is unclear. */
type FoundConfigFile =
  | { readonly kind: "file"; readonly path: SitePath; readonly format: ConfigFormat }
  | { readonly kind: "none" }
  | { readonly kind: "problem"; readonly diagnostic: Diagnostic };

/** Finds `hubdocs.config.*`, or the file that the caller names (relative to the site folder). */
export async function findConfigFile(files: SiteFiles, configFile: string | undefined): Promise<FoundConfigFile> {
  if (configFile !== undefined) return findNamedFile(files, filePathOf(configFile));
  const candidates = [...formatsByExtension].map(([extension, format]) => ({
    path: sitePath(`${configName}${extension}`),
    format,
  }));
  const there = await Promise.all(candidates.map(({ path }) => files.exists(path)));
  const found = candidates.filter((_, index) => there[index]);
  const [first, ...others] = found;
  if (first === undefined) return await findObstacle(files, candidates);
  return others.length === 0 ? { kind: "file", ...first } : problem(tooMany(found.map(({ path }) => path)));
}

/** A configuration that is there and is no file of the site: without it another site would be built. */
async function findObstacle(
  files: SiteFiles,
  candidates: readonly { readonly path: SitePath }[],
): Promise<FoundConfigFile> {
  for (const { path } of candidates) {
    const { diagnostics } = await files.list(path);
    const own = diagnostics.find(({ location }) => location?.file === path);
    if (own !== undefined) return problem({ ...own, code: "config-unreadable", hint: mendHint });
  }
  return { kind: "none" };
}

const mendHint = "put the file itself into the site folder, or remove what is in its place";

async function findNamedFile(files: SiteFiles, name: string): Promise<FoundConfigFile> {
  const format = formatsByExtension.get(name.slice(name.lastIndexOf(".") + 1));
  if (format === undefined) {
    const extensions = joinWords(
      [...formatsByExtension.keys()].map((extension) => `.${extension}`),
      "or",
    );
    return problem(
      badCall(`--config names a file of an unknown type: ${quote(name)}`, `name a file that ends with ${extensions}`),
    );
  }
  if (await files.exists(sitePath(name))) return { kind: "file", path: sitePath(name), format };
  return problem(
    badCall(
      `--config names a file that is not in the site folder: ${quote(name)}`,
      "give its path relative to the site folder",
    ),
  );
}

const problem = (diagnostic: Diagnostic): FoundConfigFile => ({ kind: "problem", diagnostic });

function tooMany(paths: readonly SitePath[]): Diagnostic {
  const [first, ...others] = paths;
  return {
    code: "config-unreadable",
    severity: "error",
    message: `there is more than one configuration file: ${joinWords(paths, "and")}`,
    ...(first === undefined ? {} : { location: { file: first, line: 1, column: 1 } }),
    hint: "keep one of them, or name one with --config",
    related: others.map((file) => ({
      message: "another configuration file",
      location: { file, line: 1, column: 1 },
    })),
  };
}
