// Addresses of docs, blog and APIs are paths below the site that no locale claims.
import { pathOf } from "../addresses.ts";
import { type ConfigProblem, valueProblem } from "../configProblem.ts";
import { quote } from "../describeSchema.ts";
import { formatKeyPath } from "../keyPath.ts";
import type { CheckInput } from "./check.ts";

/** Checks where docs, blog and APIs live. */
export function checkPaths({ names, values }: CheckInput): readonly ConfigProblem[] {
  const prefixes = names.locales.filter((code) => code !== names.defaultLocale);
  return [...values("DocsConfig.path"), ...values("BlogConfig.path"), ...values("ApiConfig.path")].flatMap(({ path, value }) => {
    const key = formatKeyPath(path);
    const address = pathOf(value);
    if (address === undefined || (address === "" && key === "blog.path")) {
      return [valueProblem(path, `${key} must be a path below the site, found ${quote(value)}`, 'Write it as "guide" or "guide/api"')];
    }
    const segment = address.split("/")[0] ?? "";
    if (!prefixes.includes(segment)) return [];
    return [valueProblem(path, `${key} begins with ${quote(segment)}, the address of a locale`, "Choose another first segment")];
  });
}
