// Bundles the interactive parts of an offline site: all of them in one classic script, because no modules come from
// `file:`. A part is named after the script's hash: `assets/islands.3f2a91c0.js#Search`.
import { join } from "node:path";
import { build } from "esbuild";
import { offlineIslands } from "../model/offline.ts";
import { bundlePlainScript } from "./bundleClient.ts";
import { fingerprint } from "./fingerprint.ts";
import { islandBuild } from "./islandBuild.ts";
import { type Island, importOf } from "./islands.ts";
import type { TemplateSources } from "./templatePlugin.ts";
import type { EmittedFile, IslandBundle, IslandScript, ThemeInput } from "./theme.ts";

/** Bundles all islands into one script. @throws what the bundler throws when a part is malformed. */
export async function bundleOfflineIslands(
  input: ThemeInput,
  islands: readonly Island[],
  sources: TemplateSources,
): Promise<IslandBundle> {
  const { outputFiles } = await build({
    ...islandBuild(input, sources),
    stdin: { contents: entryOf(islands, input.packageFolder), resolveDir: input.packageFolder },
    format: "iife",
    globalName: offlineIslands,
  });
  const bytes = outputFiles[0]?.contents ?? new Uint8Array();
  const all: EmittedFile = { path: `assets/${fingerprint("islands.js", bytes)}`, bytes };
  const emitted = [all];
  const scripts: [string, IslandScript][] = [];
  for (const { name, companion } of islands) {
    const script = { path: `${all.path}#${name}`, needs: [] };
    if (companion === undefined) {
      scripts.push([name, script]);
      continue;
    }
    const plain = await bundlePlainScript(companion, "iife", input);
    const file = { path: `assets/islands/${fingerprint(`${name}.companion.js`, plain)}`, bytes: plain };
    emitted.push(file);
    scripts.push([name, { ...script, companion: { path: file.path, needs: [] } }]);
  }
  return { emitted, islands: Object.fromEntries(scripts) };
}

/** A module that exports each part as its own script would. */
function entryOf(islands: readonly Island[], packageFolder: string): string {
  const mount = JSON.stringify(join(packageFolder, "templates/client/mountIsland.tsx"));
  const parts = islands.map(
    (island, index) =>
      `${importOf(island, `part${index}`)}export const ${island.name} = ` +
      `{ default: (element) => mountIsland(element, part${index}) };`,
  );
  return `import { mountIsland } from ${mount};${parts.join("")}`;
}
