// Pictures are read again by a library, pixel by pixel.
import sharp from "sharp";
import { expect, test } from "vitest";
import { openIndexedPng } from "../../../../src/platform/images/indexedPng.ts";

type Color = readonly [red: number, green: number, blue: number];

const indexedPng = openIndexedPng();
const sand: Color = [250, 248, 245];
const ink: Color = [33, 32, 29];

/** Bytes of a picture whose pixels have colours by their place. */
function draw(width: number, height: number, colorAt: (x: number, y: number) => Color): Buffer {
  return Buffer.from(
    Array.from({ length: width * height }, (_, place) => [
      ...colorAt(place % width, Math.floor(place / width)),
      255,
    ]).flat(),
  );
}

async function expectSamePixels(data: Buffer, width: number, height: number): Promise<void> {
  const png = indexedPng({ width, height, data });
  if (png === undefined) throw new Error("the picture has few colours");
  const read = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([read.info.width, read.info.height]).toEqual([width, height]);
  expect(read.data.equals(data)).toBe(true);
}

test("areas keep their colours, in rows that are equal and in others, whatever was written before", async () => {
  const bars = draw(120, 40, (x, y) => (y % 8 > 3 && x > 20 ? ink : sand));
  const slope = draw(120, 40, (x, y) => (x > y * 3 ? sand : ink));
  await expectSamePixels(bars, 120, 40);
  await expectSamePixels(slope, 120, 40);
  await expectSamePixels(bars, 120, 40);
  // Rows of another length, in as much memory.
  const narrow = draw(39, 121, (x, y) => (x > y % 30 ? ink : sand));
  await expectSamePixels(narrow, 39, 121);
  const dot = draw(8, 3, () => ink);
  await expectSamePixels(dot, 8, 3);
});

test("a picture that begins anywhere in its memory is read", async () => {
  const data = draw(16, 16, (x) => (x < 8 ? sand : ink));
  const shifted = Buffer.concat([Buffer.alloc(1), data]).subarray(1);
  await expectSamePixels(Buffer.from(shifted.buffer, shifted.byteOffset, shifted.length), 16, 16);
});

test("single pixels at edges may be told apart less exactly", async () => {
  const data = draw(30, 1, (x) => [x * 8, 0, 0]);
  const png = indexedPng({ width: 30, height: 1, data });
  const read = await sharp(png).ensureAlpha().raw().toBuffer();
  for (const [place, value] of read.entries()) expect(Math.abs(value - (data[place] ?? 0))).toBeLessThan(16);
});

test("a picture with too many colours is left to others", () => {
  // Areas of three pixels, each of its own colour.
  const data = draw(60, 30, (x, y) => [Math.floor(x / 3) * 12, y * 8, 0]);
  expect(indexedPng({ width: 60, height: 30, data })).toBeUndefined();
});
