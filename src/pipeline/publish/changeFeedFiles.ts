// Makes the feeds of the APIs' changes: an entry for each version, newest first.
import { parseDate } from "../../content/dates.ts";
import { type OutputPath, outputPath, type SitePath } from "../../model/brands.ts";
import type { Edition } from "../../model/edition.ts";
import type { LastUpdate } from "../../model/frontMatter.ts";
import type { ReleaseView } from "../../model/page.ts";
import { apiKey, type EditionApi, type Site } from "../../model/site.ts";
import { type Strings, translate } from "../../model/strings.ts";
import { textOf } from "../../model/text.ts";
import {
  type Feed,
  type FeedEntry,
  type ReleaseTexts,
  renderAtom,
  renderJsonFeed,
  renderRelease,
  summarizeRelease,
} from "../../outputs/index.ts";
import { absoluteUrlOf, encodeRest } from "../../site/addresses.ts";
import { releasesOf } from "../../site/apiReleases.ts";
import { changeFeedsOf, changeFeedTitle } from "../../site/changeFeeds.ts";
import { editionKey } from "../../site/editions.ts";

const writers = { atom: renderAtom, json: renderJsonFeed } as const;

/** What the feeds are made from. */
export interface ChangeFeedsInput {
  readonly site: Site;
  /** Interface texts by locale code. */
  readonly strings: Readonly<Record<string, Strings>>;
  readonly lastUpdateOf: (source: SitePath) => LastUpdate | undefined;
}

interface FeedFile {
  readonly path: OutputPath;
  readonly text: string;
}

/** The files of all feeds. */
export function changeFeedFiles(input: ChangeFeedsInput): readonly FeedFile[] {
  const { site } = input;
  return site.editions.flatMap((edition) =>
    site.config.apis.flatMap(({ id }): readonly FeedFile[] => {
      const api = site.apis.get(apiKey(edition.key, id));
      const feeds = api === undefined ? [] : changeFeedsOf(api, edition, site);
      if (api === undefined || feeds.length === 0) return [];
      const feed = feedOf(api, edition, input);
      return feeds.map(({ format, url }) => ({
        path: outputPath(url.slice(1)),
        text: writers[format](feed, absoluteUrlOf(url, site.config) ?? ""),
      }));
    }),
  );
}

function feedOf(api: EditionApi, edition: Edition, { site, strings, lastUpdateOf }: ChangeFeedsInput): Feed {
  const { config } = site;
  const { code, htmlLang } = edition.locale;
  const homeUrl = absoluteUrlOf(api.changesUrl ?? "", config) ?? "";
  const texts: ReleaseTexts = {
    label: (key, values) => translate({ strings: strings[code] ?? {}, lang: htmlLang }, key, values),
    wholeUrl: (href) => config.url + encodeRest(href),
  };
  const versions = api.past?.history.releases.slice(0, api.past.index).toReversed() ?? [];
  const views = releasesOf(api, { site, edition });
  return {
    title: changeFeedTitle(api, texts.label("apiChanges"), { site, edition }),
    description: "",
    siteTitle: textOf(config.title, code, config.defaultLocale),
    homeUrl,
    language: htmlLang,
    entries: views.map((view, index) => ({
      ...entryOf(view, api, texts),
      url: `${homeUrl}#${encodeURIComponent(view.id)}`,
      ...datesOf(versions[index]?.version ?? "", { api, edition, site, lastUpdateOf }),
      language: htmlLang,
    })),
  };
}

function entryOf(
  view: ReleaseView,
  { label }: EditionApi,
  texts: ReleaseTexts,
): Pick<FeedEntry, "title" | "summary" | "contentHtml" | "authors" | "categories"> {
  return {
    title: `${label} ${view.version}`,
    summary: summarizeRelease(view, texts.label),
    contentHtml: renderRelease(view, texts),
    authors: [],
    categories: view.subjects.some(({ isBreaking }) => isBreaking) ? [texts.label("apiBreaking")] : [],
  };
}

interface DatesInput extends Omit<ChangeFeedsInput, "strings"> {
  readonly api: EditionApi;
  readonly edition: Edition;
}

/** When a version came out, as the configuration says; else when git saw its specification change last. */
function datesOf(
  version: string,
  { api, edition, site, lastUpdateOf }: DatesInput,
): Pick<FeedEntry, "published" | "updated"> {
  const day = site.config.versions.find(({ name }) => name === version)?.date;
  const published = day === undefined ? undefined : parseDate(day);
  if (published !== undefined) return { published, updated: published };
  // The original stands for all languages, so that their feeds agree.
  const own = site.apis.get(apiKey(editionKey(version, edition.locale.code), api.apiId));
  const { path } = own?.original ?? own?.spec ?? {};
  const updated = parseDate((path === undefined ? undefined : lastUpdateOf(path)?.date) ?? "");
  return updated === undefined ? {} : { updated };
}
