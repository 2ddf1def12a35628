// Markdown that lies where nothing is read: beside the folders of the languages, of the kinds of pages and of the versions.
// Pages of folders that have their name in Hugo. Owns only how that is told. Languages that a site does not have are told
// elsewhere.
import { type SitePath, sitePath } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import { countOf } from "../model/countOf.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { SiteFiles } from "../model/ports.ts";
import { markdownBelow } from "./loosePages.ts";
import { describeUnread } from "./unreadFolders.ts";

interface Known extends Pick<Config, "locales" | "defaultLocale" | "versions" | "file" | "markdown"> {
  /** Name of a version that a killed run has saved in part. */
  readonly unsavedVersion?: string | undefined;
}

/** Names of folders beside which those of pages are often written, in lower case. */
const meantFolders: Readonly<Record<string, string>> = {
  doc: "docs",
  docs: "docs",
  blog: "blog",
  blogs: "blog",
  post: "blog",
  posts: "blog",
  page: "pages",
  pages: "pages",
  version: "versions",
  versions: "versions",
};

/** Says which Markdown is not read because of where it lies: a file or a folder at a time. */
export async function describeMisplaced(files: SiteFiles, known: Known): Promise<readonly Diagnostic[]> {
  const { value } = await files.list(sitePath("content"));
  const markdown = value.map(({ path }) => path).filter((path) => /\.mdx?$/i.test(path));
  const told = new Map<string, Diagnostic>();
  const untold: SitePath[] = [];
  for (const path of markdown) {
    const found = withoutLanguage(path, known) ?? withoutKind(path, known) ?? ofUnknownVersion(path, known);
    const place = found?.location?.file ?? "";
    if (found === undefined) untold.push(path);
    else if (!told.has(place)) told.set(place, found);
  }
  const isRead = markdown.some((path) => /^content\/[^/]+\/(?:docs|blog|pages|versions)\//.test(path));
  const unread = isRead ? [] : [...describeUnread(untold, known), ...(await besideContent(files, known))];
  return [...told.values(), ...pagesOfHugo(markdown, known), ...unread];
}

/** `content/intro.md`, `content/docs/intro.md` */
function withoutLanguage(path: SitePath, { defaultLocale }: Known): Diagnostic | undefined {
  const [, folder, name] = /^content\/(docs\/|blog\/|pages\/)(.+)$/i.exec(path) ?? [];
  const beside = /^content\/([^/]+)$/.exec(path)?.[1];
  if (name === undefined && beside === undefined) return undefined;
  const place = beside === undefined ? `${folder}${name}` : `docs/${beside}`;
  return notRead(
    path,
    "the file does not belong to any language of the site, so it is not read",
    `move it to content/${defaultLocale}/${place}`,
  );
}

/** `content/en/intro.md`, `content/en/doc/intro.md`; not `content/en/README.md`, which is for writers. */
function withoutKind(path: SitePath, { locales }: Known): Diagnostic | undefined {
  const [, locale = "", rest = ""] = /^content\/([^/]+)\/(.+)$/.exec(path) ?? [];
  if (!locales.some(({ code }) => code === locale) || rest.startsWith("_")) return undefined;
  const [folder = "", ...names] = rest.split("/");
  if (names.length === 0) {
    if (/^readme\./i.test(rest)) return undefined;
    const message = "the file is not in docs/, blog/ or pages/, so it is not read";
    return notRead(path, message, `move it to content/${locale}/docs/${rest}`);
  }
  const name = folder.toLowerCase();
  const meant = Object.hasOwn(meantFolders, name) ? meantFolders[name] : undefined;
  if (meant === undefined || meant === folder) return undefined;
  const hint = `rename it to content/${locale}/${meant}`;
  return notRead(sitePath(`content/${locale}/${folder}`), "this is not a folder for pages, so it is not read", hint);
}

/** `content/en/versions/2.1/intro.md` where no version is `2.1`. */
function ofUnknownVersion(path: SitePath, { locales, versions, file, unsavedVersion }: Known): Diagnostic | undefined {
  const [folder, locale, version] = /^content\/([^/]+)\/versions\/([^/]+)(?=\/)/.exec(path) ?? [];
  if (folder === undefined || version === undefined || version.startsWith("_")) return undefined;
  if (!locales.some(({ code }) => code === locale) || versions.some(({ name }) => name === version)) return undefined;
  if (version === unsavedVersion) {
    const message = `the saving of version ${version} was interrupted: the folder is not read`;
    return notRead(sitePath(folder), message, `run hubdocs version ${version} again, which completes it`);
  }
  const entry = `versions: { list: { current: {}, ${JSON.stringify(version)}: {} } }`;
  const hint =
    versions.length > 1
      ? `list ${JSON.stringify(version)} with the other versions`
      : `add to ${file ?? "hubdocs.config.yaml"}: ${entry}`;
  return notRead(sitePath(folder), `the site has no version "${version}": the folder is not read`, hint);
}

/** A page of a folder as Hugo names it: the folder in group 1, its language in group 2. */
const pageOfHugo = /^(content\/([^/]+)\/(?:docs|pages|versions)\/(?:[^_][^/]*\/)*)_index\.md$/;

/** `content/en/docs/guide/_index.md` where no other file is the page of the folder: told once for all. */
function pagesOfHugo(paths: readonly SitePath[], { locales, markdown }: Known): readonly Diagnostic[] {
  if (markdown.dialect !== "hubdocs") return [];
  const known = new Set(paths.map((path) => path.toLowerCase()));
  const isPage = (folder: string): boolean =>
    ["index.md", "readme.md"].some((name) => known.has(folder.toLowerCase() + name));
  const found = paths.filter((path) => {
    const [, folder, locale] = pageOfHugo.exec(path) ?? [];
    return folder !== undefined && locales.some(({ code }) => code === locale) && !isPage(folder);
  });
  const [first] = found;
  if (first === undefined) return [];
  const others = found.length === 1 ? "" : `, like ${countOf(found.length - 1, "other file")} of this name`;
  const message = `what begins with \`_\` is a part of pages: it is not read${others}`;
  return [notRead(first, message, "rename it to `index.md` if it is the page of its folder, as in Hugo")];
}

/** Markdown of `docs/` in a site that has none in `content/`: it was shown as long as there was no configuration. */
async function besideContent(files: SiteFiles, { defaultLocale }: Known): Promise<readonly Diagnostic[]> {
  const found = await markdownBelow("docs", files);
  if (found.length === 0) return [];
  const message = "a site with a configuration has its pages in content/: the folder is not read";
  return [notRead(sitePath("docs"), message, `move it to content/${defaultLocale}/docs`)];
}

function notRead(file: SitePath, message: string, hint: string): Diagnostic {
  return { code: "loose-markdown", severity: "info", message, location: { file }, hint };
}
