// Branded strings of the model: what kind of text a string holds. Constructors only name, never check.

/** No symbol: that of `dist/` would be another one than that of `src/`, which the templates of the package import. */
type Brand<Name extends string> = string & { readonly __brand: Name };

/** Path of a file relative to the site folder, with `/` on every platform: `content/en/docs/intro.md`. */
export type SitePath = Brand<"SitePath">;
/** Lower-case hexadecimal digest of bytes or of a canonical value. */
export type Hash = Brand<"Hash">;
/** One segment of an address as `slugOf` makes it. */
export type Slug = Brand<"Slug">;
/**
 * Address of a route inside the site: begins with `/`, has the locale and version prefixes, but not the
 * site's base URL; not percent-encoded: `/uk/docs/intro`.
 */
export type Url = Brand<"Url">;
/** Path of a written file relative to the output folder: `uk/docs/intro/index.html`. */
export type OutputPath = Brand<"OutputPath">;
/** Code of a locale as the configuration names it: `uk`. */
export type LocaleCode = Brand<"LocaleCode">;
/** Id of a doc: its path below the docs folder without number prefixes and extension. The same in every locale. */
export type DocId = Brand<"DocId">;

/** Makers of these texts, for where one comes into being: they check nothing. */
export const sitePath = (text: string): SitePath => text as SitePath;
export const hashText = (text: string): Hash => text as Hash;
export const slug = (text: string): Slug => text as Slug;
export const url = (text: string): Url => text as Url;
export const outputPath = (text: string): OutputPath => text as OutputPath;
export const localeCode = (text: string): LocaleCode => text as LocaleCode;
export const docId = (text: string): DocId => text as DocId;
