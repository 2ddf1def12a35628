// The table of contents of a build: one call for each stage. The same chain runs cold, warm, in watch mode and, without
// publishing, for `check`.
import { loadConfig } from "../config/index.ts";
import type { Config } from "../model/config.ts";
import type { Diagnostic, Outcome } from "../model/diagnostic.ts";
import { keyOnce } from "./buildKey.ts";
import { applySeverities, isAcceptable } from "./faults/severities.ts";
import {
  type FinishedBuild,
  findFinished,
  isMostlySame,
  recallBuild,
  rememberBuild,
  watchReads,
} from "./finishedBuild.ts";
import { readFrozen } from "./frozen/readFrozen.ts";
import { loadTheme } from "./pages/loadTheme.ts";
import { parseSources } from "./parse/parseSources.ts";
import { scanSources } from "./parse/scanSources.ts";
import type { PublishedSite } from "./publish/publishSite.ts";
import type { BuildOptions, BuildResult, World } from "./world.ts";

type Made = Partial<Pick<PublishedSite, "receipts" | "fromCache" | "contentSecurity"> & Pick<FinishedBuild, "pages">>;

/** Builds a site, or with `write: false` only checks it. */
export async function buildSite(world: World, options: BuildOptions): Promise<BuildResult> {
  const started = world.clock.now();
  // Never by `push(...found)`: arguments have to fit on the stack, and a large site can have more findings than that.
  let diagnostics: readonly Diagnostic[] = options.found ?? [];
  const note = (found: readonly Diagnostic[]): void => {
    diagnostics = diagnostics.concat(found);
  };
  const take = <Value>(outcome: Outcome<Value>): Value => {
    note(outcome.diagnostics);
    return outcome.value;
  };
  const finish = (config: Config | undefined, made: Made, ok: boolean): BuildResult => ({
    diagnostics: config === undefined ? diagnostics : applySeverities(diagnostics, config),
    ok,
    pages: made.pages ?? made.receipts?.length ?? 0,
    locales: config?.builtLocales.length ?? 0,
    fromCache: made.fromCache ?? 0,
    durationMs: world.clock.now() - started,
    outDir: options.outDir,
    damagedEntries: world.cache.entries.damaged(),
    ...(made.receipts === undefined ? {} : { receipts: made.receipts }),
    ...(made.contentSecurity === undefined ? {} : { contentSecurity: made.contentSecurity }),
  });

  // Without results of earlier builds there are pages to make for certain.
  if (world.cache.entries.isEmpty) world.workers.wake(1);
  const config = take(await loadConfig({ ...world, ...configInput(world, options) }));
  if (config === undefined) return finish(undefined, {}, false);
  const staging = options.write ? await world.openStaging(options.outDir) : undefined;
  try {
    const finished = findFinished(options, staging, world);
    world.onNews?.({ kind: "begun", config, isCold: world.cache.entries.isEmpty });
    world.progress({ phase: "scan" });
    const sources = take(await scanSources(config, world.files));
    const theming = loadTheme(config, world).then((outcome) => {
      if (outcome.value !== undefined) world.onNews?.({ kind: "theme", theme: outcome.value });
      return outcome;
    });
    theming.catch(() => undefined); // it is heard of where it is awaited, unless something else fails before
    const start = { config, sources, theming, options, staging, found: diagnostics };
    const key = keyOnce(start, world);
    const before = await recallBuild(finished, start, key, world);
    if (before !== undefined) {
      diagnostics = before.diagnostics;
      const isOk = isAcceptable(applySeverities(diagnostics, config), options);
      return { ...finish(config, before, isOk), published: options.write, isNew: false };
    }
    staging?.expectSwap();
    const { value: frozen, diagnostics: unusable } = readFrozen(sources, config, world);
    note(unusable);
    if (unusable.length > 0) {
      await theming;
      return finish(config, {}, false);
    }
    await world.whenFree?.();
    const seen = watchReads(world.files);
    const seeing = { ...world, files: seen.files };
    // Loaded late: a build that has nothing to do ends before.
    const completing = import("./completeSite.ts");
    const content = take(await parseSources(sources, config, seeing));
    if (await isMostlySame(finished, start, key, content.fresh)) staging?.expectMost();
    const theme = take(await theming);
    if (theme === undefined) return finish(config, {}, false);
    // While this thread puts the site together, the others have nothing else to do.
    world.workers.share("renderer", theme.rendererFile);
    world.workers.prepare(["render", ...(options.write && config.search.enabled ? ["block", "range"] : [])]);
    const { completeSite } = await completing;
    const { output, isAccepted, ...completed } = await completeSite(
      { config, sources, content, theme, frozen, seen, options, staging, diagnostics },
      world,
    );
    ({ diagnostics } = completed);
    const result = { ...completed, ...finish(config, output, isAccepted) };
    const { pages, contentSecurity = "" } = result;
    if (isAccepted && options.shard === undefined)
      await rememberBuild(start, key, { diagnostics, pages, contentSecurity, seen }, world);
    return result;
  } finally {
    await staging?.discard();
  }
}

/** How the configuration of a build is found. */
export function configInput(
  world: World,
  options: BuildOptions,
): Pick<Parameters<typeof loadConfig>[0], "siteName" | "overrides" | "configFile"> {
  const { configFile, baseUrl, locales, offline = false } = options;
  return {
    siteName: world.siteFolder.split(/[\\/]/).at(-1) ?? "site",
    overrides: {
      ...(baseUrl === undefined ? {} : { baseUrl }),
      ...(locales === undefined ? {} : { locales }),
      offline,
    },
    ...(configFile === undefined ? {} : { configFile }),
  };
}
