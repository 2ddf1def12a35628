// Converts the navigation at the top and bottom of other tools' pages, if it is data, to a navbar and footer of
// hubdocs.
import type {
  FooterConfig,
  FooterLink,
  NavbarConfig,
  NavbarDropdownLink,
  NavbarItemConfig,
} from "../model/userConfig.ts";
import { isLiteralList, isLiteralMap, type Literal, literalText } from "../source/literals/literal.ts";
import { addressElsewhere } from "./sitePieces.ts";

/** What navbar items may refer to. */
export interface NavbarTargets {
  readonly sidebars: ReadonlySet<string>;
  readonly docs: ReadonlySet<string>;
  /** Paths of pages that were programs and are not imported. */
  readonly gone: ReadonlySet<string>;
  /** Whether there are several locales or versions, so that a menu of them is useful. */
  readonly hasLocales: boolean;
  readonly hasVersions: boolean;
}

type Map = Readonly<Record<string, Literal>>;

/** Converts `navbar.items` of Docusaurus. */
export function docusaurusItems(value: Literal | undefined, targets: NavbarTargets): readonly NavbarItemConfig[] {
  if (!isLiteralList(value)) return [];
  return value.filter(isLiteralMap).flatMap((item) => docusaurusItem(item, targets));
}

function docusaurusItem(item: Map, targets: NavbarTargets): readonly NavbarItemConfig[] {
  const position = item["position"] === "right" ? ({ position: "right" } as const) : {};
  const label = literalText(item["label"]);
  const named = label === undefined ? {} : { label };
  const type = literalText(item["type"]) ?? (item["items"] === undefined ? "link" : "dropdown");
  if (type === "docSidebar") {
    const sidebarId = literalText(item["sidebarId"]) ?? "";
    return targets.sidebars.has(sidebarId) ? [{ type, sidebarId, ...named, ...position }] : [];
  }
  if (type === "doc") {
    const docId = literalText(item["docId"]) ?? "";
    return targets.docs.has(docId) ? [{ type, docId, ...named, ...position }] : [];
  }
  if (type === "docsVersionDropdown") return targets.hasVersions ? [{ type, ...position }] : [];
  if (type === "localeDropdown") return targets.hasLocales ? [{ type, ...position }] : [];
  if (type === "search") return [{ type, ...position }];
  if (type === "html") {
    const html = literalText(item["value"]);
    return html === undefined ? [] : [{ type, value: html, ...position }];
  }
  if (type === "dropdown") {
    const items = linksOf(item["items"], targets);
    return label === undefined || items.length === 0 ? [] : [{ type, label, items, ...position }];
  }
  return type === "link" || type === "default"
    ? linkOf(item, targets).map((link): NavbarItemConfig => ({ type: "link", ...link, ...position }))
    : [];
}

/** All links of a nested list as one flat list. */
function linksOf(value: Literal | undefined, targets: NavbarTargets): readonly NavbarDropdownLink[] {
  if (!isLiteralList(value)) return [];
  return value
    .filter(isLiteralMap)
    .flatMap((item) => (isLiteralList(item["items"]) ? linksOf(item["items"], targets) : linkOf(item, targets)));
}

