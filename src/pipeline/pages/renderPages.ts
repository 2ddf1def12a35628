// The second map: plans to written pages and their receipts. A page that an earlier build has made is kept where it is,
// or taken from the cache; the rest is rendered by workers, which read bodies and write pages themselves.
import type { Hash, SitePath } from "../../model/brands.ts";
import { bugError } from "../../model/bugError.ts";
import type { Outcome } from "../../model/diagnostic.ts";
import type { Receipt } from "../../model/page.ts";
import { bodyPlaceOf } from "../../platform/cache/bodies.ts";
import { EntryDamaged } from "../../platform/cache/entryDamaged.ts";
import { type MapItem, mapInWorkers } from "../../platform/workers/mapInWorkers.ts";
import type { Outcome as WorkerOutcome } from "../../platform/workers/workerPool.ts";
import type { World } from "../world.ts";
import type { PageHistory } from "./explainPage.ts";
import { limitOfLong } from "./longItems.ts";
import { type FailurePlaces, type PageFailure, pagesFailed } from "./pageFailed.ts";
import { claimFiles, isInPlace, noteFiles, type PageFiles } from "./pageFiles.ts";
import type { WrittenPlan } from "./planPages.ts";
import { openReceiptBook, type ReceiptBook } from "./receiptBook.ts";
import { type ReceiptParser, receiptParser, textKeeper } from "./receiptParser.ts";
import type { RenderAnswer, RenderItem, RenderSettings } from "./renderJob.ts";

/** What rendering takes besides the plans. */
interface RenderInput extends Omit<RenderSettings, "staging">, PageFiles {
  readonly world: World;
  /** Number of plans. */
  readonly total: number;
  readonly history: PageHistory;
  /** Called when all pages that have to be made have been handed out. */
  readonly onHandedOut: (made: number) => void;
  /** File of the site to name when a page fails. */
  readonly sourceOf: (plan: WrittenPlan) => SitePath | undefined;
  readonly failurePlaces: FailurePlaces;
}

/** Receipts of all pages, and how many of them an earlier build had made. */
export interface RenderedPages {
  readonly receipts: readonly Receipt[];
  readonly fromCache: number;
}

interface Rendering extends RenderInput {
  readonly parse: ReceiptParser;
  readonly book: ReceiptBook;
}

interface Waiting {
  readonly plan: WrittenPlan;
  /** Known when only the page itself is to be brought from the cache. */
  readonly receipt?: Receipt;
}

/** Makes all pages. A page that cannot be rendered costs one diagnostic; the others are written. */
export async function renderPages(plans: Iterable<WrittenPlan>, given: RenderInput): Promise<Outcome<RenderedPages>> {
  const keeper = textKeeper();
  const { program, cache } = given.world;
  const book = openReceiptBook({ world: { program, notes: cache.notes, isCacheEmpty: cache.entries.isEmpty }, keeper });
  const input: Rendering = { ...given, parse: receiptParser(keeper), book };
  const { world, editions, navbarItems, weighedFrom, allowedCode, offline, staging, total } = input;
  const { workers, signal } = world;
  const shared = { editions, navbarItems, weighedFrom, allowedCode, offline, staging: staging?.place };
  workers.share("render", shared satisfies RenderSettings);
  const waiting = new Map<number, Waiting>();
  let done = 0;
  let fromCache = 0;
  const count = (): void => {
    done += 1;
    world.progress({ phase: "render", done, total });
  };

  function* items(): Generator<MapItem<Receipt | PageFailure>> {
    let index = 0;
    for (const plan of plans) {
      const receipt = knownReceipt(plan, input);
      if (receipt !== undefined) fromCache += 1;
      if (receipt !== undefined && isInPlace(plan, receipt, input)) {
        count();
        input.history.note(plan, "kept", input.sourceOf(plan));
        yield { kind: "known", result: receipt };
      } else {
        claimFiles(plan, input);
        waiting.set(index, { plan, ...(receipt === undefined ? {} : { receipt }) });
        const item = itemOf(plan, receipt, input);
        const { start = 0, end = 0 } = item.body?.place ?? {};
        yield { kind: "job", item, ...limitOfLong(end - start, world) };
      }
      index += 1;
    }
  }

  const results = await mapInWorkers<RenderAnswer, Receipt | PageFailure>(workers, items(), {
    job: "render",
    limitMs: world.itemLimitMs,
    expected: world.cache.entries.isEmpty ? total : 0,
    signal,
    onHandedOut: input.onHandedOut,
    finish: (outcome, index) => {
      const asked = waiting.get(index);
      if (asked === undefined) throw bugError("A result without a plan");
      waiting.delete(index);
      count();
      const origin = outcome.kind === "done" && outcome.value.kind === "restored" ? "restored" : "rendered";
      input.history.note(asked.plan, origin, input.sourceOf(asked.plan));
      return resultOf(outcome, asked, input);
    },
  });
  const receipts = results.flatMap((result) => ("reason" in result ? [] : [result]));
  const failures = results.flatMap((result) => ("reason" in result ? [result] : []));
  book.save(receipts);
  return { value: { receipts, fromCache }, diagnostics: pagesFailed(failures, input.failurePlaces) };
}

