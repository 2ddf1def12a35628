// Compares the specifications of one API in two languages: something that one of them lacks (`api-missing`), something
// that cannot be true in both (`api-contradiction`), and texts that were copied but not translated
// (`api-untranslated`). Compares extracted facts; reads no specification.
import type { LocaleCode, SitePath } from "../model/brands.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { diagnosticCodes } from "../model/diagnosticCodes.ts";
import type { Location } from "../model/location.ts";
import type { SpecFact, SpecFacts } from "../model/specFacts.ts";
import { unreachable } from "../model/unreachable.ts";
import { compareFacts, type FactDifference } from "./factDifferences.ts";

/** One specification of an API. */
export interface ComparedSpec {
  readonly locale: LocaleCode;
  readonly path: SitePath;
  readonly facts: SpecFacts;
}

type AgreementCode = "api-missing" | "api-contradiction" | "api-untranslated";
type Finding = Omit<Diagnostic, "code" | "severity"> & {
  readonly code: AgreementCode;
  readonly of: FactDifference;
  /** Whether the difference is in a text inside an example. */
  readonly isExample?: boolean;
};

/** Most findings of one code that are reported one by one for two files; the rest share one diagnostic. */
const maxTold = 25;

/** Compares a translated specification with that of the default locale. */
export function checkSpecAgreement(original: ComparedSpec, translated: ComparedSpec): readonly Diagnostic[] {
  return tellKinds(specDifferences(original, translated).map(({ finding }) => finding));
}

/** A difference between two specifications, and what is reported of it. */
export interface SpecDifference {
  readonly difference: FactDifference;
  readonly finding: Diagnostic;
}

/** All differences that are worth reporting, each once, however many there are. */
export function specDifferences(original: ComparedSpec, translated: ComparedSpec): readonly SpecDifference[] {
  const specs = { original, translated };
  const areLanguagesDifferent = languageOf(original.locale) !== languageOf(translated.locale);
  const findings = compareFacts(original.facts, translated.facts)
    .filter((difference) => difference.kind !== "same-text" || areLanguagesDifferent)
    .filter((difference) => !isNeedlessLabel(difference))
    .map((difference) => describe(difference, specs));
  return withoutRepeats(findings).map((finding) => ({ difference: finding.of, finding: diagnosticOf(finding) }));
}

/**
 * Whether a difference is a tag's `x-displayName` that only the translation has. Tag names must be the same in all
 * files and are in the language of the original, so that only the translation needs a label.
 */
function isNeedlessLabel(difference: FactDifference): boolean {
  return (
    difference.kind === "missing" && difference.lackedBy === "original" && difference.fact.step === "x-displayName"
  );
}

/**
 * Removes repeated findings about the same two places: a schema may be read both where it is defined and where it is
 * referenced.
 */
function withoutRepeats(findings: readonly Finding[]): readonly Finding[] {
  const byPlaces = new Map<string, Finding>();
  for (const finding of findings) {
    const place = JSON.stringify([
      finding.code,
      finding.of.fact.step,
      finding.location,
      finding.related?.[0]?.location,
    ]);
    if (!byPlaces.has(place)) byPlaces.set(place, finding);
  }
  return [...byPlaces.values()];
}

/** Limits the findings of each code and severity to `maxTold` and summarises the rest. */
function tellKinds(findings: readonly Diagnostic[]): readonly Diagnostic[] {
  const kinds = new Map<string, Diagnostic[]>();
  for (const finding of findings) {
    const kind = `${finding.code} ${finding.severity}`;
    const known = kinds.get(kind) ?? [];
    kinds.set(kind, known);
    known.push(finding);
  }
  return [...kinds.values()].flatMap((kind) => {
    const untold = kind[maxTold];
    if (untold === undefined) return kind;
    const message = `${kind.length - maxTold} more of this kind, the first of them: ${untold.message}`;
    return [...kind.slice(0, maxTold), { ...untold, message }];
  });
}

interface Specs {
  readonly original: ComparedSpec;
  readonly translated: ComparedSpec;
}

function describe(difference: FactDifference, { original, translated }: Specs): Finding {
  const path = `\`${readablePath(difference.path)}\``;
  switch (difference.kind) {
    case "missing": {
      const { fact, parent } = difference;
      const [owner, other] = difference.lackedBy === "translated" ? [original, translated] : [translated, original];
      const shown = fact.kind === "value" ? ` (${quote(fact)})` : "";
      return {
        code: "api-missing",
        of: difference,
        message: `${path}${shown} is in "${owner.locale}" but not in "${other.locale}"`,
        location: placeOf(parent, other),
        hint: `add it to ${other.path}, or remove it from ${owner.path}`,
        related: [{ message: `it is here in "${owner.locale}"`, location: placeOf(fact, owner) }],
      };
    }
    case "different": {
      const { fact, counterpart } = difference;
      return {
        code: "api-contradiction",
        of: difference,
        message: `${path} is ${quote(counterpart)} in "${translated.locale}" but ${quote(fact)} in "${original.locale}"`,
        location: placeOf(counterpart, translated),
        hint: "write the correct value in both files",
        related: [{ message: `${quote(fact)} in "${original.locale}"`, location: placeOf(fact, original) }],
      };
    }
    case "same-text": {
      const { fact, counterpart } = difference;
      const text = JSON.stringify(fact.shown ?? "");
      const [at, originalPlace] = [placeOf(counterpart, translated), placeOf(fact, original)];
      return {
        code: "api-untranslated",
        of: difference,
        message: `${path} reads the same in "${translated.locale}" and "${original.locale}": ${text}`,
        location: areSame(at, originalPlace) ? { file: translated.path } : at,
        hint: `translate it in ${translated.path}`,
        related: [{ message: `the same text in "${original.locale}"`, location: originalPlace }],
        isExample: fact.prose === "example",
      };
    }
    default:
      return unreachable(difference);
  }
}

/**
 * The path for people, without inner `schema` steps: `parameter limit (query) › schema › maximum` becomes `parameter
 * limit (query) › maximum`.
 */
export function readablePath(steps: readonly string[]): string {
  return steps.filter((step, index) => step !== "schema" || index === steps.length - 1).join(" › ");
}

/**
 * Makes the diagnostic. Differences in example texts are only a hint: an API may answer in one language whatever the
 * language of its documentation.
 */
function diagnosticOf({ isExample = false, of: _, ...finding }: Finding): Diagnostic {
  return { ...finding, severity: isExample ? "info" : diagnosticCodes[finding.code].severity };
}

function quote(fact: SpecFact): string {
  if (fact.kind === "part") return fact.name === undefined ? "something described in detail" : `\`${fact.step}\``;
  return fact.kind === "text" ? JSON.stringify(fact.shown ?? "") : (fact.shown ?? "");
}

/** @param fact Absent for the specification as a whole. */
function placeOf(fact: SpecFact | undefined, { path, facts }: ComparedSpec): Location {
  const file = facts.files[fact?.file ?? 0] ?? path;
  return fact?.at === undefined ? { file } : { file, line: fact.at[0], column: fact.at[1] };
}

/** Whether a translation has a text from the original's own file, as an overlay has what it does not change. */
const areSame = (one: Location, other: Location): boolean =>
  one.file === other.file && one.line === other.line && one.column === other.column;

/** `pt` for `pt-BR`: texts in two variants of a language may well be the same. */
export function languageOf(locale: LocaleCode): string {
  return (locale.split(/[-_]/)[0] ?? locale).toLowerCase();
}
