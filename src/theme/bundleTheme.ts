// The theme of a site: templates, styles, browser code and texts, bundled side by side.
import type { Outcome } from "../model/diagnostic.ts";
import { bundleBoot } from "./bundleClient.ts";
import { bundleIslands } from "./bundleIslands.ts";
import { bundleServer } from "./bundleServer.ts";
import { bundleStyles } from "./bundleStyles.ts";
import { loadStrings } from "./loadStrings.ts";
import type { TemplateFile } from "./templateFiles.ts";
import type { TemplateSources } from "./templatePlugin.ts";
import { findTemplateSources } from "./templateSources.ts";
import { assembleTheme, type Theme, type ThemeInput, type ThemeParts } from "./theme.ts";
import { findUnknownTexts } from "./unknownTexts.ts";
import { withBundler } from "./withBundler.ts";

/**
 * Bundles a site's theme and writes its renderer into the work folder. What is wrong in the site's own files is
 * reported; then there is no theme.
 * @param ready Parts that need not be bundled.
 */
export function bundleTheme(input: ThemeInput, ready: Partial<ThemeParts> = {}): Promise<Outcome<Theme | undefined>> {
  return withBundler(() => bundleParts(input, ready), input.itemLimitMs);
}

async function bundleParts(input: ThemeInput, ready: Partial<ThemeParts>): Promise<Outcome<Theme | undefined>> {
  const sources = await findTemplateSources(input);
  const [server, islands, styles, boot, strings] = await Promise.all([
    asReady(ready.server) ?? (sources.value && bundleServer(input, sources.value)),
    asReady(ready.islands) ?? (sources.value && bundleIslands(input, sources.value.islands, sources.value)),
    asReady(ready.styles) ?? bundleStyles(input),
    ready.boot ?? bundleBoot(input),
    loadStrings(input),
  ]);
  const own = sources.value === undefined ? [] : ownTemplates(sources.value);
  const diagnostics = [
    ...[sources, server, styles, strings].flatMap((outcome) => outcome?.diagnostics ?? []),
    ...(await findUnknownTexts(own, strings.value, input.siteFolder)),
  ];
  // What is wrong in an island is wrong in the server bundle too.
  if (server?.value === undefined) return { value: undefined, diagnostics };
  if (islands?.value === undefined)
    return { value: undefined, diagnostics: [...diagnostics, ...(islands?.diagnostics ?? [])] };
  if (styles.value === undefined) return { value: undefined, diagnostics };
  const parts = { server: server.value, styles: styles.value, boot, islands: islands.value };
  return { value: assembleTheme(parts, strings.value), diagnostics };
}

/** A part as bundling it gives it. */
function asReady<Part>(part: Part | undefined): Outcome<Part> | undefined {
  return part === undefined ? undefined : { value: part, diagnostics: [] };
}

const ownTemplates = ({ siteTemplates, additional }: TemplateSources): readonly TemplateFile[] => [
  ...siteTemplates.values(),
  ...additional,
];
