// Keeps pages and redirects away from the files that a build makes beside the pages: a page would need a folder with the
// name of the file. Makes no files.
import type { EditionBlog } from "../model/blog.ts";
import type { Config } from "../model/config.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Edition } from "../model/edition.ts";
import { headersFileName, redirectFileNames } from "../model/machineFileNames.ts";
import type { Route } from "../model/route.ts";
import { routesFileName } from "../model/routesFile.ts";
import { apiKey, type EditionApi } from "../model/site.ts";
import { urlManifestName } from "../model/urlManifest.ts";
import { addressKey } from "../source/addressKey.ts";
import { feedsOf } from "./blog/feedAddresses.ts";
import { changeFeedPlaces } from "./changeFeeds.ts";
import { isDocsRoot } from "./docsRoots.ts";
import { claimOf, locationOf } from "./routeFindings.ts";
import { searchFilesFolder, searchFilesName } from "./searchPages.ts";

/** What decides which files a build makes. */
interface MadeFrom {
  readonly config: Config;
  readonly editions: readonly Edition[];
  readonly blogs: ReadonlyMap<string, EditionBlog>;
  readonly apis: ReadonlyMap<string, EditionApi>;
}

/** Paths of the files beside the pages, relative to the output folder. Without those of the theme, which have a folder. */
export function generatedFiles({ config, editions, blogs, apis }: MadeFrom): readonly string[] {
  const ofLocales = editions
    .filter(({ version }) => version.isLatest)
    .flatMap(({ urlPrefix }) => ofLocale(config).map((name) => urlPrefix.slice(1) + name));
  const search = config.search.enabled ? editions.map((edition) => searchFilesFolder(edition, config)) : [];
  const feeds = editions.flatMap((edition) => [
    ...feedsOf({ config, blogs }, edition),
    ...config.apis.flatMap(({ id }) => {
      const api = apis.get(apiKey(edition.key, id));
      return api === undefined ? [] : changeFeedPlaces(api, edition, config);
    }),
  ]);
  const downloads = [...apis.values()].flatMap((api) => api.downloads);
  return [
    ...ofServer(config),
    ...ofLocales,
    ...search.map((folder) => folder + searchFilesName),
    ...[...feeds, ...downloads].map(({ url }) => url.slice(1)),
  ];
}

function ofServer({ contentSecurity, offline, redirectFiles, urlManifest }: Config): readonly string[] {
  if (offline !== undefined) return [];
  return [
    "robots.txt",
    routesFileName,
    ...(contentSecurity.emit === "headers" || contentSecurity.emit === "both" ? [headersFileName] : []),
    ...redirectFiles.map((kind) => redirectFileNames[kind]),
    ...(urlManifest ? [urlManifestName] : []),
  ];
}

function ofLocale({ llms, offline, url }: Config): readonly string[] {
  return [
    ...(offline === undefined && url !== "" ? ["sitemap.xml"] : []),
    ...(llms.enabled ? ["llms.txt"] : []),
    ...(llms.enabled && llms.full ? ["llms-full.txt"] : []),
  ];
}

/** The routes that neither have the name of a file nor lie below it. Each of the others is reported once. */
export function routesBesideFiles(
  routes: readonly Route[],
  { files, config }: { readonly files: readonly string[]; readonly config: Config },
  report: (diagnostic: Diagnostic) => void,
): readonly Route[] {
  const keys = new Set(files.map((file) => addressKey(`/${file}`)));
  const told = new Set<string>();
  return routes.filter((route) => {
    // Names without a dot are those of hosts' files, which begin with `_`: nearly all addresses have neither.
    const file = /[._]/.test(route.url) ? fileAt(addressKey(route.url), keys) : undefined;
    if (file === undefined) return true;
    const place = `${route.source}\n${route.path}`;
    if (!told.has(place)) report(describe(route, file, config));
    told.add(place);
    return false;
  });
}

/** The file whose address this is, or begins with. */
function fileAt(address: string, files: ReadonlySet<string>): string | undefined {
  const segments = address.split("/");
  return segments.map((_, index) => segments.slice(0, index + 1).join("/")).find((start) => files.has(start));
}

function describe(route: Route, file: string, config: Config): Diagnostic {
  if (isDocsRoot(route))
    return {
      code: "duplicate-route",
      severity: "warning",
      message: `The docs cannot start at ${route.url}, because the build writes the file ${file} itself`,
      ...locationOf(route, config),
      hint: "give `docs.path`, or the version, a different path",
    };
  const isRedirect = route.target.kind === "redirect";
  return {
    ...claimOf(route),
    message: isRedirect
      ? `The redirect from ${route.url} hides a file: the build writes ${file} itself`
      : `The page ${route.url} is left out, because the build writes the file ${file} itself`,
    ...locationOf(route, config),
    hint: isRedirect ? "remove the redirect" : "give the page a different name or `slug`",
  };
}
