// Decides which files of a Docusaurus site to copy: pages of all kinds, versions and languages, the files that they
// refer to, and static files.

import { fitsGlob } from "../source/glob.ts";
import { isLiteralList, type Literal } from "../source/literals/literal.ts";
import type { PluginOptions } from "./docusaurusOptions.ts";
import { versionName } from "./docusaurusVersions.ts";
import type { ForeignSite, PlannedCopy } from "./foreignSite.ts";
import { referredFiles } from "./referredFiles.ts";
import { copyFolder, isPage, partPath } from "./sitePieces.ts";

/** The folders and settings of a site that decide which files are copied. */
interface DocusaurusSite {
  readonly site: ForeignSite;
  /** Folder of the configuration file. */
  readonly root: string;
  /** Folder of the docs. */
  readonly docs: string;
  readonly locale: string;
  readonly locales: readonly string[];
  /** Names of the versions as they are; `current` is the unreleased docs. */
  readonly versions: readonly string[];
  /** Further docs plugins, each with its own URL path. */
  readonly otherDocs: readonly {
    readonly folder: string;
    readonly address: string;
    readonly options: PluginOptions;
  }[];
  /** Options of each plugin, of which `include` and `exclude` tell the Markdown files that are pages. */
  readonly selections: Readonly<Record<"docs" | "blog" | "pages", PluginOptions>>;
}

/** The files to copy, and the content files that no page refers to. */
interface DocusaurusFiles {
  readonly copies: readonly PlannedCopy[];
  readonly unused: readonly string[];
}

/** Files that order and name pages: `_category_.json`, `authors.yml`. */
const data = /(?:^|\/)(?:_category_|[^/]*(?:authors|tags)[^/]*)\.(?:json|ya?ml)$/;

/**
 * Matches the path that a file of the docs, of any version and language, is copied to; group 1 is its path below the
 * docs.
 */
export const belowDocs = /^content\/[^/]+\/(?:docs|versions\/[^/]+)\/(.+)$/;

/** Finds the files of a site. */
export function docusaurusFiles(given: DocusaurusSite): DocusaurusFiles {
  const { site, root } = given;
  const at = (path: string): string => (root === "" ? path : `${root}/${path}`);
  const content = contentOf(given, at);
  const parts = copyFolder(site, { from: at("src"), to: "src", except: (path) => path.startsWith("pages/") });
  const pages = [...content, ...parts].map(({ from }) => from).filter(isPage);
  const isReferredTo = referredFiles(site, pages, { roots: [root, given.docs] });
  const isOutside = outsideOf(given);
  const isTaken = (copy: PlannedCopy): boolean =>
    isReferredTo(copy.from) || (isPage(copy.from) ? !isOutside(copy) : data.test(copy.from));
  return {
    copies: [
      ...content.filter(isTaken).map((copy) => (isOutside(copy) ? { ...copy, to: partPath(copy.to) } : copy)),
      ...copyFolder(site, { from: at("static"), to: "content/static" }),
      // Pages import these by paths relative to the site's folder.
      ...parts.filter(isTaken),
    ],
    // Pages written in React are reported separately.
    unused: content.flatMap((copy) =>
      isTaken(copy) || (belowPages.test(copy.to) && !isPage(copy.from)) ? [] : [copy.from],
    ),
  };
}

/** All files in the content folders. */
function contentOf(
  { site, docs, locale, locales, versions, otherDocs }: DocusaurusSite,
  at: (path: string) => string,
): readonly PlannedCopy[] {
  const released = versions.filter((name) => name !== "current");
  return [
    ...(versions.includes("current") ? copyFolder(site, { from: docs, to: `content/${locale}/docs` }) : []),
    ...copyFolder(site, { from: at("blog"), to: `content/${locale}/blog` }),
    ...copyFolder(site, { from: at("src/pages"), to: `content/${locale}/pages` }),
    ...otherDocs.flatMap(({ folder, address }) =>
      copyFolder(site, { from: folder, to: `content/${locale}/pages/${address}` }),
    ),
    ...released.flatMap((name) =>
      copyFolder(site, {
        from: at(`versioned_docs/version-${name}`),
        to: `content/${locale}/versions/${versionName(name)}`,
      }),
    ),
    ...locales.flatMap((code) => translations(site, at(`i18n/${code}`), { code, versions })),
  ];
}

function translations(
  site: ForeignSite,
  folder: string,
  { code, versions }: { readonly code: string; readonly versions: readonly string[] },
): readonly PlannedCopy[] {
  const docs = `${folder}/docusaurus-plugin-content-docs`;
  return [
    ...versions.flatMap((name) =>
      name === "current"
        ? copyFolder(site, { from: `${docs}/current`, to: `content/${code}/docs` })
        : copyFolder(site, { from: `${docs}/version-${name}`, to: `content/${code}/versions/${versionName(name)}` }),
    ),
    ...copyFolder(site, {
      from: `${folder}/docusaurus-plugin-content-blog`,
      to: `content/${code}/blog`,
      except: (path) => path === "options.json",
    }),
    ...copyFolder(site, { from: `${folder}/docusaurus-plugin-content-pages`, to: `content/${code}/pages` }),
  ];
}

const belowBlog = /^content\/[^/]+\/blog\/(.+)$/;
const belowPages = /^content\/[^/]+\/pages\/(.+)$/;

/** Makes a test for Markdown files that are no pages according to `include` and `exclude`. */
function outsideOf({ otherDocs, selections }: DocusaurusSite): (copy: PlannedCopy) => boolean {
  const places = [
    { place: belowDocs, isOut: selectionOf(selections.docs) },
    { place: belowBlog, isOut: selectionOf(selections.blog) },
    { place: belowPages, isOut: selectionOf(selections.pages) },
  ];
  const sets = otherDocs.map(({ folder, options }) => ({ start: `${folder}/`, isOut: selectionOf(options) }));
  return ({ from, to }) => {
    if (!isPage(from)) return false;
    const set = sets.find(({ start }) => from.startsWith(start));
    if (set !== undefined) return set.isOut(from.slice(set.start.length));
    return places.some(({ place, isOut }) => {
      const below = place.exec(to)?.[1];
      return below !== undefined && isOut(below);
    });
  };
}

/** Makes a test for paths below the folder of a plugin that it leaves out. */
function selectionOf({ include, exclude }: PluginOptions): (below: string) => boolean {
  const patterns = (value: Literal | undefined): readonly string[] =>
    (isLiteralList(value) ? value : []).filter((one) => typeof one === "string");
  const [taken, left] = [patterns(include), patterns(exclude)];
  return (below) => {
    const fits = (pattern: string): boolean => fitsGlob(below, pattern);
    return (taken.length > 0 && !taken.some(fits)) || left.some(fits);
  };
}
