// The files of one specification: the main one and those it refers to, each read once. Owns which files were read.
import type { SitePath } from "../../model/brands.ts";
import { decodeText } from "../../source/decodeText.ts";
import type { IncludedFile, SpecContext } from "../context.ts";
import type { Findings } from "../findings.ts";
import { type DocumentNames, nameDocument } from "./documentNames.ts";
import { findReferences, nameKeys } from "./findReferences.ts";
import { nearestFile } from "./nearestFile.ts";
import type { Places } from "./places.ts";
import { readDocument, readTextDocument, type SpecDocument } from "./readDocument.ts";

/** A document with what is known of it. */
export interface OpenDocument extends SpecDocument {
  readonly names: DocumentNames;
  /** Values whose references have been found. */
  readonly seen: Set<object>;
}

/** Why a file is not there: `unreadable` has been reported, `missing` has not. */
type OpenResult =
  | { readonly kind: "document"; readonly document: OpenDocument }
  | { readonly kind: "unreadable" }
  | { readonly kind: "missing"; readonly suggestion: string | undefined };

/** Opens files by their path in the site. */
export interface IncludedDocuments {
  readonly main: OpenDocument;
  /** @param wanted What is expected of the file: a text is one in any format that is neither YAML nor JSON. */
  open(path: SitePath, wanted: "data" | "text"): Promise<OpenResult>;
  /** The text of a file that need not be there; `undefined` where it is not, or is no text. */
  textOf(path: SitePath): Promise<string | undefined>;
  /** Whether there is such a file. */
  has(path: SitePath): Promise<boolean>;
  /** Files read besides the main one, by path. */
  includes(): readonly IncludedFile[];
  /** Documents read so far that give themselves an address, by it. */
  readonly bySelf: ReadonlyMap<string, OpenDocument>;
  /** All documents that could be read, the main one first. */
  list(): readonly OpenDocument[];
}

interface IncludeInput {
  readonly main: SpecDocument;
  readonly places: Places;
  readonly findings: Findings;
  readonly context: Pick<SpecContext, "files" | "hash">;
}

/** Starts with the main document alone. */
export function openIncludes({ main, places, findings, context }: IncludeInput): IncludedDocuments {
  const includes: IncludedFile[] = [];
  const bySelf = new Map<string, OpenDocument>();
  const opened = (document: SpecDocument): OpenDocument => {
    const open = openDocument(document, places);
    const { self } = open.names;
    if (self !== undefined && !bySelf.has(self)) bySelf.set(self, open);
    return open;
  };
  const openMain = opened(main);
  const resultsByPath = new Map<SitePath, OpenResult>([[main.file, { kind: "document", document: openMain }]]);
  const open = async (path: SitePath, wanted: "data" | "text"): Promise<OpenResult> => {
    const bytes = await context.files.read(path);
    if (bytes === undefined) return { kind: "missing", suggestion: await nearestFile(path, context) };
    includes.push({ path, hash: context.hash(bytes) });
    const isText = wanted === "text" && !/\.(?:ya?ml|json)$/i.test(path);
    const document = isText ? readTextDocument(path, bytes, findings) : readDocument(path, bytes, findings);
    return document === undefined ? { kind: "unreadable" } : { kind: "document", document: opened(document) };
  };
  return {
    main: openMain,
    bySelf,
    open: async (path, wanted) => {
      const result = resultsByPath.get(path) ?? (await open(path, wanted));
      resultsByPath.set(path, result);
      return result;
    },
    textOf: async (path) => {
      const bytes = await context.files.read(path);
      const decoded = bytes && decodeText(bytes);
      if (bytes === undefined || decoded?.kind !== "text") return undefined;
      if (!resultsByPath.has(path)) includes.push({ path, hash: context.hash(bytes) });
      return decoded.text;
    },
    has: async (path) => (await context.files.read(path)) !== undefined,
    includes: () =>
      [...new Map(includes.map((file) => [file.path, file])).values()].sort((a, b) => (a.path < b.path ? -1 : 1)),
    list: () => [...resultsByPath.values()].flatMap((result) => (result.kind === "document" ? [result.document] : [])),
  };
}

function openDocument(document: SpecDocument, places: Places): OpenDocument {
  places.addDocument(document);
  // A file may be a schema as a whole or hold some: names are looked for both ways.
  const slots = nameKeys.some(document.mentions) ? (["object", "schema"] as const) : [];
  const named = slots.flatMap(
    (slot) => findReferences(document.value, slot, { seen: new Set(), isSwagger: false }).named,
  );
  return { ...document, names: nameDocument(document.value, named), seen: new Set() };
}
