// Everything that names a locale names one that the site has: texts per locale, specifications, names that terms avoid,
// fonts loaded early.
import { type ConfigProblem, keyProblem, suggestName, valueProblem } from "../configProblem.ts";
import { quote } from "../describeSchema.ts";
import type { KeyPath } from "../keyPath.ts";
import type { CheckInput } from "./check.ts";

/** Checks the keys of texts, specifications and names of terms, and the locales of fonts. */
export function checkLocaleReferences({ values, names: { locales } }: CheckInput): readonly ConfigProblem[] {
  const refer = (code: string, report: typeof keyProblem, path: KeyPath): readonly ConfigProblem[] => {
    const hint = suggestName(code, { names: locales, all: "known locales" });
    return locales.includes(code) ? [] : [report(path, `names the unknown locale ${quote(code)}`, hint)];
  };
  const maps = [...values("LocalizedText"), ...values("ApiConfig.specs"), ...values("TermConfig.avoid")];
  return [
    ...maps.flatMap(({ path, value }) => {
      if (typeof value === "string") return [];
      const codes = Object.keys(value);
      if (codes.length === 0)
        return [valueProblem(path, "is empty", `add an entry for a locale: ${locales.join(", ")}`)];
      return codes.flatMap((code) => refer(code, keyProblem, [...path, code]));
    }),
    ...values("FontFace.preload").flatMap(({ path, value }) =>
      value.flatMap((code, index) => refer(code, valueProblem, [...path, index])),
    ),
  ];
}
