// Names of versions, the latest among them, their address segments, and that their docs are there.
import { docsFolderOf } from "../../model/contentFolders.ts";
import { isSegment, segmentHint } from "../addresses.ts";
import { type ConfigProblem, keyProblem, suggestName, valueProblem } from "../configProblem.ts";
import { quote } from "../describeSchema.ts";
import type { SiteFacts } from "../siteFacts.ts";
import { wholeNumber } from "../versionNames.ts";
import { defaultVersionPath } from "../versionPaths.ts";
import type { CheckInput } from "./check.ts";

/** Checks the list of versions. */
export function checkVersions(input: CheckInput): readonly ConfigProblem[] {
  return [
    ...checkNames(input),
    ...checkLatest(input),
    ...checkPaths(input),
    ...checkDates(input),
    ...checkSpecs(input),
  ];
}

function checkNames({ names, facts, objects }: CheckInput): readonly ConfigProblem[] {
  const isListed = objects("VersionsConfig").some(({ keys }) => keys.includes("list"));
  const listed = isListed ? names.versions : [];
  const isEmpty = (name: string): boolean =>
    name !== "current" && lacksFiles(docsFolderOf(name, names.defaultLocale), facts);
  const lost = lostFolder(facts, names.defaultLocale);
  const mistakes = listed.flatMap((name) => {
    const path = ["versions", "list", name];
    const folder = docsFolderOf(name, names.defaultLocale);
    if (wholeNumber.test(name)) {
      const hint = `write "v${name}" or "${name}.0" in quotes, and rename its folder to match: keys that are whole numbers lose their order`;
      return [keyProblem(path, "is a whole number", hint)];
    }
    if (!isSegment(name)) return [keyProblem(path, "must be a single address segment", segmentHint)];
    if (lost !== undefined || !isEmpty(name)) return [];
    const others = versionFolders(facts, names.defaultLocale).join(", ") || "none";
    const hint = `put them there, or remove the entry; hubdocs version creates both from the current docs; versions with files: ${others}`;
    return [keyProblem(path, `has no files in ${folder}`, hint)];
  });
  if (lost === undefined || !listed.some(isEmpty)) return mistakes;
  const hint = `put the folder back if it was moved away, or if a file took its place; hubdocs version fills it from the current docs`;
  return [
    keyProblem(["versions", "list"], `names versions, but there is no folder ${lost} with files`, hint),
    ...mistakes,
  ];
}

/** What a folder that cannot be listed holds is not known, and is told of where sources are looked for. */
const lacksFiles = (folder: string, { folders, unlisted = [] }: SiteFacts): boolean =>
  !folders.has(folder) && !unlisted.some((above) => `${folder}/`.startsWith(`${above}/`));

/** The uppermost folder that all versions lie in and that is not there. */
function lostFolder({ folders }: SiteFacts, locale: string): string | undefined {
  const path = docsFolderOf("x", locale).split("/").slice(0, -1);
  return path.map((_, index) => path.slice(0, index + 1).join("/")).find((folder) => !folders.has(folder));
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

function checkDates({ values }: CheckInput): readonly ConfigProblem[] {
  return values("VersionConfig.date")
    .filter(({ value }) => !isDay(value))
    .map(({ path, value }) =>
      valueProblem(path, `must be a day of the calendar, found ${quote(value)}`, "write year-month-day: 2026-10-06"),
    );
}

/** Whether a text is a day: `2026-10-06`, not `2026-02-30`, `6.10.2026` or a date with a time. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  // A day that its month has not is taken for one of the next month.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Specifications of versions are of APIs and locales that the site has. */
function checkSpecs({ names: { apis, locales }, values }: CheckInput): readonly ConfigProblem[] {
  const ids = apis.map(({ name }) => name);
  return values("VersionConfig.specs").flatMap(({ path, value }) =>
    Object.entries(value).flatMap(([api, specs]) => {
      if (!ids.includes(api)) {
        const hint = suggestName(api, { names: ids, all: "known APIs" });
        return [keyProblem([...path, api], `names the unknown API ${quote(api)}`, hint)];
      }
      return Object.keys(specs)
        .filter((code) => !locales.includes(code))
        .map((code) => {
          const hint = suggestName(code, { names: locales, all: "known locales" });
          return keyProblem([...path, api, code], `names the unknown locale ${quote(code)}`, hint);
        });
    }),
  );
}

function checkPaths({ names: { versions, latestVersion }, values }: CheckInput): readonly ConfigProblem[] {
  const configured = new Map(values("VersionConfig.path").map(({ path, value }) => [path.at(-2), value]));
  const segments = versions.map((name) => configured.get(name) ?? defaultVersionPath(name, latestVersion));
  return versions.flatMap((name, index) => {
    const segment = segments[index] ?? "";
    const path = ["versions", "list", name, "path"];
    const found = `found ${quote(segment)}`;
    if (configured.has(name)) {
      const hint = "remove the key to use the default";
      if (name === latestVersion && segment !== "")
        return [valueProblem(path, `must be empty for the latest version, ${found}`, hint)];
      if (name !== latestVersion && segment === "")
        return [valueProblem(path, `can be empty only for the latest version, ${latestVersion}`, hint)];
      if (segment !== "" && !isSegment(segment))
        return [valueProblem(path, `must be a single address segment, ${found}`, segmentHint)];
    }
    const rival = versions[segments.indexOf(segment)];
    if (rival === undefined || rival === name) return [];
    return [
      keyProblem(path, `has the same address segment as ${rival}, ${found}`, "give one of the two a different path"),
    ];
  });
}
