// Resolves every reference of a specification, opening files as they are named. Afterwards each reference that leads
// somewhere says so in one form, and those that do not have been reported. Moves nothing.
import { pointerOf } from "../../source/jsonPointer.ts";
import type { Findings } from "../findings.ts";
import { findCircles } from "./findCircles.ts";
import { findReferences, type Reference } from "./findReferences.ts";
import type { IncludedDocuments, OpenDocument } from "./includedDocuments.ts";
import type { Places } from "./places.ts";
import { targetOf } from "./referenceTarget.ts";
import { createReferenceReports } from "./reportReference.ts";
import { schemaOfName } from "./suggestTarget.ts";

/** A reference that leads somewhere. */
export interface ResolvedReference extends Reference {
  readonly document: OpenDocument;
  readonly target: {
    readonly document: OpenDocument;
    readonly value: unknown;
    /** Inside its document, canonical. */
    readonly pointer: string;
  };
}

/** All references of a specification. */
export interface ResolvedReferences {
  readonly resolved: readonly ResolvedReference[];
  /** Objects whose reference leads nowhere, with its text. */
  readonly broken: ReadonlyMap<object, string>;
  /** References that lead nowhere. */
  readonly lost: readonly Reference[];
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
  const folder = main.file.split("/").slice(0, -1).join("/");
  const reports = createReferenceReports(findings, places);
  const resolved: ResolvedReference[] = [];
  const broken = new Map<object, string>();
  const lost: Reference[] = [];
  const waiting: { readonly reference: Reference; readonly document: OpenDocument }[] = [];
  const scan = (document: OpenDocument, value: unknown, slot: Reference["slot"]): void => {
    const { references, malformed } = findReferences(value, slot, { seen: document.seen, isSwagger });
    for (const reference of references) waiting.push({ reference, document });
    for (const holder of malformed) {
      reports.malformed(holder, holder["$ref"]);
      broken.set(holder, "");
    }
  };

  const find = async (
    reference: Reference,
    document: OpenDocument,
  ): Promise<ResolvedReference["target"] | undefined> => {
    const here = document.names.find(reference);
    if (here !== undefined) {
      return { document, value: here.value, pointer: places.pointerOf(here.start) + pointerOf(here.tokens) };
    }
    const meant = targetOf(reference.text, { from: document.file, folder });
    if (meant.kind === "refused") return reports.refused(reference, meant);
    if (meant.kind === "local") return reports.missing(reference, document);
    const opened = await documents.open(meant.path, reference.slot === "text" ? "text" : "data");
    if (opened.kind === "unreadable") return undefined;
    if (opened.kind === "missing") {
      const schema = schemaOfName(document.value, reference.text);
      return reports.noFile(reference, meant.path, schema === undefined ? opened.suggestion : `#${schema}`);
    }
    if (typeof opened.document.value === "string" && meant.fragment === "") {
      return { document: opened.document, value: opened.document.value, pointer: "" };
    }
    const there = opened.document.names.find({ text: `#${meant.fragment}`, resource: undefined });
    if (there === undefined)
      return reports.missing({ ...reference, text: `#${meant.fragment}` }, opened.document, reference);
    const pointer = places.pointerOf(there.start) + pointerOf(there.tokens);
    return { document: opened.document, value: there.value, pointer };
  };

  scan(main, main.value, "object");
  for (let index = 0; index < waiting.length; index += 1) {
    const next = waiting[index];
    if (next === undefined) break;
    const target = await find(next.reference, next.document);
    if (target === undefined) {
      lost.push(next.reference);
      if (next.reference.key.startsWith("$")) broken.set(next.reference.holder, next.reference.text);
      continue;
    }
    resolved.push({ ...next.reference, document: next.document, target });
    scan(target.document, target.value, next.reference.slot);
  }
  for (const circle of findCircles(resolved)) {
    reports.circle(circle);
    for (const { holder, text } of circle) broken.set(holder, text);
  }
  return { resolved: resolved.filter(({ holder }) => !broken.has(holder)), broken, lost };
}
