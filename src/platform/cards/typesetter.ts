// Sets lines of text in the fonts of a site; the only file that uses the shaping library. Each letter comes from the first
// font file that contains it, as in a browser; letters in none of them are left out, and told.
import type { Face, Font, Buffer as ShapingBuffer } from "harfbuzzjs";
import { firstLineOf } from "../../model/firstLineOf.ts";
import type { CardFont, Typesetter } from "../../model/socialCard.ts";

type Shaping = typeof import("harfbuzzjs");

/** A font file. */
export interface CardFontFile {
  readonly role: CardFont["role"];
  /** Weights that the file is for, as in CSS: `400`, `100 900`. */
  readonly weight: string;
  /** Path in the site folder, for messages. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** Sets lines in fonts that may lack letters. */
export interface FontTypesetter extends Typesetter {
  /** What of a text no font file has, letter by letter: it is left out. */
  lackingIn(text: string, font: CardFont): readonly string[];
}

/** Most lines and words that are remembered: many occur again, in other sizes and on other cards. */
const mostLines = 5_000;

/**
 * Opens fonts: WOFF2, TrueType and OpenType.
 * @throws Error that names the file that is no font.
 */
export async function openTypesetter(files: readonly CardFontFile[]): Promise<FontTypesetter> {
  const shaping = await import("harfbuzzjs");
  const faces: OpenFace[] = [];
  for (const file of files) faces.push(await openFace(file, shaping));
  const buffer = new shaping.Buffer();
  const stacks = new Map<string, readonly SizedFont[]>();
  const stackOf = ({ role, weight }: CardFont): readonly SizedFont[] => {
    const key = `${role} ${weight}`;
    const stack = stacks.get(key) ?? makeStack(faces, { role, weight, shaping });
    stacks.set(key, stack);
    return stack;
  };
  const known = new Map<string, SetLine>();
  const lineOf = (text: string, font: CardFont): SetLine => {
    const key = `${font.role} ${font.weight} ${font.spacing} ${text}`;
    const line = known.get(key) ?? setLine(text, { font, stack: stackOf(font), buffer, shaping });
    if (known.size > mostLines) known.clear();
    known.set(key, line);
    return line;
  };
  return {
    widthOf: (text, font) => lineOf(text, font).width,
    outlineOf: (text, font) => glyphsMarkup(lineOf(text, font).glyphs),
    lackingIn: (text, font) => lineOf(text, font).lacking,
  };
}

interface OpenFace {
  readonly face: Face;
  readonly letters: ReadonlySet<number>;
  readonly role: CardFont["role"];
  readonly weights: readonly [least: number, most: number];
}

async function openFace({ role, weight, path, bytes }: CardFontFile, shaping: Shaping): Promise<OpenFace> {
  const unpacked = await unpack(bytes).catch((cause: unknown) => {
    throw new Error(`${path} cannot be unpacked (${firstLineOf(cause)})`, { cause });
  });
  const face = new shaping.Face(new shaping.Blob(unpacked));
  const letters = new Set(face.collectUnicodes());
  if (letters.size === 0) throw new Error(`${path} is not a font, or has no letters`);
  const [least = 400, most = least] = weight.split(" ").map(Number);
  return { face, letters, role, weights: [least, most] };
}

/** A compressed font as the library reads it. */
async function unpack(bytes: Uint8Array): Promise<Uint8Array> {
  const isCompressed = new TextDecoder("latin1").decode(bytes.subarray(0, 4)) === "wOF2";
  return isCompressed ? await (await import("woff2-encoder/decompress")).default(bytes) : bytes;
}

/** A face at one weight, with the outlines that were asked for. */
interface SizedFont {
  readonly font: Font;
  readonly letters: ReadonlySet<number>;
  readonly outlines: Map<number, string>;
  readonly unitsPerEm: number;
}

interface Wanted extends Pick<CardFont, "role" | "weight"> {
  readonly shaping: Shaping;
}

/** Faces in the order in which they are searched for a letter: those of the role first, then by nearness of weight. */
function makeStack(faces: readonly OpenFace[], { role, weight, shaping }: Wanted): readonly SizedFont[] {
  const distance = ({ weights: [least, most] }: OpenFace): number => Math.max(least - weight, weight - most, 0);
  const other = (face: OpenFace): number => (face.role === role ? 0 : 1);
  return [...faces]
    .sort((a, b) => other(a) - other(b) || distance(a) - distance(b))
    .map(({ face, letters }) => {
      const font = new shaping.Font(face);
      if ("wght" in face.getAxisInfos()) font.setVariations([new shaping.Variation("wght", weight)]);
      return { font, letters, outlines: new Map(), unitsPerEm: face.upem };
    });
}

interface Setting {
  readonly font: CardFont;
  readonly stack: readonly SizedFont[];
  readonly buffer: ShapingBuffer;
  readonly shaping: Shaping;
}

/** A glyph of a line; lengths in em. */
interface SetGlyph {
  readonly outline: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

interface SetLine {
  readonly width: number;
  readonly glyphs: readonly SetGlyph[];
  readonly lacking: readonly string[];
}

function setLine(text: string, { font, stack, buffer, shaping }: Setting): SetLine {
  const glyphs: SetGlyph[] = [];
  const { runs, lacking } = runsOf(text, stack);
  let at = 0;
  for (const run of runs) {
    buffer.reset();
    buffer.addText(run.text);
    buffer.guessSegmentProperties();
    shaping.shape(run.sized.font, buffer);
    const positions = buffer.getGlyphPositions();
    const scale = 1 / run.sized.unitsPerEm;
    for (const [index, { codepoint: glyph }] of buffer.getGlyphInfos().entries()) {
      const place = positions[index];
      if (place === undefined) continue;
      const outline = outlineOf(glyph, run.sized);
      if (outline !== "") glyphs.push({ outline, x: at + place.xOffset * scale, y: place.yOffset * scale, scale });
      // Combining marks have no width and get no letter spacing.
      at += place.xAdvance * scale + (place.xAdvance === 0 ? 0 : font.spacing);
    }
  }
  return { width: Math.max(0, at - (glyphs.length > 0 ? font.spacing : 0)), glyphs, lacking };
}

interface Run {
  text: string;
  readonly sized: SizedFont;
}

/** Signs without a shape of their own, such as those that say how an emoji is shown: no font needs them. */
const unseen = /\p{Default_Ignorable_Code_Point}+/gu;

/** Splits a text into runs from the same font file. A letter is never separated from its combining marks. */
function runsOf(text: string, stack: readonly SizedFont[]): { runs: readonly Run[]; lacking: readonly string[] } {
  const runs: Run[] = [];
  const lacking: string[] = [];
  for (const cluster of text.normalize("NFC").match(/\P{M}\p{M}*/gu) ?? []) {
    const codes = [...cluster.replace(unseen, "")].flatMap((letter) => letter.codePointAt(0) ?? []);
    const last = runs.at(-1);
    const has = (sized: SizedFont): boolean => codes.every((code) => sized.letters.has(code));
    const sized = codes.length === 0 ? last?.sized : stack.find(has);
    if (sized === undefined) {
      if (!/^[\s\p{Cc}]/u.test(cluster) && codes.length > 0) lacking.push(cluster);
      continue;
    }
    if (last?.sized === sized) last.text += cluster;
    else runs.push({ text: cluster, sized });
  }
  return { runs, lacking };
}

function outlineOf(glyph: number, { font, outlines }: SizedFont): string {
  // Fractions of a font unit are invisible, but would be half of the markup.
  const outline =
    outlines.get(glyph) ??
    font.glyphToPath(glyph).replace(/-?\d+\.\d+/g, (length) => String(Math.round(Number(length))));
  outlines.set(glyph, outline);
  return outline;
}

const glyphsMarkup = (glyphs: readonly SetGlyph[]): string =>
  glyphs
    .map(
      ({ outline, x, y, scale }) =>
        `<path transform="matrix(${scale} 0 0 ${scale} ${rounded(x)} ${rounded(y)})" d="${outline}"/>`,
    )
    .join("");

const rounded = (length: number): number => Math.round(length * 10_000) / 10_000;
