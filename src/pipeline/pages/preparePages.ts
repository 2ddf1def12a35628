// What pages are planned with, made once before the first of them: props of editions, pictures and files with their
// addresses, prepared sidebars.
import { readImageSize } from "../../content/imageSize.ts";
import { type OutputPath, sitePath } from "../../model/brands.ts";
import { bugError } from "../../model/bugError.ts";
import type { Config } from "../../model/config.ts";
import { staticFolder } from "../../model/contentFolders.ts";
import type { Diagnostic, Outcome } from "../../model/diagnostic.ts";
import type { RenderedDefinitions } from "../../model/glossary.ts";
import type { EditionProps } from "../../model/page.ts";
import { type Site, sidebarKey } from "../../model/site.ts";
import type { Staging } from "../../platform/output/staging.ts";
import { editionPropsOf } from "../../site/index.ts";
import { indexSidebar } from "../../site/navigation.ts";
import { pageEndingsOf } from "../../site/pageEndings.ts";
import type { Theme } from "../../theme/theme.ts";
import { findHistoryFaults, readUpdates } from "../parse/lastUpdates.ts";
import { policySourcesOf, scriptsOf } from "../publish/contentSecurity.ts";
import { assetPaths, fingerprintAssets, type PublishedAsset } from "../publish/publishFiles.ts";
import { type PublishedImages, publishImages } from "../publish/publishImages.ts";
import { type CardLook, prepareCards } from "../publish/socialCards.ts";
import type { World } from "../world.ts";
import { type AllowedCode, allowedCodeOf } from "./allowedCode.ts";
import type { PlanInput } from "./planPages.ts";
import type { SeenByPages } from "./seenByPages.ts";

/** What preparing takes. */
interface PrepareInput {
  readonly site: Site;
  readonly theme: Theme;
  readonly world: World;
  /** Absent when nothing is to be written. */
  readonly staging: Staging | undefined;
  readonly noCache: boolean;
  /** Pictures that no build has made yet are only looked at. */
  readonly onlyLooks?: boolean;
}

/** What all pages have in common. */
export interface PreparedPages {
  readonly plan: PlanInput;
  /** What the plan's functions answer from. */
  readonly seen: Omit<SeenByPages, "site" | "strings">;
  readonly editions: ReadonlyMap<string, EditionProps>;
  readonly sidebarIndexes: PlanInput["sidebarIndexes"];
  readonly assets: readonly PublishedAsset[];
  readonly imageFiles: ReadonlySet<OutputPath>;
  /** Absent when the site has no social cards. */
  readonly cardLook: CardLook | undefined;
  readonly allowedCode: AllowedCode;
}

/** Prepares the pages of a site; pictures are made and written, unless this only looks. */
export async function preparePages(input: PrepareInput): Promise<Outcome<PreparedPages>> {
  const { site, theme, world } = input;
  const { value: editions, diagnostics } = await editionPropsByKey(input);
  const images = await makeImages(input);
  const assets = await fingerprintAssets(site, { ...world, originals: images.value.originals });
  const updates = await readUpdates(site.config, world);
  const historyFaults = await findHistoryFaults(site.config, world);
  const cards = await prepareCards(input);
  const socialImageSize = await sizeOfSocialImage(site, world);
  const definitions = await renderDefinitions(site.glossaries);
  const sidebarIndexes = new Map(
    site.sidebars.map((sidebar) => [sidebarKey(sidebar.edition, sidebar.name), indexSidebar(sidebar, site.config)]),
  );
  const allowedCode = allowedCodeOf(scriptsOf(editions.values()), site.config.contentSecurity.sources);
  const plan: PlanInput = {
    site,
    hash: world.hash,
    editions,
    // Receipts tell which inline code is not allowed, so they depend on what is.
    templatesHash: world.hash(
      [world.program, theme.templatesHash, ...allowedCode.script, ...allowedCode.style].join("\n"),
    ),
    sidebarIndexes,
    strings: theme.strings,
    definitions,
    lastUpdateOf: (source) => updates.get(source),
    assetPath: assetPaths(assets),
    ...(cards.value === undefined ? {} : { cardStamp: cards.value.stampOf }),
    ...(socialImageSize === undefined ? {} : { socialImageSize }),
    pictureOf: (file) => images.value.picturesByFile.get(file),
  };
  return {
    value: {
      plan,
      seen: {
        updates,
        assets,
        pictures: images.value.picturesByFile,
        cardDrawing: cards.value?.drawing,
        socialImageSize,
      },
      editions,
      sidebarIndexes,
      assets,
      imageFiles: images.value.files,
      cardLook: cards.value,
      allowedCode,
    },
    diagnostics: [...diagnostics, ...images.diagnostics, ...historyFaults, ...cards.diagnostics],
  };
}

