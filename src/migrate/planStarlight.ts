// Plans the import of a Starlight site: `src/content/docs`, where folders named after languages hold translations.
import { starlightPath } from "../model/slug.ts";
import { folderOf } from "../source/joinPath.ts";
import { isLiteralList, isLiteralMap, type Literal, literalText } from "../source/literals/literal.ts";
import { aliasedParts } from "./astroAliases.ts";
import { literalAt, readProgram } from "./configProgram.ts";
import { findLiteral, findText, withoutComments } from "./findLiteral.ts";
import { navbarOf, socialItems } from "./foreignNavbar.ts";
import { astroRedirects, unreadRedirects } from "./foreignRedirects.ts";
import type { ForeignSite, MovePlan, PlannedCopy } from "./foreignSite.ts";
import { type LinkPlace, linkSidebar } from "./linkSidebars.ts";
import { localizedText } from "./relabel.ts";
import { codeLeft, isMostlyCode } from "./sidebarCode.ts";
import { targetsOf, withoutMissing } from "./sidebarTargets.ts";
import {
  copyFolder,
  docIdsIn,
  findFile,
  foldersIn,
  givenTexts,
  isPage,
  localeFolders,
  localesOf,
  splitUrl,
} from "./sitePieces.ts";
import { lostFolderLeft, starlightLeft } from "./starlightLeft.ts";

/** The configuration file by which an Astro site is recognised. */
export const astroConfig = /(?:^|\/)astro\.config\.(?:js|mjs|ts|mts|cjs)$/;

/** Makes the plan for a Starlight site. */
export function planStarlight(site: ForeignSite): MovePlan {
  const configFile = findFile(site, astroConfig) ?? "astro.config.mjs";
  const config = withoutComments(site.readText(configFile) ?? "");
  const root = folderOf(configFile);
  const at = (path: string): string => (root === "" ? path : `${root}/${path}`);
  const docs = at("src/content/docs");
  const program = readProgram(site, configFile);
  const starlight = starlightOf(program);
  const listed = literalAt(starlight, "locales");
  const folders = localeFolders(foldersIn(site, docs), config, listed);
  // URLs use the spelling of the configuration; Astro finds the folder whatever its letter case.
  const keys = isLiteralMap(listed) ? Object.keys(listed) : [];
  const codeOf = (folder: string): string => keys.find((key) => key.toLowerCase() === folder.toLowerCase()) ?? folder;
  const asked = findText(config, "defaultLocale");
  const lang = rootLanguage(config);
  const first = asked !== undefined && asked !== "root" ? asked : lang;
  const copies = copiesOf(site, { at, docs, first, folders, codeOf });
  const codes = [first, ...folders.map(codeOf).filter((name) => name !== first)];
  const home = homeOf(site, copies, first);
  const ids = docIdsOf(copies, codes);
  const byAddress = new Map([...ids].flatMap((id) => [[id, id] as const, [starlightPath(id), id] as const]));
  const sidebar = literalAt(starlight, "sidebar") ?? findLiteral(config, "sidebar");
  const written = isMostlyCode(sidebar)
    ? undefined
    : linkSidebar(sidebar, {
        docs: byAddress,
        localize: localizer(listed, first, folders.map(codeOf)),
        ...(home === undefined ? {} : { home }),
      });
  const { sidebars, missing } = withoutMissing(written ? { docsSidebar: written } : {}, targetsOf([...ids], [...ids]));
  const social = socialItems(literalAt(starlight, "social") ?? findLiteral(config, "social"));
  const navbar = navbarOf(social.length === 0 ? [] : [{ type: "docSidebar", sidebarId: "docsSidebar" }, ...social], {
    hasLocales: folders.length > 0,
    hasVersions: false,
  });
  const slash = literalAt(starlight, "trailingSlash") ?? findText(config, "trailingSlash");
  // Pages of the default language stand at the root here, whether they did before or not.
  const lost = folders.map(codeOf).includes(first) ? `/${first}` : undefined;
  const redirects = astroRedirects(program, lost);
  return {
    tool: "starlight",
    copies,
    config: {
      ...givenTexts({ title: titleOf(config) }),
      ...addressOf(program, config),
      locales: localesOf(codes),
      ...(slash === "always" ? { trailingSlash: true } : {}),
      ...(navbar ? { navbar } : {}),
      docsPath: "",
      ...(sidebars === undefined ? {} : { sidebars, sidebarCollapsed: false }),
      ...redirects.planned,
    },
    left: [
      ...lostFolderLeft(lost),
      ...starlightLeft(site, { configFile, at, first, missing, isSidebarLost: !written && /\bsidebar\b/.test(config) }),
      ...(written ? codeLeft(configFile, sidebar) : []),
      ...unreadRedirects(configFile, redirects),
    ],
  };
}

/** Host and path: `site`, `base`. */
function addressOf(program: Literal | undefined, config: string): Pick<MovePlan["config"], "url" | "baseUrl"> {
  // Plugins may have options of these names, too, so that the first occurrence in the text may be the wrong one.
  const [url, base] = ["site", "base"].map((key) =>
    isLiteralMap(program) ? literalText(literalAt(program, key)) : findText(config, key),
  );
  return givenTexts({ url: splitUrl(url).url ?? url, baseUrl: base === "/" ? undefined : base });
}

