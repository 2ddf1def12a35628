// Resolves every reference of a specification. Afterwards each reference that leads somewhere says so in one form, and those
// that do not have been reported. Moves nothing but entries of maps that stand elsewhere.
import type { Findings } from "../findings.ts";
import { expandMap, isAround, isOfMap, maxEntries, type WaitingReference } from "./expandMaps.ts";
import { findCircles } from "./findCircles.ts";
import { findReferences, type Reference } from "./findReferences.ts";
import { createFinder } from "./findTarget.ts";
import type { IncludedDocuments, OpenDocument } from "./includedDocuments.ts";
import type { Places } from "./places.ts";
import { createReferenceReports } from "./reportReference.ts";
import type { ResolvedReference } from "./resolvedReference.ts";
import type { ExternalExample } from "./settleAddresses.ts";

/** All references of a specification. */
interface ResolvedReferences {
  readonly resolved: readonly ResolvedReference[];
  /** Objects whose reference leads nowhere, with its text. */
  readonly broken: ReadonlyMap<object, string>;
  /** References that lead nowhere. */
  readonly lost: readonly Reference[];
  /** Examples that say where they are found. */
  readonly external: readonly ExternalExample[];
}

interface ResolveInput {
  readonly documents: IncludedDocuments;
  readonly places: Places;
  readonly findings: Findings;
  readonly isSwagger: boolean;
}

/** Resolves all references that can be reached from the main document. */
export async function resolveReferences({
  documents,
  places,
  findings,
  isSwagger,
}: ResolveInput): Promise<ResolvedReferences> {
  const { main } = documents;
  const reports = createReferenceReports(findings, places);
  const { find, findEnd } = createFinder({ documents, places, reports });
  const resolved: ResolvedReference[] = [];
  const broken = new Map<object, string>();
  const lost: Reference[] = [];
  const external: ExternalExample[] = [];
  const maps: WaitingReference[] = [];
  const waiting: WaitingReference[] = [];
  const add = (items: readonly WaitingReference[]): void => {
    for (const item of items) (isOfMap(item) ? maps : waiting).push(item);
  };
  const scan = (document: OpenDocument, value: unknown, slot: Reference["slot"]): void => {
    const { references, malformed, ...found } = findReferences(value, slot, { seen: document.seen, isSwagger });
    external.push(...found.external.map((holder) => ({ holder, file: document.file })));
    add(references.map((reference) => ({ reference, document, base: document, expanded: 0 })));
    for (const holder of malformed) {
      reports.malformed(holder, holder["$ref"]);
      broken.set(holder, "");
    }
  };
  scan(main, main.value, "object");
  // Maps first: other references may lead into them.
  let entries = 0;
  for (let index = 0; maps.length > 0 || index < waiting.length; ) {
    const next = maps.shift() ?? waiting[index++];
    if (next === undefined) break;
    const { reference, document, base } = next;
    const isMap = isOfMap(next) && entries < maxEntries;
    const target = await (isMap ? findEnd : find)(reference, base);
    if (target === undefined) {
      lost.push(reference);
      if (reference.key.startsWith("$") && reference.slot !== "example") broken.set(reference.holder, reference.text);
    } else if (isMap && typeof target.value === "object" && !isAround(target, next, places)) {
      const expanded = expandMap(next, target, { places, isSwagger });
      entries += expanded.length;
      add(expanded);
    } else {
      resolved.push({ ...reference, document, target });
      scan(target.document, target.value, reference.slot);
    }
  }
  for (const circle of findCircles(resolved)) {
    reports.circle(circle);
    for (const { holder, text } of circle) broken.set(holder, text);
  }
  return { resolved: resolved.filter(({ holder }) => !broken.has(holder)), broken, lost, external };
}
