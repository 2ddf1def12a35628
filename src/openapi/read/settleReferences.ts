// Writes every resolved reference in one form: `#/pointer` inside its document, the document's address and a pointer
// otherwise. Names of schemas (`$id`, anchors) have done their work then and go. Changes the documents' values.
import type { SitePath } from "../../model/brands.ts";
import { referenceKeys } from "./findReferences.ts";
import type { ResolvedReference } from "./resolvedReference.ts";

/** Addresses of documents while they are put together. The host is one that cannot exist. */
const base = "https://specification.invalid/";

/** Address of a document; nothing is ever fetched from it. */
export function addressOf(file: SitePath): string {
  return base + file.split("/").map(encodeURIComponent).join("/");
}

/** Whether a text is an address that `addressOf` or `targetAddress` made. */
export function isOwnAddress(text: string): boolean {
  return text.startsWith(base);
}

/** Address of a target. */
export function targetAddress({ target }: ResolvedReference): string {
  return `${addressOf(target.document.file)}${fragmentOf(target.pointer)}`;
}

/** Readers decode percent signs: `#/components/schemas/50%25` names the schema `50%`. */
export function fragmentOf(pointer: string): string {
  return `#${pointer.replace(/%/g, "%25")}`;
}

/** Rewrites the references, and removes those that lead nowhere. */
export function settleReferences(references: readonly ResolvedReference[], broken: ReadonlyMap<object, string>): void {
  for (const reference of references) {
    const { holder, key, document, target, resource } = reference;
    // References count from the document from here on, and not from a schema that names itself.
    if (resource !== undefined) Reflect.deleteProperty(resource, "$id");
    const text = target.document === document ? fragmentOf(target.pointer) : targetAddress(reference);
    if (!key.startsWith("$")) {
      holder[key] = text;
      continue;
    }
    if (key !== "$ref") {
      delete holder[key];
      if (Object.hasOwn(holder, "$ref")) continue;
    }
    holder["$ref"] = text;
  }
  for (const holder of broken.keys()) {
    for (const key of referenceKeys) Reflect.deleteProperty(holder, key);
  }
}
