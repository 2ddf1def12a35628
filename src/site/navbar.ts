// Makes the navbar and footer of an edition, with labels and URLs filled in.
import { docId } from "../model/brands.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Edition } from "../model/edition.ts";
import type { EditionProps, NavbarItem, ShellLink } from "../model/page.ts";
import { apiKey, docRouteKey, type Site, sidebarKey } from "../model/site.ts";
import { type LocalizedText, textOf } from "../model/text.ts";
import { unreachable } from "../model/unreachable.ts";
import type { FooterLink, NavbarItemConfig } from "../model/userConfig.ts";
import { isOnWeb } from "../source/isOnWeb.ts";
import { linkTo } from "./addresses.ts";
import { type ConfigPlace, locationOf, placeInside, wholeConfig } from "./configPlace.ts";
import { editionKey, latestVersion } from "./editions.ts";
import { frozenKey } from "./frozenRoutes.ts";
import { isHiddenItem } from "./isHiddenItem.ts";
import { type Labelled, langOfTaken, sameLang } from "./labelLang.ts";
import { createDocHints } from "./meantDoc.ts";
import { sourceOf } from "./routeParts.ts";
import { siteHref } from "./siteHref.ts";
import { docsHomeOf } from "./versionCounterparts.ts";

/** Input for the navbar and footer. */
export interface ShellContext {
  readonly site: Site;
  readonly edition: Edition;
  /** Renders inline Markdown of the site's author to HTML. */
  readonly renderInline: (markdown: string) => string;
  readonly report: (diagnostic: Diagnostic) => void;
}

/** A configured text in the edition's locale. */
export function localized(text: LocalizedText, { site, edition }: ShellContext): string {
  return textOf(text, edition.locale.code, site.config.defaultLocale);
}

/**
 * Items of the navbar, in the order of the configuration. An item that cannot be resolved is reported and replaced by a
 * message.
 */
export function navbarItems(context: ShellContext): readonly NavbarItem[] {
  const hintFor = createDocHints(() => idsOf(context));
  return context.site.config.navbar.items.map((item, index) => {
    const position = item.position ?? "left";
    if (isHiddenItem(item, context.edition, context.site)) return { kind: "hidden", position };
    const target = itemTarget(item, context);
    const className = item.className === undefined ? {} : { className: item.className };
    if (target.kind !== "failed") return { ...target, position, ...className };
    if (target.message === "") return { ...target, position };
    const at = ["navbar", "items", index].reduce<ConfigPlace>(placeInside, wholeConfig);
    context.report({
      code: "navbar-item",
      severity: "error",
      message: `${at.name}: ${target.message}`,
      ...locationOf(at, context.site.config),
      hint:
        item.type === "doc"
          ? hintFor(item.docId)
          : `check the navbar items of the configuration: ${JSON.stringify(item)}`,
    });
    return { ...target, position };
  });
}

/** Ids of the docs that an edition has; translations have the same ids. */
function idsOf({ site, edition }: ShellContext): readonly string[] {
  return site.content.sources.flatMap((source) =>
    source.kind === "doc" && site.docRoutes.has(docRouteKey(edition.key, source.id)) ? [source.id] : [],
  );
}

type Target = NavbarItem extends infer Item ? (Item extends NavbarItem ? Omit<Item, "position"> : never) : never;

