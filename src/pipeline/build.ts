// The table of contents of a build: one call for each stage. The same chain runs cold, warm, in watch mode and, without
// publishing, for `check`.
import { checkSite } from "../checks/index.ts";
import { loadConfig } from "../config/index.ts";
import type { Config } from "../model/config.ts";
import type { Diagnostic, Outcome } from "../model/diagnostic.ts";
import { assembleSite } from "../site/index.ts";
import { bundleTheme } from "../theme/bundleTheme.ts";
import { checkAgreement } from "./checkAgreement.ts";
import { parseSources } from "./parseSources.ts";
import { weighTheme } from "./publishFiles.ts";
import { type PublishedSite, publishSite } from "./publishSite.ts";
import { scanSources } from "./scanSources.ts";
import { applySeverities, isAcceptable } from "./severities.ts";
import type { BuildOptions, BuildResult, World } from "./world.ts";
import { writtenLinksOf } from "./writtenLinks.ts";

type Made = Partial<Pick<PublishedSite, "receipts" | "fromCache" | "contentSecurity">>;

/** Builds a site, or with `write: false` only checks it. */
export async function buildSite(world: World, options: BuildOptions): Promise<BuildResult> {
  const started = world.clock.now();
  const diagnostics: Diagnostic[] = [];
  const take = <Value>(outcome: Outcome<Value>): Value => {
    diagnostics.push(...outcome.diagnostics);
    return outcome.value;
  };
  const finish = (config: Config | undefined, made: Made, ok: boolean): BuildResult => ({
    diagnostics: config === undefined ? diagnostics : applySeverities(diagnostics, config),
    ok,
    pages: made.receipts?.length ?? 0,
    locales: config?.builtLocales.length ?? 0,
    fromCache: made.fromCache ?? 0,
    durationMs: world.clock.now() - started,
    outDir: options.outDir,
    receipts: made.receipts ?? [],
    ...(made.contentSecurity === undefined ? {} : { contentSecurity: made.contentSecurity }),
  });

  const config = take(await loadConfig({ ...world, ...configInput(world, options) }));
  if (config === undefined) return finish(undefined, {}, false);
  const staging = options.write ? await world.openStaging(options.outDir) : undefined;
  try {
    world.progress({ phase: "scan" });
    const sources = take(await scanSources(config, world.files));
    const content = take(await parseSources(sources, config, world));
    const theme = take(await bundleTheme({ ...world, config }));
    if (theme === undefined) return finish(config, {}, false);
    diagnostics.push(...(await checkAgreement({ specs: content.specs, config, bodies: world.bodies })));
    const site = take(assembleSite(config, content, { drafts: options.drafts, strings: theme.strings }));
    const output = take(await publishSite({ site, theme, sources, world, staging, noCache: options.noCache }));
    diagnostics.push(
      ...checkSite({
        site,
        receipts: output.receipts,
        files: output.files,
        weighed: weighTheme(output.themeFiles),
        writtenLinks: writtenLinksOf(site),
      }),
    );
    const accepted = isAcceptable(applySeverities(diagnostics, config), options);
    // Errors never replace a good output; where there is none yet, the pages that could be made are better than nothing.
    const published = staging !== undefined && (accepted || staging.isFirst);
    const isNew = published && (await staging.publish());
    return { ...finish(config, output, accepted), published, isNew };
  } finally {
    await staging?.discard();
  }
}

function configInput(
  world: World,
  options: BuildOptions,
): Pick<Parameters<typeof loadConfig>[0], "siteName" | "overrides" | "configFile"> {
  const { configFile, baseUrl, locales } = options;
  return {
    siteName: world.siteFolder.split(/[\\/]/).at(-1) ?? "site",
    overrides: { ...(baseUrl === undefined ? {} : { baseUrl }), ...(locales === undefined ? {} : { locales }) },
    ...(configFile === undefined ? {} : { configFile }),
  };
}
