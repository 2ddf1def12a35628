// Reads which languages a MkDocs site has, and which file is of which.

import { escapePattern } from "../source/escapePattern.ts";
import { type DataRecord, isRecord } from "../source/isRecord.ts";
import type { ForeignSite, PlannedCopy } from "./foreignSite.ts";
import { filesBelow, foldersIn, isPage } from "./sitePieces.ts";

/** A value of the configuration, if it is a text. */
export const text = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined;

/** `theme: { … }`; a theme given as a mere name has no settings. */
export const themeOf = (config: DataRecord): DataRecord => (isRecord(config["theme"]) ? config["theme"] : {});

/** The languages of a site. */
export interface MkdocsLanguages {
  /** The default language. */
  readonly first: string;
  /** All languages, the default one first. */
  readonly codes: readonly string[];
  /** Whether languages are told apart by file suffixes rather than folders. */
  readonly isSuffix: boolean;
  /** What labels of the nav are called, by language. */
  readonly labels: ReadonlyMap<string, DataRecord>;
}

/** The languages that the i18n plugin lists, else that of the theme. */
export function languagesOf(config: DataRecord): MkdocsLanguages {
  const theme = text(themeOf(config)["language"]);
  const plugins = Array.isArray(config["plugins"]) ? config["plugins"].filter(isRecord) : [];
  const i18n = plugins.map((plugin) => plugin["i18n"]).find(isRecord);
  const languages = i18n && Array.isArray(i18n["languages"]) ? i18n["languages"].filter(isRecord) : [];
  const listed = languages.flatMap((language) => text(language["locale"]) ?? []);
  const first =
    text(languages.find((language) => language["default"] === true)?.["locale"]) ?? listed[0] ?? theme ?? "en";
  const codes = [first, ...listed.filter((code) => code !== first)];
  const labels = languages.flatMap((language) => {
    const [code, own] = [text(language["locale"]), language["nav_translations"]];
    return code !== undefined && isRecord(own) ? [[code, own] as const] : [];
  });
  return { first, codes, isSuffix: i18n?.["docs_structure"] !== "folder", labels: new Map(labels) };
}

/** A folder of docs in one language. */
interface LanguageFolder {
  readonly code: string;
  readonly folder: string;
}

/**
 * Docs in other languages, each in a folder with a site of its own beside that of the first: `docs/uk/docs` beside
 * `docs/en/docs`. None where a plugin tells the languages apart.
 */
export function foldersOfLanguages(
  site: ForeignSite,
  docs: string,
  { first, codes }: MkdocsLanguages,
): readonly LanguageFolder[] {
  const [, around = "", below = ""] = new RegExp(`^((?:[^/]+/)*)${escapePattern(first)}(/.*)?$`).exec(docs) ?? [];
  if (codes.length > 1 || (around === "" && below === "")) return [];
  return foldersIn(site, around.slice(0, -1)).flatMap((code) => {
    const folder = `${around}${code}${below}`;
    const isOther = code !== first && isLanguage(code);
    return isOther && filesBelow(site, folder).some(isPage) ? [{ code, folder }] : [];
  });
}

/** Whether a folder has the name of a language that is known: `uk`, `zh-hant`; not `api`, `img`. */
function isLanguage(name: string): boolean {
  const code = /^([a-z]{2,3})(?:-(?:[a-z]{2}|[a-z]{4}|\d{3}))?$/i.exec(name)?.[1];
  const names = new Intl.DisplayNames(["en"], { type: "language", fallback: "none" });
  return code !== undefined && names.of(code) !== undefined;
}

/** The copy with the folder of its language: `guide.uk.md` and `uk/guide.md` belong to `uk`. */
export function inLocale(copy: PlannedCopy, { first, codes, isSuffix }: MkdocsLanguages): PlannedCopy {
  if (codes.length < 2) return copy;
  const below = copy.to.slice(`content/${first}/docs/`.length);
  const [folder = ""] = below.split("/", 1);
  if (!isSuffix)
    return codes.includes(folder) ? { ...copy, to: `content/${folder}/docs/${below.slice(folder.length + 1)}` } : copy;
  const [, name, code, extension] = /^(.*)\.([a-z]{2,3}(?:-[A-Za-z]{2,8})?)\.(\w+)$/.exec(below) ?? [];
  return code !== undefined && codes.includes(code)
    ? { ...copy, to: `content/${code}/docs/${name}.${extension}` }
    : copy;
}
