// Reads a specification with all its files: from bytes to one document whose references all lead somewhere in it.
// Judges nothing but what stands in the way of that.
import type { ApiSpec } from "../../model/api.ts";
import { formatYaml } from "../../source/formatYaml.ts";
import type { IncludedFile, SpecContext, SpecInput } from "../context.ts";
import type { Findings } from "../findings.ts";
import { openMain } from "../overlay/openMain.ts";
import { isObject, type JsonObject } from "../schema/json.ts";
import { bindAnchors } from "./bindAnchors.ts";
import { bundleFiles } from "./bundleFiles.ts";
import type { SpecVersion } from "./detectVersion.ts";
import { type ExactNumbers, keepExactNumbers } from "./exactNumbers.ts";
import { cutExamples } from "./examples/cutExamples.ts";
import { openIncludes } from "./includedDocuments.ts";
import { inlineReferences } from "./inlineReferences.ts";
import type { Places } from "./places.ts";
import { type PointerAt, publicParts } from "./publicParts.ts";
import { settledPointers } from "./publicRoot.ts";
import { readVersion } from "./readVersion.ts";
import type { ResolvedReference } from "./resolvedReference.ts";
import { resolveReferences } from "./resolveReferences.ts";
import { lostExamplesOf, settleAddresses } from "./settleAddresses.ts";
import { settleReferences } from "./settleReferences.ts";
import { takeExamples } from "./takeExamples.ts";

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
  readonly lostExamples: NonNullable<ApiSpec["lostExamples"]>;
  /** Whether other files take part. */
  readonly isInParts: boolean;
  /** What its own file holds where that is only what differs from another one. */
  readonly overlay: unknown;
  /** All of it as JSON for readers and their tools, without internal parts; absent where the file is just that. */
  readonly json: string | undefined;
  /** The same as YAML; absent where the file itself is fit for readers, or is no YAML. */
  readonly yaml: string | undefined;
}

/** What reading gives: the specification, unless it cannot be read, and the files that took part. */
interface ReadSpec {
  readonly spec: RawSpec | undefined;
  readonly includes: readonly IncludedFile[];
}

/** Reads a specification. What is wrong goes to `findings`. */
export async function readSpec(input: SpecInput, context: SpecContext, findings: Findings): Promise<ReadSpec> {
  const { main, includes: under } = await openMain(input, context, findings);
  if (main === undefined) return { spec: undefined, includes: under };
  const { document, places, overlay } = main;
  const detected = readVersion(document, findings);
  if (detected === undefined) return { spec: undefined, includes: under };
  const documents = openIncludes({ main: document, places, findings, context });
  const isSwagger = detected.version === "2.0";
  const { resolved, broken, lost, external } = await resolveReferences({ documents, places, findings, isSwagger });
  const elsewhere = await takeExamples(external, documents);
  const exactNumbers = keepExactNumbers(documents.list());
  const isInParts = overlay !== undefined || documents.list().length > 1;
  const references = inlineReferences(resolved, lost);
  cutExamples({ main: documents.main, documents: documents.list(), references, isSwagger });
  // Before references are settled: those of one file stay as they are written.
  const ownText = isInParts
    ? undefined
    : readersText({ root: document.value, isSwagger, path: input.path, references });
  settleReferences(references, broken);
  settleAddresses(elsewhere, document.file);
  const root = await bundleFiles({ main: documents.main, documents: documents.list(), references, findings });
  const includes = [...under, ...documents.includes()];
  if (!isObject(root)) return { spec: undefined, includes };
  const { json, yaml } = ownText ?? readersText({ root, isSwagger, path: input.path });
  bindAnchors(references, places);
  places.adopt(root, document);
  const { version, written: writtenVersion } = detected;
  return {
    spec: {
      version,
      writtenVersion,
      root,
      broken,
      places,
      exactNumbers,
      lostExamples: lostExamplesOf(elsewhere),
      isInParts,
      overlay: overlay?.value,
      json,
      yaml,
    },
    includes,
  };
}

interface ReadersInput {
  readonly root: unknown;
  readonly isSwagger: boolean;
  readonly path: string;
  /** Of a file that is all of the specification. In one that was put together references say themselves where they lead. */
  readonly references?: readonly ResolvedReference[];
}

/** What readers can download. One file of which nothing is internal stays as its authors wrote it. */
function readersText({ root, isSwagger, path, references }: ReadersInput): Pick<RawSpec, "json" | "yaml"> {
  const isJson = path.endsWith(".json");
  const pointerAt = references === undefined ? settledPointers(root) : resolvedPointers(references);
  const shown = isObject(root) ? publicParts({ root, isSwagger, pointerAt }) : undefined;
  const isOwn = references !== undefined && shown === undefined;
  return {
    json: isOwn && isJson ? undefined : `${JSON.stringify(shown ?? root, null, 2)}\n`,
    yaml: shown === undefined || references === undefined || isJson ? undefined : `${formatYaml(shown)}\n`,
  };
}

function resolvedPointers(references: readonly ResolvedReference[]): PointerAt {
  const pointers = new Map<object, Map<string, string>>();
  for (const { holder, key, target } of references) {
    const known = pointers.get(holder) ?? new Map<string, string>();
    pointers.set(holder, known.set(key, target.pointer));
  }
  return (holder, key) => pointers.get(holder)?.get(key);
}
