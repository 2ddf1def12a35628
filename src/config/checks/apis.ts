// APIs have ids of their own that can stand in addresses, and sidebars that nothing else has.
import { isSegment, segmentHint } from "../addresses.ts";
import { type ConfigProblem, keyProblem, valueProblem } from "../configProblem.ts";
import { quote } from "../describeSchema.ts";
import { formatKeyPath } from "../keyPath.ts";
import type { CheckInput } from "./check.ts";

/** Checks ids and sidebar names of APIs. */
export function checkApis(input: CheckInput): readonly ConfigProblem[] {
  return [...checkIds(input), ...checkSidebars(input)];
}

function checkIds({ names, values }: CheckInput): readonly ConfigProblem[] {
  return values("ApiConfig.id").flatMap(({ path, value }) => {
    const found = `found ${quote(value)}`;
    if (!isSegment(value)) return [valueProblem(path, `must be a single address segment, ${found}`, segmentHint)];
    const first = names.apis.find(({ name }) => name === value);
    if (first === undefined || first.path[1] === path[1]) return [];
    return [valueProblem(path, `repeats ${formatKeyPath(first.path)}, ${found}`, "give every API its own id")];
  });
}

function checkSidebars({ names: { sidebars } }: CheckInput): readonly ConfigProblem[] {
  return sidebars.flatMap(({ name, path }, index) => {
    const first = sidebars.slice(0, index).find((other) => other.name === name);
    if (first === undefined) return [];
    const statement = `uses the sidebar name ${quote(name)}, as does ${formatKeyPath(first.path)}`;
    return [keyProblem(path, statement, "give the API a different sidebar name")];
  });
}
