// Decodes and encodes pictures with sharp, which is optional and only loaded when a site has pictures.
import type sharp from "sharp";
import type { Metadata, Sharp } from "sharp";
import type { Config } from "../../model/config.ts";
import { pictureWidths } from "../../model/picture.ts";

/** Pictures with more pixels are left as they are: decoding takes four bytes a pixel. */
const pixelLimit = 50_000_000;
/** Pixels. Measured: less than 400 bytes as a data URL, and shapes are still recognisable. */
const placeholderWidth = 16;
/** Narrower pictures, in pixels, load before anyone would see a placeholder. */
const leastWidthWithPlaceholder = 64;

/** One encoded file. */
export interface EncodedFile {
  /** `own`: the original's format; `modern`: one that weighs less. */
  readonly role: "own" | "modern";
  readonly type: string;
  readonly extension: string;
  readonly width: number;
  readonly bytes: Uint8Array;
}

/** A picture in all its files. */
export interface EncodedImage {
  readonly width: number;
  readonly height: number;
  readonly placeholder?: string;
  readonly files: readonly EncodedFile[];
}

/** The outcome of encoding: `kept` for formats and animations that are published unchanged. */
export type Encoding =
  | { readonly kind: "made"; readonly image: EncodedImage }
  | { readonly kind: "kept" }
  | { readonly kind: "failed"; readonly reason: string };

/** Makes files of pictures. */
export interface ImageEncoder {
  /** Changes whenever the same picture may be encoded to different bytes. */
  readonly version: string;
  encode(bytes: Uint8Array, settings: Config["images"]): Promise<Encoding>;
}

/**
 * A PNG with a palette whose bytes are the same each time. Measured with the mixing of its colours (`dither`): of 10,000
 * encodings of a small picture two or more at a time, some had other bytes, of 60,000 one at a time none; without it none
 * of 36,000, eight at a time. Without it two drawn pictures were also smaller by 40 %, and nearer to the original.
 */
export const steadyPalette = { palette: true, dither: 0 } as const;

/** The encoder; `undefined` when the optional package is not installed or has no binary for this machine. */
export async function loadImageEncoder(): Promise<ImageEncoder | undefined> {
  let loaded: typeof sharp;
  try {
    loaded = (await import("sharp")).default;
  } catch {
    return undefined; // whatever the reason: pictures can be published without it
  }
  loaded.cache(false);
  loaded.concurrency(1); // several pictures are encoded at the same time instead
  return {
    version: `sharp ${loaded.versions.sharp ?? ""} vips ${loaded.versions.vips}`,
    encode: async (bytes, settings) => {
      const open = (): Sharp => loaded(bytes, { limitInputPixels: pixelLimit, failOn: "error" });
      // A file that is being copied anew may be empty by now, which sharp refuses at once.
      const header =
        bytes.length === 0
          ? undefined
          : await loaded(bytes, { limitInputPixels: false })
              .metadata()
              .catch(() => undefined); // what a decoder says of it names its own functions
      if (header === undefined) return { kind: "failed", reason: "it cannot be read as a picture" };
      if (header.width * header.height > pixelLimit)
        return { kind: "failed", reason: "it has more than 50 million pixels" };
      try {
        return await encodeWith(open, { bytes, header, settings });
      } catch (error) {
        return { kind: "failed", reason: reasonOf(error) };
      }
    },
  };
}

/** Which part of a decoder and an encoder that run at once fails first is a matter of chance, so neither is named. */
function reasonOf(error: unknown): string {
  const isTooLarge = error instanceof Error && error.message.includes("too large");
  return isTooLarge ? "it is too wide or too high for the formats of its smaller files" : "its data is damaged";
}

interface Original {
  readonly bytes: Uint8Array;
  readonly header: Metadata;
  readonly settings: Config["images"];
}

interface Format {
  readonly role: EncodedFile["role"];
  readonly type: string;
  readonly extension: string;
  readonly apply: (image: Sharp, quality: number) => Sharp;
}

