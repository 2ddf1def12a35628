// Writes the lists for language models: `llms.txt` with links, and `llms-full.txt` with all texts, joined file by file from
// the Markdown twins of the pages.
import { type Hash, type OutputPath, outputPath, type Url } from "../../model/brands.ts";
import type { Edition } from "../../model/edition.ts";
import type { Receipt } from "../../model/page.ts";
import type { Site } from "../../model/site.ts";
import { type Strings, translate } from "../../model/strings.ts";
import { textOf } from "../../model/text.ts";
import { renderLlms } from "../../outputs/index.ts";
import type { Staging } from "../../platform/output/staging.ts";
import { linkTo } from "../../site/addresses.ts";
import type { SidebarIndex } from "../../site/navigation.ts";
import { type ReadingSection, readingOrderOf } from "../../site/readingOrder.ts";
import { recallOrMake, type SiteMemo } from "../pages/siteMemo.ts";
import type { World } from "../world.ts";

/** What the lists are made from. */
interface LlmsFilesInput {
  readonly site: Site;
  readonly world: World;
  readonly sidebarIndexes: ReadonlyMap<string, SidebarIndex>;
  /** Interface texts by locale code. */
  readonly strings: Readonly<Record<string, Strings>>;
  readonly receipts: readonly Receipt[];
  readonly memo: SiteMemo;
  /** Absent in a check, which writes nothing. */
  readonly staging: Staging | undefined;
}

/** What is known of an edition's lists from the shared part of the site alone. */
interface ReadingList {
  /** Digest of the list of links. */
  readonly links: Hash;
  /** Indexes in `site.routes` of the pages whose texts belong to `llms-full.txt`. */
  readonly chapters: readonly number[];
}

/** Writes the lists of all locales for the latest version. @returns Paths of the written files. */
export async function writeLlmsFiles(input: LlmsFilesInput): Promise<readonly OutputPath[]> {
  const { site, staging, memo } = input;
  if (!site.config.llms.enabled) return [];
  const written: OutputPath[] = [];
  const editions = site.editions.filter(({ version }) => version.isLatest);
  const texts = new Map<Edition, string>();
  const lists = recallOrMake<readonly ReadingList[]>(memo, { name: "reading lists", inputs: [] }, () =>
    editions.map((edition) => readingListOf(edition, input, texts)),
  );
  for (const [index, edition] of editions.entries()) {
    const { links, chapters } = lists[index] ?? readingListOf(edition, input, texts);
    const list = outputPath(`${edition.urlPrefix.slice(1)}llms.txt`);
    if (!site.staticFiles.has(list)) {
      if (staging?.keep(list, links) === false)
        await staging.write(list, texts.get(edition) ?? listText(edition, sectionsOf(edition, input), input));
      written.push(list);
    }
    const full = outputPath(`${edition.urlPrefix.slice(1)}llms-full.txt`);
    if (site.config.llms.full && site.twins.size > 0 && !site.staticFiles.has(full)) {
      await joinTwins(full, chapters, input);
      written.push(full);
    }
  }
  return written;
}

function sectionsOf(edition: Edition, { site, sidebarIndexes }: LlmsFilesInput): readonly ReadingSection[] {
  return readingOrderOf(edition, site, sidebarIndexes);
}

/** @param texts Receives the text of the list. */
function readingListOf(edition: Edition, input: LlmsFilesInput, texts: Map<Edition, string>): ReadingList {
  const sections = sectionsOf(edition, input);
  const text = listText(edition, sections, input);
  texts.set(edition, text);
  const places = new Map(input.site.routes.map((route, index) => [route, index]));
  const read = sections.flatMap(({ entries }) => entries.filter(({ route }) => gathered.has(route.target.kind)));
  return { links: input.world.hash(text), chapters: read.flatMap(({ route }) => places.get(route) ?? []) };
}

function listText(edition: Edition, sections: readonly ReadingSection[], { site, strings }: LlmsFilesInput): string {
  const { code, htmlLang } = edition.locale;
  const { config } = site;
  const localized = (text: Parameters<typeof textOf>[0]): string => textOf(text, code, config.defaultLocale);
  const named = (key: "docsList" | "morePages"): string =>
    translate({ strings: strings[code] ?? {}, lang: htmlLang }, key);
  return renderLlms({
    title: localized(config.title),
    summary: localized(config.tagline),
    sections: sections.map(({ kind, label, entries }) => ({
      // The format of `llms.txt` gives this name to links that may be left out.
      label: kind === "details" ? "Optional" : label || named(kind === "sidebar" ? "docsList" : "morePages"),
      links: entries.map(({ route, title, description }) => {
        const file = site.operationFiles.get(route.url);
        return {
          title,
          description,
          href: config.url + linkTo(site.twins.get(route.url) ?? route.url, config),
          ...(file === undefined ? {} : { other: { title: "OpenAPI", href: config.url + linkTo(file.path, config) } }),
        };
      }),
    })),
  });
}

/** The kinds of pages that are listed: docs, API pages and the glossary, but neither posts nor pages that only list others. */
const gathered: ReadonlySet<string> = new Set([
  "doc",
  "glossary",
  "category",
  "operation",
  "apiTag",
  "apiOverview",
  "apiCategory",
  "apiSchema",
]);

async function joinTwins(path: OutputPath, chapters: readonly number[], input: LlmsFilesInput): Promise<void> {
  const { site, world, staging, receipts } = input;
  if (staging === undefined) return;
  const digests = new Map<Url, string>();
  for (const { url, twin } of receipts) if (twin !== undefined) digests.set(url, twin);
  const urls = chapters.flatMap((index) => site.routes[index]?.url ?? []).filter((url) => digests.has(url));
  const parts = urls.flatMap((url) => site.twins.get(url) ?? []);
  await staging.join(path, parts, world.hash(urls.map((url) => digests.get(url)).join("\n")));
}
