// Links of the navbar and the footer lead to exactly one place, and say rightly whether it is of this site.
import { isFullUrl } from "../addresses.ts";
import { type ConfigProblem, keyProblem, valueProblem } from "../configProblem.ts";
import { quote } from "../describeSchema.ts";
import { formatKeyPath } from "../keyPath.ts";
import type { CheckInput } from "./check.ts";

const linkTypes = ["NavbarLinkItem", "NavbarDropdownLink", "FooterLink"] as const;

/** Checks `to` and `href` of every link. */
export function checkLinks({ objects, values }: CheckInput): readonly ConfigProblem[] {
  return linkTypes.flatMap((type): readonly ConfigProblem[] => {
    const problems = [
      ...objects(type).flatMap(({ path, keys }) => {
        const ends = keys.filter((key) => key === "to" || key === "href").length;
        const hint = "Write to for a page of this site, or href for a full URL";
        return ends === 1 ? [] : [keyProblem(path, `${formatKeyPath(path)} must have exactly one of to and href, found ${ends === 0 ? "neither" : "both"}`, hint)];
      }),
      ...values(`${type}.to`).flatMap(({ path, value }) =>
        isFullUrl(value) ? [valueProblem(path, `${formatKeyPath(path)} must be a path of this site, found ${quote(value)}`, "Write it as href")] : [],
      ),
      // A path that begins with a slash may be another site on the same host.
      ...values(`${type}.href`).flatMap(({ path, value }) =>
        isFullUrl(value) || /^[/#?]/.test(value)
          ? []
          : [valueProblem(path, `${formatKeyPath(path)} must be a full URL, found ${quote(value)}`, "Write paths of this site as to")],
      ),
    ];
    return type === "FooterLink" ? problems : problems.map((problem) => ({ ...problem, code: "navbar-item" }));
  });
}
