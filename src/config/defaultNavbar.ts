// The navbar of a site that configures none: one item for each thing there is.
import type { Config } from "../model/config.ts";
import type { NavbarItemConfig } from "../model/userConfig.ts";

/** What the default navbar depends on. */
type NavbarParts = Pick<Config, "docs" | "apis" | "blog" | "locales" | "versions"> & {
  /** Whether any version has docs in the default locale: a sidebar without docs has nothing to link to. */
  readonly hasDocs: boolean;
};

/** Items for the first docs sidebar, every API and the blog at the left; versions and locales at the right. */
export function defaultNavbarItems({
  docs,
  apis,
  blog,
  locales,
  versions,
  hasDocs,
}: NavbarParts): readonly NavbarItemConfig[] {
  const sidebarId = Object.keys(docs.sidebars)[0];
  const items: NavbarItemConfig[] = [];
  if (hasDocs && sidebarId !== undefined) items.push({ type: "docSidebar", sidebarId });
  items.push(...apis.map(({ id }): NavbarItemConfig => ({ type: "api", apiId: id })));
  // A blog without a title is named in each language where the site is assembled.
  if (blog !== undefined) items.push({ type: "link", label: blog.title ?? blog.path, to: `/${blog.path}` });
  if (versions.length > 1) items.push({ type: "docsVersionDropdown", position: "right" });
  if (locales.length > 1) items.push({ type: "localeDropdown", position: "right" });
  return items;
}
