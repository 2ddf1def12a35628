// The formats that smaller files of pictures are made in, and the settings of sharp for each.
import type { Sharp } from "sharp";

/**
 * A PNG with a palette whose bytes are the same each time. Measured with the mixing of its colours (`dither`): of 10,000
 * encodings of a small picture two or more at a time, some had other bytes, of 60,000 one at a time none; without it none
 * of 36,000, eight at a time. Without it two drawn pictures were also smaller by 40 %, and nearer to the original.
 */
export const steadyPalette = { palette: true, dither: 0 } as const;

/** How pictures of a format are encoded. */
export interface Format {
  /** `own`: the original's format; `modern`: one that weighs less. */
  readonly role: "own" | "modern";
  readonly type: string;
  readonly extension: string;
  readonly apply: (image: Sharp, quality: number) => Sharp;
}

/** By the names that sharp gives to formats. PNG: effort 7 takes 4 s for what 3 does in 0.5. */
export const ownFormats: Readonly<Record<string, Format>> = {
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

/**
 * WebP as the one modern format. Measured for 1030 pixels of a photo on one core: WebP 108 kB in 0.1 s; AVIF 53 kB in 1.5 s,
 * or 79 kB in 0.5 s; over twelve pictures that is the whole time of a build. `smartSubsample` keeps coloured text sharp: PNG
 * files are mostly screenshots.
 */
export function modernFormat(of: string): Format | undefined {
  if (of !== "jpeg" && of !== "png") return undefined;
  const apply = (image: Sharp, quality: number): Sharp => image.webp({ quality, smartSubsample: of === "png" });
  return { role: "modern", type: "image/webp", extension: "webp", apply };
}
