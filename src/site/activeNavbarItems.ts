// Decides which navbar items are highlighted as current on a page.
import type { Route } from "../model/route.ts";
import type { Site } from "../model/site.ts";
import { textOf } from "../model/text.ts";
import type { NavbarItemConfig } from "../model/userConfig.ts";
import { addressKey } from "../source/addressKey.ts";
import { joinUrl } from "./addresses.ts";

/** Indexes of the navbar items that are highlighted on a page. */
export function activeNavbarItems(route: Route, site: Site): readonly number[] {
  return site.config.navbar.items.flatMap((item, index) => (isActive(item, route, site) ? [index] : []));
}

function isActive(item: NavbarItemConfig, route: Route, site: Site): boolean {
  switch (item.type) {
    case "docSidebar":
      return route.sidebar === item.sidebarId;
    case "doc":
      return route.target.kind === "doc" && route.target.docId === item.docId;
    case "api":
      return (
        route.sidebar !== undefined && route.sidebar === site.config.apis.find(({ id }) => id === item.apiId)?.sidebar
      );
    case "link":
    case undefined: {
      if (item.activeSidebar !== undefined) return route.sidebar === item.activeSidebar;
      const written = item.activeBasePath ?? item.to;
      const edition = site.editionsByKey.get(route.edition);
      if (written === undefined || edition === undefined) return false;
      const base = textOf(written, edition.locale.code, site.config.defaultLocale);
      const [key, own] = [addressKey(joinUrl(base)), addressKey(route.path)];
      return own === key || (key !== "/" && own.startsWith(`${key}/`));
    }
    default:
      return false;
  }
}
