// Names that schemas of one document give themselves (`$id`, `$anchor`, `$dynamicAnchor`) and what references by such
// names mean. Looks no further than the document.
import { isObject, ownValue } from "../schema/json.ts";
import type { Found, Reference } from "./findReferences.ts";
import { followPointer } from "./pointer.ts";

/** A value found: tokens below a map or list that is known. */
interface NamedValue {
  readonly value: unknown;
  readonly start: object;
  readonly tokens: readonly string[];
}

/** Looks values of one document up. */
export interface DocumentNames {
  /** The value that a reference inside the document means by name or pointer; `undefined` when it means none here. */
  find(reference: Pick<Reference, "text" | "resource">): NamedValue | undefined;
  /** The address that the document gives itself. */
  readonly self: string | undefined;
  /** The address that a reference in the document means, without its fragment. */
  addressOf(reference: Pick<Reference, "text" | "resource">): string | undefined;
}

/** Base of documents without an address of their own; the name can belong to no host. */
const nowhere = "https://document.invalid/";

/** The names that references may have for parts of a document. @param root The whole document; OpenAPI 3.2 lets it name its own address (`$self`). */
export function nameDocument(root: unknown, named: Found["named"]): DocumentNames {
  const self = isObject(root) ? ownValue(root, "$self") : undefined;
  const documentBase = absolute(typeof self === "string" ? self : "", nowhere) ?? nowhere;
  const basesByResource = new Map<object | undefined, string>([[undefined, documentBase]]);
  const schemasByAddress = new Map<string, object | undefined>();
  if (typeof self === "string") schemasByAddress.set(documentBase, undefined);
  const anchors = new Map<string, object>();
  for (const { schema, resource } of named) {
    const id = ownValue(schema, "$id");
    const base = basesByResource.get(resource) ?? documentBase;
    const address = typeof id === "string" ? absolute(id, base) : undefined;
    if (address !== undefined) {
      basesByResource.set(schema, address);
      schemasByAddress.set(withoutFragment(address), schema);
    }
    for (const key of ["$anchor", "$dynamicAnchor"]) {
      const anchor = ownValue(schema, key);
      if (typeof anchor === "string" && !anchors.has(anchor)) anchors.set(anchor, schema);
    }
  }
  const within = (resource: object | undefined, fragment: string): NamedValue | undefined => {
    if (fragment !== "" && !fragment.startsWith("/")) {
      const schema = anchors.get(fragment);
      return schema === undefined ? undefined : { value: schema, start: schema, tokens: [] };
    }
    // A pointer below an `$id` counts from there; many authors count from the document all the same.
    for (const start of resource === undefined ? [root] : [resource, root]) {
      const target = followPointer(start, fragment);
      if (target.kind === "found" && typeof start === "object" && start !== null) return { ...target, start };
    }
    return undefined;
  };
  const addressOf: DocumentNames["addressOf"] = ({ text, resource }) => {
    const address = absolute(text, basesByResource.get(resource) ?? documentBase);
    return address === undefined ? undefined : withoutFragment(address);
  };
  return {
    self: typeof self === "string" ? withoutFragment(documentBase) : undefined,
    addressOf,
    find(reference) {
      const { text, resource } = reference;
      if (text.startsWith("#")) return within(resource, text.slice(1));
      const address = addressOf(reference);
      if (address === undefined || !schemasByAddress.has(address)) return undefined;
      const hash = text.indexOf("#");
      return within(schemasByAddress.get(address), hash === -1 ? "" : text.slice(hash + 1));
    },
  };
}

function absolute(reference: string, base: string): string | undefined {
  return URL.canParse(reference, base) ? new URL(reference, base).href : undefined;
}

function withoutFragment(address: string): string {
  return address.split("#")[0] ?? address;
}
