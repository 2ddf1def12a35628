// The files of a site of Docusaurus that are taken over: pages of all kinds, versions and languages, what they refer to,
// and static files.
import type { ForeignSite, PlannedCopy } from "./foreignSite.ts";
import { fitsGlob } from "./glob.ts";
import { isLiteralList, type Literal } from "./literal.ts";
import { referredFiles } from "./referredFiles.ts";
import { copyFolder, isPage, partPath } from "./sitePieces.ts";

/** Where the parts of a site are. */
interface DocusaurusSite {
  readonly site: ForeignSite;
  /** Folder of the configuration. */
  readonly root: string;
  /** Folder of the docs. */
  readonly docs: string;
  readonly locale: string;
  readonly locales: readonly string[];
  /** Names; `current` is the docs of today. */
  readonly versions: readonly string[];
  /** Docs besides the main ones, each with an address of its own. */
  readonly otherDocs: readonly { readonly folder: string; readonly address: string }[];
  /** Patterns of the pages among the docs, and of those left out. */
  readonly include: Literal | undefined;
  readonly exclude: Literal | undefined;
}

/** What is taken, and the files beside the pages that none of them refers to. */
interface DocusaurusFiles {
  readonly copies: readonly PlannedCopy[];
  readonly unused: readonly string[];
}

/** What orders and names pages: `_category_.json`, `authors.yml`. */
const data = /(?:^|\/)(?:_category_|[^/]*(?:authors|tags)[^/]*)\.(?:json|ya?ml)$/;

/** Where a file among the docs of a version and language is copied to: its path below them is group 1. */
export const belowDocs = /^content\/[^/]+\/(?:docs|versions\/[^/]+)\/(.+)$/;

/** Finds the files. */
export function docusaurusFiles(given: DocusaurusSite): DocusaurusFiles {
  const { site, root } = given;
  const at = (path: string): string => (root === "" ? path : `${root}/${path}`);
  const content = contentOf(given, at);
  const parts = copyFolder(site, { from: at("src"), to: "src", except: (path) => path.startsWith("pages/") });
  const pages = [...content, ...parts].map(({ from }) => from).filter(isPage);
  const isReferredTo = referredFiles(site, pages, { roots: [root, given.docs] });
  const isOutside = docsOutside(given);
  const isTaken = (copy: PlannedCopy): boolean =>
    isReferredTo(copy.from) || (isPage(copy.from) ? !isOutside(copy) : data.test(copy.from));
  return {
    copies: [
      ...content.filter(isTaken).map((copy) => (isOutside(copy) ? { ...copy, to: partPath(copy.to) } : copy)),
      ...copyFolder(site, { from: at("static"), to: "content/static" }),
      // Pages take these in by paths that begin at the folder of the site.
      ...parts.filter(isTaken),
    ],
    // Pages written in React are told by themselves.
    unused: content.flatMap((copy) => (isTaken(copy) || /^content\/[^/]+\/pages\//.test(copy.to) ? [] : [copy.from])),
  };
}

/** Everything in the folders of the content. */
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
      copyFolder(site, { from: at(`versioned_docs/version-${name}`), to: `content/${locale}/versions/${name}` }),
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
        : copyFolder(site, { from: `${docs}/version-${name}`, to: `content/${code}/versions/${name}` }),
    ),
    ...copyFolder(site, {
      from: `${folder}/docusaurus-plugin-content-blog`,
      to: `content/${code}/blog`,
      except: (path) => path === "options.json",
    }),
    ...copyFolder(site, { from: `${folder}/docusaurus-plugin-content-pages`, to: `content/${code}/pages` }),
  ];
}

/** Whether Markdown among the docs is no page by the patterns of the configuration. */
function docsOutside({ include, exclude }: DocusaurusSite): (copy: PlannedCopy) => boolean {
  const patterns = (value: Literal | undefined): readonly string[] =>
    (isLiteralList(value) ? value : []).filter((one) => typeof one === "string");
  const [taken, left] = [patterns(include), patterns(exclude)];
  return ({ from, to }) => {
    const below = isPage(from) ? belowDocs.exec(to)?.[1] : undefined;
    const fits = (pattern: string): boolean => below !== undefined && fitsGlob(below, pattern);
    return below !== undefined && ((taken.length > 0 && !taken.some(fits)) || left.some(fits));
  };
}
