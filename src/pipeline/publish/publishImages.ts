// Makes the picture files from which browsers choose, in several widths and formats, once for each distinct picture of the
// site. A picture that cannot be made smaller is published as it is.
import { type Hash, type OutputPath, outputPath, type SitePath } from "../../model/brands.ts";
import type { Config } from "../../model/config.ts";
import type { Diagnostic, Outcome } from "../../model/diagnostic.ts";
import type { Asset } from "../../model/doc.ts";
import type { Picture } from "../../model/picture.ts";
import type { Site } from "../../model/site.ts";
import type { EncodedFile, EncodedImage } from "../../platform/images/imageEncoder.ts";
import type { ImageMaker } from "../../platform/images/imageMaker.ts";
import type { Staging } from "../../platform/output/staging.ts";
import { mapInOrder } from "../../platform/pool.ts";
import { linkTo } from "../../site/addresses.ts";
import type { World } from "../world.ts";
import { addressOfFile, fingerprint } from "./publishFiles.ts";

type ImageWorld = Pick<World, "files" | "hash" | "progress" | "jobs" | "signal">;

/** What `publishImages` needs. */
export interface ImageInput {
  readonly site: Pick<Site, "content" | "config">;
  readonly world: ImageWorld;
  readonly staging: Pick<Staging, "write"> | undefined;
  /** `undefined` when this machine cannot make pictures. */
  readonly maker: ImageMaker | undefined;
}

/** Pictures as pages refer to them. */
export interface PublishedImages {
  readonly picturesByFile: ReadonlyMap<SitePath, Picture>;
  /** Pictures that pages show unchanged. */
  readonly originals: ReadonlySet<SitePath>;
  /** Paths of all written files. */
  readonly files: ReadonlySet<OutputPath>;
}

/** All files with the same content, and what parsing found out about the first of them. */
interface Original {
  readonly hash: Hash;
  readonly asset: Asset;
  readonly paths: readonly SitePath[];
  readonly sizeBytes: number;
}

const rasterName = /\.(?:png|jpe?g|webp|avif)$/i;

/** Makes and writes the picture files of a site. */
export async function publishImages(input: ImageInput): Promise<Outcome<PublishedImages>> {
  const { site, world, staging, maker } = input;
  const originals = await findOriginals(site, world);
  const picturesByFile = new Map<SitePath, Picture>();
  const kept = new Set<SitePath>();
  const written = new Set<OutputPath>();
  const diagnostics: Diagnostic[] = [];
  let done = 0;
  const publish = async (original: Original): Promise<readonly Diagnostic[]> => {
    const { paths, asset } = original;
    const bytes = maker && isRaster(asset) ? await world.files.read(asset.file) : undefined;
    const encoding = bytes && (await maker?.make(bytes, site.config.images));
    done += 1;
    world.progress({ phase: "images", done, total: originals.length });
    for (const path of paths) {
      if (encoding?.kind !== "made") {
        kept.add(path);
        picturesByFile.set(path, pictureOfOriginal(path, original, site.config));
        continue;
      }
      const named = nameFiles(path, encoding.image, world);
      picturesByFile.set(path, pictureOf(named, encoding.image, site.config));
      for (const file of named) {
        if (written.has(file.path)) continue;
        written.add(file.path);
        await staging?.write(file.path, file.bytes);
      }
    }
    return encoding?.kind === "failed" ? [notResized(asset, encoding.reason)] : [];
  };
  const { jobs, signal } = world;
  diagnostics.push(...(await mapInOrder(originals, publish, { concurrency: jobs, signal })).flat());
  const missed = originals.filter(({ asset }) => isRaster(asset)).length;
  if (maker === undefined && missed > 0) diagnostics.push(notInstalled());
  return { value: { picturesByFile, originals: kept, files: written }, diagnostics };
}

/** Whether the bytes were recognised as a picture. An unreadable one is reported where the page refers to it. */
const isRaster = (asset: Asset): asset is Asset & { readonly file: SitePath } =>
  asset.file !== undefined && asset.width !== undefined && rasterName.test(asset.file);

async function findOriginals(
  { content }: ImageInput["site"],
  { files, hash }: ImageWorld,
): Promise<readonly Original[]> {
  const assetsByFile = new Map<SitePath, Asset>();
  for (const asset of content.sources.flatMap(({ assets }) => assets)) {
    if (asset.kind !== "picture" || asset.file === undefined || assetsByFile.has(asset.file)) continue;
    assetsByFile.set(asset.file, asset);
  }
  const originals = new Map<Hash, Original>();
  for (const [file, asset] of assetsByFile) {
    const bytes = await files.read(file);
    if (bytes === undefined) continue;
    const key = hash(bytes);
    const known = originals.get(key) ?? { hash: key, asset, paths: [], sizeBytes: bytes.length };
    originals.set(key, { ...known, paths: [...known.paths, file] });
  }
  return [...originals.values()];
}

interface NamedFile extends EncodedFile {
  readonly path: OutputPath;
}

/** `cat-640.1f2e3d4c.webp`: name, width, content. */
function nameFiles(of: SitePath, { files }: EncodedImage, { hash }: ImageWorld): readonly NamedFile[] {
  const stem = (of.split("/").at(-1) ?? of).replace(/\.[^.]*$/, "");
  return files.map((file) => {
    const digest = hash(file.bytes).slice(0, 8);
    return { ...file, path: outputPath(`assets/images/${stem}-${file.width}.${digest}.${file.extension}`) };
  });
}

function pictureOf(named: readonly NamedFile[], image: EncodedImage, config: Config): Picture {
  const own = named.filter(({ role }) => role === "own");
  const modern = named.filter(({ role }) => role === "modern");
  const address = (path: string): string => linkTo(`/${path}`, config);
  const srcset = (files: readonly NamedFile[]): string =>
    files.length === 1
      ? files.map(({ path }) => address(path)).join("")
      : files.map(({ path, width }) => `${address(path)} ${width}w`).join(", ");
  const best = modern.length > 0 ? modern : own;
  const type = modern[0]?.type;
  return {
    src: address(own.at(-1)?.path ?? ""),
    ...(own.length > 1 ? { srcset: srcset(own) } : {}),
    sources: type === undefined ? [] : [{ type, srcset: srcset(modern) }],
    width: image.width,
    height: image.height,
    ...(image.placeholder === undefined ? {} : { placeholder: image.placeholder }),
    weights: best.map(({ width, bytes }) => ({ width, sizeBytes: bytes.length })),
  };
}

function pictureOfOriginal(file: SitePath, { hash, asset, sizeBytes }: Original, config: Config): Picture {
  const { width, height } = asset;
  return {
    src: linkTo(addressOfFile(file) ?? fingerprint(file, "picture", hash), config),
    sources: [],
    ...(width === undefined || height === undefined ? {} : { width, height }),
    weights: [{ width: width ?? 0, sizeBytes }],
  };
}

function notResized({ raw, file, location }: Asset, reason: string): Diagnostic {
  return {
    code: "image-not-resized",
    severity: "warning",
    message: `The image "${raw}" is published as it is: ${reason}`,
    location,
    hint: `check ${file ?? raw}: it should open in an image viewer and have at most 50 million pixels`,
  };
}

function notInstalled(): Diagnostic {
  return {
    code: "image-tool-missing",
    severity: "info",
    message: "Images are published as they are: the optional package sharp is not installed",
    hint: "to resize them: npm install sharp",
  };
}
