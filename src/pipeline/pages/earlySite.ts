// A site before its first build is done: for readers who ask for a page meanwhile. Of every source only the beginning is
// parsed, which tells its title and place; the page that is asked for is parsed as a whole. What this knows not yet (what
// stands further down in other pages) the build brings. Builds nothing and keeps nothing.
import type { ParsedFile } from "../../content/parseContext.ts";
import { parseSource } from "../../content/parseSource.ts";
import type { ApiBody } from "../../model/api.ts";
import type { SitePath } from "../../model/brands.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { ParsedContent, Source } from "../../model/doc.ts";
import type { Route } from "../../model/route.ts";
import type { Site } from "../../model/site.ts";
import type { SourceFile } from "../../model/sourceFile.ts";
import type { EarlyAnswer } from "../../platform/http/earlyAnswer.ts";
import { type BuiltSite, resolveAddress } from "../../platform/http/resolveAddress.ts";
import { loadRenderer, type Renderer } from "../../platform/loadRenderer.ts";
import { joinSources } from "../../render/contentPolicy.ts";
import { assembleSite } from "../../site/index.ts";
import { pagePropsOf } from "../../site/pageProps.ts";
import type { Theme } from "../../theme/theme.ts";
import { readHistories } from "../faults/readHistories.ts";
import type { Beginnings } from "../parse/earlySources.ts";
import { parseContextOf } from "../parse/parseJob.ts";
import { formatSitePolicy, policySourcesOf } from "../publish/contentSecurity.ts";
import { assetPaths, fingerprintAssets, staticCopies } from "../publish/publishFiles.ts";
import { publishImages } from "../publish/publishImages.ts";
import type { BuildOptions, World } from "../world.ts";
import type { PlanInput } from "./planPages.ts";
import { preparePages } from "./preparePages.ts";
import type { PreviewedPage } from "./previewPages.ts";

/** A site whose pages can be asked for one by one. */
export interface EarlySite {
  /** What is known to be wrong with it. */
  readonly diagnostics: readonly Diagnostic[];
  /** The answer to a path; `undefined` when only the build has it. */
  answer(path: string): Promise<EarlyAnswer | undefined>;
  /** The pages of a source with its present text. */
  pagesOf(path: SitePath): Promise<readonly PreviewedPage[]>;
}

type EarlyPage = EarlyAnswer & { readonly kind: "file"; readonly bytes: Buffer };

interface Known extends Beginnings {
  readonly plan: PlanInput;
  readonly theme: Theme;
  readonly world: World;
  readonly renderer: Renderer;
  readonly served: BuiltSite;
  readonly routesByFile: ReadonlyMap<string, Route>;
  /** Files of the site by their path in the output; pages add what they show. */
  readonly copies: Map<string, SitePath>;
}

/** Opens a site by the beginnings of its sources. */
export async function openEarlySite(
  beginnings: Beginnings,
  { theme, world: given, options }: { readonly theme: Theme; readonly world: World; readonly options: BuildOptions },
): Promise<EarlySite> {
  const { config, content, sources, bodies } = beginnings;
  // Histories of files and smaller pictures take their time; the build brings both.
  const world = {
    ...given,
    readLastUpdates: async () => new Map(),
    readHistoryDepth: async () => "whole" as const,
    openImageMaker: async () => undefined,
  };
  const histories = await readHistories({ specs: content.specs, config, bodies });
  const assembled = assembleSite(config, content, { drafts: options.drafts, strings: theme.strings, histories });
  const site = withoutAssets(assembled.value);
  const prepared = await preparePages({ site, theme, world, staging: undefined, noCache: false });
  const routesByFile = new Map(site.routes.map((route) => [String(route.outputPath), route]));
  const copies = new Map(staticCopies(sources).map(({ path, file }) => [String(path), file]));
  const known: Known = {
    ...beginnings,
    plan: prepared.value.plan,
    theme,
    world,
    renderer: await loadRenderer(theme.rendererFile),
    served: servedSite(site, new Set([...copies.keys(), ...theme.emitted.map(({ path }) => path)])),
    routesByFile,
    copies,
  };
  return {
    diagnostics: [...assembled.diagnostics, ...prepared.diagnostics],
    answer: (path) => answerEarly(path, known),
    pagesOf: async (path) => {
      const pages: PreviewedPage[] = [];
      for (const route of site.routes.filter(({ source }) => source === path)) {
        const page = await renderEarly(route, known);
        if (page !== undefined) pages.push({ outputPath: route.outputPath, html: page.bytes.toString() });
      }
      return pages;
    },
  };
}

