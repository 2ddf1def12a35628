// Which files of labels are exchanged with the translators of a language, and which texts of them: of folders, tags, authors
// and the configuration.
import type { LocaleCode, SitePath } from "../../model/brands.ts";
import { sitePath } from "../../model/brands.ts";
import type { Site } from "../../model/site.ts";
import type { SourceFile } from "../../model/sourceFile.ts";
import { climbsOut } from "../../source/climbsOut.ts";
import { folderOf, foldersAbove } from "../../source/joinPath.ts";
import { textsOfYaml } from "../../source/yamlEdits.ts";
import { exchangedPages } from "./exchangedPages.ts";

/** What a file of labels is of. */
export type LabelKind = "category" | "tags" | "authors" | "config";

/** A file of labels. */
export interface LabelFile {
  readonly kind: LabelKind;
  readonly original: SitePath;
  /** Its translation, also one that does not exist yet; of a configuration the same file. */
  readonly file: SitePath;
  readonly isThere: boolean;
}

/** A text of such a file. */
export interface LabelPlace {
  /** JSON pointers: in the original, and in the translation. */
  readonly from: string;
  readonly to: string;
  readonly text: string;
  /** What a translation has as a whole or not at all; empty for the file. */
  readonly owner: string;
}

/** Files beside pages that are exchanged or above them, those that are translated already, and the configuration. */
export function labelFiles(site: Site, locale: LocaleCode, sources: readonly SourceFile[]): readonly LabelFile[] {
  const { defaultLocale, file: config } = site.config;
  const folders = new Set(exchangedPages(site, locale).flatMap(({ original }) => foldersAbove(original.path)));
  // The same file may have another ending: `tags.yaml` beside `tags.yml`.
  const placeOf = (kind: LabelKind, path: string): string => `${kind} ${folderOf(path)}`;
  const own = new Map<string, SitePath>();
  for (const { path, source } of sources) {
    const kind = kindOf(source, locale);
    if (kind !== undefined && !own.has(placeOf(kind, path))) own.set(placeOf(kind, path), path);
  }
  const files = sources.flatMap(({ path, source }): readonly LabelFile[] => {
    const kind = kindOf(source, defaultLocale);
    if (kind === undefined) return [];
    const file = sitePath(`content/${locale}/${path.slice(`content/${defaultLocale}/`.length)}`);
    const translation = own.get(placeOf(kind, file));
    if (translation === undefined && !folders.has(folderOf(path))) return [];
    return [{ kind, original: path, file: translation ?? file, isThere: translation !== undefined }];
  });
  const isData = config !== undefined && /\.ya?ml$/.test(config) && !climbsOut(config);
  const path = isData ? sitePath(config) : undefined;
  return path === undefined ? files : [...files, { kind: "config", original: path, file: path, isThere: true }];
}

function kindOf(source: SourceFile["source"], locale: LocaleCode): Exclude<LabelKind, "config"> | undefined {
  if (source.kind !== "category" && source.kind !== "tags" && source.kind !== "authors") return undefined;
  return source.locale === locale ? source.kind : undefined;
}

/** Fields that readers see, by JSON pointer. */
const shown: Readonly<Record<Exclude<LabelKind, "config">, RegExp>> = {
  category: /^\/(?:label|description)$|^(\/link)\/(?:title|description)$/,
  tags: /^(\/[^/]+)\/(?:label|description)$/,
  authors: /^(\/[^/]+)\/(?:name|title|description)$/,
};
/** Texts of a configuration with a value for each language, but for addresses and HTML. */
const shownInConfig =
  /^(?:.*\/)?(?:title|tagline|label|alt|text|copyright|description|definition|serverName)$|^\/terms\/\d+\/name$/;

/** Texts of a file, in its order. */
export function labelPlaces(
  kind: LabelKind,
  value: unknown,
  { from, to }: { readonly from: LocaleCode; readonly to: LocaleCode },
): readonly LabelPlace[] {
  if (kind === "config") return localizedTexts(value, { from, to });
  return textsOfYaml(value).flatMap(([pointer, text]) => {
    const match = shown[kind].exec(pointer);
    return match === null || !isText(text) ? [] : [{ from: pointer, to: pointer, text, owner: match[1] ?? "" }];
  });
}

function localizedTexts(
  value: unknown,
  { from, to }: { readonly from: LocaleCode; readonly to: LocaleCode },
): readonly LabelPlace[] {
  return textsOfYaml(value).flatMap(([pointer, text]) => {
    const owner = pointer.endsWith(`/${from}`) ? pointer.slice(0, -from.length - 1) : "";
    return shownInConfig.test(owner) && isText(text) ? [{ from: pointer, to: `${owner}/${to}`, text, owner }] : [];
  });
}

const isText = (text: string): boolean => /\p{L}/u.test(text);
