// What addresses and anchors of other tools are called here: ids that each makes of headings, endings it leaves off.
import type { Config } from "../../model/config.ts";
import { safeId } from "../../model/safeId.ts";
import { slugOfHeading } from "../../model/slug.ts";
import { decodePercent } from "../../source/addressKey.ts";
import { isElsewhere } from "../sitePaths.ts";
import type { Token } from "../tokens.ts";

type Dialect = Config["markdown"]["dialect"];

/** Whether pages were not written for hubdocs. What they name and nobody has, such as a picture, costs no page there. */
export const isForeign = ({ dialect, isLoose = false }: Pick<Config["markdown"], "dialect" | "isLoose">): boolean =>
  isLoose || dialect !== "hubdocs";

/** The id that a tool makes of a heading's text; links to it were written for that tool. */
export function slugIn(dialect: Dialect, text: string): string {
  if (dialect === "vitepress") return vitepressSlug(text);
  if (dialect === "mdbook") return mdbookSlug(text);
  return dialect === "mkdocs" ? mkdocsSlug(text) : slugOfHeading(text);
}

/** What a tool puts between an id that is taken and a number. */
export const jointIn = (dialect: Dialect): string => (dialect === "mkdocs" ? "_" : "-");

/** The tokens of a heading without badges, which are no part of its id. */
export function withoutBadges(tokens: readonly Token[]): readonly Token[] {
  const start = tokens.findIndex(({ type, raw }) => type === "html" && raw.startsWith('<span class="badge"'));
  const end = tokens.findIndex(({ type, raw }, index) => index > start && type === "html" && raw === "</span>");
  if (start === -1 || end === -1) return tokens;
  return [...tokens.slice(0, start), ...withoutBadges(tokens.slice(end + 1))];
}

/** What VitePress takes for punctuation: not `—` and `«»`. Emoji are here too, because those given by name are no text. */
const vitepressSigns =
  /(?:[\s\p{Cc}~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/\p{Extended_Pictographic}]|\u{fe0f}|\u{200d})+/gu;

/** VitePress: punctuation and blanks are one hyphen, letters are taken apart and lose their marks, a digit is not first. */
function vitepressSlug(text: string): string {
  const words = withoutMarks(text).split(vitepressSigns);
  const slug = words.filter((word) => word !== "").join("-");
  return (/^\d/.test(slug) ? `_${slug}` : slug).toLowerCase();
}

/** `é` is `e` and `й` is `и`; Hangul stays whole. */
const withoutMarks = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC");

/** Python-Markdown: punctuation goes, blanks and hyphens are one hyphen. */
function mkdocsSlug(text: string): string {
  return withoutAccents(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_\s-]/gu, "")
    .trim()
    .replace(/[\s-]+/g, "-");
}

/** mdBook: each blank is a hyphen, signs go; what has nothing else is a section. */
function mdbookSlug(text: string): string {
  const slug = text
    .trim()
    .toLowerCase()
    .replace(/\s/g, "-")
    .replace(/[^\p{Alphabetic}\p{N}_-]/gu, "");
  return slug || "section";
}

/** Latin letters lose their accents; й and ї are letters of their own. */
const withoutAccents = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/([a-z])\p{M}+/giu, "$1")
    .normalize("NFC");

/** A link as it is written for another tool, as the address it means here. */
export function addressIn(settings: Pick<Config["markdown"], "dialect" | "isLoose">, raw: string): string {
  const { dialect } = settings;
  if (!isForeign(settings) || (isElsewhere(raw) && !raw.startsWith("#"))) return raw;
  const at = raw.indexOf("#");
  const path = at === -1 ? raw : raw.slice(0, at);
  const page = pathIn(dialect, path);
  if (at === -1) return page;
  const anchor = anchorIn(dialect, raw.slice(at + 1));
  return `${page}#${page === "" ? anchor : safeId(anchor)}`; // of its own sections the page knows more
}

/** In VitePress and mdBook, pages are linked by the files that are made of them, too. */
function pathIn(dialect: Dialect, path: string): string {
  if (dialect === "vitepress") return path.replace(/(^|\/)index(?:\.html)?$/, folderOf).replace(/\.html$/, "");
  if (dialect !== "mdbook" || !path.endsWith(".html")) return path;
  return path.replace(/(^|\/)index\.html$/, folderOf).replace(/\.html$/, ".md");
}

/** `./index` and `/guide/index.html` are the pages of their folders. */
const folderOf = (_: string, slash: string): string => slash || "./";

/** VitePress takes an anchor for the text of a heading. Those that are ids as they stand, as authors give them, stay. */
function anchorIn(dialect: Dialect, anchor: string): string {
  if (dialect !== "vitepress") return anchor;
  const isId = /^(?!_\P{N})[\p{Ll}\p{Lo}\p{N}_-]*$/u.test(anchor) && withoutMarks(anchor) === anchor;
  return isId ? anchor : vitepressSlug(decodePercent(anchor));
}