function servedSite(site: Site, others: ReadonlySet<string>): BuiltSite {
  const pages = site.routes.filter(({ target }) => target.kind !== "guide");
  return {
    baseUrl: site.config.baseUrl,
    files: new Set([...pages.map(({ outputPath }) => outputPath), ...others]),
    routes: new Map(pages.map(({ url, outputPath }) => [url, outputPath])),
    addresses: new Map(pages.map(({ url, outputPath }) => [outputPath, url])),
  };
}

/** Pictures and downloads are looked at for the page that shows them. */
function withoutAssets(site: Site): Site {
  return {
    ...site,
    content: withSources(
      site.content,
      site.content.sources.map((source) => ({ ...source, assets: [] })),
    ),
  };
}

const withSources = (content: ParsedContent, sources: readonly Source[]): ParsedContent => ({ ...content, sources });

async function answerEarly(path: string, known: Known): Promise<EarlyAnswer | undefined> {
  const { served, theme, copies, world } = known;
  // What a page shows is known since the page was made; it need not stand in any list.
  const own = path.startsWith(served.baseUrl) ? path.slice(served.baseUrl.length) : "";
  const found = copies.has(own) ? ({ kind: "file", file: own, status: 200 } as const) : resolveAddress(path, served);
  if (found.kind === "redirect") return found;
  if (found.kind === "none" || found.status !== 200) return undefined;
  const { file } = found;
  const emitted = theme.emitted.find((one) => one.path === file);
  if (emitted !== undefined) return { kind: "file", file, bytes: emitted.bytes };
  const copied = copies.get(file);
  const bytes = copied && (await world.files.read(copied));
  if (bytes !== undefined) return { kind: "file", file, bytes };
  const route = known.routesByFile.get(file);
  return route && (await renderEarly(route, known));
}

/** A page as the build will make it, as far as it is known. */
async function renderEarly(route: Route, known: Known): Promise<EarlyPage | undefined> {
  const { plan, theme, renderer, bodies } = known;
  const edition = plan.editions.get(route.edition);
  const file = known.pagesByPath.get(route.source ?? "");
  const parsed = file && (await parseWhole(file, known));
  if (edition === undefined || (file !== undefined && parsed === undefined)) return undefined;
  const props = pagePropsOf(route, parsed === undefined ? plan : await planFor(parsed.source, known));
  const apiBody: ApiBody | undefined = props.apiBody && JSON.parse(await bodies.get(props.apiBody.hash));
  const html = renderer.renderPage(edition, props, props.body === undefined ? apiBody : parsed?.body);
  const policy = policySourcesOf({ site: plan.site, theme }, plan.editions.values());
  // The page for missing addresses has a form to search with, which the policy of the finished site allows.
  const form = plan.site.config.search.enabled ? { "form-action": ["'self'"] } : {};
  const receipt = renderer.readReceipt(html);
  return {
    kind: "file",
    file: route.outputPath,
    bytes: Buffer.from(html),
    contentSecurity: formatSitePolicy(joinSources([policy, form]), [receipt]),
  };
}

async function parseWhole(source: SourceFile, { config, world }: Known): Promise<ParsedFile | undefined> {
  const bytes = await world.files.read(source.path);
  if (bytes === undefined) return undefined;
  const { value, diagnostics } = await parseSource({ source, bytes }, parseContextOf(source, { config, ...world }));
  return diagnostics.some(({ severity }) => severity === "error") ? undefined : value;
}

/** A plan that knows all of one source, and the addresses of what it shows. */
async function planFor(source: Source, { plan, world, copies }: Known): Promise<PlanInput> {
  const site = { ...plan.site, content: withSources(plan.site.content, [source]) };
  const { value: images } = await publishImages({ site, world, staging: undefined, maker: undefined });
  const assets = await fingerprintAssets(site, { ...world, originals: images.originals });
  for (const { path, file } of assets) copies.set(path, file);
  return {
    ...plan,
    site: { ...plan.site, sourcesByPath: new Map(plan.site.sourcesByPath).set(source.path, source) },
    assetPath: assetPaths(assets),
    pictureOf: (file) => images.picturesByFile.get(file),
  };
}
