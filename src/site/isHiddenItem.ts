// Decides which navbar items are left out without a finding, because an edition has no page for them.
import { docId } from "../model/brands.ts";
import type { Edition } from "../model/edition.ts";
import { leftOutDocs } from "../model/leftOutDocs.ts";
import { docRouteKey, type Site, sidebarKey } from "../model/site.ts";
import type { NavbarItemConfig } from "../model/userConfig.ts";
import { addressKey } from "../source/addressKey.ts";
import { joinUrl } from "./addresses.ts";

/** Whether an item leads to a draft or to a file that could not be parsed, or is a default item without a target. */
export function isHiddenItem(item: NavbarItemConfig, edition: Edition, site: Site): boolean {
  if (item.type === "doc")
    return (
      !site.docRoutes.has(docRouteKey(edition.key, docId(item.docId))) && leftOutDocs(site.content).has(item.docId)
    );
  return site.config.navbar.isDefault === true && leadsToNothing(item, edition, site);
}

/**
 * Whether a default item has no target. The docs and the blog are default items, but may contain only drafts and
 * unlisted pages.
 */
function leadsToNothing(item: NavbarItemConfig, { key, urlPrefix }: Edition, site: Site): boolean {
  if (item.type === "docSidebar")
    return site.sidebarsByName.get(sidebarKey(key, item.sidebarId))?.firstLink === undefined;
  const { blog } = site.config;
  return (
    item.type === "link" && blog !== undefined && !site.routesByAddress.has(addressKey(joinUrl(urlPrefix, blog.path)))
  );
}
