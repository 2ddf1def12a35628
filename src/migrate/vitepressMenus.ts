// Sidebars and navbar of a site of VitePress, where each language has its own: one here, with the labels of all.
import type { SidebarItemConfig } from "../model/userConfig.ts";
import { literalAt } from "./configProgram.ts";
import { type NavbarTargets, navbarOf, vitepressItems } from "./foreignNavbar.ts";
import type { PlannedConfig } from "./foreignSite.ts";
import { linkSidebar } from "./linkSidebars.ts";
import { isLiteralMap, type Literal, literalText } from "./literal.ts";
import { type LabelOwner, localizedText, type Relabel, relabelNavbar, relabelSidebars } from "./relabel.ts";

type Menus = Pick<PlannedConfig, "sidebars" | "navbar">;

/** The docs that sidebars list, and the folder of their language. */
interface MenuPlace {
  readonly docs: ReadonlySet<string>;
  readonly folder: string;
}

/** A list is one sidebar; a map by address is several, of which each has the name of its address. */
export function vitepressSidebars(value: Literal | undefined, { docs, folder }: MenuPlace): Menus["sidebars"] {
  const place = { docs: new Map([...docs].map((id) => [id, id])), folder };
  const list = linkSidebar(value, place);
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

/** What the menus of other languages are told, and what may be named. */
interface OtherMenus {
  readonly first: string;
  readonly docs: ReadonlySet<string>;
  readonly targets: NavbarTargets;
  /** What the theme is told for each of the other languages. */
  readonly themes: ReadonlyMap<string, Literal | undefined>;
}

/** Menus of the default language with the labels that the others have for what leads to the same place. */
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

/** What an entry is known by in all languages; addresses leave out the folder of theirs. */
function keyOf(menu: string, { kind, target }: LabelOwner, folder: string): string {
  const place = target.startsWith(`/${folder}/`) ? target.slice(folder.length + 1) : target;
  return `${menu}\n${kind}\n${place}`;
}