function linkOf(item: Map, { gone }: NavbarTargets): readonly FooterLink[] {
  const address = literalText(item["to"]) ?? literalText(item["href"]) ?? literalText(item["link"]);
  if (address === undefined) return [];
  const label = literalText(item["label"]) ?? literalText(item["text"]) ?? literalText(item["aria-label"]);
  const elsewhere = addressElsewhere(address);
  if (elsewhere !== undefined) return [{ label: label ?? hostName(elsewhere), href: elsewhere }];
  const to = `/${address.replace(/^\.?\/+/, "").replace(/(?:index)?\.(?:html|mdx?)(?=$|[#?])/, "")}`;
  return label === undefined || gone.has(to.replace(/[#?].*$|\/$/g, "")) ? [] : [{ label, to }];
}

const hostName = (address: string): string =>
  /^https?:\/\/(?:www\.)?github\.com\//.test(address) ? "GitHub" : address.replace(/^[a-z]+:\/*|\/.*$/gi, "");

/** Converts `nav` of VitePress. */
export function vitepressItems(nav: Literal | undefined, targets: NavbarTargets): readonly NavbarItemConfig[] {
  if (!isLiteralList(nav)) return [];
  return nav.filter(isLiteralMap).flatMap((item): readonly NavbarItemConfig[] => {
    const label = literalText(item["text"]);
    if (!isLiteralList(item["items"])) return linkOf(item, targets).map((link) => ({ type: "link", ...link }));
    const items = linksOf(item["items"], targets);
    return label === undefined || items.length === 0 ? [] : [{ type: "dropdown", label, items }];
  });
}

const names: ReadonlyMap<string, string> = new Map([
  ["github", "GitHub"],
  ["gitlab", "GitLab"],
  ["linkedin", "LinkedIn"],
  ["npm", "npm"],
  ["openCollective", "Open Collective"],
  ["stackOverflow", "Stack Overflow"],
  ["x", "X"],
  ["x.com", "X"],
  ["youtube", "YouTube"],
]);

/** Converts the social links that other tools show as icons: a list with `icon` and `link` or `href`, or a map. */
export function socialItems(value: Literal | undefined): readonly NavbarItemConfig[] {
  const given: readonly Map[] = isLiteralMap(value)
    ? Object.entries(value).map(([icon, href]): Map => ({ icon, href }))
    : isLiteralList(value)
      ? value.filter(isLiteralMap)
      : [];
  return given.flatMap((item: Map): readonly NavbarItemConfig[] => {
    const icon = literalText(item["icon"]) ?? "";
    const href = literalText(item["link"]) ?? literalText(item["href"]);
    if (href === undefined || !/^https?:/.test(href)) return [];
    const word = icon === "" ? hostName(href) : `${icon[0]?.toUpperCase()}${icon.slice(1)}`;
    return [{ type: "link", label: literalText(item["label"]) ?? names.get(icon) ?? word, href, position: "right" }];
  });
}

/** A navbar of these items, followed by menus of languages and versions if there are several. */
export function navbarOf(
  items: readonly NavbarItemConfig[],
  { hasLocales, hasVersions }: Pick<NavbarTargets, "hasLocales" | "hasVersions">,
): NavbarConfig | undefined {
  if (items.length === 0) return undefined;
  const has = (type: string): boolean => items.some((item) => item.type === type);
  return {
    items: [
      ...items,
      ...(hasVersions && !has("docsVersionDropdown")
        ? [{ type: "docsVersionDropdown", position: "right" } as const]
        : []),
      ...(hasLocales && !has("localeDropdown") ? [{ type: "localeDropdown", position: "right" } as const] : []),
    ],
  };
}

/** A repository as configurations of other tools name it, and whether there are several locales. */
interface Repository {
  readonly href: unknown;
  /** @default "GitHub" */
  readonly label?: string | undefined;
  readonly hasLocales: boolean;
}

/** A navbar with the docs and a link to their repository; `undefined` when it has no full URL. */
export function repositoryNavbar({ href, label = "GitHub", hasLocales }: Repository): NavbarConfig | undefined {
  if (typeof href !== "string" || !/^https?:/.test(href)) return undefined;
  return navbarOf(
    [
      { type: "docSidebar", sidebarId: "docsSidebar" },
      { type: "link", label, href, position: "right" },
    ],
    { hasLocales, hasVersions: false },
  );
}

/** Converts `footer` of Docusaurus. */
export function docusaurusFooter(value: Literal | undefined, targets: NavbarTargets): FooterConfig | undefined {
  if (!isLiteralMap(value)) return undefined;
  const groups = isLiteralList(value["links"]) ? value["links"].filter(isLiteralMap) : [];
  const columns = groups.flatMap((group) => {
    const [title, links] = [literalText(group["title"]), linksOf(group["items"], targets)];
    return title === undefined || links.length === 0 ? [] : [{ title, links }];
  });
  const links = linksOf(value["links"], targets);
  const text = plainText(value["copyright"]);
  const shown = columns.length > 0 ? { columns } : links.length > 0 ? { links } : {};
  return columns.length + links.length === 0 && text === undefined
    ? undefined
    : { ...shown, ...(text === undefined ? {} : { copyright: text }) };
}

/** The HTML values as plain text. */
export function plainText(...values: readonly (Literal | undefined)[]): string | undefined {
  const texts = values.flatMap(
    (value) =>
      literalText(value)
        ?.replace(/<[^<>]*>/g, " ")
        .replace(/\s+/g, " ")
        .trim() ?? [],
  );
  return texts.join(" ") || undefined;
}
