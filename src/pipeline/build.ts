// The table of contents of a build: one call for each stage. The same chain runs with and without a cache, in watch mode
// and, without publishing, for `check`. The stages after parsing stand in completeSite.ts.
import { loadConfig } from "../config/index.ts";
import type { Config } from "../model/config.ts";
import type { Diagnostic, Outcome } from "../model/diagnostic.ts";
import { isBuiltIn } from "../platform/loadRenderer.ts";
import type { OutputChanges } from "../platform/output/outputChanges.ts";
import type { Staging } from "../platform/output/staging.ts";
import type { Theme } from "../theme/theme.ts";
import { keyOnce } from "./buildKey.ts";
import { type Made, openResult } from "./buildResult.ts";
import { configInput } from "./configInput.ts";
import { type Finished, findFinished, isMostlySame, recallBuild, rememberBuild, watchReads } from "./finishedBuild.ts";
import { readFrozen } from "./frozen/readFrozen.ts";
import { type Findings, gatherFindings } from "./gatherFindings.ts";
import { loadTheme } from "./pages/loadTheme.ts";
import { parseSources } from "./parse/parseSources.ts";
import { scanSources } from "./parse/scanSources.ts";
import type { BuildOptions, BuildResult, World } from "./world.ts";

const noChanges: OutputChanges = { written: [], removed: [], writtenBytes: 0 };

/** Builds a site, or with `write: false` only checks it. */
export async function buildSite(world: World, options: BuildOptions): Promise<BuildResult> {
  const endWith = openResult(world, options);
  const findings = gatherFindings(options.found);
  const { entries } = world.cache;
  // With an empty cache there will certainly be pages to make.
  if (entries.isEmpty) world.workers.wake(1);
  const open = async (): Promise<Staging | undefined> =>
    options.write ? await world.openStaging(options.outDir) : undefined;
  // Looking through the present output takes half the time of a build that finds nothing to do, so that starts first. In a
  // first build no folder is made before the configuration is known to be valid.
  const opening = entries.isEmpty ? undefined : open();
  let staging = await opening?.catch(() => undefined);
  try {
    const finished = findFinished(options, staging, world);
    const config = findings.take(await loadConfig({ ...world, ...configInput(world, options) }));
    if (config === undefined) return endWith({ diagnostics: findings.all(), isComplete: false });
    const refused = await refusalOf(options, config);
    if (refused !== undefined) return endWith({ config, diagnostics: [...findings.all(), refused], isComplete: false });
    // Opened in vain before: awaiting it again throws its error, which is reported after those of the configuration.
    staging = await (opening ?? open());
    return await runStages({ config, options, staging, finished, findings, world, endWith });
  } finally {
    await staging?.discard();
  }
}

/** Why what is asked for cannot be done, as far as the configuration tells. Loaded late: only the command for translators asks. */
async function refusalOf({ exchange }: BuildOptions, config: Config): Promise<Diagnostic | undefined> {
  if (exchange === undefined) return undefined;
  const { refuseExchange } = await import("./exchange/refuseExchange.ts");
  return refuseExchange(exchange, config);
}

interface Stages {
  readonly config: Config;
  readonly options: BuildOptions;
  readonly staging: Staging | undefined;
  /** The last build with the same settings, if nothing of its output has changed. */
  readonly finished: Finished | undefined;
  readonly findings: Findings;
  readonly world: World;
  readonly endWith: (made: Made) => BuildResult;
}

async function runStages({
  config,
  options,
  staging,
  finished,
  findings,
  world,
  endWith,
}: Stages): Promise<BuildResult> {
  const stopped = (): BuildResult => endWith({ config, diagnostics: findings.all(), isComplete: false });
  world.onNews?.({ kind: "begun", config, isCold: world.cache.entries.isEmpty });
  world.progress({ phase: "scan" });
  const sources = findings.take(await scanSources(config, world.files));
  const theming = themeBeside(config, world);
  const start = { config, sources, theming, options, staging, found: findings.all() };
  const key = keyOnce(start, world);
  const before = await recallBuild(finished, start, { key, world });
  if (before !== undefined) {
    if (options.write) await options.onChanges?.(noChanges);
    return { ...endWith({ ...before, config, isComplete: true }), published: options.write, isNew: false };
  }
  staging?.expectSwap();
  const { value: frozen, diagnostics: unusable } = readFrozen(sources, config, world);
  findings.note(unusable);
  if (unusable.length > 0) {
    await theming;
    return stopped();
  }
  await world.whenFree?.();
  // Something has changed. A thread takes as long to start as this one takes to find out what.
  world.workers.wake(1);
  const seen = watchReads(world.files);
  // Loaded late: a build with nothing to do ends before this line.
  const completing = import("./completeSite.ts");
  const content = findings.take(await parseSources(sources, config, { ...world, files: seen.files }));
  if (await isMostlySame(finished, start, { key, fresh: content.fresh })) staging?.expectMost();
  const theme = findings.take(await theming);
  if (theme === undefined) return stopped();
  if (options.exchange !== undefined) {
    const { exchangeSite } = await import("./exchangeSite.ts");
    const parsed = { config, sources, options, content, theme, frozen, diagnostics: findings.all() };
    const exchanged = await exchangeSite(options.exchange, parsed, world);
    return { ...exchanged, ...endWith({ config, diagnostics: exchanged.diagnostics, isComplete: true }) };
  }
  if (!isBuiltIn(theme.rendererFile)) world.workers.goApart();
  // The other threads are idle while this one assembles the site, so they load what they will need.
  world.workers.share("renderer", theme.rendererFile);
  world.workers.prepare(["render", ...(options.write && config.search.enabled ? ["block", "range"] : [])]);
  const { completeSite } = await completing;
  const { output, ...completed } = await completeSite(
    { config, sources, content, theme, frozen, seen, options, staging, diagnostics: findings.all() },
    world,
  );
  const { diagnostics } = completed;
  const result = { ...completed, ...endWith({ ...output, config, diagnostics, isComplete: true }) };
  const { ok, pages, contentSecurity = "" } = result;
  if (ok && options.shard === undefined)
    await rememberBuild(start, { diagnostics, pages, contentSecurity, seen }, { key, world });
  return result;
}

/** Starts to bundle the theme, so that parsing need not wait for it. */
function themeBeside(config: Config, world: World): Promise<Outcome<Theme | undefined>> {
  const theming = loadTheme(config, world).then((outcome) => {
    if (outcome.value !== undefined) world.onNews?.({ kind: "theme", theme: outcome.value });
    return outcome;
  });
  theming.catch(() => undefined); // the error appears where this is awaited, unless something else fails first
  return theming;
}
