// Finds what templates import by paths: also files that lie beside the built-in template which one of the site's was
// copied from. A file of the site goes before it. Owns no other imports.
import { dirname, join } from "node:path";
import type { OnResolveArgs, OnResolveResult, Plugin, PluginBuild } from "esbuild";
import type { TemplateSources } from "./templatePlugin.ts";

const ownResolution = Symbol("own resolution");

/**
 * Lets a site's template import what the built-in one of its name imports. What is found here has lost the type of its
 * package, by which the bundler chooses how modules are joined. So all files but those of other packages are found here,
 * whoever imports them: else the bundle would depend on which import is read first.
 */
export function builtinNeighbours({ siteTemplates, packageFolder }: TemplateSources): Plugin {
  const nameByPath = new Map([...siteTemplates.values()].map(({ path, name }) => [path, name]));
  const isOfOther = (path: string): boolean =>
    /[\\/]node_modules[\\/]/.test(path.startsWith(packageFolder) ? path.slice(packageFolder.length) : path);
  return {
    name: "hubdocs-builtin-neighbours",
    setup(build) {
      build.onResolve({ filter: /^(?:\.\.?)?\// }, async (args) => {
        const { importer, kind, pluginData, resolveDir } = args;
        if (pluginData === ownResolution || kind === "entry-point" || isOfOther(importer)) return undefined;
        const name = nameByPath.get(importer);
        const beside = name === undefined ? [] : [dirname(join(packageFolder, "templates", name))];
        for (const folder of [resolveDir, ...beside]) {
          const found = await resolveIn(folder, args, build);
          if (found !== undefined) return found;
        }
        return undefined;
      });
    },
  };
}

async function resolveIn(
  resolveDir: string,
  { path, importer, kind, with: attributes }: OnResolveArgs,
  build: PluginBuild,
): Promise<OnResolveResult | undefined> {
  const options = { importer, kind, resolveDir, pluginData: ownResolution, with: attributes };
  const { errors, ...found } = await build.resolve(path, options);
  return errors.length > 0
    ? undefined
    : { path: found.path, namespace: found.namespace, sideEffects: found.sideEffects, external: found.external };
}
