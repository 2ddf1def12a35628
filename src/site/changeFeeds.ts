// Decides which feeds of its changes an API has, and their URLs. Where they are written is for others to decide.
import type { Url } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import type { Edition } from "../model/edition.ts";
import type { EditionApi, Site } from "../model/site.ts";
import { textOf } from "../model/text.ts";
import { joinUrl } from "./addresses.ts";
import { feedFormats } from "./feedFormats.ts";

/** A feed of an API's changes. */
interface ChangeFeed {
  readonly format: (typeof formats)[number];
  readonly url: Url;
}

const formats = ["atom", "json"] as const;

/**
 * Feeds that an API's page of changes would have, in its folder. Only the latest version's page has any: its URL stays
 * when a newer version comes. None if the site's `url` is not configured, as of blogs, and in folders to be read without
 * a server.
 */
export function changeFeedPlaces(
  { changesUrl }: EditionApi,
  { version }: Edition,
  { url, offline }: Config,
): readonly ChangeFeed[] {
  if (changesUrl === undefined || !version.isLatest || url === "" || offline !== undefined) return [];
  return formats.map((format) => ({ format, url: joinUrl(changesUrl, feedFormats[format].file) }));
}

/** Feeds of an API's changes. None if another page has taken the URL of its page of changes, which is a finding. */
export function changeFeedsOf(
  api: EditionApi,
  edition: Edition,
  { config, routesByUrl }: Pick<Site, "config" | "routesByUrl">,
): readonly ChangeFeed[] {
  const route = api.changesUrl === undefined ? undefined : routesByUrl.get(api.changesUrl);
  const isOwn = route?.target.kind === "apiChanges" && route.target.apiId === api.apiId;
  return isOwn ? changeFeedPlaces(api, edition, config) : [];
}

/** Title of an API's feeds. @param changes The word for changes in the language of the edition. */
export function changeFeedTitle(
  { label }: EditionApi,
  changes: string,
  { site: { config }, edition }: { readonly site: Pick<Site, "config">; readonly edition: Edition },
): string {
  return `${textOf(config.title, edition.locale.code, config.defaultLocale)}: ${label} · ${changes}`;
}
