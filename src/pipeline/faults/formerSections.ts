// What the originals of stale translations said when these were made: the state of each section that was accepted, looked
// for in git. Only a check that has found such a section asks.
import type { FormerSection } from "../../checks/checkInput.ts";
import { parseSource } from "../../content/parseSource.ts";
import { addToList } from "../../model/addToList.ts";
import type { SitePath } from "../../model/brands.ts";
import type { StaleSection } from "../../model/ledger.ts";
import type { Site } from "../../model/site.ts";
import type { SourceFile } from "../../model/sourceFile.ts";
import { parseContextOf } from "../parse/parseJob.ts";
import type { World } from "../world.ts";
import { type SectionText, sectionTexts, wholeText } from "./sectionTexts.ts";
import { readText } from "./textPlaces.ts";

/** What they are looked for in. */
export interface FormerInput {
  readonly site: Site;
  readonly sources: readonly SourceFile[];
  readonly world: World;
  /** How long git may take, milliseconds. @default a few seconds: a check has more to say */
  readonly longestMs?: number | undefined;
}

/** Former and present texts of the originals of stale sections, as far as git knows them. */
export async function readFormerSections(input: FormerInput): Promise<ReadonlyMap<StaleSection, FormerSection>> {
  const staleByOriginal = new Map<SitePath, StaleSection[]>();
  for (const section of [...(input.site.staleSections ?? new Map()).values()].flat())
    addToList(staleByOriginal, section.original.file, section);
  const found = new Map<StaleSection, FormerSection>();
  const readFormerTexts = await input.world.openFormerTexts(input.longestMs);
  for (const [file, sections] of staleByOriginal) {
    const original = input.site.sourcesByPath.get(file);
    const text = await readText(file, input.world);
    if (original === undefined || text === undefined) continue;
    const present = sectionTexts(original, text);
    const missing = new Set(sections);
    for await (const former of formerPages(readFormerTexts(file), file, input)) {
      for (const section of missing) {
        const was = former.get(section.id);
        const is = present.get(section.id);
        if (was === undefined || is === undefined || was.hash !== section.accepted) continue;
        found.set(section, formerOf(was, is));
        missing.delete(section);
      }
      if (missing.size === 0) break;
    }
  }
  return found;
}

/** What a section said and says. At the beginning of a page only what differs is compared: front matter or text. */
function formerOf(was: SectionText, is: SectionText): FormerSection {
  const { text, line, lead } = is;
  if (lead === undefined || was.lead === undefined) return { was: was.text, is: text, line };
  const whole = { was: wholeText(was), is: wholeText(is) };
  return was.lead.head === lead.head
    ? { was: was.lead.body, is: lead.body, line: lead.line, whole }
    : { was: was.text, is: text, line, whole };
}

/** Sections of a page as it was committed, newest first. */
async function* formerPages(
  texts: AsyncIterable<string>,
  file: SitePath,
  { site: { config }, sources, world }: FormerInput,
): AsyncGenerator<ReadonlyMap<string, SectionText>> {
  const source = sources.find(({ path }) => path === file);
  if (source === undefined) return;
  for await (const text of texts) {
    const bytes = new TextEncoder().encode(text);
    const { value } = await parseSource({ source, bytes }, parseContextOf(source, { config, files: world.files }));
    if (value !== undefined) yield sectionTexts(value.source, text);
  }
}
