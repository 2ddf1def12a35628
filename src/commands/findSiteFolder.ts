// Whether the folder of a call can be a site, before anything of it is read. What is in it is the configuration's to say.
import { existsSync, readdirSync, statSync } from "node:fs";
import { dirname, relative, resolve, sep } from "node:path";
import { isConfigName } from "../config/findConfigFile.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { insideSite, noFolder } from "./callProblems.ts";

/** Why the folder cannot be built; nothing when it can. `config` was named by the caller. */
export function refuseFolder({ site = ".", config }: { site?: string; config?: string }): Diagnostic | undefined {
  const folder = resolve(site);
  const isThere = existsSync(folder);
  if (!isThere || !statSync(folder).isDirectory()) return noFolder(site, { isFile: isThere, folder });
  if (config !== undefined || hasConfig(folder)) return undefined;
  const around = siteAround(folder);
  if (around === undefined) return undefined;
  const shown = (path: string): string => relative(process.cwd(), path).split(sep).join("/") || ".";
  return insideSite(shown(folder), shown(around));
}

/** The site whose `content` a folder is, or lies in. */
function siteAround(folder: string): string | undefined {
  for (let above = dirname(folder); above !== dirname(above); above = dirname(above))
    if (relative(above, folder).split(sep)[0] === "content" && hasConfig(above)) return above;
  return undefined;
}

function hasConfig(folder: string): boolean {
  try {
    return readdirSync(folder).some(isConfigName);
  } catch {
    return false; // a folder that cannot be read says nothing here
  }
}
