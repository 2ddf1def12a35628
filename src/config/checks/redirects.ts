// Redirects lead from paths of this site to somewhere else, and each path to one place. Whether pages stand there
// is known only once routes are planned.
import { addressKey } from "../../source/addressKey.ts";
import { destinationOf, isFullUrl } from "../addresses.ts";
import { type ConfigProblem, valueProblem } from "../configProblem.ts";
import { quote } from "../describeSchema.ts";
import { formatKeyPath, type KeyPath } from "../keyPath.ts";
import type { CheckInput } from "./check.ts";

/** Checks both ends of every redirect. */
export function checkRedirects({ values }: CheckInput): readonly ConfigProblem[] {
  const taken = new Map<string, KeyPath>();
  const problems = values("RedirectConfig").flatMap(({ path, value: { from, to } }) => {
    const starts = typeof from === "string" ? [{ start: from, place: [...path, "from"] }] : from.map((start, index) => ({ start, place: [...path, "from", index] }));
    if (starts.length === 0) return [valueProblem([...path, "from"], `${formatKeyPath(path)}.from names no path`, 'Write a path such as "/old-page"')];
    if (to.trim() === "") return [valueProblem([...path, "to"], `${formatKeyPath(path)}.to is empty`, 'Write a path such as "/new-page", or a full URL')];
    return starts.flatMap(({ start, place }) => {
      const key = formatKeyPath(place);
      if (isFullUrl(start) || /[?#]/.test(start) || start.trim() === "") {
        return [valueProblem(place, `${key} must be a path of this site, found ${quote(start)}`, 'Write a path such as "/old-page", without query and hash')];
      }
      const address = addressKey(destinationOf(start));
      if (address === addressKey(destinationOf(to))) {
        return [valueProblem(place, `${key} leads to itself: ${quote(to)}`, "Remove it, or name another target")];
      }
      const rival = taken.get(address);
      taken.set(address, rival ?? place);
      if (rival === undefined) return [];
      return [valueProblem(place, `${key} is redirected by ${formatKeyPath(rival)} already: ${quote(start)}`, "Remove one of the two")];
    });
  });
  return problems.map((problem) => ({ ...problem, code: "redirect-invalid" }));
}
