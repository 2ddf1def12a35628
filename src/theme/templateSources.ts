// Finds everything that a theme is bundled from: built-in templates, those of the site, islands.
import type { Outcome } from "../model/diagnostic.ts";
import { islandsOf } from "./islands.ts";
import { findSiteTemplates } from "./siteTemplates.ts";
import { listTemplateNames } from "./templateFiles.ts";
import type { TemplateSources } from "./templatePlugin.ts";
import type { ThemeInput } from "./theme.ts";

/** The sources of a theme; none when a template of the site lacks its component. */
export async function findTemplateSources(
  input: Pick<ThemeInput, "siteFolder" | "packageFolder">,
): Promise<Outcome<TemplateSources | undefined>> {
  const { packageFolder } = input;
  const templateNames = await listTemplateNames(packageFolder);
  const { value, diagnostics } = await findSiteTemplates(input, templateNames);
  if (diagnostics.length > 0) return { value: undefined, diagnostics };
  const { replacing, additional } = value;
  const islands = islandsOf(packageFolder, templateNames, value);
  return { value: { packageFolder, siteTemplates: replacing, templateNames, additional, islands }, diagnostics };
}
