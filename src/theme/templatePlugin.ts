// Teaches esbuild the names that templates import: `#template/…`, `#builtin/…` and React.
import { join } from "node:path";
import type { OnResolveArgs, OnResolveResult, Plugin, PluginBuild } from "esbuild";
import { nearestNames } from "../source/nearestName.ts";
import { exactName } from "./exactPaths.ts";
import { type Island, islandRegistry } from "./islands.ts";
import { componentOf, type SiteTemplate } from "./siteTemplates.ts";
import type { TemplateFile } from "./templateFiles.ts";

/** Where templates come from. */
export interface TemplateSources {
  /** Absolute path of hubdocs' own package. */
  readonly packageFolder: string;
  /** The site's templates by name. */
  readonly siteTemplates: ReadonlyMap<string, SiteTemplate>;
  readonly templateNames: readonly string[];
  /** Files of the site that replace nothing. */
  readonly additional: readonly TemplateFile[];
  readonly islands: readonly Island[];
}

const overrideNamespace = "hubdocs-template";

/**
 * `#template/Name` is the site's template or else the built-in one; `#builtin/Name` always the built-in one. React
 * comes from hubdocs' own dependencies wherever the importing file is, so that there is exactly one React.
 */
export function templatePlugin(sources: TemplateSources): Plugin {
  return {
    name: "hubdocs-templates",
    setup(build) {
      build.onResolve({ filter: /^#(?:template|builtin)\// }, (args) => resolveTemplate(args, sources));
      build.onResolve({ filter: /^react(?:-dom)?(?:\/|$)/ }, (args) => resolveReact(args, build, sources));
      build.onLoad({ filter: /[\\/]src[\\/]render[\\/]islandRegistry\.ts$/ }, () => ({
        contents: islandRegistry(sources.islands),
        resolveDir: sources.packageFolder,
      }));
      build.onLoad({ filter: /.*/, namespace: overrideNamespace }, ({ path }) => {
        const template = sources.siteTemplates.get(path);
        return template === undefined ? undefined : { contents: reexport(template), resolveDir: sources.packageFolder };
      });
    },
  };
}

function resolveTemplate({ path, importer }: OnResolveArgs, sources: TemplateSources): OnResolveResult {
  const slash = path.indexOf("/");
  const name = path.slice(slash + 1).replace(/\.(?:tsx|jsx|ts)$/, "");
  const own = path.startsWith("#template/") ? sources.siteTemplates.get(name) : undefined;
  // It would show itself without an end.
  if (own !== undefined && own.path === importer)
    return { errors: [{ text: `"${path}" is this file itself; the template it replaces is "#builtin/${name}"` }] };
  if (own !== undefined) return { path: name, namespace: overrideNamespace };
  if (sources.templateNames.includes(name)) return { path: join(sources.packageFolder, "templates", `${name}.tsx`) };
  return { errors: [{ text: `There is no built-in template "${name}"${meantBy(name, sources.templateNames)}` }] };
}

/** Templates that were likely meant: `parts/Footer` by `Footer`, else those with names like it. */
function meantBy(name: string, templateNames: readonly string[]): string {
  const isSame = (each: string): boolean => componentOf(each).toLowerCase() === componentOf(name).toLowerCase();
  const found = templateNames.filter(isSame);
  const near = (found.length > 0 ? found : nearestNames(name, templateNames)).map((each) => `"${each}"`);
  return near.length > 0
    ? `; did you mean ${near.join(" or ")}?`
    : "; all of them are in node_modules/hubdocs/templates";
}

/**
 * Whatever the site's file calls its component, importers find it under the file's name. What else the built-in file
 * exports for its neighbours comes from there, unless the site's file has it too.
 */
function reexport({ name, path, isDefault, exports }: SiteTemplate): string {
  const from = JSON.stringify(exactName(path));
  const own = exports.filter((each) => each !== "default");
  const named = isDefault ? [...own, `default as ${componentOf(name)}`] : own;
  return `export { ${named.join(", ")} } from ${from}; export * from "#builtin/${name}";`;
}

const ownResolution = Symbol("own resolution");

async function resolveReact(
  args: OnResolveArgs,
  build: PluginBuild,
  { packageFolder }: TemplateSources,
): Promise<OnResolveResult | undefined> {
  if (args.pluginData === ownResolution) return undefined;
  const { kind } = args;
  // The edge build needs no built-in module of Node, so the bundle runs in any worker.
  const path = args.path === "react-dom/server" ? "react-dom/server.edge" : args.path;
  const { errors, ...found } = await build.resolve(path, {
    kind,
    resolveDir: packageFolder,
    pluginData: ownResolution,
  });
  return errors.length > 0 ? { errors } : { path: found.path, sideEffects: found.sideEffects };
}
