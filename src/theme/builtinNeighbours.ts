// Finds what a template that was copied from hubdocs into a site imports by relative paths: files that lie beside the
// built-in one. A file of the site goes before it. Owns no other imports.
import { dirname, join } from "node:path";
import type { OnResolveArgs, OnResolveResult, Plugin, PluginBuild } from "esbuild";
import type { TemplateSources } from "./templatePlugin.ts";

const ownResolution = Symbol("own resolution");

/** Lets a site's template import what the built-in one of its name imports. */
export function builtinNeighbours({ siteTemplates, packageFolder }: TemplateSources): Plugin {
  const nameByPath = new Map([...siteTemplates.values()].map(({ path, name }) => [path, name]));
  return {
    name: "hubdocs-builtin-neighbours",
    setup(build) {
      if (nameByPath.size === 0) return;
      build.onResolve({ filter: /^\.\.?\// }, async (args) => {
        const name = args.pluginData === ownResolution ? undefined : nameByPath.get(args.importer);
        if (name === undefined) return undefined;
        const folders = [args.resolveDir, dirname(join(packageFolder, "templates", name))];
        for (const folder of folders) {
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
  { path, importer, kind }: OnResolveArgs,
  build: PluginBuild,
): Promise<OnResolveResult | undefined> {
  const options = { importer, kind, resolveDir, pluginData: ownResolution };
  const { errors, ...found } = await build.resolve(path, options);
  return errors.length > 0
    ? undefined
    : { path: found.path, namespace: found.namespace, sideEffects: found.sideEffects };
}
