// Addresses of docs, blog, glossary, APIs and categories are paths below the site; no locale claims them.
import { climbsOut } from "../../source/climbsOut.ts";
import { pathOf } from "../addresses.ts";
import { type ConfigProblem, valueProblem } from "../configProblem.ts";
import { quote } from "../describeSchema.ts";
import type { CheckInput } from "./check.ts";

/** Checks where everything lives. The blog and the glossary are pages of their own and so cannot be at the root. */
export function checkPaths({ names, values }: CheckInput): readonly ConfigProblem[] {
  const prefixes = names.locales.filter((code) => code !== names.defaultLocale);
  const ownPages = [...values("BlogConfig.path"), ...values("GlossaryConfig.path")];
  const paths = [...values("DocsConfig.path"), ...ownPages, ...values("ApiConfig.path")];
  const slugs = values("SidebarCategoryIndex.slug").filter(({ value }) => climbsOut(value));
  const leaving = slugs.map(({ path, value }) =>
    valueProblem(path, `must be a path inside the docs folder, found ${quote(value)}`, "write it without `..`"),
  );
  const misplaced = paths.flatMap(({ path, value }) => {
    const address = pathOf(value);
    const hint = 'write it as "guide" or "guide/api"';
    if (address === undefined || (address === "" && (path[0] === "blog" || path[0] === "glossary"))) {
      return [valueProblem(path, `must be a path inside the site, found ${quote(value)}`, hint)];
    }
    const segment = address.split("/")[0] ?? "";
    if (!prefixes.includes(segment)) return [];
    return [
      valueProblem(path, `begins with ${quote(segment)}, the address of a locale`, "choose another first segment"),
    ];
  });
  return [...misplaced, ...leaving];
}
