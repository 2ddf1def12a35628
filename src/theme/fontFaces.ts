// Style rules for the font families of a configuration. Reads no files.
import type { FontConfig } from "../model/userConfig.ts";

/** Address of a face's file, relative to the style sheet, by its configured path. */
export type FontAddresses = ReadonlyMap<string, string>;

/** `@font-face` rules, fallbacks of the same size so that nothing shifts, and the families in the theme's variables. */
export function fontFaceRules(fonts: readonly FontConfig[], addresses: FontAddresses): string {
  return fonts.map((font) => fontRules(font, addresses)).join("\n");
}

function fontRules(font: FontConfig, addresses: FontAddresses): string {
  const family = quote(font.family);
  const fallback = quote(`${font.family} Fallback`);
  const faces = font.faces.map(({ src, weight = "100 900", style = "normal", unicodeRange }) =>
    rule("@font-face", {
      "font-family": family,
      "font-style": style,
      "font-weight": weight,
      "font-display": "swap",
      src: `url(${quote(addresses.get(src) ?? src)}) format("woff2")`,
      "unicode-range": unicodeRange,
    }),
  );
  const variable = font.role === "code" ? "code" : "text";
  const stack = [family, ...(font.fallback ? [fallback] : []), `var(--font-${variable}-system)`].join(", ");
  return [...faces, fallbackRule(font, fallback), rule(":root", { [`--font-${variable}`]: stack })].join("\n");
}

function fallbackRule({ fallback }: FontConfig, name: string): string {
  if (fallback === undefined) return "";
  return rule("@font-face", {
    "font-family": name,
    src: fallback.local.map((local) => `local(${quote(local)})`).join(", "),
    "size-adjust": fallback.sizeAdjust,
    "ascent-override": fallback.ascentOverride,
    "descent-override": fallback.descentOverride,
    "line-gap-override": fallback.lineGapOverride,
  });
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
