// Makes the guides once all pages are finished, each from the pages of its chapters. A guide whose chapters have not
// changed is kept.
import type { Hash, Url } from "../../model/brands.ts";
import { bugError } from "../../model/bugError.ts";
import type { Outcome } from "../../model/diagnostic.ts";
import type { Receipt } from "../../model/page.ts";
import { EntryDamaged } from "../../platform/cache/entryDamaged.ts";
import type { Staging } from "../../platform/output/staging.ts";
import { type MapItem, mapInWorkers } from "../../platform/workers/mapInWorkers.ts";
import type { Outcome as WorkerOutcome } from "../../platform/workers/workerPool.ts";
import { linkTo } from "../../site/addresses.ts";
import { type Chapter, chaptersOf } from "../../site/guides.ts";
import { addressKey } from "../../source/addressKey.ts";
import type { Theme } from "../../theme/theme.ts";
import type { PageHistory } from "../pages/explainPage.ts";
import { failurePlacesOf } from "../pages/failurePlaces.ts";
import { type PageFailure, pagesFailed } from "../pages/pageFailed.ts";
import { outlineOf } from "../pages/pageOutline.ts";
import { type PlanInput, planPages, type WrittenPlan } from "../pages/planPages.ts";
import type { World } from "../world.ts";
import type { GuideAnswer, GuideItem } from "./guideJob.ts";

/** What `publishGuides` needs. */
interface GuideInput {
  readonly plan: PlanInput;
  readonly theme: Theme;
  readonly receipts: readonly Receipt[];
  readonly world: World;
  readonly history: PageHistory;
  /** Absent in a check, which writes nothing. */
  readonly staging: Staging | undefined;
}

/** The time limit of one page is enough for this many chapters. */
const chaptersPerLimit = 50;

/** Writes all guides. @returns Their receipts, which name no links and ids: those are checked in the chapters. */
export async function publishGuides(input: GuideInput): Promise<Outcome<readonly Receipt[]>> {
  const { site } = input.plan;
  const routes = site.routes.filter(({ target }) => target.kind === "guide");
  if (routes.length === 0) return { value: [], diagnostics: [] };
  const receipts = new Map(input.receipts.map((receipt) => [receipt.url, receipt]));
  const guides = routes.flatMap((route) => {
    const [plan] = planPages({ ...input.plan, routes: [route] });
    return plan === undefined ? [] : [{ plan, chapters: finishedOf(chaptersOf(route, site), receipts) }];
  });
  const results = await mapInWorkers<GuideAnswer, Receipt | PageFailure>(input.world.workers, itemsOf(guides, input), {
    job: "guide",
    limitMs: input.world.itemLimitMs,
    expected: guides.length,
    batchItems: 1,
    signal: input.world.signal,
    finish: (outcome, index) => {
      const guide = guides[index];
      if (guide === undefined) throw bugError("A result without a guide");
      const { plan } = guide;
      const { url } = plan;
      if (outcome.kind === "stopped") return { url, file: undefined, ...stopped(outcome) };
      if (outcome.value.kind === "failed") return { url, file: undefined, ...outcome.value.failure };
      if (outcome.value.kind === "damaged") {
        input.world.cache.entries.drop("html", outcome.value.html);
        throw new EntryDamaged();
      }
      const receipt = receiptOf(guide, input.plan);
      input.staging?.note(plan.outputPath, receipt.digest);
      input.history.note(plan, "rendered", undefined);
      return receipt;
    },
  });
  const failures = results.flatMap((result) => ("reason" in result ? [result] : []));
  return {
    value: results.flatMap((result) => ("reason" in result ? [] : [result])),
    diagnostics: pagesFailed(failures, failurePlacesOf(site, input.theme, input.world)),
  };
}

/** What to say of a guide that was stopped or given up. */
function stopped({
  reason,
  message,
}: WorkerOutcome<unknown> & { readonly kind: "stopped" }): Pick<PageFailure, "reason" | "hint" | "isAlone"> {
  return { reason: message, hint: "build again, or turn print off", isAlone: reason !== "given-up" };
}

interface FinishedChapter extends Chapter {
  readonly receipt: Receipt;
}

interface Guide {
  readonly plan: WrittenPlan;
  readonly chapters: readonly FinishedChapter[];
}

/** Leaves out chapters whose pages could not be rendered; a finding has reported each. */
function finishedOf(chapters: readonly Chapter[], receipts: ReadonlyMap<Url, Receipt>): readonly FinishedChapter[] {
  return chapters.flatMap((chapter) => {
    const receipt = receipts.get(chapter.route.url);
    return receipt === undefined ? [] : [{ ...chapter, receipt }];
  });
}

/** The digest is made from the guide's inputs: reading the file back would take as long as writing it did. */
function receiptOf({ plan, chapters }: Guide, { hash }: PlanInput): Receipt {
  const digest: Hash = hash([plan.key, ...chapters.map(({ id, receipt }) => `${id} ${receipt.digest}`)].join("\n"));
  const { outputPath, key, url } = plan;
  const references = { hrefs: [], ids: [], loads: {}, inlineCode: [] };
  return { outputPath, url, key, digest, sizeBytes: 0, outline: outlineOf(url, references, hash), ...references };
}

function* itemsOf(guides: readonly Guide[], input: GuideInput): Generator<MapItem<Receipt>> {
  const { staging, world, history } = input;
  for (const guide of guides) {
    const { plan, chapters } = guide;
    const receipt = receiptOf(guide, input.plan);
    if (staging === undefined || staging.keep(plan.outputPath, receipt.digest)) {
      history.note(plan, "kept", undefined);
      yield { kind: "known", result: receipt };
      continue;
    }
    staging.claim(plan.outputPath);
    const limitMs = world.itemLimitMs * (1 + chapters.length / chaptersPerLimit);
    yield { kind: "job", item: itemOf(guide, input), limitMs };
  }
}

function itemOf({ plan, chapters }: Guide, { world, plan: { site } }: GuideInput): GuideItem {
  const { outputPath, edition, propsText } = plan;
  return {
    outputPath,
    edition,
    propsText,
    loads: chapters.map(({ receipt }) => receipt.loads),
    chapters: chapters.map(({ id, route, receipt: { digest } }) => {
      const place = world.cache.entries.find("html", digest);
      if (place === undefined) throw new EntryDamaged();
      const address = addressKey(linkTo(route.url, site.config));
      return { id, address, html: { digest, place } };
    }),
  };
}
