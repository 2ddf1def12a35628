// One page in a worker: taken from the cache or rendered, written into the staging folder, and told about in a receipt.
import type { ApiBody } from "../../model/api.ts";
import type { DocBody } from "../../model/body.ts";
import { parseBody } from "../../model/bodyText.ts";
import type { Hash, OutputPath } from "../../model/brands.ts";
import { bugError } from "../../model/bugError.ts";
import type { EditionProps, PageProps, Receipt } from "../../model/page.ts";
import type { NavbarItemConfig } from "../../model/userConfig.ts";
import { goToOwnPlace } from "../../outputs/notFoundPlace.ts";
import { type OfflineSite, relativeAddresses } from "../../outputs/relativeAddresses.ts";
import { type EntryPlace, readEntry } from "../../platform/cache/packFile.ts";
import { gzipSizeOf } from "../../platform/gzipSize.ts";
import { quickDigestOf } from "../../platform/hash.ts";
import { isBuiltIn, loadRenderer, type Renderer } from "../../platform/loadRenderer.ts";
import { openFileWriter, type StagingPlace } from "../../platform/output/writeFile.ts";
import { openTextEncoder } from "../../platform/textEncoder.ts";
import { type LateFailures, watchLateFailures } from "../../platform/workers/lateFailures.ts";
import type { JobContext, JobHandler } from "../../platform/workers/serveJobs.ts";
import { markdownTwin } from "../../render/twin/markdownTwin.ts";
import { type AllowedCode, askAllowedCode } from "./allowedCode.ts";
import { keepSidebars, type SharedSidebar } from "./keepSidebars.ts";
import { outlineOf } from "./pageOutline.ts";
import { type TemplateFailure, templateFailure } from "./templateHint.ts";

/** What all pages of a build are rendered with. */
export interface RenderSettings {
  readonly editions: ReadonlyMap<string, EditionProps>;
  /** Items of the navbar as they are configured: the one that makes a page fail is shown. */
  readonly navbarItems: readonly NavbarItemConfig[];
  readonly allowedCode: AllowedCode;
  /** Plain size from which a page is weighed compressed, bytes. */
  readonly weighedFrom: number;
  /** Absent when nothing is to be written. */
  readonly staging: StagingPlace | undefined;
  /** Set when pages are read without a server. */
  readonly offline: OfflineSite | undefined;
}

/** A page to make. */
export interface RenderItem {
  readonly outputPath: OutputPath;
  readonly key: Hash;
  readonly edition: string;
  /** The page's props without its sidebar, as JSON. */
  readonly propsText: string;
  /** Its sidebar, by the digest that pages beside it have too. */
  readonly sidebar?: SharedSidebar;
  readonly body?: { readonly hash: Hash; readonly place: EntryPlace };
  /** Where the page is written as Markdown; absent when it has no such twin. */
  readonly twinPath?: OutputPath;
  /** Where an earlier build has left the page itself. */
  readonly html?: EntryPlace;
}

/** What became of a page. */
export type RenderAnswer =
  /** A `Receipt` as JSON. */
  | { readonly kind: "rendered"; readonly text: string }
  | { readonly kind: "restored" }
  | { readonly kind: "failed"; readonly failure: TemplateFailure }
  /** Its stored body is not what it was. */
  | { readonly kind: "damaged"; readonly body: Hash };

interface RenderWorld extends Omit<RenderSettings, "staging" | "offline" | "allowedCode"> {
  readonly renderer: Renderer;
  readonly write: ((path: OutputPath, html: Buffer) => void) | undefined;
  /** Bytes of a text, until it is asked for those of the next. */
  readonly bytesOf: (text: string) => Buffer;
  readonly isAllowed: ReturnType<typeof askAllowedCode>;
  readonly context: JobContext;
  /** Rejected promises that templates of the site have left behind. */
  readonly lateFailures?: LateFailures;
  readonly sidebarOf: (sidebar: NonNullable<RenderItem["sidebar"]>) => NonNullable<PageProps["sidebar"]>;
}

/** Makes a worker ready to render: before it is known what its pages share, since loading templates takes its time. */
export async function prepareRendering(context: JobContext): Promise<JobHandler> {
  const renderer = await loadRenderer(rendererFileOf(context));
  let world: RenderWorld | undefined;
  return (item) => {
    world ??= openRenderWorld(renderer, context);
    return makePage(item as RenderItem, world);
  };
}

const rendererFileOf = ({ shared }: JobContext): string => shared("renderer") as string;

