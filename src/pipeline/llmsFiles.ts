// Lists of the site for language models: one of links, and one that holds all texts, put together from the twins of pages
// file by file.
import { type OutputPath, outputPath, type Url } from "../model/brands.ts";
import type { Edition } from "../model/edition.ts";
import type { Receipt } from "../model/page.ts";
import type { Site } from "../model/site.ts";
import { type Strings, translate } from "../model/strings.ts";
import { textOf } from "../model/text.ts";
import { renderLlms } from "../outputs/index.ts";
import type { Staging } from "../platform/output/staging.ts";
import { hrefOf } from "../site/addresses.ts";
import type { SidebarIndex } from "../site/navigation.ts";
import { readingOrderOf, type ReadingSection } from "../site/readingOrder.ts";
import { encodeHref } from "../site/resolveLinks.ts";
import type { World } from "./world.ts";

/** What the lists are made from. */
export interface LlmsFilesInput {
  readonly site: Site;
  readonly world: World;
  readonly sidebarIndexes: ReadonlyMap<string, SidebarIndex>;
  /** Interface texts by locale code. */
  readonly strings: Readonly<Record<string, Strings>>;
  readonly receipts: readonly Receipt[];
  /** Absent when nothing is to be written. */
  readonly staging: Staging | undefined;
}

/** Writes the lists of all locales, about the latest version. @returns Paths of what was written. */
export async function writeLlmsFiles(input: LlmsFilesInput): Promise<readonly OutputPath[]> {
  const { site, staging } = input;
  if (!site.config.llms.enabled) return [];
  const written: OutputPath[] = [];
  for (const edition of site.editions.filter(({ version }) => version.isLatest)) {
    const sections = readingOrderOf(edition, site, input.sidebarIndexes);
    const list = outputPath(`${edition.urlPrefix.slice(1)}llms.txt`);
    if (!site.staticFiles.has(list)) {
      await staging?.write(list, listText(edition, sections, input));
      written.push(list);
    }
    const full = outputPath(`${edition.urlPrefix.slice(1)}llms-full.txt`);
    if (site.config.llms.full && site.twins.size > 0 && !site.staticFiles.has(full)) {
      await joinTwins(full, sections, input);
      written.push(full);
    }
  }
  return written;
}

function listText(edition: Edition, sections: readonly ReadingSection[], { site, strings }: LlmsFilesInput): string {
  const { code, htmlLang } = edition.locale;
  const { config } = site;
  const localized = (text: Parameters<typeof textOf>[0]): string => textOf(text, code, config.defaultLocale);
  return renderLlms({
    title: localized(config.title),
    summary: localized(config.tagline),
    sections: sections.map(({ kind, label, entries }) => ({
      // The name that the form of these lists has for what may be left out.
      label: kind === "details" ? "Optional" : label || translate(strings[code] ?? {}, htmlLang, "morePages"),
      links: entries.map(({ route, title, description }) => ({
        title,
        description,
        href: config.url + encodeHref(hrefOf(site.twins.get(route.url) ?? route.url, config)),
      })),
    })),
  });
}

/** Docs and pages of APIs; not what is news or the way to them. */
const gathered: ReadonlySet<string> = new Set([
  "doc",
  "category",
  "operation",
  "apiTag",
  "apiOverview",
  "apiCategory",
  "apiSchema",
]);

async function joinTwins(path: OutputPath, sections: readonly ReadingSection[], input: LlmsFilesInput): Promise<void> {
  const { site, world, staging, receipts } = input;
  if (staging === undefined) return;
  const digests = new Map<Url, string>(receipts.flatMap(({ url, twin }) => (twin === undefined ? [] : [[url, twin]])));
  const pages = sections.flatMap(({ entries }) =>
    entries.filter(({ route }) => gathered.has(route.target.kind) && digests.has(route.url)),
  );
  const parts = pages.flatMap(({ route }) => site.twins.get(route.url) ?? []);
  await staging.join(path, parts, world.hash(pages.map(({ route }) => digests.get(route.url)).join("\n")));
}
