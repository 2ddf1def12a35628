// Builds the sidebar of an API: the overview, then a category for each tag with its operations.

import type { ApiTag, Operation } from "../model/api.ts";
import type { Config } from "../model/config.ts";
import type { Edition } from "../model/edition.ts";
import { isKeyedMethod, sentMethod } from "../model/httpMethod.ts";
import type { Sidebar, SidebarItem, SidebarLink } from "../model/sidebar.ts";
import type { EditionApi } from "../model/site.ts";
import { type Labelled, sameLang } from "./labelLang.ts";

/** Label of an API's overview page: the API's title if there are several APIs. */
export function overviewLabelOf(api: EditionApi, label: string, config: Pick<Config, "apis">): string {
  return config.apis.length > 1 ? api.spec.title : label;
}

/** Settings and labels of an API sidebar. */
export interface ApiSidebarOptions {
  readonly collapsed: boolean;
  /** Label of the overview page. */
  readonly overviewLabel: string;
  /** Label of the group of operations without a tag. */
  readonly untaggedLabel: string;
  /** Label of the page of changes. */
  readonly changesLabel: string;
  /** `lang` of labels from the specification, if it is in another language than the sidebar. */
  readonly lang?: string;
  /** `lang` of labels of pages that the specification lacks and that are shown in the original's language. */
  readonly fallbackLang?: string;
}

/** The same, and the names of the tags that are groups. */
interface GroupOptions extends ApiSidebarOptions {
  readonly groupNames: ReadonlySet<string>;
}

/** Builds the sidebar of an API in an edition. Tags below other tags become nested categories. */
export function buildApiSidebar(api: EditionApi, edition: Edition, options: ApiSidebarOptions): Sidebar {
  const groups = api.spec.tags.filter(({ isMark }) => isMark !== true);
  const config: GroupOptions = { ...options, groupNames: new Set(groups.map(({ name }) => name)) };
  const overview: SidebarLink = { kind: "link", label: config.overviewLabel, href: api.overviewUrl, isExternal: false };
  const roots = groups.filter(({ parent }) => parent === undefined || !groups.some(({ name }) => name === parent));
  const { changesUrl } = api;
  const changes: readonly SidebarLink[] =
    changesUrl === undefined ? [] : [{ kind: "link", label: config.changesLabel, href: changesUrl, isExternal: false }];
  const items: readonly SidebarItem[] = [overview, ...changes, ...groupItems(roots, api, config)];
  return { name: api.sidebar, edition: edition.key, items, firstLink: { href: api.categoryUrl, label: api.label } };
}

/** Categories for tags. Tags whose parent is a group without a page are placed in a category with the group's name. */
function groupItems(tags: readonly ApiTag[], api: EditionApi, config: GroupOptions): readonly SidebarItem[] {
  const items: SidebarItem[] = [];
  const groups = new Map<string, SidebarItem[]>();
  for (const tag of tags) {
    const item = tagItem(tag, api, config);
    if (tag.parent === undefined) items.push(item);
    else {
      const group = groups.get(tag.parent) ?? [];
      if (group.length === 0)
        items.push({ kind: "category", label: tag.parent, items: group, isCollapsible: true, isCollapsed: false });
      groups.set(tag.parent, group);
      group.push(item);
    }
  }
  return items;
}

function tagItem(tag: ApiTag, api: EditionApi, config: GroupOptions): SidebarItem {
  const below = tag.name === "" ? [] : api.spec.tags.filter(({ parent }) => parent === tag.name);
  const operations = tag.operations.flatMap((slug) => api.operations.get(slug) ?? []);
  const label = tag.label === "" ? config.untaggedLabel : shortLabelOf(tag);
  const href = api.urlOf("tag", tag.slug);
  const words = {
    ...(tag.label === "" ? {} : langOf(tag, api, config)),
    ...(tag.description === "" ? {} : { description: tag.description }),
  };
  // A tag without operations is only text: a link, not a category.
  if (operations.length === 0 && below.length === 0) return { kind: "link", label, href, isExternal: false, ...words };
  return {
    kind: "category",
    label,
    href,
    items: [
      ...operations.map((operation) => ({
        ...operationItem(operation, api, config),
        ...(isAtHome(operation, tag, config) ? {} : { isReference: true }),
      })),
      ...below.map((child) => tagItem(child, api, config)),
    ],
    isCollapsible: true,
    isCollapsed: config.collapsed,
    ...words,
  };
}

/** Whether a tag is the first of an operation's: there its page stands, other tags only refer to it. */
function isAtHome({ tags }: Operation, { name }: ApiTag, { groupNames }: GroupOptions): boolean {
  const home = tags.find((tag) => groupNames.has(tag));
  return home === undefined || home === name;
}

/** A tag that is called by its path (`devices/wtp`) does not repeat the beginning that it stands below. */
function shortLabelOf({ name, label, parent }: ApiTag): string {
  return label === name && parent !== undefined && name.startsWith(`${parent}/`)
    ? name.slice(parent.length + 1)
    : label;
}

function langOf(of: ApiTag | Operation, { fallbacks }: EditionApi, config: ApiSidebarOptions): Labelled {
  if (!fallbacks.has(of)) return sameLang(config);
  return config.fallbackLang === undefined ? {} : { lang: config.fallbackLang };
}

function operationItem(operation: Operation, api: EditionApi, config: ApiSidebarOptions): SidebarLink {
  const { method, isWebhook, summary, slug, description, isDeprecated } = operation;
  const badge = isWebhook
    ? { label: "EVENT", kind: "event" }
    : { label: method === "delete" ? "DEL" : sentMethod(method), kind: isKeyedMethod(method) ? method : "other" };
  return {
    kind: "link",
    label: summary,
    href: api.urlOf("operation", slug),
    isExternal: false,
    badge,
    ...langOf(operation, api, config),
    ...(isDeprecated ? { isDeprecated: true } : {}),
    ...(description === "" ? {} : { description }),
  };
}
