// Bundles the parts of the built-in theme ahead, once for each set of features that a site may use.
import { join } from "node:path";
import type { ClientFeatures } from "../model/clientFeatures.ts";
import { bundleBoot } from "./bundleClient.ts";
import { bundleIslands } from "./bundleIslands.ts";
import { bundleTheme } from "./bundleTheme.ts";
import { featuresKeyOf, type ReadyList } from "./readyParts.ts";
import { listTemplateNames } from "./templateFiles.ts";
import { findTemplateSources } from "./templateSources.ts";
import type { EmittedFile, ThemeInput } from "./theme.ts";
import { withBundler } from "./withBundler.ts";

/** The list with its files. The renderer is written into the work folder. */
interface MadeParts {
  readonly list: ReadyList;
  readonly files: readonly EmittedFile[];
}

/** Bundles the parts for every set of features. @param input A site without templates, style and fonts of its own. */
export async function makeReadyParts(input: ThemeInput): Promise<MadeParts> {
  const { value: theme, diagnostics } = await bundleTheme(input);
  if (theme === undefined) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
  const boots = await withBundler(() =>
    Promise.all(
      allFeatures.map(async (features) => [featuresKeyOf(features), await bundleBoot(input, features)] as const),
    ),
  );
  const others = theme.emitted.filter(({ path }) => path !== theme.bootPath);
  return {
    list: {
      templateNames: await listTemplateNames(input.packageFolder),
      renderer: { name: theme.rendererFile.split(/[\\/]/).at(-1) ?? "", hash: theme.templatesHash },
      islands: theme.islands,
      islandFiles: others.flatMap(({ path }) => (path === theme.stylePath ? [] : [path])),
      islandTemplates: await templatesInIslands(input),
      stylePath: theme.stylePath,
      bootPaths: Object.fromEntries(boots.map(([key, { path }]) => [key, path])),
    },
    files: [...others, ...boots.map(([, file]) => file)],
  };
}

/** Names of the templates that are part of a script of an island. */
async function templatesInIslands(input: ThemeInput): Promise<readonly string[]> {
  const { value: sources } = await findTemplateSources(input);
  if (sources === undefined) return [];
  const inputs = new Set<string>();
  await withBundler(() => bundleIslands({ ...input, inputs }, sources.islands, sources));
  return sources.templateNames.filter((name) => inputs.has(join(input.packageFolder, "templates", `${name}.tsx`)));
}

const both = [false, true] as const;
const allFeatures: readonly ClientFeatures[] = both.flatMap((announcement) =>
  both.flatMap((api) =>
    both.flatMap((hideOnScroll) =>
      both.flatMap((locales) => both.map((versions) => ({ announcement, api, hideOnScroll, locales, versions }))),
    ),
  ),
);
