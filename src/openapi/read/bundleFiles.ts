// Puts a specification of several files together as one document, with @apidevtools/json-schema-ref-parser: the only
// importer of it. Files have been read and references checked before; the library reads nothing itself.
import { $RefParser } from "@apidevtools/json-schema-ref-parser";
import type { Findings } from "../findings.ts";
import { isObject, type JsonObject, ownValue } from "../schema/json.ts";
import { hoistSchemas } from "./hoistSchemas.ts";
import type { OpenDocument } from "./includedDocuments.ts";
import type { ResolvedReference } from "./resolvedReference.ts";
import { addressOf, isOwnAddress } from "./settleReferences.ts";

interface BundleInput {
  readonly main: OpenDocument;
  readonly documents: readonly OpenDocument[];
  readonly references: readonly ResolvedReference[];
  readonly findings: Findings;
}

/** The main document's value with everything that it refers to in other files inside it. Changes all the values. */
export async function bundleFiles({ main, documents, references, findings }: BundleInput): Promise<unknown> {
  if (!isObject(main.value) || documents.length < 2) return main.value;
  // Without the version the library does not read names of schemas in the main file, which have been resolved already.
  const { openapi, ...root } = main.value;
  hoistSchemas(root, main, references);
  const seals = sealWords([root, ...documents.map(({ value }) => value)], references);
  const valuesByAddress = new Map(documents.map((document) => [addressOf(document.file), document.value]));
  try {
    await new $RefParser().bundle(addressOf(main.file), root, {
      bundle: { optimizeInternalRefs: false },
      parse: { json: false, yaml: false, text: false, binary: false, own: { canParse: true, parse: dataOf } },
      resolve: {
        file: false,
        http: false,
        own: { canRead: true, read: ({ url }: { readonly url: string }) => valuesByAddress.get(url) ?? {} },
      },
    });
  } catch (error) {
    findings.add({
      code: "api-reference",
      message: `the files cannot be combined: ${error instanceof Error ? error.message : String(error)}`,
      location: { file: main.file },
      hint: "move shared parts to `components` in the main file",
    });
  }
  for (const { holder, key, text } of seals) holder[key] = text;
  localize(root, addressOf(main.file));
  return openapi === undefined ? root : { openapi, ...root };
}

function dataOf({ data }: { readonly data: unknown }): unknown {
  return data;
}

/** A word that the library must not see. */
interface Seal {
  readonly holder: Record<string, unknown>;
  readonly key: string;
  readonly text: string;
}

/** By these a schema names itself: references below it would count from there, but all of them are settled. */
const naming = ["$id", "$schema"];

/** Hides the word `$ref` where it is data, since the library takes every text under it for a reference, and names of schemas. */
function sealWords(roots: readonly unknown[], references: readonly ResolvedReference[]): readonly Seal[] {
  const live = new Set<object>(references.map(({ holder }) => holder));
  const seals: Seal[] = [];
  eachObject(roots, (holder) => {
    for (const key of ["$ref", ...naming]) {
      const text = ownValue(holder, key);
      if (typeof text !== "string" || (key === "$ref" && (live.has(holder) || isOwnAddress(text)))) continue;
      seals.push({ holder, key, text });
      holder[key] = [text];
    }
  });
  return seals;
}

/** Makes references from included files back to the main one local. */
function localize(root: JsonObject, address: string): void {
  eachObject([root], (object) => {
    const text = ownValue(object, "$ref");
    if (typeof text === "string" && text.startsWith(`${address}#`)) object["$ref"] = text.slice(address.length);
  });
}

function eachObject(roots: readonly unknown[], visit: (object: Record<string, unknown>) => void): void {
  const seen = new Set<object>();
  const pending: unknown[] = [...roots];
  while (pending.length > 0) {
    const value = pending.pop();
    if (typeof value !== "object" || value === null || seen.has(value)) continue;
    seen.add(value);
    for (const child of Object.values(value)) pending.push(child);
    if (!Array.isArray(value)) visit(value as Record<string, unknown>);
  }
}
