// Writes the files beside the pages: copies of the site's own files, the theme files that pages load, feeds, and files for
// programs.
import { outputPath } from "../../model/brands.ts";
import type { Diagnostic, Outcome } from "../../model/diagnostic.ts";
import type { Staging } from "../../platform/output/staging.ts";
import { refusalOf } from "../../platform/refusedReads.ts";
import type { OutlinedPages } from "../pages/siteMemo.ts";
import type { MachineFile, MachineFilesInput } from "./machineFiles.ts";
import { type PublishedAsset, specFiles, staticCopies } from "./publishFiles.ts";
import type { PublishedSite, PublishInput } from "./publishSite.ts";
import { writeMachineFiles } from "./writeMachineFiles.ts";

/** What `writeFilesBeside` needs. */
interface FilesBeside
  extends Pick<PublishedSite, "themeFiles" | "contentSecurity" | "lastUpdateOf">,
    Pick<MachineFilesInput, "strings">,
    OutlinedPages {
  readonly assets: readonly PublishedAsset[];
  readonly feeds: readonly MachineFile[];
}

/** Writes the files, and gives their paths. */
export async function writeFilesBeside(
  {
    site,
    sources,
    staging,
    world: { files, hash, bodies },
  }: Pick<PublishInput, "site" | "sources" | "staging" | "world">,
  { assets, themeFiles, feeds, ...made }: FilesBeside,
): Promise<Outcome<ReadonlySet<string>>> {
  // Two files with the same name and content share one path.
  const ownAssets = new Map(assets.map((asset) => [asset.path, asset])).values();
  const statics = staticCopies(sources).filter(({ path }) => site.staticFiles.has(path));
  const specs = specFiles(site);
  const copies = [...statics, ...specs.copies, ...ownAssets];
  const refused: Diagnostic[] = [];
  for (const { file, path } of copies) {
    const refusal = staging === undefined ? await files.refusal(file) : await copyOrFind(staging, { file, path });
    if (refusal !== undefined) refused.push(refusal);
  }
  if (staging !== undefined)
    for (const { hash: key, path } of specs.texts) await staging.write(path, await bodies.get(key));
  for (const { path, hash: key } of site.operationFiles.values())
    if (staging?.keep(path, key) === false) await staging.write(path, await bodies.get(key));
  for (const { path, bytes } of themeFiles) await staging?.write(outputPath(path), bytes);
  // Files for programs serve the web server and search engines, which an offline site has not.
  const machines = site.config.offline === undefined;
  const outputs = machines ? await writeMachineFiles({ site, staging, hash, ...made }) : [];
  const listed = machines ? feeds : [];
  for (const { path, text } of listed) await staging?.write(path, text);
  const written = new Set([
    ...[...copies, ...specs.texts, ...themeFiles].map(({ path }) => path),
    ...[...site.operationFiles.values()].map(({ path }) => path),
    ...outputs,
    ...listed.map(({ path }) => path),
  ]);
  return { value: written, diagnostics: refused };
}

/** Copies a file, or gives the finding of one that cannot be read. */
async function copyOrFind(staging: Staging, { file, path }: PublishedAsset): Promise<Diagnostic | undefined> {
  try {
    await staging.copyStatic(file, path);
    return undefined;
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === undefined) throw error;
    return refusal;
  }
}
