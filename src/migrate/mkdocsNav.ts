// Reads the `nav` of a MkDocs site as a sidebar.
import type { SidebarItemConfig } from "../model/userConfig.ts";
import { isRecord } from "../source/isRecord.ts";
import type { Sidebars } from "./docusaurusSidebars.ts";
import { type MkdocsLanguages, text } from "./mkdocsLanguages.ts";
import { localizedText, relabelSidebars } from "./relabel.ts";

/**
 * Converts `nav`: paths, `Title: path`, `Title: [ … ]`.
 * @param docs Ids of the docs that there are; entries of others are left out.
 */
export function navItems(nav: unknown, docs: ReadonlySet<string>): readonly SidebarItemConfig[] {
  if (!Array.isArray(nav)) return [];
  return nav.flatMap((item: unknown): readonly SidebarItemConfig[] => {
    if (typeof item === "string") return pageItem(item, undefined, docs);
    if (!isRecord(item)) return [];
    return Object.entries(item).flatMap(([label, value]) => {
      if (typeof value === "string") return pageItem(value, label, docs);
      const items = navItems(value, docs);
      return items.length === 0 ? [] : sectionOf(label, items);
    });
  });
}

/** The sidebar with the labels that the i18n plugin gives in other languages. */
export function translateNav(sidebars: Sidebars, { first, codes, labels }: MkdocsLanguages): Sidebars {
  const others = codes.filter((code) => code !== first);
  return relabelSidebars(sidebars, () => (label) => {
    const textIn = (code: string): string | undefined => text(labels.get(code)?.[label]);
    return localizedText(
      textIn(first) ?? label,
      first,
      others.map((code) => [code, textIn(code)]),
    );
  });
}

/**
 * A section of the sidebar. If its first entry is an `index.md` without a title, that doc becomes the section's own
 * page, and also names the section if it has no label. A section with neither is replaced by its items.
 */
function sectionOf(label: string, items: readonly SidebarItemConfig[]): readonly SidebarItemConfig[] {
  const [first, ...rest] = items;
  const name = label.trim() === "" ? {} : { label };
  if (typeof first === "string" && /(?:^|\/)index$/.test(first) && rest.length > 0)
    return [{ type: "category", ...name, link: { type: "doc", id: first }, items: rest }];
  return label.trim() === "" ? items : [{ type: "category", label, items }];
}

function pageItem(path: string, label: string | undefined, docs: ReadonlySet<string>): readonly SidebarItemConfig[] {
  const id = path.replace(/^\.?\/+/, "").replace(/\.md$/i, "");
  if (docs.has(id)) return [label === undefined ? id : { type: "doc", id, label }];
  return label !== undefined && /^https?:/.test(path) ? [{ type: "link", label, href: path }] : [];
}
