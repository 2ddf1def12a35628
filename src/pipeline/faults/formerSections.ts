// What the originals of stale translations said when these were made: the state of each section that was accepted, looked
// for in git. Only a check that has found such a section asks.
import type { FormerSection } from "../../checks/checkInput.ts";
import { maxFileBytes } from "../../content/checkLimits.ts";
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
  const { site, world, longestMs } = input;
  const missing = new Map<SitePath, StaleSection[]>();
  for (const section of [...(site.staleSections?.values() ?? [])].flat())
    addToList(missing, section.original.file, section);
  const found = new Map<StaleSection, FormerSection>();
  const files = new Set(missing.keys());
  const parse = openFormerParser(input);
  for await (const { file, text } of world.readFormerTexts({ files, mostBytes: maxFileBytes, longestMs })) {
    const former = await parse(file, text);
    const wanted = missing.get(file) ?? [];
    const matching = wanted.filter(({ id, accepted }) => former?.get(id)?.hash === accepted);
    if (matching.length === 0) continue;
    const present = await presentSections(file, input);
    for (const section of matching) {
      const [was, is] = [former?.get(section.id), present?.get(section.id)];
      if (was !== undefined && is !== undefined) found.set(section, formerOf(was, is));
    }
    const left = wanted.filter((section) => !matching.includes(section));
    missing.set(file, left);
    if (left.length === 0) files.delete(file);
  }
  return found;
}

/** Sections of a page of the site. They are read once more where they are needed, so that few of them are held at a time. */
async function presentSections(
  file: SitePath,
  { site, world }: FormerInput,
): Promise<ReadonlyMap<string, SectionText> | undefined> {
  const source = site.sourcesByPath.get(file);
  const text = await readText(file, world);
  return source === undefined || text === undefined ? undefined : sectionTexts(source, text);
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

/** Gives the sections of a page that is no longer the one of the site; `undefined` when it cannot be parsed. */
function openFormerParser({ site: { config }, sources, world }: FormerInput) {
  const sourcesByPath = new Map(sources.map((source) => [source.path, source]));
  return async (file: SitePath, text: string): Promise<ReadonlyMap<string, SectionText> | undefined> => {
    const source = sourcesByPath.get(file);
    if (source === undefined) return undefined;
    const bytes = new TextEncoder().encode(text);
    const { value } = await parseSource({ source, bytes }, parseContextOf(source, { config, files: world.files }));
    return value === undefined ? undefined : sectionTexts(value.source, text);
  };
}
