// Decodes and encodes pictures with sharp, which is optional and only loaded when a site has pictures.
import type sharp from "sharp";
import type { Metadata, OutputInfo, Sharp } from "sharp";
import type { Config } from "../../model/config.ts";
import { pictureWidths } from "../../model/picture.ts";
import { type Format, modernFormat, ownFormats } from "./imageFormats.ts";

/** Pictures with more pixels are left as they are: decoding takes four bytes a pixel. */
const pixelLimit = 50_000_000;
/** Every format takes this many pixels each way. */
const widthAndHeightOfAll = 16_000;
/** Pixels. Measured: less than 400 bytes as a data URL, and shapes are still recognisable. */
const placeholderWidth = 16;
/** Narrower pictures, in pixels, load before anyone would see a placeholder. */
const leastWidthWithPlaceholder = 64;

/** One encoded file. */
export interface EncodedFile {
  readonly role: Format["role"];
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
  /** Letters that could not be drawn. */
  readonly lacking?: readonly string[];
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
  /** Only finds out whether `encode` would fail, in a fraction of its time; `kept` where it would not. */
  look(bytes: Uint8Array, settings: Config["images"]): Promise<Encoding>;
}

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
  const through =
    (work: (open: Open, original: Original) => Promise<Encoding>): ImageEncoder["encode"] =>
    async (bytes, settings) => {
      const open: Open = (pixels) =>
        pixels === undefined
          ? loaded(bytes, { limitInputPixels: pixelLimit, failOn: "error" })
          : loaded(pixels.data, { raw: pixels.info });
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
        return await work(open, { bytes, header, settings });
      } catch (error) {
        return { kind: "failed", reason: reasonOf(error) };
      }
    };
  return {
    version: `sharp ${loaded.versions.sharp ?? ""} vips ${loaded.versions.vips}`,
    encode: through(encodeWith),
    look: through(lookWith),
  };
}

/** Which part of a decoder and an encoder that run at once fails first is a matter of chance, so neither is named. */
function reasonOf(error: unknown): string {
  const isTooLarge = error instanceof Error && error.message.includes("too large");
  return isTooLarge ? "it is too wide or too high for the formats of its smaller files" : "its data is damaged";
}

/** Starts work on decoded pixels, or on the original. */
type Open = (pixels?: { readonly data: Buffer; readonly info: OutputInfo }) => Sharp;

interface Original {
  readonly bytes: Uint8Array;
  readonly header: Metadata;
  readonly settings: Config["images"];
}

/** The own format of a picture; `undefined` if it is published unchanged. */
function formatToEncode({ bytes, header }: Original): Format | undefined {
  if (isAnimated(bytes, header) || (header.format === "heif" && header.compression !== "av1")) return undefined;
  return ownFormats[header.format];
}

async function lookWith(open: Open, original: Original): Promise<Encoding> {
  const { header, settings } = original;
  if (formatToEncode(original) === undefined) return { kind: "kept" };
  const { width, height } = header.autoOrient;
  const largest = Math.max(...pictureWidths(width, settings));
  if (Math.max(largest, (largest / width) * height) > widthAndHeightOfAll) return await encodeWith(open, original);
  // Damage is found wherever it is: all is decoded, and next to nothing encoded.
  await open().resize({ width: placeholderWidth }).raw().toBuffer();
  return { kind: "kept" };
}

async function encodeWith(open: Open, original: Original): Promise<Encoding> {
  const { bytes, header, settings } = original;
  const own = formatToEncode(original);
  if (own === undefined) return { kind: "kept" };
  const { width, height } = header.autoOrient;
  const modern = modernFormat(header.format);
  const files: EncodedFile[] = [];
  for (const target of pictureWidths(width, settings)) {
    // Decoded once for all formats, which takes a fifth of the time away.
    const pixels = await open().autoOrient().resize({ width: target }).raw().toBuffer({ resolveWithObject: true });
    for (const format of modern === undefined ? [own] : [own, modern]) {
      const { role, type, extension, apply } = format;
      const made = await apply(open(pixels), settings.quality).toBuffer();
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

async function placeholderOf(open: Open, { hasAlpha }: Metadata): Promise<string | undefined> {
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
async function isOpaque(open: Open): Promise<boolean> {
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
