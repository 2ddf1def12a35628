// The second map: plans to written pages and their receipts.
import type { Diagnostic, Outcome } from "../model/diagnostic.ts";
import type { ApiBody } from "../model/api.ts";
import type { DocBody } from "../model/body.ts";
import type { OutputPath, SitePath } from "../model/brands.ts";
import type { EditionProps, PagePlan, Receipt } from "../model/page.ts";
import type { BodyStore, HashFunction } from "../model/ports.ts";
import { gzipSizeOf } from "../platform/gzipSize.ts";
import type { Renderer } from "../platform/loadRenderer.ts";
import { mapInOrder } from "../platform/pool.ts";

/** What rendering takes besides the plans. */
export interface RenderInput {
  readonly renderer: Renderer;
  readonly editions: ReadonlyMap<string, EditionProps>;
  readonly bodies: BodyStore;
  readonly hash: HashFunction;
  readonly write: (path: OutputPath, html: string) => Promise<void>;
  /** File of the site to name when a page fails. */
  readonly sourceOf: (plan: PagePlan) => SitePath | undefined;
  /** Texts of inline scripts that the site's policy allows. */
  readonly knownScripts: ReadonlySet<string>;
  /** Plain size from which a page is weighed compressed, bytes. */
  readonly weighedFrom: number;
  readonly onRendered: () => void;
  readonly concurrency: number;
  readonly signal: AbortSignal;
}

/** Renders and writes all pages. A page that cannot be rendered costs one diagnostic; the others are written. */
export async function renderPages(plans: Iterable<PagePlan>, input: RenderInput): Promise<Outcome<readonly Receipt[]>> {
  const { concurrency, signal } = input;
  const results = await mapInOrder(plans, (plan) => renderOne(plan, input), { concurrency, signal });
  const receipts = results.flatMap((result) => ("code" in result ? [] : [result]));
  return { value: receipts, diagnostics: results.flatMap((result) => ("code" in result ? [result] : [])) };
}

async function renderOne(plan: PagePlan, input: RenderInput): Promise<Receipt | Diagnostic> {
  const { outputPath, props, key } = plan;
  const edition = input.editions.get(plan.edition);
  if (edition === undefined) throw new Error(`No props for edition "${plan.edition}": this is a bug in hubdocs`);
  const stored = props.body ?? props.apiBody;
  const body = stored === undefined ? undefined : parseBody(await input.bodies.get(stored.hash));
  const html = renderHtml(plan, edition, body, input);
  if (typeof html !== "string") return html;
  await input.write(outputPath, html);
  input.onRendered();
  return {
    outputPath,
    url: props.url,
    key,
    digest: input.hash(html),
    sizeBytes: html.length,
    ...(html.length > input.weighedFrom ? { gzipBytes: gzipSizeOf(html) } : {}),
    ...input.renderer.readReceipt(html, input.knownScripts),
  };
}

function renderHtml(
  plan: PagePlan,
  edition: EditionProps,
  body: DocBody | ApiBody | undefined,
  input: RenderInput,
): string | Diagnostic {
  try {
    return input.renderer.renderPage(edition, plan.props, body);
  } catch (error) {
    const file = input.sourceOf(plan);
    return {
      code: "page-failed",
      severity: "error",
      message: `${plan.props.url} cannot be rendered: ${error instanceof Error ? error.message : String(error)}`,
      ...(file === undefined ? {} : { location: { file } }),
      hint: "a template threw this error; check the site's own templates",
    };
  }
}

/** The stored text of a body: written by the parser, so its form is known. */
function parseBody(json: string): DocBody | ApiBody {
  const body: DocBody | ApiBody = JSON.parse(json);
  return body;
}
