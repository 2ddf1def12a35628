// Whether bytes are a font as browsers take it: they leave out what is none, without a word to the reader.

/** What is wrong with a font file, in words that follow its name; `undefined` when it begins and ends like a WOFF2 font. */
export function fontFault(bytes: Uint8Array): string | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const signature = bytes.length < 12 ? 0 : view.getUint32(0);
  if (signature !== woff2) return otherForms.get(signature) ?? "is not a font";
  const length = view.getUint32(8);
  return length === bytes.length
    ? undefined
    : `is damaged: it has ${bytes.length} bytes, but its header says ${length}`;
}

/** `wOF2`. */
const woff2 = 0x774f4632;

const otherForms: ReadonlyMap<number, string> = new Map([
  [0x774f4646, "is a WOFF font, not WOFF2"],
  [0x00010000, "is a TrueType font, not WOFF2"],
  [0x74727565, "is a TrueType font, not WOFF2"],
  [0x4f54544f, "is an OpenType font, not WOFF2"],
  [0x74746366, "is a collection of fonts, not WOFF2"],
]);
