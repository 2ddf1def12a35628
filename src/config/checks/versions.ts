// Names of versions, the latest among them, their address segments, and that their docs are there.
import { isSegment, segmentHint } from "../addresses.ts";
import { type ConfigProblem, keyProblem, valueProblem } from "../configProblem.ts";
import { quote } from "../describeSchema.ts";
import { docsFolderOf, type SiteFacts } from "../siteFacts.ts";
import { defaultVersionPath } from "../versionPaths.ts";
import type { CheckInput } from "./check.ts";

/** Objects list such keys first and in ascending order, whatever the author wrote. */
const wholeNumber = /^(?:0|[1-9]\d*)$/;

/** Checks the list of versions. */
export function checkVersions(input: CheckInput): readonly ConfigProblem[] {
  return [...checkNames(input), ...checkLatest(input), ...checkPaths(input)];
}

function checkNames({ names, facts, objects }: CheckInput): readonly ConfigProblem[] {
  const isListed = objects("VersionsConfig").some(({ keys }) => keys.includes("list"));
  return (isListed ? names.versions : []).flatMap((name) => {
    const path = ["versions", "list", name];
    const folder = docsFolderOf(name, names.defaultLocale);
    if (wholeNumber.test(name)) {
      const hint = `write "v${name}" or "${name}.0" in quotes, and name its folder so: whole numbers do not keep their order`;
      return [keyProblem(path, "is a whole number", hint)];
    }
    if (!isSegment(name)) return [keyProblem(path, "must be one address segment", segmentHint)];
    if (name === "current" || facts.folders.has(folder)) return [];
    const hint = `versions with files: ${versionFolders(facts, names.defaultLocale).join(", ") || "none"}`;
    return [keyProblem(path, `has no files in ${folder}`, hint)];
  });
}

function versionFolders({ folders }: SiteFacts, locale: string): readonly string[] {
  const above = docsFolderOf("", locale);
  return [...folders].filter((folder) => folder.startsWith(above)).map((folder) => folder.slice(above.length));
}

function checkLatest({ names: { versions }, values }: CheckInput): readonly ConfigProblem[] {
  return values("VersionsConfig.latest").flatMap(({ path, value }) => {
    const hint = `known versions: ${versions.join(", ")}`;
    return versions.includes(value)
      ? []
      : [valueProblem(path, `must be a listed version, found ${quote(value)}`, hint)];
  });
}

function checkPaths({ names: { versions, latestVersion }, values }: CheckInput): readonly ConfigProblem[] {
  const configured = new Map(values("VersionConfig.path").map(({ path, value }) => [path.at(-2), value]));
  const segments = versions.map((name) => configured.get(name) ?? defaultVersionPath(name, latestVersion));
  return versions.flatMap((name, index) => {
    const segment = segments[index] ?? "";
    const path = ["versions", "list", name, "path"];
    const found = `found ${quote(segment)}`;
    if (configured.has(name)) {
      const hint = "remove the key to take the default";
      if (name === latestVersion && segment !== "")
        return [valueProblem(path, `must be empty for the latest version, ${found}`, hint)];
      if (name !== latestVersion && segment === "")
        return [valueProblem(path, `can be empty only for ${latestVersion}, the latest version`, hint)];
      if (segment !== "" && !isSegment(segment))
        return [valueProblem(path, `must be one address segment, ${found}`, segmentHint)];
    }
    const rival = versions[segments.indexOf(segment)];
    if (rival === undefined || rival === name) return [];
    return [keyProblem(path, `repeats the address segment of ${rival}, ${found}`, "give one of the two another path")];
  });
}
