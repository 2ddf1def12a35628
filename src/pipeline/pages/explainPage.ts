// Why a page was rendered or not, in a sentence. The parts of every page's key are written down after a build, so that
// the next one can name those that have changed.
import type { FrozenPage } from "../../model/frozen.ts";
import type { PageKeyParts } from "../../model/page.ts";
import type { BuildOptions, World } from "../world.ts";
import type { WrittenPlan } from "./planPages.ts";

/** How a page came into the output. */
type PageOrigin = "kept" | "restored" | "rendered";

/** Follows the pages of one build. */
export interface PageHistory {
  /** Tells where a page came from. @param source File of the site that it is made from. */
  note(plan: WrittenPlan, origin: PageOrigin, source: string | undefined): void;
  /** Tells what the site is made from and differs from the last build. @param changes Asked when a page is to be explained. */
  noteInputs(changes: () => readonly string[]): void;
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
  { cache: { notes } }: { readonly cache: Pick<World["cache"], "notes"> },
  { outDir, explain: asked = [], explainChanges = false }: Pick<BuildOptions, "outDir" | "explain" | "explainChanges">,
): PageHistory {
  const name = `pages ${outDir}`;
  const now = new Map<string, string>();
  const lastTime: ReadonlyMap<string, string>[] = [];
  const before = (): ReadonlyMap<string, string> => {
    if (lastTime.length === 0) lastTime.push(new Map(JSON.parse(notes.read(name) ?? "[]") as [string, string][]));
    return lastTime[0] ?? new Map();
  };
  const told: string[] = [];
  const missing = new Set(asked);
  const askedAbout = (...names: readonly (string | undefined)[]): boolean => {
    const meant = asked.filter((page) => names.some((name) => isSamePage(name, page)));
    for (const page of meant) missing.delete(page);
    return meant.length > 0;
  };
  const inputs = new Set<string>();
  const causes = new Set<string>();
  return {
    note: (plan, origin, source) => {
      const { outputPath, url, keyParts } = plan;
      now.set(outputPath, formatParts(keyParts));
      // Props are made when they are looked at: only where somebody asks.
      const isAsked = asked.length > 0 && askedAbout(outputPath, url, plan.props.href, source);
      if (!isAsked && !(explainChanges && origin !== "kept")) return;
      const changed = changedParts(before().get(outputPath), keyParts);
      told.push(explain({ page: outputPath, origin, changed, source }));
      if (!isAsked || origin === "kept" || changed === undefined || changed.length === 0) return;
      // The page has named its own source.
      for (const name of inputs) if (name !== source || !changed.includes("body")) causes.add(name);
    },
    noteInputs: (changes) => {
      if (asked.length > 0) for (const name of changes()) inputs.add(name);
    },
    noteFrozen: ({ file, url }) => {
      if (askedAbout(file, url)) told.push(`${file} is unchanged since its version was frozen`);
    },
    explanations: () => {
      const unknown = [...missing].map((page) => `There is no page "${page}"`);
      return causes.size === 0
        ? [...told, ...unknown]
        : [...told, `Changed since the last build of the site: ${enumerate([...causes])}`, ...unknown];
    },
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

interface Explained {
  readonly page: string;
  readonly origin: PageOrigin;
  /** Names of changed parts; `undefined` for a new page. */
  readonly changed: readonly string[] | undefined;
  readonly source: string | undefined;
}

/** One sentence about a page. */
function explain({ page, origin, changed, source }: Explained): string {
  const nameOf = (part: string): string => (part === "body" && source !== undefined ? `body (${source})` : part);
  const why =
    changed === undefined
      ? "it is new"
      : changed.length > 0
        ? `changed: ${changed.map(nameOf).join(", ")}`
        : "nothing changed, but its output is missing";
  if (origin === "kept") return `${page} was left as it is: nothing changed`;
  if (origin === "restored") return `${page} was taken from the cache: ${why}`;
  return `${page} was rendered: ${why}`;
}

const mostNamed = 8;

function enumerate(names: readonly string[]): string {
  const more = names.length - mostNamed;
  return names.slice(0, mostNamed).join(", ") + (more > 0 ? ` and ${more} more` : "");
}

/** Whether two words name one page: `/docs/intro`, `docs/intro/`, `docs/intro/index.html`. */
function isSamePage(page: string | undefined, asked: string): boolean {
  return page !== undefined && barePath(page) === barePath(asked);
}

/** A path without what addresses, output files and paths of Windows add to it. */
function barePath(text: string): string {
  return text
    .replaceAll("\\", "/")
    .replace(/^https?:\/\/[^/]+/, "")
    .replace(/^(?:\.?\/)+/, "")
    .replace(/(?:^|\/)index\.html$/, "")
    .replace(/\.html$/, "")
    .replace(/\/+$/, "");
}
