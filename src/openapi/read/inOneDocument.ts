// Puts a specification of several files together before it is changed: overlays name places of it as a whole, as it is
// offered for download.
import type { IncludedFile, SpecContext } from "../context.ts";
import type { Findings } from "../findings.ts";
import { childOf, isObject } from "../schema/json.ts";
import { bundleFiles } from "./bundleFiles.ts";
import { detectVersion } from "./detectVersion.ts";
import { referenceKeys } from "./findReferences.ts";
import { openIncludes } from "./includedDocuments.ts";
import { inlineReferences } from "./inlineReferences.ts";
import type { Places } from "./places.ts";
import { tokensOf } from "./pointer.ts";
import type { SpecDocument } from "./readDocument.ts";
import { resolveReferences } from "./resolveReferences.ts";
import { settleAddresses } from "./settleAddresses.ts";
import { settleReferences } from "./settleReferences.ts";

interface WholeInput {
  readonly places: Places;
  readonly context: Pick<SpecContext, "files" | "hash">;
  readonly findings: Findings;
}

interface WholeDocument {
  readonly document: SpecDocument;
  readonly includes: readonly IncludedFile[];
}

/** The document with what it refers to in other files; itself where it refers to none. */
export async function inOneDocument(document: SpecDocument, { places, ...world }: WholeInput): Promise<WholeDocument> {
  const detected = detectVersion(document.value);
  if (detected.kind === "problem" || !refersElsewhere(document.value)) return { document, includes: [] };
  const documents = openIncludes({ main: document, places, ...world });
  const isSwagger = detected.version === "2.0";
  const { resolved, broken, lost, external } = await resolveReferences({
    documents,
    places,
    findings: world.findings,
    isSwagger,
  });
  const references = inlineReferences(resolved, lost);
  settleReferences(references, broken);
  settleAddresses(external, document.file);
  const all = documents.list();
  const root = await bundleFiles({ main: documents.main, documents: all, references, findings: world.findings });
  if (isObject(root)) places.adopt(root, document);
  return {
    document: {
      ...document,
      value: root,
      mentions: (word) => all.some((one) => one.mentions(word)),
      longNumbers: new Set(all.flatMap(({ longNumbers }) => [...longNumbers])),
      writtenText: (pointer) => writtenAt(root, pointer, places),
    },
    includes: documents.includes(),
  };
}

/** The scalar at a place of a document that was put together, as it is written in the file that it comes from. */
export function writtenAt(root: unknown, pointer: string, places: Places): string | undefined {
  const steps = tokensOf(pointer) ?? [];
  const key = steps.at(-1);
  const holder = steps.slice(0, -1).reduce<unknown>(childOf, root);
  return typeof holder === "object" && holder !== null && key !== undefined
    ? places.writtenText(holder, key)
    : undefined;
}

/** Whether a value may refer to another file; one that only looks so costs no more than looking. */
function refersElsewhere(root: unknown): boolean {
  const seen = new Set<object>();
  const pending: unknown[] = [root];
  while (pending.length > 0) {
    const value = pending.pop();
    if (typeof value !== "object" || value === null || seen.has(value)) continue;
    seen.add(value);
    for (const [key, child] of Object.entries(value)) {
      if (typeof child !== "string") pending.push(child);
      else if (referenceKeys.some((known) => known === key) && !child.startsWith("#")) return true;
    }
  }
  return false;
}
