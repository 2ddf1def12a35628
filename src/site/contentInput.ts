// The input shared by functions that make page contents, and helpers for texts in the page's locale.
import type { Source } from "../model/doc.ts";
import type { Edition } from "../model/edition.ts";
import type { RenderedDefinitions } from "../model/glossary.ts";
import type { Route } from "../model/route.ts";
import { type LocalizedText, textOf } from "../model/text.ts";
import type { RefContext } from "./bodyRefs.ts";
import type { SidebarIndex } from "./navigation.ts";

/** Input for a page's content. */
export interface ContentInput extends RefContext {
  readonly edition: Edition;
  readonly source: Source | undefined;
  readonly index: SidebarIndex | undefined;
  readonly sidebarIndexes: ReadonlyMap<string, SidebarIndex>;
  /** Definitions of terms. @default none */
  readonly definitions?: RenderedDefinitions;
  /** Interface text in the page's locale, for titles of pages without a source. */
  readonly label: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  /** URL of the page, with base URL. */
  readonly href: string;
}

/** `lang` of content in another language than the page; absent if it is in the page's own. */
export function langOf(route: Route, { site }: ContentInput): { readonly lang?: string } {
  const original = site.config.locales.find(({ isDefault }) => isDefault);
  return route.isFallback && original !== undefined ? { lang: original.htmlLang } : {};
}

/** A configured text in the page's locale. */
export function textIn(text: LocalizedText, { site, edition }: ContentInput): string {
  return textOf(text, edition.locale.code, site.config.defaultLocale);
}

/** Name of the page's version, for its heading; absent in a site with one. */
export function versionBadge(input: ContentInput): { readonly versionBadge?: string } {
  const { config } = input.site;
  if (config.versions.length < 2) return {};
  const { name, label } = input.edition.version;
  return { versionBadge: textIn(config.versionLabels[name] ?? label, input) };
}
