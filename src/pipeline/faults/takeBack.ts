// Takes back the findings that a site says are no mistakes, and tells what takes nothing back any more.
import { applyIgnores } from "../../checks/ignores.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { Site } from "../../model/site.ts";
import type { BuildOptions } from "../world.ts";
import { isSought } from "./sought.ts";

/** What is left of the findings of a run. Only a check of the whole site can tell what is not needed. */
export function takeBack(
  diagnostics: readonly Diagnostic[],
  site: Site,
  { write, ...asked }: BuildOptions,
): readonly Diagnostic[] {
  const { config } = site;
  const settled = applyIgnores(diagnostics, ignoresOf(site));
  const isWhole = !write && config.builtLocales.length === config.locales.length;
  if (!isWhole) return settled.diagnostics;
  const looked = settled.unused.filter(({ about }) => isSought(about, asked));
  return [...settled.diagnostics, ...looked.map(({ about, ...diagnostic }) => diagnostic)];
}

/** Which of the findings a site wants to hear of: neither taken back nor of a code that its configuration ignores. */
export function wantedFindings(diagnostics: readonly Diagnostic[], site: Site): ReadonlySet<Diagnostic> {
  const { report } = site.config;
  const isHeard = ({ code }: Diagnostic): boolean => !(Object.hasOwn(report, code) && report[code] === "ignore");
  return new Set(applyIgnores(diagnostics.filter(isHeard), ignoresOf(site)).diagnostics);
}

function ignoresOf({ config, content, routes }: Site): Parameters<typeof applyIgnores>[1] {
  // Of drafts and of pages whose address another one has, nothing is rendered that a comment could be for.
  const shown = new Set(routes.flatMap(({ source }) => source ?? []));
  const comments = content.sources.flatMap(({ path, ignores = [] }) => (shown.has(path) ? ignores : []));
  return { entries: config.checks.ignore, comments, configFile: config.file };
}
