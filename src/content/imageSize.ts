// Width and height of an image from its first bytes. PNG, JPEG, GIF, WebP, AVIF and SVG; decodes no pixels.

/** Pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Size of an image; `undefined` when the bytes are of no known format or say no size. */
export function readImageSize(bytes: Uint8Array): ImageSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = sizeIn(view, (start, end) => String.fromCharCode(...bytes.subarray(start, end)));
  return size && size.width > 0 && size.height > 0 ? size : undefined;
}

/** Text of a range of bytes, one character a byte. */
type ReadText = (start: number, end: number) => string;

function sizeIn(view: DataView, text: ReadText): ImageSize | undefined {
  const head = text(0, 12);
  if (head.startsWith("\x89PNG\r\n\x1a\n")) {
    return view.byteLength < 24 ? undefined : { width: view.getUint32(16), height: view.getUint32(20) };
  }
  if (head.startsWith("GIF8")) {
    return view.byteLength < 10 ? undefined : { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  }
  if (head.startsWith("\xff\xd8")) return jpegSize(view);
  if (head.startsWith("RIFF") && head.endsWith("WEBP")) return view.byteLength < 30 ? undefined : webpSize(view, text);
  if (head.slice(4, 8) === "ftyp") return avifSize(view, text);
  return svgSize(text(0, Math.min(view.byteLength, 4096)));
}

/** The first frame header; other segments are stepped over. */
function jpegSize(view: DataView): ImageSize | undefined {
  for (let offset = 2; offset + 9 < view.byteLength; ) {
    if (view.getUint8(offset) !== 0xff) return undefined;
    const marker = view.getUint8(offset + 1);
    if (marker === 0xff) {
      offset += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { width: view.getUint16(offset + 7), height: view.getUint16(offset + 5) };
    offset += 2 + view.getUint16(offset + 2);
  }
  return undefined;
}

/** The three forms of WebP: extended, lossless, lossy. */
function webpSize(view: DataView, text: ReadText): ImageSize | undefined {
  const form = text(12, 16);
  if (form === "VP8X") return { width: 1 + uint24(view, 24), height: 1 + uint24(view, 27) };
  if (form === "VP8L") {
    const bits = view.getUint32(21, true);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) };
  }
  if (form !== "VP8 ") return undefined;
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}

function uint24(view: DataView, offset: number): number {
  return view.getUint8(offset) | (view.getUint8(offset + 1) << 8) | (view.getUint8(offset + 2) << 16);
}

/** The largest `ispe` box (image spatial extents) near the start: thumbnails and tiles have smaller ones. */
function avifSize(view: DataView, text: ReadText): ImageSize | undefined {
  const head = text(0, Math.min(view.byteLength, 8192));
  let largest: ImageSize | undefined;
  for (let at = head.indexOf("ispe"); at !== -1; at = head.indexOf("ispe", at + 4)) {
    if (at + 16 > view.byteLength) break;
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}

/** `width` and `height` in pixels, else the last two numbers of `viewBox`. */
function svgSize(head: string): ImageSize | undefined {
  const tag = /<svg\b[^>]*/.exec(head)?.[0];
  if (tag === undefined) return undefined;
  const lengthOf = (name: string): number =>
    Number(new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+)(?:px)?\\s*["']`).exec(tag)?.[1]);
  const [width, height] = [lengthOf("width"), lengthOf("height")];
  if (width > 0 && height > 0) return { width: Math.round(width), height: Math.round(height) };
  const box = /\sviewBox\s*=\s*["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(tag);
  return box ? { width: Math.round(Number(box[1])), height: Math.round(Number(box[2])) } : undefined;
}
