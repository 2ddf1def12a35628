// Decides which files are written beside the pages and where: theme files, fingerprinted assets, static files and
// specifications for download. Writes none of them.
import { type Hash, type OutputPath, outputPath, type SitePath } from "../../model/brands.ts";
import { staticFolder } from "../../model/contentFolders.ts";
import type { Asset } from "../../model/doc.ts";
import type { HashFunction, SiteFiles } from "../../model/ports.ts";
import type { Site } from "../../model/site.ts";
import type { SourceFile } from "../../model/sourceFile.ts";
import { isPageFile } from "../../site/otherwise.ts";
import type { Theme } from "../../theme/theme.ts";
import type { OutlinedPage } from "../pages/pageOutline.ts";
import { type OutlinedPages, recallOrMake } from "../pages/siteMemo.ts";

/** A file of the site and its path in the output. */
export interface PublishedAsset {
  readonly file: SitePath;
  readonly path: OutputPath;
}

/** What `fingerprintAssets` needs. */
interface FingerprintInput {
  readonly files: SiteFiles;
  readonly hash: HashFunction;
  /** Pictures that are shown as they are. */
  readonly originals: ReadonlySet<SitePath>;
}

/** Images and downloads outside the static folder that sources refer to, each with a fingerprinted path. */
export async function fingerprintAssets(
  site: Site,
  { files, hash, originals }: FingerprintInput,
): Promise<readonly PublishedAsset[]> {
  const wanted = new Map<SitePath, Asset["kind"]>();
  for (const { file, kind } of site.content.sources.flatMap(({ assets }) => assets)) {
    if (file === undefined || isStatic(file) || (kind === "picture" && !originals.has(file))) continue;
    if (kind === "file" && isPageFile(file, site)) continue;
    wanted.set(file, kind);
  }
  const assets: PublishedAsset[] = [];
  for (const [file, kind] of wanted) {
    const bytes = await files.read(file);
    if (bytes !== undefined) assets.push({ file, path: fingerprint(file, kind, hash(bytes)) });
  }
  return assets;
}

/** The path of a file with part of its digest in the name: `assets/images/cat.1f2e3d4c.png`. */
export function fingerprint(file: SitePath, kind: Asset["kind"], hash: string): OutputPath {
  const name = file.split("/").at(-1) ?? file;
  const dot = name.lastIndexOf(".");
  const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ""];
  return outputPath(`assets/${kind === "file" ? "files" : "images"}/${stem}.${hash.slice(0, 8)}${extension}`);
}

/** Makes a function that gives the output path of any published file of the site. */
export function assetPaths(assets: readonly PublishedAsset[]): (file: SitePath) => string {
  const paths = new Map(assets.map(({ file, path }) => [file, path]));
  return (file) => paths.get(file) ?? addressOfFile(file) ?? file;
}

/** The output path of a file in the static folder; `undefined` for other files. */
export function addressOfFile(file: SitePath): string | undefined {
  return isStatic(file) ? file.slice(staticFolder.length + 1) : undefined;
}

const isStatic = (file: SitePath): boolean => file.startsWith(`${staticFolder}/`);

/** The static files and the paths to which they are copied. */
export function staticCopies(sources: readonly SourceFile[]): readonly PublishedAsset[] {
  return sources
    .filter(({ source }) => source.kind === "static")
    .map(({ path, relativePath }) => ({ file: path, path: outputPath(relativePath) }));
}

/** A text in the body store and its path in the output. */
interface PublishedText {
  readonly hash: Hash;
  readonly path: OutputPath;
}

/** The specifications that readers can download; each lies beside the overview of its API. */
export function specFiles(site: Site): {
  readonly copies: readonly PublishedAsset[];
  readonly texts: readonly PublishedText[];
} {
  const all = [...site.apis.values()].flatMap(({ downloads }) => downloads);
  const named = all.map(({ url, source }) => ({ source, path: outputPath(url.slice(1)) }));
  const own = named.filter(({ path }) => !site.staticFiles.has(path));
  return {
    copies: own.flatMap(({ source, path }) => (source.kind === "file" ? [{ file: source.path, path }] : [])),
    texts: own.flatMap(({ source, path }) => (source.kind === "text" ? [{ hash: source.hash, path }] : [])),
  };
}

/** The theme files that a site's pages load, without the scripts of islands that no page contains. */
export function neededFiles(
  { emitted, islands }: Pick<Theme, "emitted" | "islands">,
  { receipts, outlines, memo }: OutlinedPages,
  baseUrl: string,
): Theme["emitted"] {
  const inputs = [outlines, JSON.stringify([islands, emitted.map(({ path }) => path), baseUrl])];
  const needed = recallOrMake<readonly string[]>(memo, { name: "scripts", inputs }, () =>
    neededPaths({ emitted, islands }, receipts, baseUrl),
  );
  const paths = new Set(needed);
  return emitted.filter(({ path }) => paths.has(path));
}

function neededPaths(
  { emitted, islands }: Pick<Theme, "emitted" | "islands">,
  receipts: readonly Pick<OutlinedPage, "hrefs">[],
  baseUrl: string,
): readonly string[] {
  const all = Object.values(islands);
  const missing = new Map(all.map((script) => [`${baseUrl}${script.path}`, script]));
  const used: (typeof all)[number][] = [];
  for (const { hrefs } of receipts) {
    if (missing.size === 0) break;
    for (const href of hrefs) {
      const script = missing.get(href);
      if (script === undefined) continue;
      used.push(script);
      missing.delete(href);
    }
  }
  const pathsOf = (scripts: typeof all): ReadonlySet<string> =>
    new Set(
      scripts.flatMap(({ companion, ...own }) =>
        [own, ...(companion === undefined ? [] : [companion])].flatMap(({ path, needs }) => [path, ...needs]),
      ),
    );
  const [known, needed] = [pathsOf(all), pathsOf(used)];
  return emitted.map(({ path }) => path).filter((path) => !known.has(path) || needed.has(path));
}
