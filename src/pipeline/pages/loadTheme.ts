// The theme of a build: what of the built-in one the site uses lies ready; the rest comes from the cache while everything
// that it was bundled from is the same, and is else bundled anew. The bundler itself is loaded only then.
import type { Hash } from "../../model/brands.ts";
import type { Config } from "../../model/config.ts";
import type { Diagnostic, Outcome } from "../../model/diagnostic.ts";
import { areUnchanged, type BundleInput, digestOfFolder, noteBundled } from "../../platform/cache/bundleInputs.ts";
import { type KeptRenderer, readRenderer } from "../../platform/cache/rendererFile.ts";
import { packValue, unpackValue } from "../../platform/cache/storedValue.ts";
import { announcementRule } from "../../theme/announcementColors.ts";
import { clientFeaturesOf } from "../../theme/clientFeatures.ts";
import { loadStrings } from "../../theme/loadStrings.ts";
import { findReadyParts, isWhole, readReadyList } from "../../theme/readyParts.ts";
import { listTemplateNames, listTemplates } from "../../theme/templateFiles.ts";
import { assembleTheme, type Theme, type ThemeParts } from "../../theme/theme.ts";
import { writeModule } from "../../theme/writeModule.ts";
import type { World } from "../world.ts";
import { tryTemplates } from "./tryTemplates.ts";

interface StoredTheme {
  readonly theme: Omit<Theme, "rendererFile" | "rendererMap">;
  /** Absent where it lies ready. */
  readonly renderer?: KeptRenderer;
  readonly diagnostics: readonly Diagnostic[];
  readonly inputs: readonly BundleInput[];
}

/** The theme of a site; none when one of its own files is wrong. */
export async function loadTheme(config: Config, world: World): Promise<Outcome<Theme | undefined>> {
  const ready = await findReady(config, world);
  if (isWhole(ready.parts)) {
    const { value: strings, diagnostics } = await loadStrings({ ...world, config });
    return { value: assembleTheme(ready.parts, strings), diagnostics };
  }
  const { entries, themeStamps: stamps } = world.cache;
  const key = await themeKeyOf(config, world);
  const stored = storedThemeOf(entries.read("theme", key));
  if (stored !== undefined && areUnchanged(stored.inputs, { ...world, stamps })) {
    const rendererFile = await placeRenderer(stored, ready.parts, world);
    if (rendererFile !== undefined)
      return { value: { ...stored.theme, rendererFile }, diagnostics: stored.diagnostics };
  }
  const { bundleTheme } = await import("../../theme/bundleTheme.ts");
  const files = noteBundled({ ...world, stamps });
  const bundled = await bundleTheme({ ...world, config, inputs: files }, ready.parts);
  const outcome = bundled.value === undefined ? bundled : await withLoadable(bundled.value, bundled.diagnostics, world);
  const isKept = outcome.value !== undefined && !outcome.diagnostics.some(({ severity }) => severity === "error");
  // A file may have been saved meanwhile: the bundle is then of its old text, or of half of it.
  const inputs = isKept && key === (await themeKeyOf(config, world)) ? files.read() : undefined;
  if (outcome.value === undefined || inputs === undefined) return outcome;
  const { rendererFile, rendererMap, ...theme } = outcome.value;
  const { diagnostics } = outcome;
  const kept: StoredTheme = {
    theme,
    ...(ready.parts.server === undefined && { renderer: readRenderer(rendererFile) }),
    diagnostics,
    inputs: [...ready.inputs, ...inputs],
  };
  entries.put("theme", key, packValue(kept));
  if (rendererMap !== undefined) entries.put("theme", mapKeyOf(theme, world), Buffer.from(rendererMap));
  return outcome;
}

/** Where the renderer of a stored theme lies; `undefined` when it lay ready then, and does no longer. */
async function placeRenderer(
  { renderer }: StoredTheme,
  { server }: Partial<ThemeParts>,
  { workFolder }: World,
): Promise<string | undefined> {
  if (renderer === undefined) return server?.file;
  const file = `${workFolder}/${renderer.name}`;
  await writeModule(file, new TextEncoder().encode(renderer.text));
  return file;
}

/** The source map of a theme's server bundle, also of one from the cache; `undefined` when it holds no file of the site. */
export function readTemplateMap(theme: Pick<Theme, "rendererMap" | "templatesHash">, world: World): string | undefined {
  return theme.rendererMap ?? world.cache.entries.read("theme", mapKeyOf(theme, world))?.toString("utf8");
}

// Read only when a template throws, so it is no part of the theme.
const mapKeyOf = ({ templatesHash }: Pick<Theme, "templatesHash">, { hash, program }: World): Hash =>
  hash(["source map of templates", program, templatesHash].join("\n"));

/** The theme, unless its templates cannot be loaded. */
async function withLoadable(
  theme: Theme,
  diagnostics: readonly Diagnostic[],
  world: World,
): Promise<Outcome<Theme | undefined>> {
  const fault = await tryTemplates(theme, world);
  if (fault === undefined) return { value: theme, diagnostics };
  return { value: undefined, diagnostics: [...diagnostics, fault] };
}

/** Parts of the built-in theme as they were bundled when this package was compiled, and what they were made from. */
interface Ready {
  readonly parts: Partial<ThemeParts>;
  readonly inputs: readonly BundleInput[];
}

/** The parts that a site can use; none when a source of them has been changed since. */
async function findReady(config: Config, world: World): Promise<Ready> {
  const list = await readReadyList(world.packageFolder);
  const inputs = list?.inputs.map(([path, digest]): BundleInput => ["package", path, digest]) ?? [];
  const parts = list === undefined ? {} : await findReadyParts({ ...world, config }, list);
  const isUsed = Object.keys(parts).length > 0;
  return isUsed && areUnchanged(inputs, { ...world, stamps: world.cache.themeStamps })
    ? { parts, inputs }
    : { parts: {}, inputs: [] };
}

/** Written by the same program, and proved by its digest. */
function storedThemeOf(bytes: Buffer | undefined): StoredTheme | undefined {
  return bytes === undefined ? undefined : (unpackValue(bytes) as StoredTheme);
}

/** Everything that a theme depends on besides the bytes of its inputs: names of templates, texts, settings. */
async function themeKeyOf(config: Config, { hash, ...world }: World): Promise<Hash> {
  const { theme, locales, defaultLocale, file, offline } = config;
  // Where links lead, which the folder's names do not say.
  const { value: own } = await listTemplates(world.siteFolder, await listTemplateNames(world.packageFolder));
  const isText = (name: string): boolean => name.startsWith("strings/");
  return hash(
    JSON.stringify([
      world.program,
      {
        theme,
        locales,
        defaultLocale,
        file,
        features: clientFeaturesOf(config),
        offline,
        rule: announcementRule(config),
      },
      own.map(({ name, path }) => [name, path.slice(world.siteFolder.length)]),
      digestOfFolder(`${world.siteFolder}/templates`, isText),
      digestOfFolder(`${world.packageFolder}/templates`, isText),
    ]),
  );
}
