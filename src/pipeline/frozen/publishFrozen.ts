// Puts the files of frozen versions into the output, as they are but for the base URL. Nothing is parsed or rendered, and
// what the output holds already is not even read.
import { hashText, type OutputPath, outputPath } from "../../model/brands.ts";
import { type FrozenFile, type FrozenVersion, frozenRoot, placeFrozenText } from "../../model/frozen.ts";
import type { Site } from "../../model/site.ts";
import { type OpenZip, openZip, ZipDamaged } from "../../platform/archive/readZip.ts";
import { PlatformFailure } from "../../platform/failure.ts";
import type { Staging } from "../../platform/output/staging.ts";
import { searchScripts } from "../publish/offlineStaging.ts";
import type { World } from "../world.ts";
import { archivedPath } from "./gatherFrozen.ts";
import { unusable } from "./unusable.ts";

/** What publishing takes. */
interface PublishFrozenInput {
  readonly site: Site;
  readonly world: World;
  /** Absent when nothing is to be written. */
  readonly staging: Staging | undefined;
  /** Files of the site as it is: they go before files of the same name that an old version has kept. */
  readonly taken: ReadonlySet<string>;
}

/** Writes the files of all frozen versions. @returns Their paths. */
export async function publishFrozen({
  site,
  world,
  staging,
  taken,
}: PublishFrozenInput): Promise<readonly OutputPath[]> {
  const written = new Set<OutputPath>();
  for (const version of site.frozen) {
    const archive = lazyArchive(`${world.siteFolder}/${version.archive}`);
    try {
      for (const [name, file] of Object.entries(version.files)) {
        const path = outputPath(name);
        if (taken.has(path) || written.has(path) || isLeftOut(file, site)) continue;
        written.add(path);
        if (staging !== undefined) await publishFile({ path, file, version, archive }, site, staging);
      }
    } catch (error) {
      if (error instanceof ZipDamaged) throw new PlatformFailure(unusable(version.archive, error.message), error);
      throw error;
    } finally {
      archive.close();
    }
  }
  return [...written];
}

/** Scripts of a site that is read without a server are others. */
const isLeftOut = ({ only }: FrozenFile, { config }: Site): boolean =>
  only !== undefined && only !== (config.offline === undefined ? "online" : "offline");

interface PublishedFile {
  readonly path: OutputPath;
  readonly file: FrozenFile;
  readonly version: FrozenVersion;
  readonly archive: Pick<OpenZip, "read">;
}

async function publishFile(
  { path, file, version, archive }: PublishedFile,
  site: Site,
  staging: Staging,
): Promise<void> {
  const { baseUrl, offline } = site.config;
  const read = (): Buffer => archive.read(archivedPath(path));
  if (file.kind === "bytes") return await staging.put(path, hashText(file.digest), read);
  const text = (): string => placeFrozenText(inPlace(read().toString("utf8"), version, site), baseUrl);
  if (offline !== undefined && file.kind === "search") return await searchScripts(staging).write(path, text());
  await staging.put(path, hashText(`frozen ${file.digest} ${encodeURI(baseUrl)}`), text);
}

/** A text whose scripts are those that work without a server, where there is none. */
function inPlace(text: string, { offline }: FrozenVersion, { config }: Site): string {
  if (config.offline === undefined) return text;
  let local = text.replaceAll(/ needs="[^"]*"/g, "");
  for (const [from, to] of Object.entries(offline)) local = local.replaceAll(frozenRoot + from, () => frozenRoot + to);
  return local;
}

/** An archive that is opened when the first file is read. */
function lazyArchive(path: string): Pick<OpenZip, "read" | "close"> {
  const opened: OpenZip[] = [];
  return {
    read: (name) => {
      const zip = opened[0] ?? openZip(path);
      if (opened.length === 0) opened.push(zip);
      return zip.read(name);
    },
    close: () => opened[0]?.close(),
  };
}
