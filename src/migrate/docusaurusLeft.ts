// Lists what is not imported from a Docusaurus site, in sentences that say what to do about it.
import { isLiteralList, isLiteralMap, type Literal, literalText } from "../source/literals/literal.ts";
import { literalAt } from "./configProgram.ts";
import type { ForeignSite } from "./foreignSite.ts";
import { shownPaths } from "./sitePieces.ts";

/** What the sentences are about. */
export interface LeftInput {
  readonly configFile: string;
  readonly at: (path: string) => string;
  readonly locale: string;
  /** Pages that are programs (React). */
  readonly programs: readonly string[];
  /** The sidebars file: whether it could be read as data, the docs it names that do not exist, and what to say about its code. */
  readonly sidebarFile:
    | {
        readonly path: string;
        readonly isRead: boolean;
        readonly missing: readonly string[];
        readonly code: readonly string[];
      }
    | undefined;
  /** Further docs plugins, and the URL paths that their pages have in the old site. */
  readonly others: readonly { readonly folder: string; readonly address: string }[];
  /** Versions that are listed but have no files. */
  readonly emptyVersions: readonly string[];
  /** Files that no page refers to. */
  readonly unused: readonly string[];
}

/** The sentences about what is not imported. */
export function leftOf(site: ForeignSite, input: LeftInput): readonly string[] {
  const { configFile, at, locale, programs, sidebarFile, others, emptyVersions, unused } = input;
  const left: string[] = [];
  if (programs.length > 0)
    left.push(
      `${programs.join(", ")}: React pages; rewrite them as Markdown in content/${locale}/pages, or as templates`,
    );
  if (sidebarFile !== undefined && sidebarFile.missing.length > 0)
    left.push(`${sidebarFile.path}: ${shownPaths(sidebarFile.missing)}: there are no such docs`);
  if (sidebarFile?.isRead === false)
    left.push(
      `${sidebarFile.path}: the sidebars are made by code, which is not run; they follow the folders until docs.sidebars says otherwise`,
    );
  left.push(...(sidebarFile?.code ?? []));
  for (const { folder, address } of others)
    left.push(`${folder}: a separate set of docs became pages at /${address}, without a sidebar`);
  if (emptyVersions.length > 0)
    left.push(
      `${at("versions.json")}: ${emptyVersions.join(", ")} ${emptyVersions.length === 1 ? "has" : "have"} no files in versioned_docs`,
    );
  if (unused.length > 0) left.push(`${shownPaths(unused)}: not copied, because no page refers to them`);
  if (site.files.some((path) => path.startsWith(at("versioned_sidebars/"))))
    left.push(
      `${at("versioned_sidebars")}: older versions use the sidebars of the current one, without the docs they lack`,
    );
  left.push(`${configFile}: plugins, the theme, and values made by code`);
  return left;
}

/** The sentence about links that the menus of versions and languages have besides. */
export function unreadMenuLinks(configFile: string, program: Literal | undefined): readonly string[] {
  const given = literalAt(program, "themeConfig", "navbar", "items");
  const menus = isLiteralList(given) ? given.filter(isLiteralMap) : [];
  const lists = menus.flatMap((menu) => ["dropdownItemsBefore", "dropdownItemsAfter"].map((key) => menu[key]));
  const links = lists.flatMap((list) => (isLiteralList(list) ? list : []));
  const labels = links.flatMap((link) => (isLiteralMap(link) ? (literalText(link["label"]) ?? []) : []));
  const sentence = `${configFile}: links in the menus of versions and languages (${shownPaths(labels)}); add them to navbar.items`;
  return labels.length === 0 ? [] : [sentence];
}

interface SettingsInput {
  readonly configFile: string;
  readonly program: Literal | undefined;
  /** Languages of the new site. */
  readonly locales: readonly string[];
}

/** Sentences about settings that are data, but mean something else in the new site. */
export function unreadSettings({ configFile, program, locales }: SettingsInput): readonly string[] {
  const listed = literalAt(program, "i18n", "locales");
  const codes = (isLiteralList(listed) ? listed : []).flatMap((code) => literalText(code) ?? []);
  const empty = codes.filter((code) => !locales.includes(code));
  const presets = literalAt(program, "presets");
  const options = (isLiteralList(presets) ? presets : []).flatMap((preset) =>
    isLiteralList(preset) && isLiteralMap(preset[1]) ? [preset[1]] : [],
  );
  const has = (part: string, key: string): boolean =>
    options.some((option) => literalAt(option, part, key) !== undefined);
  const left: string[] = [];
  if (empty.length > 0)
    left.push(`${configFile}: languages without a folder in i18n (${empty.join(", ")}); add them to locales`);
  if (has("docs", "editUrl") || has("blog", "editUrl"))
    left.push(`${configFile}: editUrl; set it anew, because the files have moved`);
  if (has("theme", "customCss"))
    left.push(
      `${configFile}: customCss, styles for the elements of Docusaurus; write those for hubdocs into theme.css`,
    );
  return left;
}
