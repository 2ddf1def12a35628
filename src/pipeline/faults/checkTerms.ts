// Looks for names that the site's terms avoid: in the prose of pages as authors wrote it, and in the texts of
// specifications. Only a check asks for it, and only a site with such names pays for reading its files once more.
import { avoidedTerm, findAvoidedTerms, type TermFinder } from "../../checks/avoided-term.ts";
import { proseText } from "../../content/proseText.ts";
import type { LocaleCode, SitePath } from "../../model/brands.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { Source } from "../../model/doc.ts";
import type { Site } from "../../model/site.ts";
import { proseTextsOf } from "../../openapi/index.ts";
import { isFormOf, stemOf } from "../../search/index.ts";
import { mapLines } from "../../source/lineMap.ts";
import { parseYaml } from "../../source/yaml.ts";
import type { World } from "../world.ts";
import { usesInCategories, usesInConfig } from "./labelTerms.ts";
import { readText } from "./textPlaces.ts";

/** Uses of avoided names: in the order of the sources, then of the specifications, then around pages. */
export async function checkTerms({ config, content }: Site, world: World): Promise<readonly Diagnostic[]> {
  const finders = new Map<LocaleCode, TermFinder>();
  for (const { code } of config.locales) {
    const finder = findAvoidedTerms(config, code, { stemOf, isFormOf });
    if (finder !== undefined) finders.set(code, finder);
  }
  const diagnostics: Diagnostic[] = [];
  if (finders.size === 0) return diagnostics;
  for (const source of content.sources) {
    const find = finders.get(source.locale);
    if (find !== undefined && !isKept(source)) diagnostics.push(...(await usesInPage(source, find, world)));
  }
  const seen = new Set<SitePath>();
  for (const { locale, path, parts = [], isOverlay, docsVersion } of content.specs) {
    const find = finders.get(locale);
    if (find === undefined || docsVersion !== undefined) continue;
    // What a translation is laid over is in the language of the original.
    for (const file of isOverlay && locale !== config.defaultLocale ? [path] : [path, ...parts]) {
      if (!seen.has(file)) diagnostics.push(...(await usesInSpec(file, find, world)));
      seen.add(file);
    }
  }
  return [
    ...diagnostics,
    ...usesInCategories(content.categories, finders),
    ...(await usesInConfig(config, finders, world)),
  ];
}

/** Docs of a version that is kept say what was said then. */
const isKept = (source: Source): boolean => source.kind === "doc" && source.version !== "current";

async function usesInPage(
  { path: file, frontMatter }: Source,
  find: TermFinder,
  world: World,
): Promise<readonly Diagnostic[]> {
  const text = await readText(file, world);
  if (text === undefined) return [];
  const { title = "", description = "" } = frontMatter;
  const uses = find(proseText(text));
  const lines = uses.length === 0 ? undefined : mapLines(text);
  return [
    ...find(title).map((use) => avoidedTerm(use, { file, pointer: "/title" })),
    ...find(description).map((use) => avoidedTerm(use, { file, pointer: "/description" })),
    ...uses.map((use) => avoidedTerm(use, { file, ...lines?.positionAt(use.offset) })),
  ];
}

async function usesInSpec(file: SitePath, find: TermFinder, world: World): Promise<readonly Diagnostic[]> {
  const text = await readText(file, world, Number.POSITIVE_INFINITY);
  const parsed = text === undefined ? undefined : parseYaml(text);
  if (text === undefined || parsed?.kind !== "document") return [];
  const { value, locate } = parsed.document;
  const lines = mapLines(text);
  return proseTextsOf(value).flatMap(({ pointer, text: prose }) => {
    const uses = find(proseText(prose));
    if (uses.length === 0) return [];
    const start = locate(pointer, "value");
    let from = lines.offsetOf(start.line) + start.column - 1;
    return uses.map((use) => {
      // A text that YAML folds or escapes stands there in other words: then the value's first line has to do.
      const at = text.indexOf(use.found, from);
      const isInside = at !== -1 && at - from <= prose.length * 2;
      if (isInside) from = at + use.found.length;
      return avoidedTerm(use, { file, ...(isInside ? lines.positionAt(at) : start) });
    });
  });
}