function openRenderWorld(renderer: Renderer, context: JobContext): RenderWorld {
  const { allowedCode, ...settings } = context.shared("render") as RenderSettings;
  const write = settings.staging && openPageWriter(settings.staging, settings.offline);
  const isAllowed = askAllowedCode(allowedCode);
  const world = { ...settings, renderer, write, bytesOf: openTextEncoder(), isAllowed, context };
  // Waiting for them takes its time for each page; the built-in templates make none.
  const watched = isBuiltIn(rendererFileOf(context)) ? {} : { lateFailures: watchLateFailures() };
  return { ...world, ...watched, sidebarOf: keepSidebars() };
}

function openPageWriter(place: StagingPlace, offline: OfflineSite | undefined): NonNullable<RenderWorld["write"]> {
  const write = openFileWriter(place);
  if (offline === undefined) return write;
  return (path, html) => write(path, goToOwnPlace(relativeAddresses(html.toString(), path, offline), path));
}

async function makePage(item: RenderItem, world: RenderWorld): Promise<RenderAnswer> {
  const kept = item.html && readEntry(item.html);
  if (kept !== undefined) {
    world.write?.(item.outputPath, kept);
    if (world.write !== undefined) makeTwin(item, kept.toString("utf8"), { world });
    return { kind: "restored" };
  }
  const stored = item.body && readEntry(item.body.place);
  if (item.body !== undefined && stored === undefined) return { kind: "damaged", body: item.body.hash };
  const props = propsOf(item, world);
  const html = await renderHtml(item, props, { world, body: stored && parseBody(stored.toString("utf8")) });
  if (typeof html !== "string") return { kind: "failed", failure: html };
  const twin = makeTwin(item, html, { world, props });
  // Once: writing, digest and cache would each encode the text anew.
  const bytes = world.bytesOf(html);
  world.write?.(item.outputPath, bytes);
  return keep({ ...receiptOf(item, props, { html, bytes, world }), ...twin }, bytes, world);
}

interface TwinInput {
  readonly world: RenderWorld;
  /** Read again when they are not known yet. */
  readonly props?: PageProps;
}

/** Writes the page as Markdown. It is not kept: making it again from the page takes less than reading it. */
function makeTwin(item: RenderItem, html: string, { world, props }: TwinInput): Pick<Receipt, "twin"> {
  const edition = world.editions.get(item.edition);
  if (item.twinPath === undefined || edition === undefined) return {};
  const bytes = world.bytesOf(markdownTwin(html, edition, props ?? JSON.parse(item.propsText)));
  world.write?.(item.twinPath, bytes);
  return { twin: quickDigestOf(bytes) };
}

/** The page's props as its template gets them. */
function propsOf({ propsText, sidebar }: RenderItem, { sidebarOf }: RenderWorld): PageProps {
  const own: PageProps = JSON.parse(propsText);
  return sidebar === undefined ? own : { sidebar: sidebarOf(sidebar), ...own };
}

interface Rendering {
  readonly world: RenderWorld;
  readonly body: DocBody | ApiBody | undefined;
}

async function renderHtml(
  item: RenderItem,
  props: PageProps,
  { world, body }: Rendering,
): Promise<string | TemplateFailure> {
  const edition = world.editions.get(item.edition);
  if (edition === undefined) throw bugError(`No props for edition "${item.edition}"`);
  try {
    const html = world.renderer.renderPage(edition, props, body);
    const late = await world.lateFailures?.next();
    if (late !== undefined) throw late.reason;
    return html;
  } catch (error) {
    const { renderer, navbarItems } = world;
    const findItem = (reason: string) => renderer.failingNavbarItem(edition, props, reason);
    return templateFailure(error, { navbarItems, findItem, siteTemplates: renderer.siteTemplates });
  }
}

interface Rendered {
  readonly html: string;
  readonly bytes: Buffer;
  readonly world: RenderWorld;
}

function receiptOf({ outputPath, key }: RenderItem, { url }: PageProps, { html, bytes, world }: Rendered): Receipt {
  const references = world.renderer.readReceipt(html, world.isAllowed);
  return {
    outputPath,
    url,
    key,
    digest: quickDigestOf(bytes),
    sizeBytes: html.length,
    outline: outlineOf(url, references, quickDigestOf),
    ...(html.length > world.weighedFrom ? { gzipBytes: gzipSizeOf(bytes) } : {}),
    ...references,
  };
}

/** Keeps a page for the next build. A page that is only looked at is kept too: the build that follows a check needs it. */
function keep(receipt: Receipt, html: Buffer, { context: { pack }, bytesOf }: RenderWorld): RenderAnswer {
  const text = JSON.stringify(receipt);
  pack.add("html", receipt.digest, html);
  pack.add("page", receipt.key, bytesOf(text));
  return { kind: "rendered", text };
}
