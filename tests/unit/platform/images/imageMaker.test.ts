// Pictures made by the real encoder: widths, formats, and what a second run takes from the cache.
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ImageEncoder, loadImageEncoder } from "../../../../src/platform/images/imageEncoder.ts";
import { type ImageMaker, type ImageMakerOptions, openImageMaker } from "../../../../src/platform/images/imageMaker.ts";

const settings = { quality: 70, minWidth: 640, maxWidth: 1030, steps: 2 };
const workFolder = mkdtempSync(join(tmpdir(), "hubdocs-images-"));
afterAll(() => rmSync(workFolder, { recursive: true }));

/** Something with shapes and colours of a given size. */
function picture(width: number, height: number): Sharp {
  const spots = Array.from({ length: 40 }, (_, at) => {
    const [x, y] = [(at * 7919) % width, (at * 104_729) % height];
    return `<circle cx="${x}" cy="${y}" r="${20 + at * 3}" fill="hsl(${at * 37} 70% 60%)" fill-opacity=".6"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${spots.join("")}</svg>`;
  return sharp(Buffer.from(svg)).flatten();
}

async function openMaker(
  folder = "work",
  options: Partial<ImageMakerOptions> = {},
): Promise<{ maker: ImageMaker; encoded: () => number }> {
  let count = 0;
  const counting = async (): Promise<ImageEncoder | undefined> => {
    const encoder = await loadImageEncoder();
    const encode: ImageEncoder["encode"] = (...input) => {
      count += 1;
      return encoder?.encode(...input) ?? Promise.resolve({ kind: "kept" });
    };
    return encoder && { ...encoder, encode };
  };
  const place = { workFolder: join(workFolder, folder), noCache: false };
  const maker = await openImageMaker({ ...place, ...options }, counting);
  if (maker === undefined) throw new Error("sharp is not installed");
  return { maker, encoded: () => count };
}

async function made(bytes: Uint8Array, { maker }: { readonly maker: ImageMaker }) {
  const encoding = await maker.make(bytes, settings);
  if (encoding.kind !== "made") throw new Error(`expected a picture, found ${JSON.stringify(encoding)}`);
  return encoding.image;
}

let jpeg: Buffer;
beforeAll(async () => {
  jpeg = await picture(1600, 1000).jpeg().toBuffer();
});

describe("a picture", () => {
  test("is made in both widths, in its own format and in WebP, with a small placeholder", async () => {
    const image = await made(jpeg, await openMaker());
    expect([image.width, image.height]).toEqual([1600, 1000]);
    expect(image.files.map(({ role, type, width }) => `${role} ${type} ${width}`)).toEqual([
      "own image/jpeg 640",
      "modern image/webp 640",
      "own image/jpeg 1030",
      "modern image/webp 1030",
    ]);
    for (const { bytes, width, type } of image.files) {
      const { width: real, format, height } = await sharp(bytes).metadata();
      expect([real, `image/${format}`, height]).toEqual([width, type, Math.round((width * 1000) / 1600)]);
    }
    expect(image.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(image.placeholder?.length).toBeLessThan(400);
  });

  test("of a small size is one file, never enlarged", async () => {
    const png = await picture(300, 200).png().toBuffer();
    const image = await made(png, await openMaker());
    expect(image.files.filter(({ role }) => role === "own").map(({ width }) => width)).toEqual([300]);
    expect(image.files.find(({ role }) => role === "own")?.bytes.length).toBeLessThanOrEqual(png.length);
  });

  test("has the same colours in rows that are the same: what mixes them makes other bytes when two are made at once", async () => {
    const row = Array.from({ length: 900 }, (_, at) => [at % 256, (at * 3) % 256, (at * 7) % 256]).flat();
    const raw = { width: 900, height: 20, channels: 3 } as const;
    const rows = sharp(Buffer.from(Array.from({ length: 20 }, () => row).flat()), { raw });
    const image = await made(await rows.png({ compressionLevel: 0 }).toBuffer(), await openMaker());
    const own = image.files.findLast(({ role }) => role === "own");
    const pixels = await sharp(own?.bytes).removeAlpha().raw().toBuffer();
    for (let at = 0; at < pixels.length; at += 2700)
      expect(pixels.subarray(at, at + 2700).equals(pixels.subarray(0, 2700))).toBe(true);
  });

  test("that lets one see through has no placeholder; an opaque one with an alpha channel has", async () => {
    const maker = await openMaker();
    const opaque = await picture(200, 100).ensureAlpha().png().toBuffer();
    const glass = await picture(200, 100).ensureAlpha(0.5).png().toBuffer();
    expect((await made(opaque, maker)).placeholder).toBeDefined();
    expect((await made(glass, maker)).placeholder).toBeUndefined();
    const pixels = await picture(200, 100).ensureAlpha().raw().toBuffer();
    pixels[4 * 9999 + 3] = 254;
    const speck = sharp(pixels, { raw: { width: 200, height: 100, channels: 4 } });
    for (const bytes of [await speck.clone().png().toBuffer(), await speck.greyscale().png().toBuffer()])
      expect((await made(bytes, maker)).placeholder).toBeUndefined();
  });

  test("that a camera turned has the size that is seen", async () => {
    const turned = await picture(800, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const image = await made(turned, await openMaker());
    expect([image.width, image.height]).toEqual([400, 800]);
    const largest = image.files.findLast(({ role }) => role === "modern");
    expect(await sharp(largest?.bytes).metadata()).toMatchObject({ width: 400, height: 800 });
  });

  test.each(["webp", "avif"] as const)("in %s stays in that format", async (format) => {
    const image = await made(await picture(900, 300).toFormat(format).toBuffer(), await openMaker());
    expect(image.files.map(({ role, type, width }) => `${role} ${type} ${width}`)).toEqual([
      `own image/${format} 640`,
      `own image/${format} 900`,
    ]);
  });

  test("with frames, or of a format that is no raster, is kept as it is", async () => {
    const { maker } = await openMaker();
    const frames = [await picture(20, 20).png().toBuffer(), await picture(20, 20).negate().png().toBuffer()];
    const animated = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    const gif = await picture(30, 20).gif().toBuffer();
    for (const bytes of [animated, gif]) expect(await maker.make(bytes, settings)).toEqual({ kind: "kept" });
    // An animated PNG tells so by a chunk before its data.
    const png = await picture(30, 20).png().toBuffer();
    const control = Buffer.concat([
      png.subarray(0, 33),
      Buffer.from("\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0"),
      png.subarray(33),
    ]);
    expect(await maker.make(control, settings)).toEqual({ kind: "kept" });
  });

  test.each([
    ["made", {}],
    ["only looked at", { onlyLooks: true }],
  ])("that is broken or has over 50 million pixels is refused with a reason when it is %s", async (_, options) => {
    const { maker } = await openMaker("broken", options);
    const noise = Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, index) => (index * index) % 251));
    const noiseTo = (format: "png" | "jpeg" | "webp" | "avif"): Promise<Buffer> =>
      sharp(noise, { raw: { width: 300, height: 300, channels: 3 } })
        .toFormat(format)
        .toBuffer();
    const png = await noiseTo("png");
    const [webp, avif, noisy] = await Promise.all([noiseTo("webp"), noiseTo("avif"), noiseTo("jpeg")]);
    const damaged = [jpeg.subarray(0, 2000), noisy.subarray(0, noisy.length - 2000)];
    for (const bytes of [...damaged, ...[2, 3, 4, 5].map((part) => png.subarray(0, png.length / part))])
      expect(await maker.make(bytes, settings)).toEqual({ kind: "failed", reason: "its data is damaged" });
    const headless = [png.subarray(0, 20), jpeg.subarray(0, 30), webp.subarray(0, 500), avif.subarray(0, 100)];
    for (const bytes of [Buffer.from("no picture"), Buffer.alloc(0), ...headless])
      expect(await maker.make(bytes, settings)).toEqual({ kind: "failed", reason: "it cannot be read as a picture" });
    const tall = await sharp({ create: { width: 10, height: 20_000, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
    expect(await maker.make(tall, settings)).toEqual({
      kind: "failed",
      reason: "it is too wide or too high for the formats of its smaller files",
    });
    const vast = await sharp({ create: { width: 8000, height: 7000, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
    expect(await maker.make(vast, settings)).toEqual({ kind: "failed", reason: "it has more than 50 million pixels" });
  });
});

describe("a look", () => {
  test("encodes nothing and keeps nothing, but knows what was made", async () => {
    const first = await openMaker("look", { onlyLooks: true });
    expect(await first.maker.make(jpeg, settings)).toEqual({ kind: "kept" });
    expect(first.encoded()).toBe(0);
    expect(existsSync(join(workFolder, "look/images"))).toBe(false);

    const image = await made(jpeg, await openMaker("look"));
    const second = await openMaker("look", { onlyLooks: true });
    expect(await made(jpeg, second)).toEqual(image);
    expect(second.encoded()).toBe(0);
  });

  test("tries pictures that are nearly too high for a format", async () => {
    const { maker } = await openMaker("high", { onlyLooks: true });
    const high = (height: number) =>
      sharp({ create: { width: 10, height, channels: 3, background: "#fff" } })
        .png()
        .toBuffer();
    expect(await maker.make(await high(16_384), settings)).toMatchObject({ kind: "failed" });
    expect(await maker.make(await high(16_383), settings)).not.toMatchObject({ kind: "failed" });
    expect(await maker.make(await high(15_000), settings)).toEqual({ kind: "kept" });
  });
});

describe("the cache", () => {
  test("gives a later run the same bytes without encoding", async () => {
    const first = await openMaker("again");
    const image = await made(jpeg, first);
    const second = await openMaker("again");
    expect(await made(jpeg, second)).toEqual(image);
    expect([first.encoded(), second.encoded()]).toEqual([1, 0]);
  });

  test("makes anew for other settings, without the cache, and after damage", async () => {
    await made(jpeg, await openMaker("damage"));
    const other = await openMaker("damage");
    await other.maker.make(jpeg, { ...settings, quality: 50 });
    expect(other.encoded()).toBe(1);

    const without = await openMaker("damage", { noCache: true });
    await made(jpeg, without);
    expect(without.encoded()).toBe(1);

    const folder = join(workFolder, "damage/images");
    for (const name of readdirSync(folder)) truncateSync(join(folder, name), 1000);
    const after = await openMaker("damage");
    const image = await made(jpeg, after);
    expect(after.encoded()).toBe(1);

    for (const name of readdirSync(folder)) {
      const bytes = readFileSync(join(folder, name));
      bytes.writeUInt8((bytes.readUInt8(bytes.length - 9) + 1) % 256, bytes.length - 9);
      writeFileSync(join(folder, name), bytes);
    }
    const flipped = await openMaker("damage");
    expect(await made(jpeg, flipped)).toEqual(image);
    expect(flipped.encoded()).toBe(1);
  });

  test("forgets what nobody has used for a month", async () => {
    const { maker } = await openMaker("old");
    await maker.make(jpeg, settings);
    const folder = join(workFolder, "old/images");
    await maker.close();
    expect(readdirSync(folder)).toHaveLength(1);
    for (const name of readdirSync(folder)) utimesSync(join(folder, name), 0, 0);
    await maker.close();
    expect(readdirSync(folder)).toEqual([]);
  });
});
