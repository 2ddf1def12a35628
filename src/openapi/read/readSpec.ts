// Reads a specification with all its files: from bytes to one document whose references all lead somewhere in it.
// Judges nothing but what stands in the way of that.
import type { IncludedFile, SpecContext, SpecInput } from "../context.ts";
import type { Findings } from "../findings.ts";
import { isObject, type JsonObject } from "../schema/json.ts";
import { bindAnchors } from "./bindAnchors.ts";
import { bundleFiles } from "./bundleFiles.ts";
import { detectVersion, type SpecVersion } from "./detectVersion.ts";
import { type ExactNumbers, keepExactNumbers } from "./exactNumbers.ts";
import { openIncludes } from "./includedDocuments.ts";
import { inlineReferences } from "./inlineReferences.ts";
import { createPlaces, type Places } from "./places.ts";
import { readDocument } from "./readDocument.ts";
import { resolveReferences } from "./resolveReferences.ts";
import { settleReferences } from "./settleReferences.ts";

/** A specification as its authors wrote it, in one piece. */
export interface RawSpec {
  readonly version: SpecVersion;
  /** The version as written: `3.1.0`. */
  readonly writtenVersion: string;
  /** Every `$ref` in it is `#` and a JSON pointer that leads to a value of it. */
  readonly root: JsonObject;
  /** Objects whose reference led nowhere, with its text. */
  readonly broken: ReadonlyMap<object, string>;
  readonly places: Places;
  /** Whole numbers of its files that doubles cannot hold. */
  readonly exactNumbers: ExactNumbers;
  /** Whether other files take part. */
  readonly isInParts: boolean;
  /** All of it as JSON for readers and their tools; absent where the file is just that. */
  readonly json: string | undefined;
}

/** What reading gives: the specification, unless it cannot be read, and the files that took part. */
interface ReadSpec {
  readonly spec: RawSpec | undefined;
  readonly includes: readonly IncludedFile[];
}

/** Reads a specification. What is wrong goes to `findings`. */
export async function readSpec(input: SpecInput, context: SpecContext, findings: Findings): Promise<ReadSpec> {
  const document = readDocument(input.path, input.bytes, findings);
  if (document === undefined) return { spec: undefined, includes: [] };
  const detected = detectVersion(document.value);
  if (detected.kind === "problem") {
    const { message, hint, key } = detected;
    const location = document.locate(key === undefined ? "" : `/${key}`);
    findings.add({ code: "api-invalid", message, location, hint });
    return { spec: undefined, includes: [] };
  }
  const places = createPlaces(document);
  const documents = openIncludes({ main: document, places, findings, context });
  const isSwagger = detected.version === "2.0";
  const { resolved, broken, lost } = await resolveReferences({ documents, places, findings, isSwagger });
  const exactNumbers = keepExactNumbers(documents.list());
  const isInParts = documents.list().length > 1;
  const references = inlineReferences(resolved, lost);
  // Before references are settled: those of one file stay as they are written.
  const whole = isInParts || input.path.endsWith(".json") ? undefined : jsonOf(document.value);
  settleReferences(references, broken);
  const root = await bundleFiles({ main: documents.main, documents: documents.list(), references, findings });
  const includes = documents.includes();
  if (!isObject(root)) return { spec: undefined, includes };
  // Readers' copy keeps what its authors wrote.
  const json = isInParts ? jsonOf(root) : whole;
  bindAnchors(references, places);
  places.adopt(root, document);
  const { version, written: writtenVersion } = detected;
  return { spec: { version, writtenVersion, root, broken, places, exactNumbers, isInParts, json }, includes };
}

const jsonOf = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
