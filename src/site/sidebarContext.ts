// The context for building sidebars, and the entries that both kinds of sidebars (from folders, from configuration)
// share.
import { type DocId, docId, type Url } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { CategoryFile } from "../model/doc.ts";
import type { Edition } from "../model/edition.ts";
import type { LeftOutDocs } from "../model/leftOutDocs.ts";
import type { SidebarCategory, SidebarItem, SidebarLink } from "../model/sidebar.ts";
import { slugOf } from "../model/slug.ts";
import { type LocalizedText, textOf } from "../model/text.ts";
import { applyTrailingSlash, docsRootOf, joinUrl } from "./addresses.ts";
import { type EditionDoc, type EditionDocs, sidebarLabelOf } from "./editionDocs.ts";
import { type Labelled, langOfTaken } from "./labelLang.ts";
import type { OtherVersions } from "./otherVersions.ts";

/** Input for building a sidebar. */
export interface SidebarContext {
  readonly name: string;
  readonly edition: Edition;
  readonly config: Config;
  readonly docs: EditionDocs;
  /** Category files by folder; the locale's own before the default locale's. */
  readonly categories: ReadonlyMap<string, readonly CategoryFile[]>;
  readonly urlOf: (id: DocId) => Url;
  /** Whether unlisted docs are entries like others. */
  readonly showsUnlisted: boolean;
  readonly report: (diagnostic: Diagnostic) => void;
  /** A configured doc that only other versions have is left out without a finding. */
  readonly otherVersions: OtherVersions;
  /** The hint for an id that no doc has. */
  readonly hintFor: (id: string) => string;
  /** Collects categories whose URL is made from their label, so that equal URLs can be told apart later. */
  readonly named: Set<SidebarItem>;
  /** Drafts, and docs that could not be parsed: they are left out of sidebars without a finding. */
  readonly leftOut: LeftOutDocs;
}

/** A configured text in the sidebar's locale. */
export function localize(text: LocalizedText, context: SidebarContext): string {
  return textOf(text, context.edition.locale.code, context.config.defaultLocale);
}

/** Sidebar entry of a doc. */
export function docLink(
  { id, label }: { readonly id: string; readonly label?: string | undefined },
  entry: EditionDoc,
  context: SidebarContext,
): SidebarLink {
  const { frontMatter } = entry.doc;
  const shown = sidebarLabelOf(entry, label);
  return {
    kind: "link",
    label: shown,
    href: context.urlOf(docId(id)),
    isExternal: false,
    docId: docId(id),
    ...langOfLabel(shown, entry, context),
    ...(frontMatter.unlisted && !context.showsUnlisted ? { isUnlisted: true } : {}),
    ...(frontMatter.sidebar_class_name === undefined ? {} : { className: frontMatter.sidebar_class_name }),
    ...(entry.doc.description === "" ? {} : { description: entry.doc.description }),
  };
}

/** `lang` of a label that comes from an untranslated doc; nothing for a label from the configuration. */
function langOfLabel(label: string, entry: EditionDoc, { config }: SidebarContext): Labelled {
  const isFallback = entry.isFallback && label === sidebarLabelOf(entry);
  return langOfTaken({ isFallback, locale: entry.doc.locale }, config);
}

/** Page of a category, as configured. */
export type CategoryPage =
  | { readonly type: "doc"; readonly id: string }
  | {
      readonly type: "generated-index";
      readonly slug?: string | undefined;
      readonly title?: string | undefined;
      readonly description?: string | undefined;
      readonly keywords?: readonly string[] | undefined;
      readonly image?: string | undefined;
    };

/** A category before its page is resolved. */
interface CategoryParts {
  readonly label: string;
  /**
   * Label in the default locale: URLs of generated pages are made from it, so that they are the same in every language.
   */
  readonly originalLabel: string;
  readonly items: readonly SidebarItem[];
  readonly page?: CategoryPage | undefined;
  readonly isCollapsible: boolean;
  readonly isCollapsed: boolean;
  readonly description?: string | undefined;
  readonly className?: string | undefined;
}

/** Builds a category and resolves its page. A category without items becomes a link to its doc, or nothing. */
export function buildCategory(parts: CategoryParts, context: SidebarContext): SidebarItem | undefined {
  const entry = parts.page?.type === "doc" ? context.docs.get(docId(parts.page.id)) : undefined;
  const className = parts.className === undefined ? {} : { className: parts.className };
  if (parts.items.length === 0) {
    if (parts.page?.type !== "doc" || !entry) return undefined;
    return { ...docLink({ id: parts.page.id, label: parts.label }, entry, context), ...className };
  }
  const base = {
    kind: "category" as const,
    label: parts.label,
    items: parts.items,
    isCollapsible: parts.isCollapsible,
    isCollapsed: parts.isCollapsible && parts.isCollapsed,
    ...className,
    ...(entry === undefined ? {} : langOfLabel(parts.label, entry, context)),
  };
  const described = parts.description ?? (entry?.doc.description || undefined);
  const description = described === undefined ? {} : { description: described };
  if (parts.page?.type === "doc" && entry) {
    return { href: context.urlOf(docId(parts.page.id)), docId: docId(parts.page.id), ...base, ...description };
  }
  if (parts.page?.type === "generated-index") {
    const category = { ...base, ...description, ...generatedIndex(parts, parts.page, context) };
    if (parts.page.slug === undefined) context.named.add(category);
    return category;
  }
  return { ...base, ...description };
}

function generatedIndex(
  parts: CategoryParts,
  page: CategoryPage & { type: "generated-index" },
  context: SidebarContext,
): Pick<SidebarCategory, "href" | "generatedIndex"> {
  const path = page.slug ?? `category/${slugOf(parts.originalLabel)}`;
  const { keywords, image } = page;
  return {
    href: applyTrailingSlash(joinUrl(docsRootOf(context.edition, context.config), path), context.config.trailingSlash),
    generatedIndex: {
      title: page.title ?? parts.label,
      description: page.description ?? parts.description ?? "",
      ...(keywords === undefined ? {} : { keywords }),
      ...(image === undefined ? {} : { image }),
    },
  };
}
