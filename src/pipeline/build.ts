// The table of contents of a build: one call for each stage. The same chain runs cold, warm, in watch mode and, without
// publishing, for `check`.
import { loadConfig, offlineConfigOf } from "../config/index.ts";
import type { Config } from "../model/config.ts";
import type { Diagnostic, Outcome } from "../model/diagnostic.ts";
import { assembleSite } from "../site/index.ts";
import { checkAgreement } from "./checkAgreement.ts";
import { openPageHistory } from "./explainPage.ts";
import { findFaults } from "./findFaults.ts";
import { type FinishedBuild, recallBuild, rememberBuild, watchReads } from "./finishedBuild.ts";
import type { DescribeInput, FrozenDraft } from "./frozen/describeFrozen.ts";
import { readFrozen } from "./frozen/readFrozen.ts";
import { readLedgers, settleLedgers } from "./ledgers.ts";
import { loadTheme } from "./loadTheme.ts";
import { parseSources } from "./parseSources.ts";
import { type PublishedSite, publishSite } from "./publishSite.ts";
import { scanSources } from "./scanSources.ts";
import { readHistories } from "./readHistories.ts";
import { writeShard } from "./shards.ts";
import { applySeverities, isAcceptable } from "./severities.ts";
import { takeBack } from "./takeBack.ts";
import type { BuildOptions, BuildResult, World } from "./world.ts";

type Made = Partial<Pick<PublishedSite, "receipts" | "fromCache" | "contentSecurity"> & Pick<FinishedBuild, "pages">>;

/** Builds a site, or with `write: false` only checks it. */
export async function buildSite(world: World, options: BuildOptions): Promise<BuildResult> {
  const started = world.clock.now();
  // Never by `push(...found)`: arguments have to fit on the stack, and a large site can have more findings than that.
  let diagnostics: readonly Diagnostic[] = [];
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
    world.onNews?.({ kind: "begun", config, isCold: world.cache.entries.isEmpty });
    world.progress({ phase: "scan" });
    const sources = take(await scanSources(config, world.files));
    const theming = loadTheme(config, world).then((outcome) => {
      if (outcome.value !== undefined) world.onNews?.({ kind: "theme", theme: outcome.value });
      return outcome;
    });
    theming.catch(() => undefined); // it is heard of where it is awaited, unless something else fails before
    const start = { config, sources, theming, options, staging };
    const { shard } = options;
    const before = shard === undefined ? await recallBuild(start, world) : undefined;
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
    const content = take(await parseSources(sources, config, seeing));
    const theme = take(await theming);
    if (theme === undefined) return finish(config, {}, false);
    // While this thread puts the site together, the others have nothing else to do.
    world.workers.share("renderer", theme.rendererFile);
    world.workers.prepare(["render", ...(options.write && config.search.enabled ? ["block", "range"] : [])]);
    note(await checkAgreement({ specs: content.specs, config, bodies: world.bodies }));
    const kept = take(await readLedgers(config, seeing.files));
    const paths = options.acceptTranslations ?? [];
    const settled = take(settleLedgers({ sources: content.sources, config, ledgers: kept, paths }));
    const { ledgers } = settled;
    const histories = await readHistories({ specs: content.specs, config, bodies: world.bodies, frozen });
    const { strings } = theme;
    const site = take(assembleSite(config, content, { drafts: options.drafts, strings, ledgers, histories, frozen }));
    const history = openPageHistory(world, options);
    const { noCache } = options;
    const whole = { site, theme, sources, world: seeing, history, noCache };
    const output = take(
      await publishSite(shard === undefined ? { ...whole, staging } : { ...whole, staging: undefined, shard }),
    );
    if (shard !== undefined && staging !== undefined) await writeShard(staging, shard, world);
    note(await findFaults({ site, theme, output, world: seeing }, options));
    diagnostics = takeBack(diagnostics, site, options);
    const accepted = isAcceptable(applySeverities(diagnostics, config), options);
    // Errors never replace a good output; where there is none yet, the pages that could be made are better than nothing.
    const published = staging !== undefined && (accepted || staging.isFirst);
    const isNew = published && (await staging.publish());
    if (published) history.save();
    const explanations = history.explanations();
    const draft = await draftFrozen({ ...output, site, theme, world }, options);
    const result = {
      ...finish(config, output, accepted),
      published,
      isNew,
      explanations,
      ledgers: settled.files,
      ...(draft === undefined ? {} : { frozen: draft }),
    };
    const { pages, contentSecurity = "" } = result;
    if (accepted && shard === undefined)
      await rememberBuild(start, { diagnostics, pages, contentSecurity, seen }, world);
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

/** What the version that is to be frozen is; nothing in other builds. */
async function draftFrozen(
  made: Omit<DescribeInput, "version" | "offlineTheme">,
  { describeVersion: version }: BuildOptions,
): Promise<FrozenDraft | undefined> {
  if (version === undefined) return undefined;
  const { describeFrozen } = await import("./frozen/describeFrozen.ts");
  const { value: offlineTheme } = await loadTheme(offlineConfigOf(made.site.config), made.world);
  return await describeFrozen({ ...made, version, offlineTheme });
}
