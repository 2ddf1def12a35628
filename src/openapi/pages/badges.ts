// Badges that authors give an operation: `x-badges`, and tags that OpenAPI 3.2 lets them mark as such. Their colours are
// brought down to those that a theme has, whose contrast is known: nothing of a specification becomes a style.
import type { ApiBadge } from "../../model/api.ts";
import type { TagObject } from "../normalize/commonObjects.ts";
import type { OperationObject } from "../normalize/operationObjects.ts";
import { cutText } from "../schema/json.ts";
import { optional } from "./pageBuilder.ts";

/** More of them say nothing any more. */
const maxBadges = 10;
/** Longest name that is shown, characters. */
const maxName = 40;

/** A tag of an operation. */
interface BadgeTag {
  readonly label: string;
  readonly declared: Pick<TagObject, "kind"> | undefined;
}

/** The badges of an operation, then its tags of the kind `badge`; those without a name are none. */
export function badgesOf(
  { "x-badges": written = [] }: OperationObject,
  tags: readonly BadgeTag[],
): readonly ApiBadge[] {
  const marks = tags.filter(({ declared }) => declared?.kind === "badge").map(({ label }) => ({ name: label }));
  return [...written, ...marks]
    .flatMap(({ name = "", color, position }: Written): ApiBadge[] => {
      const text = cutText(name.trim().replace(/\s+/g, " "), maxName);
      if (text === "") return [];
      return [
        { name: text, ...optional({ tone: toneOf(color) }), ...(position === "before" ? { isBefore: true } : {}) },
      ];
    })
    .slice(0, maxBadges);
}

type Written = NonNullable<OperationObject["x-badges"]>[number];

type Tone = NonNullable<ApiBadge["tone"]>;
type Rgb = readonly [red: number, green: number, blue: number];

/** Names of colours that are used for badges, by the tone that they have. */
const namedTones: ReadonlyMap<string, Tone> = new Map(
  Object.entries({
    red: "red crimson firebrick darkred tomato indianred salmon",
    amber: "orange darkorange orangered gold goldenrod yellow amber coral",
    green: "green darkgreen lime limegreen seagreen forestgreen olive teal mediumseagreen",
    blue: "blue darkblue navy royalblue dodgerblue steelblue skyblue cyan aqua",
    violet: "purple violet indigo magenta fuchsia pink hotpink orchid rebeccapurple",
  } satisfies Record<Tone, string>).flatMap(([tone, names]) =>
    names.split(" ").map((name): [string, Tone] => [name, tone as Tone]),
  ),
);

/** The tone that is nearest to a colour of CSS; `undefined` for greys and for what is none. */
function toneOf(color: string | undefined): Tone | undefined {
  const text = color?.trim().toLowerCase() ?? "";
  const named = namedTones.get(text);
  if (named !== undefined) return named;
  const hue = hueOf(text);
  if (hue === undefined) return undefined;
  if (hue < 20 || hue >= 335) return "red";
  if (hue < 75) return "amber";
  return hue < 175 ? "green" : hue < 255 ? "blue" : "violet";
}

/** The hue of `#fc0`, `#ffcc00`, `#ffcc00ff`, `rgb(255, 204, 0)`, `hsl(48 100% 50%)`, degrees. */
function hueOf(text: string): number | undefined {
  const [, hue, saturation] = /^hsla?\(\s*(\d+)(?:deg)?[\s,]+(\d+)%/.exec(text) ?? [];
  if (hue !== undefined) return Number(saturation) < minSaturation ? undefined : Number(hue) % 360;
  const rgb = rgbOf(text);
  if (rgb === undefined) return undefined;
  const most = Math.max(...rgb);
  const spread = most - Math.min(...rgb);
  if (spread === 0 || (spread / most) * 100 < minSaturation) return undefined;
  const [red, green, blue] = rgb;
  const sixth =
    most === red ? (green - blue) / spread : most === green ? 2 + (blue - red) / spread : 4 + (red - green) / spread;
  return (sixth * 60 + 360) % 360;
}

/** Less of it is grey to most readers, percent. */
const minSaturation = 15;

function rgbOf(text: string): Rgb | undefined {
  const hex = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.exec(text)?.[1];
  const digits = hex !== undefined && hex.length < 5 ? hex.replace(/./g, "$&$&") : hex;
  const numbers =
    digits?.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ??
    /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/.exec(text)?.slice(1).map(Number);
  const [red, green, blue] = numbers ?? [];
  return red === undefined || green === undefined || blue === undefined ? undefined : [red, green, blue];
}