// WebP as the one modern format. Measured for 1030 pixels of a photo on one core: WebP 108 kB in 0.1 s; AVIF 53 kB in
// 1.5 s, or 79 kB in 0.5 s; over twelve pictures that is the whole time of a build. PNG: effort 7 takes 4 s, 3 takes 0.5.
const ownFormats: Readonly<Record<string, Format>> = {
  jpeg: {
    role: "own",
    type: "image/jpeg",
    extension: "jpg",
    apply: (image, quality) => image.jpeg({ quality, mozjpeg: true }),
  },
  png: {
    role: "own",
    type: "image/png",
    extension: "png",
    apply: (image, quality) => image.png({ ...steadyPalette, quality, effort: 3 }),
  },
  webp: { role: "own", type: "image/webp", extension: "webp", apply: (image, quality) => image.webp({ quality }) },
  // AVIF counts quality differently: its 50 looks like 70 of the others.
  heif: {
    role: "own",
    type: "image/avif",
    extension: "avif",
    apply: (image, quality) => image.avif({ quality: Math.max(1, Math.round(quality * 0.7)), effort: 2 }),
  },
};

/** `smartSubsample` keeps coloured text sharp; PNG files are mostly screenshots. */
function modernFormat(of: string): Format | undefined {
  if (of !== "jpeg" && of !== "png") return undefined;
  const apply = (image: Sharp, quality: number): Sharp => image.webp({ quality, smartSubsample: of === "png" });
  return { role: "modern", type: "image/webp", extension: "webp", apply };
}

async function encodeWith(open: () => Sharp, original: Original): Promise<Encoding> {
  const { bytes, header, settings } = original;
  const own = ownFormats[header.format];
  if (own === undefined || isAnimated(bytes, header)) return { kind: "kept" };
  if (header.format === "heif" && header.compression !== "av1") return { kind: "kept" };
  const { width, height } = header.autoOrient;
  const modern = modernFormat(header.format);
  const files: EncodedFile[] = [];
  for (const target of pictureWidths(width, settings)) {
    for (const format of modern === undefined ? [own] : [own, modern]) {
      const { role, type, extension, apply } = format;
      const made = await apply(open().autoOrient().resize({ width: target }), settings.quality).toBuffer();
      // The original is used if it is not larger.
      const isOriginal = role === "own" && target === width && bytes.length <= made.length;
      files.push({ role, type, extension, width: target, bytes: isOriginal ? bytes : made });
    }
  }
  const placeholder = width < leastWidthWithPlaceholder ? undefined : await placeholderOf(open, header);
  const image = { width, height, files: withoutUseless(files), ...(placeholder === undefined ? {} : { placeholder }) };
  return { kind: "made", image };
}

/** Leaves a modern format out if it saves nothing at the largest width. */
function withoutUseless(files: readonly EncodedFile[]): readonly EncodedFile[] {
  const largest = (role: EncodedFile["role"]): number =>
    files.findLast((file) => file.role === role)?.bytes.length ?? 0;
  return largest("modern") < largest("own") ? files : files.filter(({ role }) => role === "own");
}

async function placeholderOf(open: () => Sharp, { hasAlpha }: Metadata): Promise<string | undefined> {
  if (hasAlpha && !(await isOpaque(open))) return undefined;
  const tiny = await open()
    .autoOrient()
    .resize({ width: placeholderWidth })
    .removeAlpha()
    .webp({ quality: 40 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString("base64")}`;
}

/** Looks at the alpha channel alone: statistics of all channels take three times as long. */
async function isOpaque(open: () => Sharp): Promise<boolean> {
  const alpha = await open().extractChannel("alpha").raw().toBuffer();
  return alpha.equals(Buffer.alloc(alpha.length, 255));
}

/** Whether there is more than one frame; in PNG an `acTL` chunk before the image data says so. */
function isAnimated(bytes: Uint8Array, { format, pages = 1 }: Metadata): boolean {
  if (format !== "png") return pages > 1;
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const control = data.indexOf("acTL", 8, "latin1");
  return control >= 0 && control < data.indexOf("IDAT", 8, "latin1");
}
