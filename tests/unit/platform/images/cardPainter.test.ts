// Cards that are no drawings of the usual size: a template may give others.
import sharp from "sharp";
import { expect, test } from "vitest";
import { cardSize } from "../../../../src/model/socialCard.ts";
import { openCardPainter } from "../../../../src/platform/images/cardPainter.ts";

test("a card has the same colours in rows that are the same: what mixes them makes other bytes when two are drawn at once", async () => {
  const [width, height] = [cardSize.width / 2, cardSize.height / 2];
  const stops = ["#134", "#e96", "#4bd", "#fd9"].map((color, at) => `<stop offset="${at / 3}" stop-color="${color}"/>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="a">${stops.join("")}</linearGradient><rect width="100%" height="100%" fill="url(#a)"/></svg>`;
  const painter = await openCardPainter({});
  const { data, info } = await sharp(await painter.paint(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rowBytes = info.width * info.channels;
  for (let at = 0; at < data.length; at += rowBytes)
    expect(data.subarray(at, at + rowBytes).equals(data.subarray(0, rowBytes))).toBe(true);
});
