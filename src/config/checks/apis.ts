// APIs have ids of their own that can stand in addresses, and sidebars that nothing else has.
import { type ConfigProblem, keyProblem, valueProblem } from "../configProblem.ts";
import { quote } from "../describeSchema.ts";
import { formatKeyPath } from "../keyPath.ts";
import type { CheckInput } from "./check.ts";

/** `domivka-api`, `v2.1`, `клімат`; not `my api`, not `a/b`. */
const idForm = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}._-]*$/u;

/** Checks ids and sidebar names of APIs. */
export function checkApis({ names, values }: CheckInput): readonly ConfigProblem[] {
  const ids = values("ApiConfig.id").flatMap(({ path, value }) => {
    const key = formatKeyPath(path);
    const hint = "Use letters, digits, dots, hyphens and underscores";
    if (!idForm.test(value)) return [valueProblem(path, `${key} must be one address segment, found ${quote(value)}`, hint)];
    const first = names.apis.find(({ name }) => name === value);
    if (first === undefined || first.path[1] === path[1]) return [];
    return [valueProblem(path, `${key} is the id of ${formatKeyPath(first.path.slice(0, -1))} too: ${quote(value)}`, "Give every API an id of its own")];
  });
  const sidebars = names.sidebars.flatMap(({ name, path }, index) => {
    const first = names.sidebars.slice(0, index).find((other) => other.name === name);
    if (first === undefined) return [];
    const message = `${formatKeyPath(path.slice(0, 2))} has the sidebar ${quote(name)}, which ${formatKeyPath(first.path.slice(0, 2))} has too`;
    return [keyProblem(path, message, "Give the API another sidebar name")];
  });
  return [...ids, ...sidebars];
}
