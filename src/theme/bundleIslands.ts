// Bundles the scripts of interactive parts: one module for each island, what they share in modules of its own.
import { join } from "node:path";
import { build, type Metafile, type OutputFile, type Plugin } from "esbuild";
import type { Outcome } from "../model/diagnostic.ts";
import { bundlePlainScript } from "./bundleClient.ts";
import { bundleOfflineIslands } from "./bundleOfflineIslands.ts";
import { problemsOf } from "./esbuildDiagnostics.ts";
import { fingerprint } from "./fingerprint.ts";
import { islandBuild } from "./islandBuild.ts";
import { type Island, importOf } from "./islands.ts";
import type { TemplateSources } from "./templatePlugin.ts";
import type { EmittedFile, IslandBundle, IslandScript, ThemeInput } from "./theme.ts";

/** Bundles all islands; `undefined` when one of them is malformed. */
export async function bundleIslands(
  input: ThemeInput,
  islands: readonly Island[],
  sources: TemplateSources,
): Promise<Outcome<IslandBundle | undefined>> {
  const { siteFolder, packageFolder, config } = input;
  try {
    const bundle = config.offline === undefined ? bundleModules : bundleOfflineIslands;
    return { value: await bundle(input, islands, sources), diagnostics: [] };
  } catch (error) {
    const context = { siteFolder, workingFolder: packageFolder, code: "template-failed" } as const;
    return { value: undefined, diagnostics: problemsOf(error, context) };
  }
}

async function bundleModules(
  input: ThemeInput,
  islands: readonly Island[],
  sources: TemplateSources,
): Promise<IslandBundle> {
  const { packageFolder } = input;
  const shared = islandBuild(input, sources);
  const { outputFiles, metafile } = await build({
    ...shared,
    entryPoints: islands.map(({ name }) => ({ in: `island:${name}`, out: name })),
    // Only names: nothing is written.
    outdir: join(packageFolder, "islands"),
    plugins: [...shared.plugins, entryPlugin(islands, packageFolder)],
    splitting: true,
    metafile: true,
    format: "esm",
  });
  return await withCompanions(nameByContent(outputFiles, metafile, islands), islands, input);
}

/** Adds the plain scripts that run with islands: one file each, so that nothing is fetched after them. */
async function withCompanions(
  bundle: IslandBundle,
  islands: readonly Island[],
  input: ThemeInput,
): Promise<IslandBundle> {
  const emitted = [...bundle.emitted];
  const entries: Record<string, IslandScript> = { ...bundle.islands };
  for (const { name, companion } of islands) {
    const script = entries[name];
    if (companion === undefined || script === undefined) continue;
    const bytes = await bundlePlainScript(companion, "esm", input);
    const file = { path: `assets/islands/${fingerprint(`${name}.companion.js`, bytes)}`, bytes };
    emitted.push(file);
    entries[name] = { ...script, companion: { path: file.path, needs: [] } };
  }
  return { emitted, islands: entries };
}

/** The module of an island: hydrates an element with its component. */
function entryPlugin(islands: readonly Island[], packageFolder: string): Plugin {
  const byName = new Map(islands.map((island) => [island.name, island]));
  const mount = JSON.stringify(join(packageFolder, "templates/client/mountIsland.tsx"));
  return {
    name: "hubdocs-islands",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^island:/ }, ({ path }) => ({ path: path.slice("island:".length), namespace: "island" }));
      onLoad({ filter: /.*/, namespace: "island" }, ({ path }) => {
        const island = byName.get(path);
        if (island === undefined) return undefined;
        return {
          contents:
            `${importOf(island, "Component")}import { mountIsland } from ${mount};` +
            "export default (element) => mountIsland(element, Component);",
          resolveDir: packageFolder,
        };
      });
    },
  };
}

/**
 * Names files by their content. The bundler's own names depend on where files lie; modules that others import are
 * renamed first, so that a name in a text follows the content behind it.
 */
function nameByContent(files: readonly OutputFile[], { outputs }: Metafile, islands: readonly Island[]): IslandBundle {
  const texts = new Map(
    Object.keys(outputs).map((path) => [path, files.find((file) => file.path.endsWith(`/${path}`))?.text ?? ""]),
  );
  const importsOf = (path: string): readonly string[] =>
    (outputs[path]?.imports ?? []).filter(({ kind }) => kind === "import-statement").map((edge) => edge.path);
  const named = new Map<string, EmittedFile>();
  const nameOf = (path: string): EmittedFile => {
    const known = named.get(path);
    if (known !== undefined) return known;
    let text = texts.get(path) ?? "";
    for (const imported of importsOf(path)) {
      text = text.replaceAll(`./${baseOf(imported)}`, () => `./${baseOf(nameOf(imported).path)}`);
    }
    const bytes = new TextEncoder().encode(text);
    const base = baseOf(path).replace(/^chunk-\w+/, "shared");
    const file = { path: `assets/islands/${fingerprint(base, bytes)}`, bytes };
    named.set(path, file);
    return file;
  };
  const allNeeds = (path: string): readonly string[] =>
    importsOf(path).flatMap((imported) => [imported, ...allNeeds(imported)]);
  const entries = islands.map(({ name }) => {
    const path = Object.keys(outputs).find((each) => baseOf(each) === `${name}.js`) ?? "";
    const needs = [...new Set(allNeeds(path))].map((each) => nameOf(each).path);
    return [name, { path: nameOf(path).path, needs }] as const;
  });
  return { emitted: [...named.values()], islands: Object.fromEntries(entries) };
}

const baseOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);
