// Everything a build writes besides pages: theme files, fingerprinted assets, static files, outputs for machines.
import { type Hash, type OutputPath, outputPath, type SitePath } from "../../model/brands.ts";
import { staticFolder } from "../../model/contentFolders.ts";
import type { Asset } from "../../model/doc.ts";
import type { HashFunction, SiteFiles } from "../../model/ports.ts";
import type { Site } from "../../model/site.ts";
import type { SourceFile } from "../../model/sourceFile.ts";
import type { Theme } from "../../theme/theme.ts";
import type { OutlinedPage } from "../pages/pageOutline.ts";
import { type OutlinedPages, recallOrMake } from "../pages/siteMemo.ts";

/** A file of the site and the address it gets. */
export interface PublishedAsset {
  readonly file: SitePath;
  readonly path: OutputPath;
}

/** What fingerprinting takes. */
interface FingerprintInput {
  readonly files: SiteFiles;
  readonly hash: HashFunction;
  /** Pictures that are shown as they are. */
  readonly originals: ReadonlySet<SitePath>;
}

/** Images and downloads that sources refer to outside the static folder, with fingerprinted addresses. */
export async function fingerprintAssets(
  site: Site,
  { files, hash, originals }: FingerprintInput,
): Promise<readonly PublishedAsset[]> {
  const wanted = new Map<SitePath, Asset["kind"]>();
  for (const { file, kind } of site.content.sources.flatMap(({ assets }) => assets)) {
    if (file === undefined || isStatic(file) || (kind === "picture" && !originals.has(file))) continue;
    wanted.set(file, kind);
  }
  const assets: PublishedAsset[] = [];
  for (const [file, kind] of wanted) {
    const bytes = await files.read(file);
    if (bytes !== undefined) assets.push({ file, path: fingerprint(file, kind, hash(bytes)) });
  }
  return assets;
}

/** Address of a file with a part of its digest: `assets/images/cat.1f2e3d4c.png`. */
export function fingerprint(file: SitePath, kind: Asset["kind"], hash: string): OutputPath {
  const name = file.split("/").at(-1) ?? file;
  const dot = name.lastIndexOf(".");
  const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ""];
  return outputPath(`assets/${kind === "file" ? "files" : "images"}/${stem}.${hash.slice(0, 8)}${extension}`);
}

/** Address below the output folder of any published file of the site. */
export function assetPaths(assets: readonly PublishedAsset[]): (file: SitePath) => string {
  const paths = new Map(assets.map(({ file, path }) => [file, path]));
  return (file) => paths.get(file) ?? addressOfFile(file) ?? file;
}

/** Address of a file of the static folder; `undefined` for other files. */
export function addressOfFile(file: SitePath): string | undefined {
  return isStatic(file) ? file.slice(staticFolder.length + 1) : undefined;
}

const isStatic = (file: SitePath): boolean => file.startsWith(`${staticFolder}/`);

/** Static files with the place each is copied to. */
export function staticCopies(sources: readonly SourceFile[]): readonly PublishedAsset[] {
  return sources
    .filter(({ source }) => source.kind === "static")
    .map(({ path, relativePath }) => ({ file: path, path: outputPath(relativePath) }));
}

/** A text of the body store and the address it gets. */
interface PublishedText {
  readonly hash: Hash;
  readonly path: OutputPath;
}

/** Files of specifications that readers can download, beside the overview of their API. */
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

/** Files of the theme that the pages of a site load: scripts of interactive parts that no page has are left out. */
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
