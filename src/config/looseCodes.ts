// What languages are called in the paths of a folder that is no site yet: by codes, by countries, by English names.
import { commonNames } from "./localeCodes.ts";

/** Codes with a country or a script, `zh-TW` and `zh-Hans`, that are languages of their own in a folder. */
export type Regions = ReadonlySet<string>;

/** Countries whose codes are often written for those of their languages, `README_CN.md`, and English names of languages. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ["br", "pt-BR"],
  ["cn", "zh"],
  ["cz", "cs"],
  ["jp", "ja"],
  ["kr", "ko"],
  ["tw", "zh-TW"],
  ["ua", "uk"],
  ["arabic", "ar"],
  ["basque", "eu"],
  ["bengali", "bn"],
  ["brazilian-portuguese", "pt-BR"],
  ["bulgarian", "bg"],
  ["chinese", "zh"],
  ["czech", "cs"],
  ["dutch", "nl"],
  ["english", "en"],
  ["french", "fr"],
  ["german", "de"],
  ["greek", "el"],
  ["hebrew", "he"],
  ["hindi", "hi"],
  ["hungarian", "hu"],
  ["indonesian", "id"],
  ["italian", "it"],
  ["japanese", "ja"],
  ["korean", "ko"],
  ["persian", "fa"],
  ["polish", "pl"],
  ["portuguese", "pt"],
  ["romanian", "ro"],
  ["russian", "ru"],
  ["spanish", "es"],
  ["turkish", "tr"],
  ["ukrainian", "uk"],
  ["vietnamese", "vi"],
]);

/** Codes that are hardly ever anything else in a name, beside those of the languages that many sites have. */
const otherCodes: ReadonlySet<string> = new Set(
  "az bn ca eu fa gl hi hr hy id ka kk km mn ms nb ne sl sq sr ta te th ur uz vi".split(" "),
);

const isKnown = (code: string): boolean => commonNames.has(code) || otherCodes.has(code);

/**
 * The language that a part of a path stands for.
 * @example languageNamed("uk-UA", new Set()) // "uk"
 */
export function languageNamed(part: string, regions: Regions): string | undefined {
  const whole = regionNamed(part);
  const code = whole.slice(0, whole.indexOf("-"));
  return regions.has(whole) ? whole : [whole, code].find(isKnown);
}

/** `zh_tw` is "zh-TW", `zh-hans` is "zh-Hans", `en` is "en-". */
export function regionNamed(part: string): string {
  const [language = "", region = ""] = (otherNames.get(part.toLowerCase()) ?? part).split(/[-_]/);
  const code = otherNames.get(language.toLowerCase()) ?? language.toLowerCase();
  const isScript = region.length === 4;
  return `${code}-${isScript ? `${region[0]?.toUpperCase()}${region.slice(1).toLowerCase()}` : region.toUpperCase()}`;
}
