// Pages of one source as they will be, without building the site: for a writer who looks at the page being edited. Only
// what touches no other page is previewed; for all else the answer is none, and the build gives it.
import { loadConfig } from "../../config/index.ts";
import { parseSource } from "../../content/parseSource.ts";
import type { OutputPath, SitePath } from "../../model/brands.ts";
import type { Source } from "../../model/doc.ts";
import type { SourceFile } from "../../model/sourceFile.ts";
import { openSiteFolder } from "../../platform/files.ts";
import { loadRenderer, type Renderer } from "../../platform/loadRenderer.ts";
import { assembleSite } from "../../site/index.ts";
import { pagePropsOf } from "../../site/pageProps.ts";
import { configInput } from "../configInput.ts";
import { readHistories } from "../faults/readHistories.ts";
import { readFrozen } from "../frozen/readFrozen.ts";
import { parseContextOf } from "../parse/parseJob.ts";
import { parseSources } from "../parse/parseSources.ts";
import { scanSources } from "../parse/scanSources.ts";
import type { BuildOptions, World } from "../world.ts";
import { loadTheme } from "./loadTheme.ts";
import type { PlanInput } from "./planPages.ts";
import { preparePages } from "./preparePages.ts";

/** A page as it will be. */
export interface PreviewedPage {
  readonly outputPath: OutputPath;
  readonly html: string;
}

/** A site as its last state is known, from which pages are previewed. */
export interface Preview {
  /** The pages of a source with its present text; `undefined` when more than these pages may have changed. */
  pagesOf(path: SitePath): Promise<readonly PreviewedPage[] | undefined>;
  /** What its pages are made with; one that was loaded stays in memory as long as the thread. */
  readonly rendererFile: string;
  /** Some sources; making their pages makes the first preview as fast as later ones. */
  readonly samples: readonly SitePath[];
}

// Measured: after so many pages the next one takes no longer than any other.
const sampleCount = 4;

interface Known {
  readonly plan: PlanInput;
  readonly sources: ReadonlyMap<SitePath, SourceFile>;
  readonly renderer: Renderer;
  readonly siteFolder: string;
}

/** Reads the site's present state, mostly from the cache; `undefined` while the site has errors that stop a build. */
export async function openPreview(world: World, options: BuildOptions): Promise<Preview | undefined> {
  const { value: config } = await loadConfig({ ...world, ...configInput(world, options) });
  if (config === undefined) return undefined;
  const { value: sources } = await scanSources(config, world.files);
  const { value: theme } = await loadTheme(config, world);
  if (theme === undefined) return undefined;
  const { value: content } = await parseSources(sources, config, world);
  const { value: frozen } = readFrozen(sources, config, world);
  const histories = await readHistories({ specs: content.specs, config, bodies: world.bodies, frozen });
  const { drafts } = options;
  const { value: site } = assembleSite(config, content, { drafts, strings: theme.strings, histories, frozen });
  const { value: prepared } = await preparePages({ site, theme, world, staging: undefined, noCache: false });
  const known: Known = {
    plan: prepared.plan,
    sources: new Map(sources.map((source) => [source.path, source])),
    renderer: await loadRenderer(theme.rendererFile),
    siteFolder: world.siteFolder,
  };
  const docs = content.sources.filter(({ kind }) => kind === "doc");
  const samples = (docs.length > 0 ? docs : content.sources).slice(0, sampleCount).map(({ path }) => path);
  return { pagesOf: (path) => previewSource(path, known), rendererFile: theme.rendererFile, samples };
}

async function previewSource(path: SitePath, known: Known): Promise<readonly PreviewedPage[] | undefined> {
  const { plan, renderer, siteFolder } = known;
  const before = plan.site.sourcesByPath.get(path);
  const file = known.sources.get(path);
  // A folder's listing is part of what files are: another one for each look.
  const files = await openSiteFolder(siteFolder);
  const bytes = await files.read(path);
  // An editor may have emptied the file to fill it in its next step.
  if (before === undefined || file === undefined || bytes === undefined || bytes.length === 0) return undefined;
  const context = parseContextOf(file, { config: plan.site.config, files });
  const { value: parsed, diagnostics } = await parseSource({ source: file, bytes }, context);
  if (parsed === undefined || diagnostics.some(({ severity }) => severity === "error")) return undefined;
  if (!isOwnChange(before, parsed.source)) return undefined;
  const site = { ...plan.site, sourcesByPath: new Map(plan.site.sourcesByPath).set(path, parsed.source) };
  return plan.site.routes
    .filter(({ source }) => source === path)
    .flatMap((route) => {
      const edition = plan.editions.get(route.edition);
      if (edition === undefined) return [];
      const props = pagePropsOf(route, { ...plan, site });
      const body = props.body === undefined ? undefined : parsed.body;
      return [{ outputPath: route.outputPath, html: renderer.renderPage(edition, props, body) }];
    });
}

/** Whether a change of a source shows on its own pages alone, and needs no file that is not published yet. */
function isOwnChange(before: Source, after: Source): boolean {
  const files = new Set(before.assets.map(({ file }) => file));
  return publicFace(before) === publicFace(after) && after.assets.every(({ file }) => !file || files.has(file));
}

/** What other pages know of a source. The beginning of a text on cards and lists may lag behind until the build. */
function publicFace(source: Source): string {
  const { kind, title, frontMatter } = source;
  const place = source.kind === "post" ? [source.date, source.permalink] : source.kind === "doc" ? [source.id] : [];
  return JSON.stringify([kind, title, frontMatter, ...place]);
}