/** What an earlier build has written down of a page with the same key. */
function knownReceipt(plan: WrittenPlan, { weighedFrom, twinOf, ...input }: Rendering): Receipt | undefined {
  const { key, outputPath } = plan;
  const receipt = readReceipt(key, input);
  if (receipt === undefined) return undefined;
  // The budget is no part of the key: it changes no page.
  if (receipt.sizeBytes > weighedFrom && receipt.gzipBytes === undefined) return undefined;
  // Nor is it whether the page has a twin.
  if (receipt.twin === undefined && twinOf(plan) !== undefined) return undefined;
  // Taking a receipt apart would read its links, which mostly nobody asks for.
  return receipt.outputPath === outputPath ? receipt : { ...receipt, outputPath };
}

function readReceipt(
  key: Hash,
  { world, book, parse }: Pick<Rendering, "world" | "book" | "parse">,
): Receipt | undefined {
  const { entries } = world.cache;
  if (entries.find("page", key) === undefined) return undefined;
  const written = book.find(key);
  if (written !== undefined) return written;
  const bytes = entries.read("page", key);
  return bytes && parse(bytes.toString("utf8"));
}

function itemOf(plan: WrittenPlan, receipt: Receipt | undefined, input: RenderInput): RenderItem {
  const { entries } = input.world.cache;
  const { outputPath, key, edition, propsText, props, keyParts } = plan;
  const stored = props.body ?? props.apiBody;
  const html = receipt && entries.find("html", receipt.digest);
  const twinPath = input.twinOf(plan);
  return {
    outputPath,
    key,
    edition,
    propsText,
    ...(props.sidebar === undefined ? {} : { sidebar: { hash: keyParts.sidebar, value: props.sidebar } }),
    ...(stored === undefined ? {} : { body: { hash: stored.hash, place: bodyPlaceOf(stored.hash, entries) } }),
    ...(html === undefined ? {} : { html }),
    ...(twinPath === undefined ? {} : { twinPath }),
  };
}

function resultOf(
  outcome: WorkerOutcome<RenderAnswer>,
  { plan, receipt }: Waiting,
  input: Rendering,
): Receipt | PageFailure {
  const { url } = plan;
  const file = input.sourceOf(plan);
  if (outcome.kind === "stopped") return { url, file, ...stopped(outcome) };
  const answer = outcome.value;
  switch (answer.kind) {
    case "restored":
      if (receipt === undefined) throw bugError("A page without a receipt");
      noteFiles(plan, receipt, input);
      return receipt;
    case "rendered": {
      const rendered = input.parse(answer.text);
      noteFiles(plan, rendered, input);
      return rendered;
    }
    case "failed":
      return { url, file, ...answer.failure };
    case "damaged":
      input.world.cache.entries.drop("body", answer.body);
      throw new EntryDamaged();
  }
}

function stopped({
  reason,
  message,
}: WorkerOutcome<unknown> & { readonly kind: "stopped" }): Omit<PageFailure, "url" | "file"> {
  if (reason === "given-up")
    return { reason: "skipped after too many other pages could not be finished", hint: "fix those first" };
  const hint =
    reason === "ended"
      ? "look for `process.exit` in the site's own templates and in what they import: throw an error there instead"
      : "look for an endless loop in the site's own templates";
  return { reason: message, hint, isAlone: true };
}
