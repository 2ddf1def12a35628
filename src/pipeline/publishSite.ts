// From the assembled site to a complete staging folder: shared props, pages, and the files beside them. Without a
// staging folder everything is made and nothing is written.
import { outputPath, type SitePath } from "../model/brands.ts";
import type { Diagnostic, Outcome } from "../model/diagnostic.ts";
import type { LastUpdate } from "../model/frontMatter.ts";
import type { EditionProps, Receipt } from "../model/page.ts";
import { type Site, sidebarKey } from "../model/site.ts";
import type { SourceFile } from "../model/sourceFile.ts";
import { renderInline } from "../content/renderInline.ts";
import type { Staging } from "../platform/output/staging.ts";
import { editionPropsOf } from "../site/index.ts";
import { indexSidebar } from "../site/navigation.ts";
import type { Theme } from "../theme/theme.ts";
import { formatSitePolicy, policySourcesOf, scriptsOf } from "./contentSecurity.ts";
import type { PageHistory } from "./explainPage.ts";
import { indexSearch } from "./indexSearch.ts";
import { machineFiles } from "./machineFiles.ts";
import { planPages } from "./planPages.ts";
import {
  assetPaths,
  fingerprintAssets,
  neededFiles,
  type PublishedAsset,
  specCopies,
  staticCopies,
} from "./publishFiles.ts";
import { type PublishedImages, publishImages } from "./publishImages.ts";
import { renderPages } from "./renderPages.ts";
import type { World } from "./world.ts";

/** What publishing takes. */
export interface PublishInput {
  readonly site: Site;
  readonly theme: Theme;
  readonly sources: readonly SourceFile[];
  readonly world: World;
  /** Absent when nothing is to be written. */
  readonly staging: Staging | undefined;
  /** Gets to know where each page came from. */
  readonly history: PageHistory;
  readonly noCache: boolean;
}

/** What was made. */
export interface PublishedSite {
  readonly receipts: readonly Receipt[];
  /** Number of pages that an earlier build had made. */
  readonly fromCache: number;
  /** Paths of everything written besides pages. */
  readonly files: ReadonlySet<string>;
  /** Those of them that come from the theme. */
  readonly themeFiles: Theme["emitted"];
  /** The policy that all pages work under. */
  readonly contentSecurity: string;
}

/** Renders all pages into the staging folder and puts the other files beside them. */
export async function publishSite(input: PublishInput): Promise<Outcome<PublishedSite>> {
  const { site, theme, world, staging } = input;
  const editions = editionPropsByKey(input);
  const images = await makeImages(input);
  const assets = await fingerprintAssets(site, { ...world, originals: images.value.originals });
  const updates = site.config.lastUpdated ? await world.readLastUpdates("content") : new Map<SitePath, LastUpdate>();
  const sidebarIndexes = new Map(
    site.sidebars.map((sidebar) => [sidebarKey(sidebar.edition, sidebar.name), indexSidebar(sidebar, site.config)]),
  );
  const knownScripts = scriptsOf(editions.value.values());
  const plans = planPages({
    site,
    hash: world.hash,
    editions: editions.value,
    // Receipts tell which inline scripts are unknown, so they depend on the known ones.
    templatesHash: world.hash([world.program, theme.templatesHash, ...knownScripts].join("\n")),
    sidebarIndexes,
    strings: theme.strings,
    lastUpdateOf: (source) => updates.get(source),
    assetPath: assetPaths(assets),
    pictureOf: (file) => images.value.picturesByFile.get(file),
  });
  const rendered = await renderPages(plans, {
    world,
    rendererFile: theme.rendererFile,
    editions: editions.value,
    total: site.routes.length,
    history: input.history,
    staging,
    knownScripts,
    sourceOf: (plan): SitePath | undefined => site.routesByUrl.get(plan.props.url)?.source,
    weighedFrom: site.config.budgets.htmlGzip,
  });
  const { receipts } = rendered.value;
  const themeFiles = neededFiles(theme, receipts, site.config.baseUrl);
  const contentSecurity = formatSitePolicy(policySourcesOf(input, editions.value.values()), receipts);
  let indexed = 0;
  const searchFiles = await indexSearch({
    site,
    world,
    sidebarIndexes,
    strings: theme.strings,
    onIndexed: () => {
      indexed += 1;
      world.progress({ phase: "index", done: indexed, total: site.routes.length });
    },
    staging,
  });
  const written = await writeFiles(input, { assets, themeFiles, contentSecurity });
  const files = new Set([...written, ...searchFiles]);
  return {
    value: {
      ...rendered.value,
      files: new Set([...files, ...images.value.files]),
      themeFiles,
      contentSecurity,
    },
    diagnostics: [...editions.diagnostics, ...images.diagnostics, ...rendered.diagnostics],
  };
}

async function makeImages({ site, world, staging, noCache }: PublishInput): Promise<Outcome<PublishedImages>> {
  // Loading the encoder takes longer than many a rebuild.
  const hasPictures = site.content.sources.some(({ assets }) => assets.some(({ kind }) => kind === "picture"));
  const maker = hasPictures ? await world.openImageMaker({ noCache }) : undefined;
  try {
    return await publishImages({ site, world, staging, maker });
  } finally {
    await maker?.close();
  }
}

function editionPropsByKey({ site, theme }: PublishInput): Outcome<ReadonlyMap<string, EditionProps>> {
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
      fontPaths: theme.fontPaths[code] ?? [],
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

interface Besides extends Pick<PublishedSite, "themeFiles" | "contentSecurity"> {
  readonly assets: readonly PublishedAsset[];
}

async function writeFiles(
  { site, sources, staging }: PublishInput,
  { assets, themeFiles, contentSecurity }: Besides,
): Promise<ReadonlySet<string>> {
  // The same file in two folders has one address.
  const ownAssets = new Map(assets.map((asset) => [asset.path, asset])).values();
  const copies = [...staticCopies(sources), ...specCopies(site), ...ownAssets];
  for (const { file, path } of copies) await staging?.copyStatic(file, path);
  for (const { path, bytes } of themeFiles) await staging?.write(outputPath(path), bytes);
  const made = machineFiles(site, contentSecurity);
  for (const { path, text } of made) await staging?.write(path, text);
  return new Set([...copies, ...themeFiles, ...made].map(({ path }) => path));
}
