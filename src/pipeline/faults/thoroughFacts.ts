// Gathers what only `check` looks at: facts of pages from the store, static files that may name others, images beside
// pages, the theme's styles. A build does none of it.
import type { StaticText, ThoroughFacts } from "../../checks/checkInput.ts";
import { type SitePath, sitePath } from "../../model/brands.ts";
import { staticFolder } from "../../model/contentFolders.ts";
import type { PageFacts } from "../../model/pageFacts.ts";
import type { Site } from "../../model/site.ts";
import { readPlacedLinks } from "../../render/readReceipt.ts";
import type { Theme } from "../../theme/theme.ts";
import type { World } from "../world.ts";
import type { FormerInput } from "./formerSections.ts";
import { readText } from "./textPlaces.ts";

/** Static files that may name other files. */
const textFile = /\.(?:html?|css|m?js|json|webmanifest|xml|svg|txt|md)$/i;
const imageFile = /\.(?:png|jpe?g|gif|svg|webp|avif|ico)$/i;

/** What facts are gathered from. */
interface FactSources {
  readonly site: Site;
  readonly theme: Pick<Theme, "emitted">;
  readonly world: World;
  readonly readFormer: FormerSectionsReader;
}

/** Reads all of it. */
export async function gatherThoroughFacts({ site, theme, world, readFormer }: FactSources): Promise<ThoroughFacts> {
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
    const page = /\.html?$/i.test(path) ? readPlacedLinks(text) : undefined;
    staticTexts.push({ file, path, text, ...(page === undefined ? {} : { page }) });
  }
  return {
    factsByPath,
    staticTexts,
    images: await listImages(site, world),
    styles: theme.emitted
      .filter(({ path }) => path.endsWith(".css"))
      .map(({ bytes }) => new TextDecoder().decode(bytes)),
    formerSections: await readFormer(),
  };
}

/** Gives what the originals of stale sections said before. */
export type FormerSectionsReader = () => Promise<ThoroughFacts["formerSections"]>;

/** A reader that asks git once, when it is asked first. */
export function openFormerSections(input: FormerInput): FormerSectionsReader {
  let reading: ReturnType<FormerSectionsReader> | undefined;
  return () => {
    reading ??= formerSectionsOf(input);
    return reading;
  };
}

/** Loaded late: it brings the whole parser, and most checks find no translation that is behind. */
async function formerSectionsOf(input: FormerInput): Promise<ThoroughFacts["formerSections"]> {
  if ((input.site.staleSections?.size ?? 0) === 0) return new Map();
  const { readFormerSections } = await import("./formerSections.ts");
  return await readFormerSections(input);
}

/** Written by the parser under its digest, so its form is known. */
function parseFacts(json: string): PageFacts {
  const facts: PageFacts = JSON.parse(json);
  return facts;
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