async function sizeOfSocialImage({ config }: Site, { files }: World): Promise<PlanInput["socialImageSize"]> {
  if (config.socialImage === undefined) return undefined;
  const bytes = await files.read(sitePath(`${staticFolder}/${config.socialImage.replace(/^\/+/, "")}`));
  return bytes && readImageSize(bytes);
}

async function makeImages(input: PrepareInput): Promise<Outcome<PublishedImages>> {
  const { site, world, staging, noCache, onlyLooks = false } = input;
  // Loading the encoder takes longer than many a rebuild.
  const hasPictures = site.content.sources.some(({ assets }) => assets.some(({ kind }) => kind === "picture"));
  const maker = hasPictures ? await world.openImageMaker({ noCache, onlyLooks }) : undefined;
  try {
    return await publishImages({ site, world, staging, maker });
  } finally {
    await maker?.close();
  }
}

/** Definitions of terms in all languages. The renderer is loaded late, too. */
async function renderDefinitions(glossaries: Site["glossaries"]): Promise<RenderedDefinitions> {
  if (glossaries.size === 0) return new Map();
  const { plainInline, renderInline } = await import("../../content/renderInline.ts");
  const texts = [...glossaries.values()].flatMap(({ terms }) => terms.map(({ definition }) => definition.text));
  return new Map(texts.map((text) => [text, { html: renderInline(text), text: plainInline(text) }]));
}

/** Renders one line of Markdown. Loaded late: most sites have no such line in their configuration. */
async function inlineRenderer({ announcement, footer }: Config): Promise<(markdown: string) => string> {
  if (announcement !== undefined || footer?.copyright !== undefined)
    return (await import("../../content/renderInline.ts")).renderInline;
  return () => {
    throw bugError("A line of Markdown was not expected");
  };
}

async function editionPropsByKey({ site, theme }: PrepareInput): Promise<Outcome<ReadonlyMap<string, EditionProps>>> {
  const renderInline = await inlineRenderer(site.config);
  const pageEndings = pageEndingsOf(site);
  const diagnostics: Diagnostic[] = [];
  const props = new Map<string, EditionProps>();
  for (const edition of site.editions) {
    const { code } = edition.locale;
    const outcome = editionPropsOf({
      site,
      edition,
      strings: theme.strings[code] ?? {},
      stylePath: theme.stylePath,
      bootPath: theme.bootPath,
      islands: theme.islands,
      // Browsers load no fonts from `file:` before a style asks for them.
      fontPaths: (site.config.offline === undefined ? theme.fontPaths[code] : undefined) ?? [],
      pageEndings,
      renderInline,
    });
    diagnostics.push(...outcome.diagnostics);
    props.set(edition.key, outcome.value);
  }
  const { emit } = site.config.contentSecurity;
  if (emit === "meta" || emit === "both") {
    const contentSecurity = policySourcesOf({ site, theme }, props.values());
    for (const [key, value] of props) props.set(key, { ...value, contentSecurity });
  }
  return { value: props, diagnostics };
}
