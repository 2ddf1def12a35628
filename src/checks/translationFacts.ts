// Compares links, images, containers, tables and measures of a translated section: each must occur as often as in the
// original, in any order, because word order differs between languages.
import { addToList } from "../model/addToList.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { DiagnosticCode } from "../model/diagnosticCodes.ts";
import type { FactKind, SectionFact } from "../model/pageFacts.ts";
import { decodePercent } from "../source/addressKey.ts";
import { type ComparedSection, describeSection, type OriginalIds, placeIn } from "./translation-section.ts";

type ComparedKind = Exclude<FactKind, "code">;

interface KindRule {
  readonly code: DiagnosticCode;
  readonly noun: string;
  /** The value without parts that may differ between languages. `locales` are codes separated by `|`. */
  readonly plain: (value: string, locales: string) => string;
}

const asIs = (value: string): string => value;
const kinds: Readonly<Record<ComparedKind, KindRule>> = {
  link: { code: "translation-link", noun: "link", plain: plainAddress },
  image: { code: "translation-image", noun: "image", plain: plainImage },
  admonition: { code: "translation-admonition", noun: "container", plain: asIs },
  table: { code: "translation-table", noun: "table", plain: asIs },
  number: { code: "translation-number", noun: "number", plain: asIs },
};

/** Compares facts of all kinds. */
export function compareFacts(section: ComparedSection): readonly Diagnostic[] {
  return (["link", "image", "admonition", "table", "number"] as const).flatMap((kind) => compareKind(kind, section));
}

function compareKind(kind: ComparedKind, section: ComparedSection): readonly Diagnostic[] {
  const { original, translation, mine, theirs } = section;
  const { plain } = kinds[kind];
  const own = mine.facts.filter((fact) => fact.kind === kind);
  const others = theirs.facts.filter((fact) => fact.kind === kind);
  if (own.length === 0 && others.length === 0) return [];
  const locales = `${original.locale}|${translation.locale}`;
  const keyOf = ({ value }: SectionFact): string => plain(value, locales);
  const mineByKey = group(own, keyOf);
  const theirsByKey = group(others, keyOf);
  const differences = { missing: surplus(theirsByKey, mineByKey), extra: surplus(mineByKey, theirsByKey) };
  const { missing, extra } = kind === "link" ? withoutOtherIds(differences, keyOf, section.originalIds) : differences;
  const changed = Math.min(missing.length, extra.length);
  return [
    ...extra.slice(0, changed).map((fact, index) => different(fact, missing[index] ?? fact, { kind, section })),
    ...missing.slice(changed).map((fact) => lacking(fact, { kind, section })),
    ...extra.slice(changed).map((fact) => superfluous(fact, { kind, section })),
  ];
}

function group(
  facts: readonly SectionFact[],
  keyOf: (fact: SectionFact) => string,
): ReadonlyMap<string, readonly SectionFact[]> {
  const groups = new Map<string, SectionFact[]>();
  for (const fact of facts) addToList(groups, keyOf(fact), fact);
  return groups;
}

/** Facts that one side has more often than the other, in reading order. */
function surplus(
  side: ReadonlyMap<string, readonly SectionFact[]>,
  other: ReadonlyMap<string, readonly SectionFact[]>,
): readonly SectionFact[] {
  return [...side]
    .flatMap(([key, facts]) => facts.slice(other.get(key)?.length ?? 0))
    .sort((a, b) => a.line - b.line || a.column - b.column);
}

interface Differences {
  readonly missing: readonly SectionFact[];
  readonly extra: readonly SectionFact[];
}

/** Leaves out links to a section that has another id in the translation: that is told of the section. */
function withoutOtherIds(
  { missing, extra }: Differences,
  keyOf: (link: SectionFact) => string,
  originalIds: OriginalIds,
): Differences {
  if (missing.length === 0 || originalIds.size === 0) return { missing, extra };
  const open = new Map<string, SectionFact[]>();
  for (const fact of missing) addToList(open, keyOf(fact), fact);
  const paired = new Set<SectionFact>();
  const left = extra.filter((fact) => {
    const [page = "", id = ""] = keyOf(fact).split("#");
    for (const other of originalIds.get(id) ?? []) {
      const found = open.get(`${page}#${other}`)?.pop();
      if (found === undefined) continue;
      paired.add(found);
      return false;
    }
    return true;
  });
  return { missing: missing.filter((fact) => !paired.has(fact)), extra: left };
}

interface Found {
  readonly kind: ComparedKind;
  readonly section: ComparedSection;
}

function different(own: SectionFact, other: SectionFact, { kind, section }: Found): Diagnostic {
  const { code, noun } = kinds[kind];
  return {
    code,
    severity: "warning",
    message: `The ${noun} is "${own.value}", but "${other.value}" in the original`,
    location: placeIn(section.translation, own),
    hint: "copy it from the original, or correct the original",
    related: [{ message: "is the original", location: placeIn(section.original, other) }],
  };
}

function lacking(fact: SectionFact, { kind, section }: Found): Diagnostic {
  const { code, noun } = kinds[kind];
  return {
    code,
    severity: "warning",
    message: `${describeSection(section)} lacks the ${noun} "${fact.value}" of the original`,
    location: placeIn(section.translation, section.mine),
    hint: "copy it from the original",
    related: [{ message: "is the original", location: placeIn(section.original, fact) }],
  };
}

function superfluous(fact: SectionFact, { kind, section }: Found): Diagnostic {
  const { code, noun } = kinds[kind];
  return {
    code,
    severity: "warning",
    message: `The original has no ${noun} "${fact.value}" here`,
    location: placeIn(section.translation, fact),
    hint: "add it to the original, or remove it",
    related: [{ message: "is the original", location: placeIn(section.original, section.theirs) }],
  };
}

/**
 * A URL without its language: `/uk/docs/a` becomes `/docs/a`, and `https://uk.wikipedia.org/wiki/…` only its host
 * without the language.
 */
function plainAddress(raw: string, locales: string): string {
  const address = decodePercent(raw);
  const host = new RegExp(`^(?:https?:)?//(?:${locales})\\.([^/?#]+)`, "i").exec(address)?.[1];
  if (host !== undefined) return `//*.${host}`;
  return address.replace(new RegExp(`/(?:${locales})(?:[-_][a-z]{2})?(?=[/?#]|$)`, "i"), "");
}

/** A file name without its language: `img/hub.uk.png` and `uk/hub.png` become `hub.png`. */
function plainImage(raw: string, locales: string): string {
  const name =
    decodePercent(raw.replace(/[?#].*$/s, ""))
      .split("/")
      .at(-1) ?? raw;
  return name.replace(new RegExp(`[._-](?:${locales})(?=\\.[a-z0-9]+$)`, "i"), "");
}