function itemTarget(item: NavbarItemConfig, context: ShellContext): Target {
  const { site, edition } = context;
  switch (item.type) {
    case "docSidebar": {
      const sidebarOf = (key: string) => site.sidebarsByName.get(sidebarKey(key, item.sidebarId));
      const sidebar = [edition.key, latestEditionKey(context)].map(sidebarOf).find((one) => one?.firstLink);
      // If docs could not be parsed, an empty sidebar is probably their consequence, and they have been reported.
      const isTold = site.content.failed?.some(({ source }) => source.kind === "doc");
      if (sidebar?.firstLink === undefined)
        return { kind: "failed", message: isTold ? "" : `the sidebar "${item.sidebarId}" has nothing to link to` };
      return link(
        item.label === undefined ? sidebar.firstLink : { label: localized(item.label, context) },
        linkTo(sidebar.firstLink.href, site.config),
        inVersions(context, (key) => sidebarOf(key)?.firstLink?.href, `sidebar ${item.sidebarId}`),
      );
    }
    case "doc": {
      const routeIn = (key: string) => site.docRoutes.get(docRouteKey(key, docId(item.docId)));
      const route = routeIn(edition.key) ?? routeIn(latestEditionKey(context));
      if (route === undefined) return { kind: "failed", message: `there is no doc with the id "${item.docId}"` };
      const source = sourceOf(route, site);
      const lang = source && langOfTaken({ isFallback: route.isFallback, locale: source.locale }, site.config);
      return link(
        item.label === undefined
          ? { label: source?.title ?? item.docId, ...lang }
          : { label: localized(item.label, context) },
        linkTo(route.url, site.config),
        inVersions(context, (key) => routeIn(key)?.url),
      );
    }
    case "api": {
      const api = site.config.apis.find(({ id }) => id === item.apiId);
      if (api === undefined) return { kind: "failed", message: `there is no API with the id "${item.apiId}"` };
      const shown =
        site.apis.get(apiKey(edition.key, api.id)) ?? site.apis.get(apiKey(latestEditionKey(context), api.id));
      // Without a readable specification there is no page. The specification's fault has already been reported.
      if (shown === undefined) return { kind: "failed", message: "" };
      const hrefIn = (key: string) => site.apis.get(apiKey(key, api.id))?.categoryUrl;
      const versions = inVersions(context, hrefIn, `apiCategory ${api.id}`);
      const label = localized(item.label ?? api.label, context);
      return link({ label }, linkTo(shown.categoryUrl, site.config), api.versionSpecs === undefined ? {} : versions);
    }
    case "dropdown":
      return {
        kind: "dropdown",
        label: localized(item.label, context),
        items: item.items.map((entry) => shellLink(entry, context)),
      };
    case "docsVersionDropdown":
      return { kind: "versionDropdown" };
    case "localeDropdown":
    case "search":
      return { kind: item.type };
    case "html":
      return { kind: "html", html: localized(item.value, context) };
    case "link":
    case undefined: {
      return { kind: "link", ...shellLink(item, context) };
    }
    default:
      return unreachable(item);
  }
}

/** Key of the latest version's edition in the same language, used where a version has no such thing. */
function latestEditionKey({ site, edition }: ShellContext): string {
  return editionKey(latestVersion(site.config).name, edition.locale.code);
}

/** A link to a page of the site. */
const link = (label: { readonly label: string } & Labelled, href: string, more = {}): Target => ({
  kind: "link",
  label: label.label,
  ...sameLang(label),
  href,
  isExternal: false,
  ...more,
});

/**
 * URLs of an item in all versions; the docs' URL in versions that do not have it. In frozen versions it is found by
 * `name`.
 */
function inVersions({ site, edition }: ShellContext, hrefIn: (editionKey: string) => string | undefined, name = "") {
  if (site.config.versions.length < 2) return {};
  const versionHrefs = site.config.versions.map((version) => {
    const other = site.editionsByKey.get(editionKey(version.name, edition.locale.code)) ?? edition;
    const address = hrefIn(other.key) ?? site.frozenPages.get(frozenKey(other.key, name))?.url;
    return linkTo(address ?? docsHomeOf(other, site), site.config);
  });
  return { versionHrefs };
}

/** A configured link with its URL. `to` is a site path without locale, and leads to the edition's own. */
function shellLink(item: FooterLink, context: ShellContext): ShellLink {
  const label = localized(item.label, context);
  if (item.href !== undefined) {
    const href = localized(item.href, context);
    return { label, href, isExternal: isOnWeb(href) };
  }
  return { label, href: siteHref(localized(item.to ?? "/", context), context), isExternal: false };
}

/** The footer of an edition. */
export function footerProps(context: ShellContext): EditionProps["footer"] {
  const { footer } = context.site.config;
  if (footer === undefined) return undefined;
  return {
    columns: (footer.columns ?? []).map(({ title, links }) => ({
      title: localized(title, context),
      links: links.map((entry) => shellLink(entry, context)),
    })),
    links: (footer.links ?? []).map((entry) => shellLink(entry, context)),
    ...(footer.copyright === undefined
      ? {}
      : { copyrightHtml: context.renderInline(localized(footer.copyright, context)) }),
  };
}
