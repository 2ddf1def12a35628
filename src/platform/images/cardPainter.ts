// Turns the SVG of a social card into a PNG with sharp. Knows nothing of fonts and texts.
import type sharp from "sharp";
import { firstLineOf } from "../../model/firstLineOf.ts";
import { cardPictures, cardSize } from "../../model/socialCard.ts";
import { steadyPalette } from "./imageFormats.ts";
import { openIndexedPng } from "./indexedPng.ts";

/** A picture file of the site. */
export interface CardPictureFile {
  /** Path in the site folder, for messages. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** Pictures that all cards have in common. */
export interface CardPictureFiles {
  readonly logo?: CardPictureFile;
  readonly background?: CardPictureFile;
}

/** Draws cards. */
interface CardPainter {
  /** Size of the logo as it is embedded. */
  readonly logo: { readonly width: number; readonly height: number } | undefined;
  /** @param svg Markup whose texts are outlines already; it refers to pictures by the addresses in `cardPictures`. */
  paint(svg: string): Promise<Uint8Array>;
}

/** For pictures with many colours. */
const photographic = { ...steadyPalette, colours: 256, effort: 4 } as const;
/** Height of the embedded logo, pixels: twice that of the largest that a card shows. */
const logoHeight = 192;

/** Prepares pictures. @throws Error when the package is not installed, or a picture cannot be read; it names that picture. */
export async function openCardPainter(files: CardPictureFiles): Promise<CardPainter> {
  const load = (await import("sharp")).default;
  load.cache(false);
  load.concurrency(1); // several cards are drawn at the same time instead
  const indexedPng = openIndexedPng();
  const logo = files.logo && (await drawn(files.logo, (bytes) => logoOf(bytes, load)));
  const background = files.background && (await drawn(files.background, (bytes) => backgroundOf(bytes, load)));
  return {
    logo: logo && { width: logo.info.width, height: logo.info.height },
    paint: async (svg) => {
      const whole = svg
        .replaceAll(cardPictures.logo, () => dataUrl(logo?.data))
        .replaceAll(cardPictures.background, () => dataUrl(background));
      const image = load(Buffer.from(whole));
      const { data, info } = await image.clone().ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      const isCard = info.width === cardSize.width && info.height === cardSize.height;
      const png = isCard ? indexedPng({ ...cardSize, data }) : undefined;
      // For photographs behind the text, and cards of another size.
      return png ?? (await image.resize(cardSize.width, cardSize.height).removeAlpha().png(photographic).toBuffer());
    },
  };
}

async function drawn<Value>(
  { path, bytes }: CardPictureFile,
  draw: (bytes: Uint8Array) => Promise<Value>,
): Promise<Value> {
  try {
    return await draw(bytes);
  } catch (cause) {
    throw new Error(`${path} is not an image (${firstLineOf(cause)})`, { cause });
  }
}

function logoOf(bytes: Uint8Array, load: typeof sharp) {
  // Draws vector pictures large instead of enlarging them afterwards.
  return load(bytes, { density: 600 })
    .resize({ height: logoHeight, width: 4 * logoHeight, fit: "inside" })
    .png()
    .toBuffer({ resolveWithObject: true });
}

function backgroundOf(bytes: Uint8Array, load: typeof sharp): Promise<Buffer> {
  return load(bytes).resize(cardSize.width, cardSize.height, { fit: "cover" }).png().toBuffer();
}

const dataUrl = (png: Buffer | undefined): string =>
  png === undefined ? "" : `data:image/png;base64,${png.toString("base64")}`;
