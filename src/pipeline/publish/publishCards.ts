// Draws the social cards of all pages in workers, once the pages are made. A card that the present output holds is kept,
// and a picture that an earlier build drew is reused.
import type { Hash, OutputPath } from "../../model/brands.ts";
import { bugError } from "../../model/bugError.ts";
import type { Outcome } from "../../model/diagnostic.ts";
import type { SocialCard } from "../../model/socialCard.ts";
import { openImageCache } from "../../platform/images/imageCache.ts";
import type { Staging } from "../../platform/output/staging.ts";
import { withLargeHeaps } from "../../platform/workers/frugalHeaps.ts";
import { type MapItem, mapInWorkers } from "../../platform/workers/mapInWorkers.ts";
import type { Outcome as WorkerOutcome } from "../../platform/workers/workerPool.ts";
import { cardPathOf } from "../../site/socialCard.ts";
import type { Theme } from "../../theme/theme.ts";
import type { WrittenPlan } from "../pages/planPages.ts";
import type { World } from "../world.ts";
import { type CardProblem, cardFindings } from "./cardFindings.ts";
import type { CardAnswer, CardItem, CardSettings } from "./cardJob.ts";
import type { CardLook } from "./socialCards.ts";

/** A page's card and the path of its picture. */
interface PlannedCard {
  readonly path: OutputPath;
  readonly edition: string;
  readonly card: SocialCard;
  /** Digest of everything that the picture depends on. */
  readonly digest: Hash;
}

/** Notes the card of each page while pages are planned. */
export interface CardBook {
  /** Passes the plans through and notes their cards. */
  watch(plans: Iterable<WrittenPlan>): Iterable<WrittenPlan>;
  readonly cards: readonly PlannedCard[];
}

/** What cards are made from. */
interface CardsInput {
  readonly look: CardLook | undefined;
  readonly theme: Pick<Theme, "rendererFile" | "templatesHash">;
  readonly world: World;
  /** Paths in the static folder; the site provides these files itself. */
  readonly staticFiles: ReadonlySet<string>;
  /** Absent in a check, which writes nothing. */
  readonly staging: Staging | undefined;
  readonly noCache: boolean;
}

/** An empty book. */
export function openCardBook({ look, theme, world, staticFiles }: CardsInput): CardBook {
  const cards: PlannedCard[] = [];
  function* noting(plans: Iterable<WrittenPlan>, { drawing, stampOf }: CardLook): Generator<WrittenPlan> {
    for (const plan of plans) {
      const { card } = plan;
      const path = cardPathOf(plan.outputPath);
      if (card !== undefined && !staticFiles.has(path)) {
        const digest = world.hash([drawing, theme.templatesHash, stampOf(card, plan.edition)].join("\n"));
        cards.push({ path, edition: plan.edition, card, digest });
      }
      yield plan;
    }
  }
  return { cards, watch: (plans) => (look === undefined ? plans : noting(plans, look)) };
}

/** Draws and writes the cards. @returns Their paths. */
export async function publishCards(
  cards: readonly PlannedCard[],
  { look, theme, world, staging, noCache }: CardsInput,
): Promise<Outcome<readonly OutputPath[]>> {
  const paths = cards.map(({ path }) => path);
  if (look === undefined || staging === undefined) return { value: paths, diagnostics: [] };
  const waiting = cards.filter(({ path, digest }) => !staging.keep(path, digest));
  if (waiting.length === 0) return { value: paths, diagnostics: [] };
  const { stampOf: _, ...shared } = look;
  const imageFolder = `${world.workFolder}/images`;
  world.workers.share("cards", {
    ...shared,
    rendererFile: theme.rendererFile,
    staging: staging.place,
    imageFolder,
    isCacheRead: !noCache,
  } satisfies CardSettings);
  for (const { path } of waiting) staging.claim(path);
  let done = 0;
  const draw = () =>
    mapInWorkers<CardAnswer, CardProblem | undefined>(world.workers, itemsOf(waiting), {
      job: "card",
      limitMs: world.itemLimitMs,
      // Drawing one card takes about as long as making eight small pages, or three large ones.
      expected: waiting.length * 8,
      batchItems: 8,
      signal: world.signal,
      finish: (outcome, index) => {
        const planned = waiting[index];
        if (planned === undefined) throw bugError("A result without a card");
        done += 1;
        world.progress({ phase: "cards", done, total: waiting.length });
        const { title } = planned.card;
        if (outcome.kind === "stopped") return { kind: "failed", title, reason: whyStopped(outcome) };
        const answer = outcome.value;
        if (answer.kind === "failed") return { kind: "failed", title, reason: answer.reason };
        const { lacking } = answer;
        // Under another digest a card is not kept as it is: each build says what it lacks.
        staging.note(planned.path, lacking.length === 0 ? planned.digest : world.hash(`${planned.digest} incomplete`));
        const lang = look.sites.get(planned.edition)?.locale.lang ?? "";
        return lacking.length === 0 ? undefined : { kind: "incomplete", title, lang, lacking };
      },
    });
  const problems = await withLargeHeaps(waiting.length, draw);
  await openImageCache(imageFolder).prune();
  const found = problems.filter((problem) => problem !== undefined);
  return { value: paths, diagnostics: cardFindings(found, look.fonts) };
}

function* itemsOf(cards: readonly PlannedCard[]): Generator<MapItem<undefined>> {
  for (const { path, edition, card } of cards) yield { kind: "job", item: { path, edition, card } satisfies CardItem };
}

const whyStopped = ({ reason, message }: WorkerOutcome<unknown> & { readonly kind: "stopped" }): string =>
  reason === "given-up" ? "skipped after too many others could not be finished" : message;
