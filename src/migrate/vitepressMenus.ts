// Merges the sidebars and navbars of a VitePress site, which has its own for each language, into one with labels in all
// languages.
import type { SidebarItemConfig } from "../model/userConfig.ts";
import { isLiteralMap, type Literal, literalText } from "../source/literals/literal.ts";
import { literalAt } from "./configProgram.ts";
import { type NavbarTargets, navbarOf, vitepressItems } from "./foreignNavbar.ts";
import type { PlannedConfig } from "./foreignSite.ts";
import { linkSidebar } from "./linkSidebars.ts";
import { type LabelOwner, localizedText, type Relabel, relabelNavbar, relabelSidebars } from "./relabel.ts";
import { isMostlyCode } from "./sidebarCode.ts";

type Menus = Pick<PlannedConfig, "sidebars" | "navbar">;

/** The ids of the docs that sidebars may list, and the folder of their language. */
interface MenuPlace {
  readonly docs: ReadonlySet<string>;
  readonly folder: string;
}

/** Converts `sidebar`: a list is one sidebar; a map from paths is several, each named after its path. */
export function vitepressSidebars(value: Literal | undefined, { docs, folder }: MenuPlace): Menus["sidebars"] {
  const place = { docs: new Map([...docs].map((id) => [id, id])), folder };
  const list = isMostlyCode(value) ? undefined : linkSidebar(value, place);
  if (list !== undefined) return { docsSidebar: list };
  if (!isLiteralMap(value)) return undefined;
  const sidebars = Object.entries(value).flatMap(([address, items]): [string, readonly SidebarItemConfig[]][] => {
    const base = isLiteralMap(items) ? literalText(items["base"]) : undefined;
    const given = isLiteralMap(items) ? items["items"] : items;
    const read = linkSidebar(given, { ...place, ...(base === undefined ? {} : { base }) });
    const own = address.startsWith(`/${folder}/`) ? address.slice(folder.length + 1) : address;
    const name = own.replace(/^\W+|\W+$/g, "");
    return read === undefined ? [] : [[name.replace(/\W+/g, "-") || "docsSidebar", read]];
  });
  return sidebars.length === 0 ? undefined : Object.fromEntries(sidebars);
}

/** The menus of the other languages, and what items may refer to. */
interface OtherMenus {
  readonly first: string;
  readonly docs: ReadonlySet<string>;
  readonly targets: NavbarTargets;
  /** The theme settings of each other language. */
  readonly themes: ReadonlyMap<string, Literal | undefined>;
}

/**
 * The default language's menus, with labels in all languages: items that lead to the same place are taken for
 * translations.
 */
export function localizedMenus(
  { sidebars, navbar }: { readonly [Name in keyof Menus]: Menus[Name] | undefined },
  { first, docs, targets, themes }: OtherMenus,
): Menus {
  const labels = [...themes].map(([code, theme]) => {
    const known = new Map<string, string>();
    const note =
      (menu: string): Relabel =>
      (label, owner) => {
        const key = keyOf(menu, owner, code);
        if (!known.has(key)) known.set(key, label);
        return label;
      };
    const own = vitepressSidebars(literalAt(theme, "sidebar"), { docs, folder: code });
    relabelSidebars(own ?? {}, note);
    const items = navbarOf(vitepressItems(literalAt(theme, "nav"), targets), { hasLocales: false, hasVersions: false });
    if (items) relabelNavbar(items, note("the navbar"));
    return [code, known] as const;
  });
  const relabel =
    (menu: string): Relabel =>
    (label, owner) =>
      localizedText(
        label,
        first,
        labels.map(([code, known]) => [code, known.get(keyOf(menu, owner, first))]),
      );
  return {
    ...(navbar ? { navbar: relabelNavbar(navbar, relabel("the navbar")) } : {}),
    ...(sidebars ? { sidebars: relabelSidebars(sidebars, relabel) } : {}),
  };
}

/** Key of an item that is the same in all languages: its path leaves out the language's folder. */
function keyOf(menu: string, { kind, target }: LabelOwner, folder: string): string {
  const place = target.startsWith(`/${folder}/`) ? target.slice(folder.length + 1) : target;
  return `${menu}\n${kind}\n${place}`;
}
