// Collects the docs of an edition: its own, and the fallback locale's for those not translated.
import type { DocId } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Doc, ParsedContent } from "../model/doc.ts";
import type { Edition } from "../model/edition.ts";

/** A doc as an edition shows it. */
export interface EditionDoc {
  readonly doc: Doc;
  readonly isFallback: boolean;
  /** The same doc in the fallback locale, for fields that a translation leaves out. */
  readonly original?: Doc;
}

/** Docs of an edition by id, in the order of the sources. Without drafts, unless they are requested. */
export type EditionDocs = ReadonlyMap<DocId, EditionDoc>;

/** Collects the docs of an edition; if two docs have the same id, the first wins. */
export function collectEditionDocs(
  content: ParsedContent,
  edition: Edition,
  { drafts }: { drafts: boolean },
): EditionDocs {
  const own = new Map<DocId, Doc>();
  const original = new Map<DocId, Doc>();
  for (const source of content.sources) {
    if (source.kind !== "doc" || source.version !== edition.version.name) continue;
    if (source.frontMatter.draft && !drafts) continue;
    if (source.locale === edition.locale.code && !own.has(source.id)) own.set(source.id, source);
    if (source.locale === edition.fallback && !original.has(source.id)) original.set(source.id, source);
  }
  const docs = new Map<DocId, EditionDoc>();
  for (const id of new Set([...original.keys(), ...own.keys()])) {
    const translated = own.get(id);
    const fallback = original.get(id);
    const doc = translated ?? fallback;
    if (doc === undefined) continue;
    docs.set(id, { doc, isFallback: translated === undefined, ...(fallback ? { original: fallback } : {}) });
  }
  return docs;
}

/**
 * Reports docs that are dropped because another file in their language has the same id: `a.md` and `a.mdx`, `01-a.md`
 * and `02-a.md`.
 */
export function findTwiceNamed(content: ParsedContent, { drafts }: { drafts: boolean }): readonly Diagnostic[] {
  const holders = new Map<string, Doc>();
  const diagnostics: Diagnostic[] = [];
  for (const source of content.sources) {
    if (source.kind !== "doc" || (source.frontMatter.draft && !drafts)) continue;
    const key = `${source.version}\n${source.locale}\n${source.id}`;
    const holder = holders.get(key);
    if (holder === undefined) holders.set(key, source);
    else
      diagnostics.push({
        code: "duplicate-route",
        severity: "warning",
        message: `More than one file has the doc id "${source.id}"; the first one is used`,
        location: { file: source.path, pointer: "/id" },
        hint: "give one of them a different name or `id`",
        related: [{ message: "is used for this doc", location: { file: holder.path } }],
      });
  }
  return diagnostics;
}

/** Label of a doc in sidebars. `configured` is the label in the configured sidebar, if any. */
export function sidebarLabelOf(entry: EditionDoc, configured?: string): string {
  return entry.doc.frontMatter.sidebar_label ?? configured ?? entry.doc.title;
}

/** Position of a doc among its siblings; a translation without one inherits the original's. */
export function sidebarPositionOf(entry: EditionDoc): number | undefined {
  return entry.doc.frontMatter.sidebar_position ?? entry.original?.frontMatter.sidebar_position;
}

/**
 * Whether a doc is the index of its folder: named `index`, `readme`, or like the folder. In the dialects of other tools
 * fewer names count.
 */
export function isFolderIndex(doc: Doc, { markdown: { dialect } }: Pick<Config, "markdown">): boolean {
  if (doc.isBesideIndex) return false;
  const segments = doc.relativePath.replace(/\.mdx?$/i, "").split("/");
  const name = (segments.at(-1) ?? "").toLowerCase();
  if (name === "index" || dialect === "vitepress" || dialect === "starlight") return name === "index";
  const isLikeFolder = dialect !== "mkdocs" && dialect !== "mdbook" && name === segments.at(-2)?.toLowerCase();
  return name === "readme" || isLikeFolder;
}
