// Makes the props that all pages of an edition share, so that they are built and hashed only once.
import type { Diagnostic, Outcome } from "../model/diagnostic.ts";
import type { Edition } from "../model/edition.ts";
import type { EditionProps } from "../model/page.ts";
import type { Site } from "../model/site.ts";
import { type Strings, translate } from "../model/strings.ts";
import { leavesSite } from "../source/leavesSite.ts";
import { fileHrefOf, hrefOf, joinUrl, linkTo, searchUrlOf } from "./addresses.ts";
import { feedLinks } from "./blog/feedAddresses.ts";
import { termsHrefOf } from "./glossary.ts";
import { footerProps, localized, navbarItems, type ShellContext } from "./navbar.ts";
import { sampleServersOf } from "./sampleServers.ts";
import { searchFilesName, searchFolderOf } from "./searchPages.ts";
import { siteHref, withSiteHrefs } from "./siteHref.ts";
import { docsHomeOf } from "./versionCounterparts.ts";

/** Input for an edition's props. */
export interface EditionInput {
  readonly site: Site;
  readonly edition: Edition;
  readonly strings: Strings;
  /** Paths relative to the output folder. */
  readonly stylePath: string;
  readonly bootPath: string;
  readonly fontPaths: readonly string[];
  readonly islands: Readonly<
    Record<
      string,
      { readonly path: string; readonly needs: readonly string[]; readonly companion?: { readonly path: string } }
    >
  >;
  readonly pageEndings?: readonly string[];
  readonly renderInline: (markdown: string) => string;
}

/** Props of an edition, and diagnostics about its navbar. */
export function editionPropsOf(input: EditionInput): Outcome<EditionProps> {
  const { site, edition, pageEndings = [] } = input;
  const { config } = site;
  const diagnostics: Diagnostic[] = [];
  const context: ShellContext = {
    site,
    edition,
    renderInline: (markdown) => withSiteHrefs(input.renderInline(markdown), { site, edition }),
    report: (diagnostic) => void diagnostics.push(diagnostic),
  };
  const siteTexts = siteProps(context);
  const announcement = announcementProps(context);
  const footer = footerProps(context);
  const termsHref = termsHrefOf(edition, site);
  const feeds = feedLinks(site, edition, translate({ strings: input.strings, lang: edition.locale.htmlLang }, "blog"));
  const servers = sampleServersOf(edition, site);
  const value: EditionProps = {
    edition: edition.key,
    locale: {
      code: edition.locale.code,
      lang: edition.locale.htmlLang,
      direction: edition.locale.direction,
      label: edition.locale.label,
      calendar: edition.locale.calendar,
    },
    ...directionProps(config),
    version: {
      name: edition.version.name,
      label: localized(config.versionLabels[edition.version.name] ?? edition.version.label, context),
    },
    site: siteTexts,
    navbar: {
      title: localized(config.navbar.title, context),
      ...logoProps(context, siteTexts.title),
      items: navbarItems(context),
      hideOnScroll: config.navbar.hideOnScroll,
    },
    ...(announcement ? { announcement } : {}),
    ...(footer ? { footer } : {}),
    colorMode: config.colorMode,
    ...(config.storageNamespace === undefined ? {} : { storageNamespace: config.storageNamespace }),
    sidebarHideable: config.docs.sidebarHideable,
    ...(pageEndings.length === 0 ? {} : { pageEndings }),
    ...(servers.length === 0 ? {} : { sampleServers: servers }),
    ...(config.search.enabled ? { search: searchProps(context) } : {}),
    baseUrlBanner: config.baseUrlBanner,
    headTags: config.head,
    ...(feeds.length === 0 ? {} : { feeds }),
    ...faviconProps(context),
    ...(termsHref === undefined ? {} : { glossaryHref: termsHref }),
    assets: assetsOf(input),
    strings: input.strings,
  };
  return { value, diagnostics };
}

function siteProps(context: ShellContext): EditionProps["site"] {
  const { edition, site } = context;
  const { config } = site;
  return {
    title: localized(config.title, context),
    tagline: localized(config.tagline, context),
    url: config.url,
    baseUrl: config.baseUrl,
    homeHref: hrefOf(edition.urlPrefix, config),
    customFields: config.customFields,
    ...(config.docs.path === "" ? {} : { docsHref: linkTo(docsHomeOf(edition, site), config) }),
  };
}

function directionProps({ locales }: Site["config"]): Pick<EditionProps, "directions"> {
  if (new Set(locales.map(({ direction }) => direction)).size < 2) return {};
  return { directions: Object.fromEntries(locales.map(({ htmlLang, direction }) => [htmlLang, direction])) };
}

function announcementProps(context: ShellContext): EditionProps["announcement"] {
  const { announcement } = context.site.config;
  if (announcement === undefined) return undefined;
  const { id, text, closeable } = announcement;
  return { id, html: context.renderInline(localized(text, context)), closeable };
}

/** URLs of the theme's files that pages load. */
function assetsOf({ site: { config }, stylePath, bootPath, fontPaths, islands }: EditionInput): EditionProps["assets"] {
  return {
    styleHref: hrefOf(stylePath, config),
    bootHref: hrefOf(bootPath, config),
    preload: fontPaths.map((path) => ({ href: hrefOf(path, config), as: "font", type: "font/woff2" })),
    islands: Object.fromEntries(
      Object.entries(islands).map(([name, { path, needs, companion }]) => [
        name,
        {
          href: hrefOf(path, config),
          needs: needs.map((each) => hrefOf(each, config)),
          ...(companion === undefined ? {} : { companion: hrefOf(companion.path, config) }),
        },
      ]),
    ),
  };
}

function logoProps(context: ShellContext, title: string): Pick<EditionProps["navbar"], "logo"> {
  const { logo, title: visible } = context.site.config.navbar;
  if (logo === undefined) return {};
  const alt = logo.alt === undefined ? (localized(visible, context) === "" ? title : "") : localized(logo.alt, context);
  const href = logo.href ?? "/";
  return {
    logo: {
      src: fileHrefOf(logo.src, context.site.config),
      alt,
      href: leavesSite(href) ? href : siteHref(href, context),
      ...(logo.srcDark === undefined ? {} : { srcDark: fileHrefOf(logo.srcDark, context.site.config) }),
      ...(logo.target === undefined ? {} : { target: logo.target }),
      ...(logo.width === undefined ? {} : { width: logo.width }),
      ...(logo.height === undefined ? {} : { height: logo.height }),
    },
  };
}

/** Names by which a static file becomes the favicon if none is configured. */
const iconNames = ["favicon.svg", "favicon.ico", "favicon.png"];

function faviconProps(context: ShellContext): Pick<EditionProps, "faviconHref"> {
  const { config, staticFiles } = context.site;
  const hasOwnTag = config.head.some(({ attributes: { rel = "" } }) => /\bicon\b/i.test(rel));
  const icon = config.favicon ?? (hasOwnTag ? undefined : iconNames.find((name) => staticFiles.has(name)));
  return icon === undefined ? {} : { faviconHref: fileHrefOf(icon, config) };
}

function searchProps({ site, edition }: ShellContext): NonNullable<EditionProps["search"]> {
  const { config } = site;
  return {
    filesHref: hrefOf(joinUrl(searchFolderOf(edition, config), searchFilesName), config),
    pageHref: hrefOf(searchUrlOf(edition, config), config),
    maxHits: config.search.maxHits,
  };
}