interface CopyInput {
  readonly at: (path: string) => string;
  /** Folder of the pages. */
  readonly docs: string;
  /** Code of the default language. */
  readonly first: string;
  /** Folders of the other languages, and a function from such a folder to its language code. */
  readonly folders: readonly string[];
  readonly codeOf: (folder: string) => string;
}

/** Pages of all languages, and the files that they refer to. */
function copiesOf(site: ForeignSite, { at, docs, first, folders, codeOf }: CopyInput): readonly PlannedCopy[] {
  const components = ["content/components", "components"].flatMap((to) =>
    copyFolder(site, { from: at("src/components"), to, except: (path) => !isPage(path) }),
  );
  const copies = [
    ...copyFolder(site, {
      from: docs,
      to: `content/${first}/docs`,
      except: (path) => folders.includes(path.split("/")[0] ?? ""),
    }),
    ...folders.flatMap((name) => copyFolder(site, { from: `${docs}/${name}`, to: `content/${codeOf(name)}/docs` })),
    ...copyFolder(site, { from: at("public"), to: "content/static" }),
    ...components,
    ...aliasedParts(site, at("tsconfig.json")),
    // Pages refer to assets by paths relative to themselves; translated pages are one folder deeper.
    ...copyFolder(site, { from: at("src/assets"), to: "content/assets" }),
    ...(folders.length === 0 ? [] : copyFolder(site, { from: at("src/assets"), to: "assets" })),
  ];
  return copies.map((copy) => withHome(copy, site));
}

/** Ids of the docs in any language. */
const docIdsOf = (copies: readonly PlannedCopy[], codes: readonly string[]): ReadonlySet<string> =>
  new Set(codes.flatMap((code) => [...docIdsIn(copies, code)]));

/** The title of the home page of a language if it is a page of its own, `content/en/pages/index.mdx`. */
function homeOf(site: ForeignSite, copies: readonly PlannedCopy[], code: string): string | undefined {
  const home = copies.find(({ to }) => /\/pages\/index\.mdx?$/.test(to) && to.startsWith(`content/${code}/`));
  if (home === undefined) return undefined;
  const title = /^---[\s\S]{0,2000}?^title:[ \t]*(["']?)(.+?)\1[ \t]*$/m.exec(site.readText(home.from) ?? "")?.[2];
  return title ?? "index";
}

/** The options of `starlight({ … })`, wherever it occurs in the integrations. */
function starlightOf(program: Literal | undefined): Literal | undefined {
  const integrations = literalAt(program, "integrations");
  const given = isLiteralList(integrations) ? integrations.filter(isLiteralMap) : [];
  return given.find((options) => "sidebar" in options || "social" in options);
}

/** Language of the pages outside all language folders. */
function rootLanguage(config: string): string {
  const locales = findLiteral(config, "locales");
  const own = isLiteralMap(locales) && isLiteralMap(locales["root"]) ? literalText(locales["root"]["lang"]) : undefined;
  return own ?? /\broot\s*:\s*\{[^{}]*?\blang\s*:\s*["']([\w-]+)["']/.exec(config)?.[1] ?? "en";
}

/**
 * Makes the function that gives labels in all languages. An item's `translations` are keyed by the `lang` of the
 * locales.
 */
function localizer(
  listed: Literal | undefined,
  first: string,
  codes: readonly string[],
): Required<LinkPlace>["localize"] {
  const languageOf = (code: string): string =>
    literalText(literalAt(listed, code, "lang"))?.toLowerCase() ?? code.toLowerCase();
  return (label, translations) => {
    if (!isLiteralMap(translations)) return label;
    const texts = Object.entries(translations).map(([name, text]) => [name.toLowerCase(), literalText(text)] as const);
    const textIn = (code: string): string | undefined =>
      texts.find(([name]) => name === languageOf(code) || name === code.toLowerCase())?.[1];
    const others = codes.filter((code) => code !== first);
    return localizedText(
      textIn(first) ?? label,
      first,
      others.map((code) => [code, textIn(code)]),
    );
  };
}

/** The title, which may be one string or a string for each language. */
function titleOf(config: string): string | undefined {
  const value = findLiteral(config.slice(Math.max(0, config.indexOf("starlight("))), "title");
  return literalText(value) ?? (isLiteralMap(value) ? literalText(Object.values(value)[0]) : undefined);
}

/** Moves a splash page with a hero from the docs to the pages. */
function withHome(copy: PlannedCopy, site: ForeignSite): PlannedCopy {
  const match = /^(content\/[^/]+)\/docs\/index\.(mdx?)$/.exec(copy.to);
  if (!match || !/^---[\s\S]{0,2000}?^template:\s*["']?splash\b/m.test(site.readText(copy.from) ?? "")) return copy;
  return { from: copy.from, to: `${match[1]}/pages/index.${match[2]}` };
}
