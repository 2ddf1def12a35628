// `versions.json`: the versions that `hubdocs version` has made, in the form of the configuration's `versions`. Owns
// how both become one list; what a version means is checked with the rest of the configuration.
import { sitePath } from "../model/brands.ts";
import type { SiteFiles } from "../model/ports.ts";
import { obstacleAt } from "../source/obstacleAt.ts";
import { childOf, isPlainObject } from "./jsonSchema.ts";
import type { KeyPath } from "./keyPath.ts";
import { type ConfigSource, type ReadConfig, readConfigFile } from "./readConfigFile.ts";

/** Name of the file in the site folder. */
export const versionsFileName = sitePath("versions.json");

/** Reads the file; nothing where there is none. */
export async function readVersionsFile(files: SiteFiles): Promise<ReadConfig | undefined> {
  if (!(await files.exists(versionsFileName))) {
    const obstacle = await obstacleAt(files, versionsFileName);
    return obstacle === undefined
      ? undefined
      : unusable(
          `cannot be read: ${obstacle}`,
          "put the file itself into the site folder, or remove what is in its place",
        );
  }
  const read = await readConfigFile({
    path: versionsFileName,
    format: "data",
    files,
    evaluateModule: async () => undefined,
  });
  if (read.kind === "problem" || isPlainObject(read.source.value)) return read;
  return unusable("is not an object", 'write { "list": { … } }, or remove the file');
}

function unusable(message: string, hint: string): ReadConfig {
  const location = { file: versionsFileName };
  return { kind: "problem", diagnostic: { code: "config-unreadable", severity: "error", message, location, hint } };
}

/**
 * A configuration with the versions of the file: they follow `current`, and what the configuration says of one of them
 * goes before what the file says.
 */
export function withVersionsFile(value: unknown, file: ConfigSource | undefined): unknown {
  const [kept, own] = [file?.value, childOf(value, "versions") ?? {}];
  if (!isPlainObject(kept) || !isPlainObject(value) || !isPlainObject(own)) return value;
  const keptList = childOf(kept, "list") ?? {};
  const ownList = childOf(own, "list") ?? { current: null };
  if (!isPlainObject(keptList) || !isPlainObject(ownList)) return { ...value, versions: { ...kept, ...own } };
  return { ...value, versions: { ...kept, ...own, list: joinLists(ownList, keptList) } };
}

type List = Readonly<Record<string, unknown>>;

function joinLists(own: List, kept: List): List {
  const names = Object.keys(own);
  const newer = names.slice(0, names.indexOf("current") + 1).filter((name) => !Object.hasOwn(kept, name));
  const older = names.filter((name) => !newer.includes(name) && !Object.hasOwn(kept, name));
  const entryOf = (name: string): unknown => {
    const [written, made] = [own[name], kept[name]];
    if (isPlainObject(written) && isPlainObject(made)) return { ...made, ...written };
    return Object.hasOwn(own, name) && written !== null ? written : (made ?? null);
  };
  return Object.fromEntries([...newer, ...Object.keys(kept), ...older].map((name) => [name, entryOf(name)]));
}

/** Path of a key in the file, for what the configuration itself does not say. */
export function pathInVersionsFile(path: KeyPath, config: unknown): KeyPath | undefined {
  const [first, ...rest] = path;
  if (first !== "versions") return undefined;
  const depth = rest[0] === "list" ? 2 : 1;
  let written = childOf(config, "versions");
  for (const key of rest.slice(0, depth)) written = childOf(written, String(key));
  return written === undefined ? rest : undefined;
}
