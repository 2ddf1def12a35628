// Sets the texts of a card: every `text` element of its SVG becomes outlines, broken into lines where it says so. Works on
// markup as React writes it; all other elements stay as they are.
//
//   <text x="80" y="240" font-size="84" font-weight="700" fill="#222" data-width="1040" data-height="250"
//     data-sizes="84 68 56" data-line-height="1.15">A title</text>
//   <text x="80" data-below="28" …>stands 28 pixels below the text before it</text>
//   <g data-bottom="500">texts that are moved together, until the last of them ends at 500</g>
import type { CardFont, Typesetter } from "../../model/socialCard.ts";
import { breakLines } from "./breakLines.ts";

/** Attributes that say how a text is set; the others are kept on the group of its lines. */
const settingNames: ReadonlySet<string> = new Set(
  (
    "x y font-size font-weight font-family letter-spacing text-anchor data-width data-height data-lines data-sizes " +
    "data-line-height data-below"
  ).split(" "),
);

const usualLineHeight = 1.2;
/** Below the baseline, in em: how far letters such as `у` reach. */
const descent = 0.22;
/** Above the baseline, in em: capital letters. */
const capitals = 0.72;

/** The SVG of a card with outlines instead of texts. */
export function setTexts(svg: string, typesetter: Typesetter): string {
  const moved = svg.replace(/<g data-bottom="([\d.]+)">([\s\S]*?)<\/g>/g, (_, end: string, inside: string) => {
    const { svg: set, bottom } = setInOrder(inside, typesetter);
    return `<g transform="translate(0 ${rounded(Number(end) - bottom)})">${set}</g>`;
  });
  return setInOrder(moved, typesetter).svg;
}

/** Texts one after another, and where the last of them ends. */
function setInOrder(svg: string, typesetter: Typesetter): SetText {
  let bottom = 0;
  const set = svg.replace(/<text\b([^>]*)>([\s\S]*?)<\/text>/g, (_, attributes: string, content: string) => {
    const text = setText(readAttributes(attributes), plainText(content), { typesetter, above: bottom });
    bottom = text.bottom;
    return text.svg;
  });
  return { svg: set, bottom };
}

type Attributes = ReadonlyMap<string, string>;

interface Surroundings {
  readonly typesetter: Typesetter;
  /** Where the text before ends. */
  readonly above: number;
}

interface SetText {
  readonly svg: string;
  readonly bottom: number;
}

function setText(attributes: Attributes, text: string, { typesetter, above }: Surroundings): SetText {
  const font = fontOf(attributes);
  const { size, lines } = fitText(text, { attributes, font, typesetter });
  if (lines.length === 0) return { svg: "", bottom: above };
  const step = size * numberOf(attributes, "data-line-height", usualLineHeight);
  const x = numberOf(attributes, "x", 0);
  const below = attributes.get("data-below");
  const first = below === undefined ? numberOf(attributes, "y", size) : above + Number(below) + size * capitals;
  const share = { middle: 0.5, end: 1 }[attributes.get("text-anchor") ?? ""] ?? 0;
  const kept = [...attributes].flatMap(([name, value]) => (settingNames.has(name) ? [] : [` ${name}="${value}"`]));
  const set = lines.map((line, index) => {
    const left = share === 0 ? x : x - typesetter.widthOf(line, font) * size * share;
    const place = `translate(${rounded(left)} ${rounded(first + index * step)})`;
    return `<g transform="${place} scale(${size} ${-size})">${typesetter.outlineOf(line, font)}</g>`;
  });
  return { svg: `<g${kept.join("")}>${set.join("")}</g>`, bottom: first + (lines.length - 1) * step + size * descent };
}

function fontOf(attributes: Attributes): CardFont {
  return {
    role: attributes.get("font-family") === "code" ? "code" : "text",
    weight: numberOf(attributes, "font-weight", 400),
    spacing: Number.parseFloat(attributes.get("letter-spacing") ?? "0") || 0,
  };
}

interface Fitting {
  readonly attributes: Attributes;
  readonly font: CardFont;
  readonly typesetter: Typesetter;
}

/** The largest of the sizes at which the text fits; at the smallest it is cut short. */
function fitText(
  text: string,
  { attributes, font, typesetter }: Fitting,
): { readonly size: number; readonly lines: readonly string[] } {
  const own = numberOf(attributes, "font-size", 32);
  const sizes = (attributes.get("data-sizes") ?? String(own)).split(" ").map(Number);
  const lineHeight = numberOf(attributes, "data-line-height", usualLineHeight);
  const width = numberOf(attributes, "data-width", Number.POSITIVE_INFINITY);
  const most = numberOf(attributes, "data-lines", Number.POSITIVE_INFINITY);
  const height = attributes.get("data-height");
  const smallest = sizes.at(-1) ?? own;
  for (const size of sizes) {
    const inHeight = height === undefined ? most : Math.floor(Number(height) / (size * lineHeight));
    const broken = breakLines(text, {
      widthOf: (part) => typesetter.widthOf(part, font) * size,
      width,
      mostLines: Math.max(1, Math.min(most, inHeight)),
    });
    if (broken.isWhole || size === smallest) return { size, lines: broken.lines };
  }
  return { size: smallest, lines: [] };
}

function readAttributes(text: string): Attributes {
  return new Map([...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]));
}

function numberOf(attributes: Attributes, name: string, otherwise: number): number {
  const value = Number.parseFloat(attributes.get(name) ?? "");
  return Number.isNaN(value) ? otherwise : value;
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** Text of an element: without elements inside, the entities that React writes decoded. */
function plainText(markup: string): string {
  return markup.replace(/<[^>]*>/g, "").replace(/&(\w+|#x27);/g, (written, name: string) => entities[name] ?? written);
}

const rounded = (length: number): number => Math.round(length * 100) / 100;
