// Bundles the parts of the built-in theme ahead, once for each set of features that a site may use.
import type { ClientFeatures } from "../model/clientFeatures.ts";
import { bundleBoot } from "./bundleClient.ts";
import { bundleTheme } from "./bundleTheme.ts";
import { featuresKeyOf, type ReadyParts } from "./readyParts.ts";
import { listTemplateNames } from "./templateFiles.ts";
import type { EmittedFile, ThemeInput } from "./theme.ts";
import { withBundler } from "./withBundler.ts";

/** Parts with their files. The renderer is written into the work folder. */
interface MadeParts {
  readonly parts: ReadyParts;
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
    parts: {
      templateNames: await listTemplateNames(input.packageFolder),
      renderer: { name: theme.rendererFile.split(/[\\/]/).at(-1) ?? "", hash: theme.templatesHash },
      islands: theme.islands,
      islandFiles: others.flatMap(({ path }) => (path === theme.stylePath ? [] : [path])),
      stylePath: theme.stylePath,
      bootPaths: Object.fromEntries(boots.map(([key, { path }]) => [key, path])),
    },
    files: [...others, ...boots.map(([, file]) => file)],
  };
}

const both = [false, true] as const;
const allFeatures: readonly ClientFeatures[] = both.flatMap((announcement) =>
  both.flatMap((api) =>
    both.flatMap((hideOnScroll) =>
      both.flatMap((locales) => both.map((versions) => ({ announcement, api, hideOnScroll, locales, versions }))),
    ),
  ),
);
