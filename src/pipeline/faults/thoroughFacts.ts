// Gathers what only `check` looks at: facts of pages from the store, static files that may name others, images beside
// pages, the theme's styles. A build does none of it.
import type { StaticText, ThoroughFacts } from "../../checks/checkInput.ts";
import { type SitePath, sitePath } from "../../model/brands.ts";
import { staticFolder } from "../../model/contentFolders.ts";
import type { Location } from "../../model/location.ts";
import type { PageFacts } from "../../model/pageFacts.ts";
import type { Site } from "../../model/site.ts";
import { readReceipt } from "../../render/readReceipt.ts";
import { decodeText } from "../../source/decodeText.ts";
import { mapLines } from "../../source/lineMap.ts";
import type { Theme } from "../../theme/theme.ts";
import type { World } from "../world.ts";

/** Static files that may name other files. */
const textFile = /\.(?:html?|css|m?js|json|webmanifest|xml|svg|txt|md)$/i;
/** Larger ones are data of something else; bytes. */
const textLimit = 2_000_000;
const imageFile = /\.(?:png|jpe?g|gif|svg|webp|avif|ico)$/i;

/** What facts are gathered from. */
export interface FactSources {
  readonly site: Site;
  readonly theme: Pick<Theme, "emitted">;
  readonly world: World;
}

/** Reads all of it. */
export async function gatherThoroughFacts({ site, theme, world }: FactSources): Promise<ThoroughFacts> {
  const factsByPath = new Map<SitePath, PageFacts>();
  for (const { path, factsHash } of site.content.sources) {
    if (factsHash !== undefined) factsByPath.set(path, parseFacts(await world.bodies.get(factsHash)));
  }
  const staticTexts: StaticText[] = [];
  for (const path of site.staticFiles) {
    const file = sitePath(`${staticFolder}/${path}`);
    if (!textFile.test(path)) continue;
    const text = await readText(file, world);
    if (text === undefined) continue;
    const page = /\.html?$/i.test(path) ? readReceipt(text) : undefined;
    staticTexts.push({ file, path, text, ...(page === undefined ? {} : { page }) });
  }
  const configFile = site.config.file === undefined ? undefined : sitePath(site.config.file);
  const configText = configFile && (await readText(configFile, world));
  return {
    factsByPath,
    staticTexts,
    images: await listImages(site, world),
    styles: theme.emitted
      .filter(({ path }) => path.endsWith(".css"))
      .map(({ bytes }) => new TextDecoder().decode(bytes)),
    placeInConfig: (text) =>
      configFile === undefined ? undefined : placeIn(configText ?? "", text, { file: configFile }),
    placeInSpec: placesIn(await readSpecTexts(site, world)),
  };
}

/** Texts of the specifications' files: for each file, of all that it makes one specification with. */
async function readSpecTexts(
  { content }: Site,
  world: World,
): Promise<ReadonlyMap<SitePath, ReadonlyMap<SitePath, string>>> {
  const textsByFile = new Map<SitePath, Map<SitePath, string>>();
  for (const { path, parts = [] } of content.specs) {
    const texts = new Map<SitePath, string>();
    for (const file of [path, ...parts]) {
      const text = textsByFile.get(file)?.get(file) ?? (await readText(file, world, Number.POSITIVE_INFINITY));
      if (text === undefined) continue;
      texts.set(file, text);
      textsByFile.set(file, texts);
    }
  }
  return textsByFile;
}

/** Looks from a place on, then in the whole of its file, then in the other files of the specification. */
function placesIn(textsByFile: ReadonlyMap<SitePath, ReadonlyMap<SitePath, string>>): ThoroughFacts["placeInSpec"] {
  return (wanted, from) => {
    const texts = textsByFile.get(from.file) ?? new Map<SitePath, string>();
    const found = placeIn(texts.get(from.file) ?? "", wanted, from);
    if (found !== undefined) return found;
    for (const [file, text] of [[from.file, texts.get(from.file) ?? ""] as const, ...texts]) {
      const place = placeIn(text, wanted, { file });
      if (place !== undefined) return place;
    }
    return undefined;
  };
}

/** Written by the parser under its digest, so its form is known. */
function parseFacts(json: string): PageFacts {
  const facts: PageFacts = JSON.parse(json);
  return facts;
}

async function readText(file: SitePath, { files }: World, limit = textLimit): Promise<string | undefined> {
  const bytes = await files.read(file);
  if (bytes === undefined || bytes.length > limit) return undefined;
  const decoded = decodeText(bytes);
  return decoded.kind === "invalid" ? undefined : decoded.text;
}

/** Images of the folders of all built locales. */
async function listImages({ config }: Site, { files }: World): Promise<readonly SitePath[]> {
  const found: (readonly SitePath[])[] = [];
  for (const locale of new Set([config.defaultLocale, ...config.builtLocales])) {
    const { value } = await files.list(sitePath(`content/${locale}`));
    found.push(value.flatMap(({ path }) => (imageFile.test(path) ? [path] : [])));
  }
  return found.flat();
}

/** First place of a text, from a line on, that is no part of a longer address. */
function placeIn(text: string, wanted: string, { file, line = 1 }: Location): Location | undefined {
  if (wanted.length < 2) return undefined;
  const start = line === 1 ? 0 : mapLines(text).offsetOf(line);
  for (let at = text.indexOf(wanted, start); at !== -1; at = text.indexOf(wanted, at + 1)) {
    // Where a redirect begins nothing is linked to.
    if (/\bfrom["']?:\s*["']?$/.test(text.slice(Math.max(0, at - 20), at))) continue;
    if (/[\w/#.-]/.test(text[at - 1] ?? "") || /[\w/#-]/.test(text[at + wanted.length] ?? "")) continue;
    return { file, ...mapLines(text).positionAt(at) };
  }
  return undefined;
}
