// Which items of the configured navbar an edition has no page for, without anybody's mistake.
import { docId } from "../model/brands.ts";
import type { Edition } from "../model/edition.ts";
import { leftOutDocs } from "../model/leftOutDocs.ts";
import { docRouteKey, type Site, sidebarKey } from "../model/site.ts";
import type { NavbarItemConfig } from "../model/userConfig.ts";
import { addressKey } from "../source/addressKey.ts";
import { joinUrl } from "./addresses.ts";

/** Whether an item leads to a draft or to a file that could not be parsed, or nobody has asked for it and there is nothing. */
export function isHiddenItem(item: NavbarItemConfig, edition: Edition, site: Site): boolean {
  if (item.type === "doc")
    return (
      !site.docRoutes.has(docRouteKey(edition.key, docId(item.docId))) && leftOutDocs(site.content).has(item.docId)
    );
  return site.config.navbar.isDefault === true && leadsToNothing(item, edition, site);
}

/** Folders of docs and posts are items by default; they may hold nothing but drafts and unlisted pages. */
function leadsToNothing(item: NavbarItemConfig, { key, urlPrefix }: Edition, site: Site): boolean {
  if (item.type === "docSidebar")
    return site.sidebarsByName.get(sidebarKey(key, item.sidebarId))?.firstLink === undefined;
  const { blog } = site.config;
  return (
    item.type === "link" && blog !== undefined && !site.routesByAddress.has(addressKey(joinUrl(urlPrefix, blog.path)))
  );
}
