// Links of the navbar and the footer lead to exactly one place, and say rightly whether it is of this site.
import { leavesSite } from "../../source/leavesSite.ts";
import { type ConfigProblem, keyProblem, valueProblem } from "../configProblem.ts";
import { quote } from "../describeSchema.ts";
import { type CheckInput, eachText } from "./check.ts";

const linkTypes = ["NavbarLinkItem", "NavbarDropdownLink", "FooterLink"] as const;
type LinkType = (typeof linkTypes)[number];

/** Checks `to` and `href` of every link. */
export function checkLinks(input: CheckInput): readonly ConfigProblem[] {
  return linkTypes.flatMap((type): readonly ConfigProblem[] => {
    const problems = [...checkNumber(type, input), ...checkPaths(type, input), ...checkUrls(type, input)];
    return type === "FooterLink" ? problems : problems.map((problem) => ({ ...problem, code: "navbar-item" }));
  });
}

function checkNumber(type: LinkType, { objects }: CheckInput): readonly ConfigProblem[] {
  const hint = "write to for a page of this site, or href for a full URL";
  return objects(type).flatMap(({ path, keys }) => {
    const [to, href] = [keys.includes("to"), keys.includes("href")];
    const found = to ? "both" : "neither";
    return to === href ? [keyProblem(path, `must have exactly one of to and href, found ${found}`, hint)] : [];
  });
}

function checkPaths(type: LinkType, { values }: CheckInput): readonly ConfigProblem[] {
  const wrong = values(`${type}.to`)
    .flatMap(eachText)
    .filter(({ value }) => leavesSite(value));
  return wrong.map(({ path, value }) =>
    valueProblem(path, `must be a path of this site, found ${quote(value)}`, "write a full URL as href"),
  );
}

/** A path that begins with a slash is let through: it may lead to something else on the same host. */
function checkUrls(type: LinkType, { values }: CheckInput): readonly ConfigProblem[] {
  const wrong = values(`${type}.href`)
    .flatMap(eachText)
    .filter(({ value }) => !leavesSite(value) && !/^[/#?]/.test(value));
  return wrong.map(({ path, value }) =>
    valueProblem(path, `must be a full URL, found ${quote(value)}`, "write a path of this site as to"),
  );
}
