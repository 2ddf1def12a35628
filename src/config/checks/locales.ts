// Codes of locales, the default among them, and the language and calendar of each.
import { nearestNames } from "../../source/nearestName.ts";
import { type ConfigProblem, keyProblem, suggestName, valueProblem } from "../configProblem.ts";
import { quote } from "../describeSchema.ts";
import { isLanguageTag, isLocaleCode } from "../localeCodes.ts";
import type { CheckInput } from "./check.ts";

/** Checks the locales themselves; what refers to them is in `localeReferences.ts`. */
export function checkLocales(input: CheckInput): readonly ConfigProblem[] {
  return [...checkCodes(input), ...checkDefault(input), ...checkLanguages(input), ...checkCalendars(input)];
}

function checkCodes(input: CheckInput): readonly ConfigProblem[] {
  const listed = listedCodes(input);
  return listed.flatMap((code, index) => {
    const path = ["locales", code];
    if (!isLocaleCode(code)) return [keyProblem(path, "is not a locale code", hintForCode(code))];
    const twin = listed.slice(0, index).find((other) => other.toLowerCase() === code.toLowerCase());
    return twin === undefined
      ? []
      : [keyProblem(path, `differs from ${twin} only in upper and lower case`, "remove one of the two")];
  });
}

function hintForCode(code: string): string {
  // A slip, or a name that other tools have for it.
  if (/^default/i.test(code) || nearestNames(code, ["default"]).length > 0) return 'did you mean "default"?';
  const tag = code.replaceAll("_", "-");
  return isLocaleCode(tag) ? `write ${quote(tag)}` : 'write a language code such as "en", "uk" or "pt-BR"';
}

function checkDefault(input: CheckInput): readonly ConfigProblem[] {
  const listed = listedCodes(input);
  return input.values("LocalesConfig.default").flatMap(({ path, value }) => {
    const found = `found ${quote(value)}`;
    if (listed.length === 0) {
      return isLocaleCode(value) ? [] : [valueProblem(path, `must be a locale code, ${found}`, hintForCode(value))];
    }
    const hint = suggestName(value, { names: listed, all: "list it too, or choose one of those listed" });
    return listed.includes(value) ? [] : [valueProblem(path, `must be a listed locale, ${found}`, hint)];
  });
}

function listedCodes({ objects }: CheckInput): readonly string[] {
  return objects("LocalesConfig").flatMap(({ keys }) => keys.filter((key) => key !== "default"));
}

function checkLanguages({ values }: CheckInput): readonly ConfigProblem[] {
  const hint = 'write a language tag such as "en", "uk" or "pt-BR", or remove the key';
  return values("LocaleConfig.htmlLang").flatMap(({ path, value }) =>
    isLanguageTag(value) ? [] : [valueProblem(path, `must be a language tag, found ${quote(value)}`, hint)],
  );
}

function checkCalendars({ values }: CheckInput): readonly ConfigProblem[] {
  return values("LocaleConfig.calendar").flatMap(({ path, value }) => {
    // Asked for late: the answer takes longer than all other checks of a configuration.
    const names = Intl.supportedValuesOf("calendar");
    const hint = suggestName(value, { names, all: "calendars" });
    return names.includes(value)
      ? []
      : [valueProblem(path, `must be the name of a calendar, found ${quote(value)}`, hint)];
  });
}
