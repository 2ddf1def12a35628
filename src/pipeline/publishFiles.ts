// Everything a build writes besides pages: theme files, fingerprinted assets, static files, outputs for machines.
import { type OutputPath, outputPath, type SitePath } from "../model/brands.ts";
import type { HashFunction, SiteFiles } from "../model/ports.ts";
import type { Site } from "../model/site.ts";
import type { SourceFile } from "../model/sourceFile.ts";
import { gzipSizeOf } from "../platform/gzipSize.ts";
import type { Theme } from "../theme/theme.ts";
import { staticFolder } from "./scanSources.ts";

/** A file of the site and the address it gets. */
export interface PublishedAsset {
  readonly file: SitePath;
  readonly path: OutputPath;
}

/** Images and downloads that sources refer to outside the static folder, with fingerprinted addresses. */
export async function fingerprintAssets(
  site: Site,
  files: SiteFiles,
  hash: HashFunction,
): Promise<readonly PublishedAsset[]> {
  const wanted = new Map<SitePath, "image" | "file">();
  for (const source of site.content.sources) {
    for (const { file, kind } of source.assets) if (file !== undefined && !isStatic(file)) wanted.set(file, kind);
  }
  const assets: PublishedAsset[] = [];
  for (const [file, kind] of wanted) {
    const bytes = await files.read(file);
    if (bytes !== undefined) assets.push({ file, path: fingerprint(file, kind, hash(bytes)) });
  }
  return assets;
}

function fingerprint(file: SitePath, kind: "image" | "file", hash: string): OutputPath {
  const name = file.split("/").at(-1) ?? file;
  const dot = name.lastIndexOf(".");
  const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ""];
  return outputPath(`assets/${kind === "image" ? "images" : "files"}/${stem}.${hash.slice(0, 8)}${extension}`);
}

/** Address below the output folder of any published file of the site. */
export function assetPaths(assets: readonly PublishedAsset[]): (file: SitePath) => string {
  const paths = new Map(assets.map(({ file, path }) => [file, path]));
  return (file) => paths.get(file) ?? (isStatic(file) ? file.slice(staticFolder.length + 1) : file);
}

const isStatic = (file: SitePath): boolean => file.startsWith(`${staticFolder}/`);

/** Static files with the place each is copied to. */
export function staticCopies(sources: readonly SourceFile[]): readonly PublishedAsset[] {
  return sources
    .filter(({ source }) => source.kind === "static")
    .map(({ path, relativePath }) => ({ file: path, path: outputPath(relativePath) }));
}

/** Specification files that readers can download, beside the overview of their API. */
export function specCopies(site: Site): readonly PublishedAsset[] {
  return [...site.apis.values()].map(({ spec, downloadUrl }) => ({
    file: spec.path,
    path: outputPath(downloadUrl.slice(1)),
  }));
}

/** Styles and scripts of the theme with their compressed sizes. */
export function weighTheme({
  emitted,
}: Pick<Theme, "emitted">): readonly { readonly path: string; readonly gzipBytes: number }[] {
  return emitted
    .filter(({ path }) => /\.(?:css|js)$/.test(path))
    .map(({ path, bytes }) => ({ path, gzipBytes: gzipSizeOf(bytes) }));
}
