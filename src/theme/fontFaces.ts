// Style rules for the font families of a configuration. Reads no files.
import type { FontConfig, FontFallback } from "../model/userConfig.ts";

/** Address of a face's file, relative to the style sheet, by its configured path. */
type FontAddresses = ReadonlyMap<string, string>;

/** `@font-face` rules, fallbacks of the same size so that nothing shifts, and the families in the theme's variables. */
export function fontFaceRules(fonts: readonly FontConfig[], addresses: FontAddresses): string {
  return fonts.map((font) => fontRules(font, addresses)).join("\n");
}

function fontRules(font: FontConfig, addresses: FontAddresses): string {
  const family = quote(font.family);
  const fallbackFamily = quote(`${font.family} Fallback`);
  const faces = font.faces.map(({ src, weight = "100 900", style = "normal", unicodeRange }) =>
    rule("@font-face", {
      "font-family": family,
      "font-style": style,
      "font-weight": weight,
      "font-display": font.display ?? "optional",
      src: `url(${quote(addresses.get(src) ?? src)}) format("woff2")`,
      "unicode-range": unicodeRange,
    }),
  );
  const variable = font.role === "code" ? "code" : "text";
  const stack = [family, ...(font.fallback ? [fallbackFamily] : []), `var(--font-${variable}-system)`].join(", ");
  const fallbacks = font.fallback === undefined ? [] : fallbackRules(font.fallback, fallbackFamily);
  return [...faces, ...fallbacks, rule(":root", { [`--font-${variable}`]: stack })].join("\n");
}

/** One local face for normal and one for bold text: a bold face made from the normal one would have other widths. */
function fallbackRules(fallback: FontFallback, family: string): readonly string[] {
  const { local, sizeAdjust, boldSizeAdjust = sizeAdjust } = fallback;
  const bolds = local.map((name) => `${name} Bold`);
  const face = (weight: string, names: readonly string[], size: string | undefined): string =>
    rule("@font-face", {
      "font-family": family,
      "font-weight": weight,
      src: names.map((name) => `local(${quote(name)})`).join(", "),
      "size-adjust": size,
      "ascent-override": rescaled(fallback.ascentOverride, sizeAdjust, size),
      "descent-override": rescaled(fallback.descentOverride, sizeAdjust, size),
      "line-gap-override": rescaled(fallback.lineGapOverride, sizeAdjust, size),
    });
  return [face("100 599", local, sizeAdjust), face("600 900", [...bolds, ...local], boldSizeAdjust)];
}

/** A share of the adjusted size (`92%` at `105%`) as a share of another one, so that the height stays. */
function rescaled(share: string | undefined, from = "100%", to = "100%"): string | undefined {
  if (share === undefined || from === to) return share;
  return `${((Number.parseFloat(share) * Number.parseFloat(from)) / Number.parseFloat(to)).toFixed(2)}%`;
}

function rule(selector: string, declarations: Readonly<Record<string, string | undefined>>): string {
  const lines = Object.entries(declarations).flatMap(([name, value]) =>
    value === undefined ? [] : [`  ${name}: ${value};`],
  );
  return `${selector} {\n${lines.join("\n")}\n}`;
}

/** A CSS string: quotes, backslashes and line breaks escaped. */
function quote(text: string): string {
  return `"${text.replace(/["\\\n\r\f]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `)}"`;
}
