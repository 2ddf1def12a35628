// Gathers what the specifications of a locale lack for translators: texts that are missing or still those of the original, by
// operation.

import type { UntranslatedSource } from "../../checks/missing-translation.ts";
import { readablePath, type SpecDifference, specDifferences } from "../../checks/spec-agreement.ts";
import type { ApiSpec } from "../../model/api.ts";
import { type LocaleCode, type SitePath, sitePath } from "../../model/brands.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { Location } from "../../model/location.ts";
import { findApi, type Site } from "../../model/site.ts";
import { textOf } from "../../model/text.ts";
import type { SpecGap, SpecGroup, SpecWork } from "../../model/translationReport.ts";
import type { World } from "../world.ts";
import { comparedSpec } from "./comparedSpec.ts";
import { listed, shortened } from "./reportRoom.ts";
import { readSpecTexts, type SpecTexts } from "./specTexts.ts";

/** Characters of one text: descriptions of operations are rarely longer. */
const longestText = 1_000;

/** What the specifications of a locale are compared by. */
export interface SpecInput {
  readonly site: Site;
  readonly locale: LocaleCode;
  /** Specifications that the locale lacks as a whole. */
  readonly untranslated: readonly UntranslatedSource[];
  /** Findings without those that the site takes back. */
  readonly wanted: (findings: readonly Diagnostic[]) => ReadonlySet<Diagnostic>;
  readonly world: World;
}

/** Work of all APIs: those that the locale lacks, then those that are translated in part or as a whole. */
export async function gatherSpecs(input: SpecInput): Promise<readonly SpecWork[]> {
  const { site, locale, world } = input;
  const { config, content } = site;
  const work: SpecWork[] = [];
  for (const { route } of input.untranslated) {
    const api = findApi(route, site);
    if (api === undefined) continue;
    const { texts, words } = await readSpecTexts(api.spec, world);
    const nothing = { translated: 0, inExamples: 0, groups: { entries: [], unlisted: 0 } };
    const overlay = newOverlay(api.spec, locale);
    work.push({ label: api.label, original: api.spec.path, overlay, left: texts, words, ...nothing });
  }
  for (const { id, label } of config.apis) {
    const ofLocale = (code: LocaleCode): ApiSpec | undefined =>
      content.specs.find((spec) => spec.apiId === id && spec.locale === code && spec.docsVersion === undefined);
    const [original, translated] = [ofLocale(config.defaultLocale), ofLocale(locale)];
    if (original === undefined || translated === undefined || original.path === translated.path) continue;
    const [from, to] = [await comparedSpec(original, config, world), await comparedSpec(translated, config, world)];
    if (from === undefined || to === undefined) continue;
    const named = { label: textOf(label, locale, config.defaultLocale), original: from.path, file: to.path };
    const texts = await readSpecTexts(original, world);
    // YAML is added to YAML alone.
    const overlay = translated.isOverlay && !to.path.endsWith(".json") ? { overlay: to.path } : {};
    work.push({ ...named, ...overlay, ...compare(specDifferences(from, to), texts, input) });
  }
  return work;
}

/** `specs/hub.uk.yaml` for `specs/hub.yaml` or `specs/hub.en.json`. */
function newOverlay({ path, locale: from }: ApiSpec, locale: LocaleCode): SitePath {
  const name = path.replace(/\.[^./]+$/, "");
  return sitePath(`${name.endsWith(`.${from}`) ? name.slice(0, -from.length - 1) : name}.${locale}.yaml`);
}

function compare(
  found: readonly SpecDifference[],
  texts: SpecTexts,
  { wanted }: SpecInput,
): Omit<SpecWork, "label" | "original" | "file" | "overlay"> {
  const all = found.filter(isGap);
  const kept = wanted(all.map(({ finding }) => finding));
  const differences = all.filter(({ finding }) => kept.has(finding));
  const gaps = differences.filter(({ difference }) => difference.fact.prose !== "example");
  const places = gaps.map((gap) => texts.at(originalPlace(gap)));
  const sumOf = (count: "texts" | "words"): number => places.reduce((sum, place) => sum + (place?.[count] ?? 0), 0);
  const left = sumOf("texts");
  const { entries, unlisted } = listed(gaps);
  return {
    translated: Math.max(0, texts.texts - left),
    left,
    words: sumOf("words"),
    inExamples: differences.length - gaps.length,
    groups: { entries: groupsOf(entries, texts), unlisted },
  };
}

/** Whether a difference is for translators: what the translation lacks, or has in the other language. */
const isGap = ({ difference }: SpecDifference): boolean =>
  difference.kind === "same-text" || (difference.kind === "missing" && difference.lackedBy === "translated");

const originalPlace = ({ finding }: SpecDifference): Location | undefined => finding.related?.[0]?.location;

function groupsOf(gaps: readonly SpecDifference[], texts: SpecTexts): readonly SpecGroup[] {
  const groups = new Map<string, SpecGap[]>();
  for (const gap of gaps) {
    const { difference, finding } = gap;
    const [name = "", ...below] = difference.path;
    const [original, location] = [originalPlace(gap), finding.location];
    if (original === undefined || location === undefined) continue;
    const place = texts.at(original);
    const group = groups.get(name) ?? [];
    groups.set(name, group);
    group.push({
      kind: difference.kind === "missing" ? "missing" : "same",
      path: readablePath(below),
      ...(place === undefined ? {} : { pointer: place.pointer }),
      ...(place?.text === undefined ? {} : { text: shortened(place.text, longestText) }),
      original,
      location,
    });
  }
  return [...groups].map(([name, own]) => ({ name, gaps: own }));
}
