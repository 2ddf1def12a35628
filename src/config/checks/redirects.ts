// Redirects lead from paths of this site to somewhere else, and each path to one place. Whether pages stand there
// is known only once routes are planned.
import type { RedirectConfig } from "../../model/userConfig.ts";
import { addressKey } from "../../source/addressKey.ts";
import { destinationOf, isFullUrl } from "../addresses.ts";
import { type ConfigProblem, valueProblem } from "../configProblem.ts";
import { quote } from "../describeSchema.ts";
import { formatKeyPath, type KeyPath } from "../keyPath.ts";
import type { CheckedValue, CheckInput } from "./check.ts";

interface Start {
  readonly from: string;
  readonly to: string;
  readonly path: KeyPath;
}

/** Checks both ends of every redirect. */
export function checkRedirects({ values }: CheckInput): readonly ConfigProblem[] {
  const redirects = values("RedirectConfig");
  const problems = [...redirects.flatMap(checkEnds), ...checkStarts(redirects.flatMap(listStarts))];
  return problems.map((problem) => ({ ...problem, code: "redirect-invalid" }));
}

function checkEnds({ path, value: { from, to } }: CheckedValue<RedirectConfig>): readonly ConfigProblem[] {
  const hint = 'write a path such as "/old-page"';
  return [
    ...(from.length === 0 ? [valueProblem([...path, "from"], "is empty", hint)] : []),
    ...(to === ""
      ? [valueProblem([...path, "to"], "is empty", 'write a path such as "/new-page", or a full URL')]
      : []),
  ];
}

function listStarts({ path, value: { from, to } }: CheckedValue<RedirectConfig>): readonly Start[] {
  if (typeof from === "string") return from === "" ? [] : [{ from, to, path: [...path, "from"] }];
  return from.map((start, index) => ({ from: start, to, path: [...path, "from", index] }));
}

function checkStarts(starts: readonly Start[]): readonly ConfigProblem[] {
  const keys = starts.map(({ from }) => addressKey(destinationOf(from)));
  return starts.flatMap(({ from, to, path }, index) => {
    const key = keys[index] ?? "";
    if (isFullUrl(from) || /[?#]/.test(from) || from === "") {
      const hint = 'write a path such as "/old-page", without query and hash';
      return [valueProblem(path, `must be a path of this site, found ${quote(from)}`, hint)];
    }
    if (key === addressKey(destinationOf(to.replace(/[?#].*$/, ""))) && to !== "") {
      return [valueProblem(path, `leads to itself: ${quote(to)}`, "remove it, or name another target")];
    }
    const first = starts[keys.indexOf(key)];
    if (first === undefined || first.path === path) return [];
    return [valueProblem(path, `repeats ${formatKeyPath(first.path)}, found ${quote(from)}`, "remove one of the two")];
  });
}
