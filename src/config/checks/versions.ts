// Names of versions, the latest among them, their address segments, and that their docs are there.
import { type ConfigProblem, keyProblem, suggestName, valueProblem } from "../configProblem.ts";
import { quote } from "../describeSchema.ts";
import { formatKeyPath } from "../keyPath.ts";
import { docsFolderOf } from "../siteFacts.ts";
import { defaultVersionPath } from "../versionPaths.ts";
import type { CheckInput } from "./check.ts";

/** `1.0`, `v2`, `2024-spring`; not `..`, not `a/b`, not `1 0`. */
const segmentForm = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}._-]*$/u;
/** Objects list such keys first and in ascending order, whatever the author wrote. */
const wholeNumber = /^(?:0|[1-9]\d*)$/;

/** Checks the list of versions. */
export function checkVersions(input: CheckInput): readonly ConfigProblem[] {
  return [...checkNames(input), ...checkLatest(input), ...checkPaths(input)];
}

function checkNames({ names, facts, objects }: CheckInput): readonly ConfigProblem[] {
  const isListed = objects("VersionsConfig").some(({ keys }) => keys.includes("list"));
  const folderOf = (name: string): string => docsFolderOf(name, names.defaultLocale);
  return (isListed ? names.versions : []).flatMap((name) => {
    const path = ["versions", "list", name];
    const key = formatKeyPath(path);
    if (wholeNumber.test(name)) {
      const hint = `Write "v${name}" or "${name}.0" in quotes, and name its folder so: whole numbers do not keep their order`;
      return [keyProblem(path, `${key} is a whole number`, hint)];
    }
    if (!segmentForm.test(name)) {
      return [keyProblem(path, `${key} cannot name a folder and an address`, "Use letters, digits, dots, hyphens and underscores")];
    }
    if (name === "current" || facts.folders.has(folderOf(name))) return [];
    const prefix = folderOf("");
    const found = [...facts.folders].flatMap((folder) => (folder.startsWith(prefix) ? [folder.slice(prefix.length)] : []));
    return [keyProblem(path, `${key} has no files in ${folderOf(name)}`, suggestName(name, { names: found, all: "Versions there" }))];
  });
}

function checkLatest({ names, values }: CheckInput): readonly ConfigProblem[] {
  const wrong = values("VersionsConfig.latest").filter(({ value }) => !names.versions.includes(value));
  return wrong.map(({ path, value }) =>
    valueProblem(
      path,
      `versions.latest must be a listed version, found ${quote(value)}`,
      suggestName(value, { names: names.versions, all: "Known versions" }),
    ),
  );
}

function checkPaths({ names, values }: CheckInput): readonly ConfigProblem[] {
  const configured = new Map(values("VersionConfig.path").map(({ path, value }) => [path.at(-2), value]));
  const taken = new Map<string, string>();
  return names.versions.flatMap((name) => {
    const own = configured.get(name);
    const path = ["versions", "list", name, "path"];
    const segment = own ?? defaultVersionPath(name, names.latestVersion);
    const rival = taken.get(segment);
    taken.set(segment, rival ?? name);
    if (own !== undefined && (name === names.latestVersion) !== (own === "")) {
      const rule = own === "" ? "must not be empty: only the latest version has no segment" : "must be empty for the latest version";
      return [valueProblem(path, `${formatKeyPath(path)} ${rule}, found ${quote(own)}`, "Remove the key to take the default")];
    }
    if (own !== undefined && own !== "" && !segmentForm.test(own)) {
      const hint = "Use letters, digits, dots, hyphens and underscores";
      return [valueProblem(path, `${formatKeyPath(path)} must be one address segment, found ${quote(own)}`, hint)];
    }
    if (rival === undefined) return [];
    const message = `the versions ${rival} and ${name} have the same address segment ${quote(segment)}`;
    return [keyProblem(path, message, `Give one of them another path`)];
  });
}
