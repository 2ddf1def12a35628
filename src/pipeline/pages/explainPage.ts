// Why a page was rendered or not, in a sentence. The parts of every page's key are written down after a build, so that
// the next one can name those that have changed.
import type { FrozenPage } from "../../model/frozen.ts";
import type { PageKeyParts } from "../../model/page.ts";
import type { BuildOptions, World } from "../world.ts";
import type { WrittenPlan } from "./planPages.ts";

/** How a page came into the output. */
export type PageOrigin = "kept" | "restored" | "rendered";

/** Follows the pages of one build. */
export interface PageHistory {
  /** Tells where a page came from. @param source File of the site that it is made from. */
  note(plan: WrittenPlan, origin: PageOrigin, source: string | undefined): void;
  /** Tells of a page that was made when its version was frozen. */
  noteFrozen(page: Pick<FrozenPage, "file" | "url">): void;
  /** Sentences about the pages that were asked for. */
  explanations(): readonly string[];
  /** Writes the parts of all keys down for the next build. */
  save(): void;
}

/** Digits of a part's digest that are kept: enough to see a change. */
const keptDigits = 12;

/** A history for the pages that the options ask about. */
export function openPageHistory(
  { cache: { notes } }: World,
  { outDir, explain: asked, explainChanges = false }: Pick<BuildOptions, "outDir" | "explain" | "explainChanges">,
): PageHistory {
  const name = `pages ${outDir}`;
  const now = new Map<string, string>();
  const lastTime: ReadonlyMap<string, string>[] = [];
  const before = (): ReadonlyMap<string, string> => {
    if (lastTime.length === 0) lastTime.push(new Map(JSON.parse(notes.read(name) ?? "[]") as [string, string][]));
    return lastTime[0] ?? new Map();
  };
  const told: string[] = [];
  return {
    note: (plan, origin, source) => {
      const { outputPath, url, keyParts } = plan;
      now.set(outputPath, formatParts(keyParts));
      const isAsked =
        asked !== undefined && [outputPath, url, plan.props.href, source].some((each) => isSamePage(each, asked));
      if (!isAsked && !(explainChanges && origin !== "kept")) return;
      told.push(explain(outputPath, origin, changedParts(before().get(outputPath), keyParts)));
    },
    noteFrozen: ({ file, url }) => {
      if (asked !== undefined && [file, url].some((each) => isSamePage(each, asked)))
        told.push(`${file} is as it was when its version was frozen`);
    },
    explanations: () => (asked !== undefined && told.length === 0 ? [`There is no page "${asked}"`] : told),
    save: () => notes.write(name, JSON.stringify([...now])),
  };
}

function formatParts(parts: PageKeyParts): string {
  return Object.values(parts)
    .map((hash: string) => hash.slice(0, keptDigits))
    .join(" ");
}

/** Names of the parts that differ from those of the last build; `undefined` for a page that it did not have. */
function changedParts(before: string | undefined, parts: PageKeyParts): readonly string[] | undefined {
  if (before === undefined) return undefined;
  const old = before.split(" ");
  return Object.entries(parts).flatMap(([part, hash], index) =>
    old[index] === hash.slice(0, keptDigits) ? [] : [part],
  );
}

/** One sentence about a page. @param changed Names of changed parts; `undefined` for a new page. */
function explain(page: string, origin: PageOrigin, changed: readonly string[] | undefined): string {
  const why =
    changed === undefined
      ? "it is new"
      : changed.length > 0
        ? `changed: ${changed.join(", ")}`
        : "nothing has changed, but its output is missing";
  if (origin === "kept") return `${page} was left as it is: nothing has changed`;
  if (origin === "restored") return `${page} was taken from the cache: ${why}`;
  return `${page} was rendered: ${why}`;
}

/** Whether two words name one page: `/docs/intro`, `docs/intro/`, `docs/intro/index.html`. */
function isSamePage(page: string | undefined, asked: string): boolean {
  return page !== undefined && barePath(page) === barePath(asked);
}

function barePath(text: string): string {
  return text
    .replace(/^https?:\/\/[^/]+/, "")
    .replace(/^\/+/, "")
    .replace(/(?:^|\/)index\.html$/, "")
    .replace(/\.html$/, "")
    .replace(/\/+$/, "");
}
