// Everything that names a locale names one that the site has: texts per locale, specifications, fonts loaded early.
import { type ConfigProblem, keyProblem, suggestName, valueProblem } from "../configProblem.ts";
import { formatKeyPath, type KeyPath } from "../keyPath.ts";
import type { CheckInput } from "./check.ts";

/** Checks the keys of texts and specifications, and the locales of fonts. */
export function checkLocaleReferences({ values, names }: CheckInput): readonly ConfigProblem[] {
  const isKnown = (code: string): boolean => names.locales.includes(code);
  const message = (path: KeyPath, code: string): string => `${formatKeyPath(path)} names the unknown locale ${JSON.stringify(code)}`;
  const hint = (code: string): string => suggestName(code, { names: names.locales, all: "Known locales" });
  const maps = [...values("LocalizedText"), ...values("ApiConfig.specs")];
  return [
    ...maps.flatMap(({ path, value }) => {
      if (typeof value === "string") return [];
      const codes = Object.keys(value);
      if (codes.length === 0) return [valueProblem(path, `${formatKeyPath(path)} is empty`, hint(""))];
      return codes.filter((code) => !isKnown(code)).map((code) => keyProblem([...path, code], message(path, code), hint(code)));
    }),
    ...values("FontFace.preload").flatMap(({ path, value }) =>
      value.flatMap((code, index) => (isKnown(code) ? [] : [valueProblem([...path, index], message(path, code), hint(code))])),
    ),
  ];
}
