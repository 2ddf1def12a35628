// Makes the slices of all operations of a specification and keeps each where its page's body is, one after the other.
import type { ApiSpec, Operation } from "../../model/api.ts";
import type { Hash } from "../../model/brands.ts";
import type { HashFunction } from "../../model/ports.ts";
import type { ApiDocument } from "../normalize/apiDocument.ts";
import type { Catalog } from "../pages/catalog.ts";
import { publicRootOf } from "../read/publicRoot.ts";
import type { RawSpec } from "../read/readSpec.ts";
import { createSlices, type SliceInput } from "./operationSlices.ts";
import { upgradedDocument } from "./upgradedDocument.ts";

interface StoreInput {
  readonly pages: Pick<ApiSpec, "title" | "operations">;
  readonly catalog: Catalog;
  readonly raw: Pick<RawSpec, "root" | "version">;
  readonly document: ApiDocument;
  /** Keeps a text under its digest. */
  readonly keep: (text: string) => Promise<Hash>;
  readonly hash: HashFunction;
}

/** The operations with the keys of their slices. */
export async function storeSlices(input: StoreInput): Promise<readonly Operation[]> {
  const { pages, catalog, document, keep, hash } = input;
  const sliceOf = createSlices({ ...writtenIn(input), document, title: pages.title, hash });
  const operations: Operation[] = [];
  for (const [index, operation] of pages.operations.entries()) {
    const entry = catalog.operations[index];
    const slice = entry === undefined ? undefined : sliceOf(entry);
    operations.push(slice === undefined ? operation : { ...operation, sliceHash: await keep(slice) });
  }
  return operations;
}

/** The document that slices are cut from. */
function writtenIn({ raw, document }: StoreInput): Pick<SliceInput, "root" | "version"> {
  return raw.version === "2.0"
    ? { root: upgradedDocument(document), version: "3.1" }
    : { root: publicRootOf(raw.root), version: raw.version };
}
