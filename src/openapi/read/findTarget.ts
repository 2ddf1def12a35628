// Looks up what references lead to, opening files as they are named. What leads nowhere is reported, once for each target.
import { pointerOf } from "../../source/jsonPointer.ts";
import { isObject, ownValue } from "../schema/json.ts";
import type { Reference } from "./findReferences.ts";
import type { IncludedDocuments, OpenDocument } from "./includedDocuments.ts";
import type { Places } from "./places.ts";
import { followPointer } from "./pointer.ts";
import { isOfData } from "./referenceSlots.ts";
import { borderOf, targetOf } from "./referenceTarget.ts";
import type { ReferenceReports } from "./reportReference.ts";
import type { ResolvedReference } from "./resolvedReference.ts";
import { schemaOfName } from "./suggestTarget.ts";

interface FinderInput {
  readonly documents: IncludedDocuments;
  readonly places: Places;
  readonly reports: ReferenceReports;
}

/** What a reference leads to, counted from the document that it is written in. */
type FindTarget = (
  reference: Reference,
  base: OpenDocument,
  detours?: number,
) => Promise<ResolvedReference["target"] | undefined>;

/** References of maps to maps that follow each other. */
const maxLinks = 20;
/** Files that a pointer may lead through. */
const maxDetours = 20;

/** Prepares to look up references of one specification: `findEnd` follows them to a map that is no reference. */
export function createFinder({ documents, places, reports }: FinderInput): {
  readonly find: FindTarget;
  readonly findEnd: FindTarget;
} {
  const folder = borderOf(documents.main.file);
  /** In a file of its own a mapping names components of the whole: tools that put files together leave it as it is. */
  const valueOfMapping = (
    { key, text }: Reference,
    { file }: OpenDocument,
  ): ResolvedReference["target"] | undefined => {
    const { main } = documents;
    if (key.startsWith("$") || file === main.file) return undefined;
    const there = main.names.find({ text, resource: undefined });
    return there && { document: main, value: there.value, pointer: pointerOf(there.tokens) };
  };
  const find: FindTarget = async (reference, document, detours = 0) => {
    const around = (fragment: string, there: OpenDocument): ReturnType<FindTarget> | undefined => {
      const text = detours < maxDetours ? detourOf(fragment, there) : undefined;
      return text === undefined ? undefined : find({ ...reference, text }, there, detours + 1);
    };
    const here = document.names.find(reference);
    // What is no reference after all is data, and no mistake.
    const isExample = reference.slot === "example";
    if (here !== undefined) {
      return { document, value: here.value, pointer: places.pointerOf(here.start) + pointerOf(here.tokens) };
    }
    const moved = detours < maxDetours ? byAddress(reference, document, documents) : undefined;
    if (moved !== undefined) return find({ ...reference, text: moved.text }, moved.document, detours + 1);
    const meant = targetOf(reference.text, { from: document.file, folder });
    if (meant.kind === "refused") return isExample ? undefined : reports.refused(reference, meant);
    if (meant.kind === "local")
      return (
        valueOfMapping(reference, document) ?? around(meant.fragment, document) ?? reports.missing(reference, document)
      );
    const opened = await documents.open(meant.path, isOfData(reference.slot) ? "text" : "data");
    if (opened.kind === "unreadable" || (opened.kind === "missing" && isExample)) return undefined;
    if (opened.kind === "missing") {
      const schema = schemaOfName(document.value, reference.text);
      return reports.noFile(reference, meant.path, schema === undefined ? opened.suggestion : `#${schema}`);
    }
    if (typeof opened.document.value === "string" && meant.fragment === "") {
      return { document: opened.document, value: opened.document.value, pointer: "" };
    }
    const there = opened.document.names.find({ text: `#${meant.fragment}`, resource: undefined });
    if (there === undefined)
      return (
        around(meant.fragment, opened.document) ??
        reports.missing({ ...reference, text: `#${meant.fragment}` }, opened.document, reference)
      );
    const pointer = places.pointerOf(there.start) + pointerOf(there.tokens);
    return { document: opened.document, value: there.value, pointer };
  };

  const findEnd: FindTarget = async (reference, base) => {
    let target = await find(reference, base);
    for (let links = 0; target !== undefined && links < maxLinks; links += 1) {
      const text = isObject(target.value) ? ownValue(target.value, "$ref") : undefined;
      if (typeof text !== "string") break;
      target = await find({ ...reference, text }, target.document);
    }
    return target;
  };
  return { find, findEnd };
}

/**
 * Where a reference leads by the addresses that documents give themselves (`$self`): to one of them, or to the file that lies
 * beside the main one as its address does beside that of the main one.
 */
function byAddress(
  reference: Reference,
  from: OpenDocument,
  { main, bySelf }: IncludedDocuments,
): { readonly text: string; readonly document: OpenDocument } | undefined {
  const { text } = reference;
  if (bySelf.size === 0 || text.startsWith("#") || !reference.key.startsWith("$")) return undefined;
  const address = from.names.addressOf(reference);
  if (address === undefined) return undefined;
  const hash = text.indexOf("#");
  const fragment = hash === -1 ? "#" : text.slice(hash);
  const document = bySelf.get(address);
  if (document !== undefined) return document === from ? undefined : { text: fragment, document };
  const beside = main.names.self?.replace(/[^/]*$/, "");
  if (beside === undefined || !/^https?:/i.test(text) || !address.startsWith(beside)) return undefined;
  return { text: address.slice(beside.length) + fragment, document: main };
}

/** Where a pointer goes on that leads through a reference to another file: `room.yaml#/properties/id`. */
function detourOf(fragment: string, { value }: OpenDocument): string | undefined {
  const end = followPointer(value, fragment);
  if (end.kind === "found" || !isObject(end.container)) return undefined;
  const text = ownValue(end.container, "$ref");
  if (typeof text !== "string" || text.startsWith("#")) return undefined;
  return `${text}${text.includes("#") ? "" : "#"}${pointerOf(end.rest)}`;
}
