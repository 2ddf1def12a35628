// Writes one guide in a worker: renders the page around the chapters, then takes the chapters from the pages rendered
// before and writes them to the file one at a time, so that memory never holds more than one.
import type { Hash, OutputPath } from "../../model/brands.ts";
import { bugError } from "../../model/bugError.ts";
import type { PolicySources } from "../../model/contentSecurity.ts";
import { chaptersMark, type PageProps } from "../../model/page.ts";
import { relativeAddresses } from "../../outputs/relativeAddresses.ts";
import { type EntryPlace, readEntry } from "../../platform/cache/packFile.ts";
import { loadRenderer, type Renderer } from "../../platform/loadRenderer.ts";
import { openPartsWriter } from "../../platform/output/writeFile.ts";
import type { JobContext, JobHandler } from "../../platform/workers/serveJobs.ts";
import { joinSources } from "../../render/contentPolicy.ts";
import { guideChapterHtml } from "../../render/guideChapter.ts";
import type { RenderSettings } from "../pages/renderJob.ts";
import { type TemplateFailure, templateFailure } from "../pages/templateHint.ts";

/** A guide to make. */
export interface GuideItem {
  readonly outputPath: OutputPath;
  readonly edition: string;
  readonly propsText: string;
  /** What the chapters load from other sites. */
  readonly loads: readonly PolicySources[];
  readonly chapters: readonly {
    readonly id: string;
    /** Normalised form of the address by which other pages link to the chapter. */
    readonly address: string;
    readonly html: { readonly digest: Hash; readonly place: EntryPlace };
  }[];
}

/** The outcome for one guide. */
export type GuideAnswer =
  | { readonly kind: "written" }
  /** A template threw. */
  | { readonly kind: "failed"; readonly failure: TemplateFailure }
  /** The stored text of a chapter's page no longer has its digest. */
  | { readonly kind: "damaged"; readonly html: Hash };

/** Prepares a worker for writing guides, with the settings for rendering pages. */
export async function prepareGuides(context: JobContext): Promise<JobHandler> {
  const settings = context.shared("render") as RenderSettings;
  const renderer = await loadRenderer(context.shared("renderer") as string);
  return (item) => makeGuide(item as GuideItem, settings, renderer);
}

function makeGuide(item: GuideItem, settings: RenderSettings, renderer: Renderer): GuideAnswer {
  const frame = renderFrame(item, settings, renderer);
  return typeof frame === "string" ? writeGuide(item, settings, frame) : { kind: "failed", failure: frame };
}

/** The page around the chapters, or what a template threw. */
function renderFrame(
  item: GuideItem,
  { editions, navbarItems }: RenderSettings,
  { renderPage, failingNavbarItem, siteTemplates }: Renderer,
): string | TemplateFailure {
  const edition = editions.get(item.edition);
  if (edition === undefined) throw bugError(`No props for edition "${item.edition}"`);
  const { contentSecurity } = edition;
  const policy =
    contentSecurity === undefined ? {} : { contentSecurity: joinSources([contentSecurity, ...item.loads]) };
  const props: PageProps = JSON.parse(item.propsText);
  try {
    return renderPage({ ...edition, ...policy }, props, undefined);
  } catch (error) {
    const findItem = (reason: string) => failingNavbarItem(edition, props, reason);
    return templateFailure(error, { navbarItems, findItem, siteTemplates });
  }
}

function writeGuide(item: GuideItem, { staging, offline }: RenderSettings, frame: string): GuideAnswer {
  if (staging === undefined) throw bugError("A guide without an output");
  const [before = "", after = ""] = frame.split(chaptersMark);
  const ids = new Map(item.chapters.map(({ id, address }) => [address, id]));
  const damaged: Hash[] = [];

  function* parts(): Generator<string> {
    yield before;
    for (const { id, html } of item.chapters) {
      const page = readEntry(html.place);
      if (page === undefined) damaged.push(html.digest);
      else yield guideChapterHtml(page.toString("utf8"), { id, chapters: ids });
    }
    yield after;
  }
  function* written(): Generator<string> {
    for (const part of parts()) yield offline === undefined ? part : relativeAddresses(part, item.outputPath, offline);
  }
  openPartsWriter(staging)(item.outputPath, written());
  const [html] = damaged;
  return html === undefined ? { kind: "written" } : { kind: "damaged", html };
}
