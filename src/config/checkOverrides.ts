// Checks what the command line changes in a configuration.
import { badCall } from "../model/badCall.ts";
import type { ConfigOverrides } from "../model/config.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { baseUrlFault, baseUrlOf } from "./addresses.ts";
import { suggestName } from "./configProblem.ts";
import { quote } from "./describeSchema.ts";

/** Findings about `--locale` and `--base-url`; they belong to no file. */
export function checkOverrides(
  { locales = [], baseUrl }: ConfigOverrides,
  known: readonly string[],
): readonly Diagnostic[] {
  const unknown = locales.filter((code) => !known.includes(code));
  return [
    ...unknown.map((code) =>
      badCall(
        `--locale names the unknown locale ${quote(code)}`,
        suggestName(code, { names: known, all: "known locales" }),
      ),
    ),
    ...(baseUrl === undefined || baseUrlOf(baseUrl) !== undefined ? [] : [badBaseUrl(baseUrl)]),
  ];
}

function badBaseUrl(baseUrl: string): Diagnostic {
  const { must, hint } = baseUrlFault(baseUrl);
  return badCall(`--base-url ${must}, found ${quote(baseUrl)}`, hint);
}
