// Copies a part of a specification so that its references lead to components of a slice, and tells which components these
// are. What it is copied from stays as it is.
import { entriesOf, isObject, type JsonObject, listOf, ownValue, textOf } from "../schema/json.ts";
import type { Component, Components } from "./components.ts";
import { copyDiscriminator } from "./copyDiscriminator.ts";
import { type PartKind, type PartPlace, placeBelow } from "./partKinds.ts";

/** What copying looks at, and whom it tells. */
export interface CopyWork {
  readonly components: Components;
  /** Told of every component that the copy refers to. */
  readonly reach: (component: Component) => void;
  /** Whether a link leads to an operation that the slice has. */
  readonly isLinkKept: (link: JsonObject) => boolean;
  /** Name of the security scheme that a requirement's key means. */
  readonly schemeNameOf: (key: string) => string;
  /** What is being put in place of references to it: it may lead back to itself. */
  readonly open: Set<unknown>;
}

/** Names that a schema gives itself: references do not use them here, and an `$id` would change what references mean. */
const namesOfSchema: ReadonlySet<string> = new Set(["$id", "$anchor", "$dynamicAnchor", "$schema"]);

/** A copy of what stands at a place. */
export function copyPart(value: unknown, { kind, isMap }: PartPlace, work: CopyWork): unknown {
  if (kind === "data") return value;
  if (Array.isArray(value)) {
    return value.flatMap((element) => whole(copyPart(element, { kind, isMap: false }, work), kind));
  }
  if (!isObject(value)) return value;
  if (!isMap) return copyOne(value, kind, work);
  const entries = entriesOf(value).filter(([, part]) => kind !== "link" || isLinkKept(part, work));
  return Object.fromEntries(
    entries.flatMap(([key, part]) =>
      whole(copyPart(part, { kind, isMap: false }, work), kind).map((copy) => [key, copy] as const),
    ),
  );
}

/** A copy, or what stands for one of which nothing is left because its reference leads nowhere; nothing where that may be. */
function whole(copy: unknown, kind: PartKind): readonly unknown[] {
  if (!isObject(copy) || Object.keys(copy).length > 0) return [copy];
  if (kind === "response") return [{ description: "" }];
  return kind === "parameter" || kind === "header" || kind === "requestBody" ? [] : [copy];
}

/** A copy of one part. */
export function copyOne(part: JsonObject, kind: PartKind, work: CopyWork): JsonObject {
  const reference = textOf(ownValue(part, "$ref"));
  if (reference === undefined || !reference.startsWith("#")) return copyFields(part, kind, work);
  const target = work.components.find(reference, kind);
  if (target?.component !== undefined) {
    work.reach(target.component);
    return { ...copyFields(part, kind, work), $ref: target.text };
  }
  const { $ref: _, ...beside } = part;
  const own = copyFields(beside, kind, work);
  if (!isObject(target?.value) || work.open.has(target.value)) return own;
  work.open.add(target.value);
  const copy = copyOne(target.value, kind, work);
  work.open.delete(target.value);
  return { ...copy, ...own };
}

function copyFields(part: JsonObject, kind: PartKind, work: CopyWork): JsonObject {
  const copies = Object.entries(part).flatMap(([key, value]): readonly (readonly [string, unknown])[] => {
    if (kind === "schema") {
      if (namesOfSchema.has(key)) return [];
      if (key === "discriminator") return [[key, copyDiscriminator(value, part, work)]];
    }
    if (kind === "operation" && key === "security") return [[key, copySecurity(value, work)]];
    const place = placeBelow(kind, key);
    const copy = copyPart(value, place, work);
    if (kind === "response" && key === "links" && entriesOf(copy).length === 0) return [];
    return place.isMap ? [[key, copy]] : whole(copy, place.kind).map((one) => [key, one]);
  });
  return Object.fromEntries(copies);
}

/** Security requirements, whose schemes become components of the slice. */
export function copySecurity(
  security: unknown,
  { components, reach, schemeNameOf }: Pick<CopyWork, "components" | "reach" | "schemeNameOf">,
): unknown {
  if (!Array.isArray(security)) return security;
  return listOf(security).map((alternative) => {
    if (!isObject(alternative)) return alternative;
    const schemes = Object.entries(alternative).map(([key, scopes]) => {
      const scheme = components.named("securitySchemes", schemeNameOf(key));
      if (scheme !== undefined) reach(scheme);
      return [scheme?.name ?? key, scopes] as const;
    });
    return Object.fromEntries(schemes);
  });
}

/** Whether a link, or one that is referred to, leads to an operation of the slice. */
function isLinkKept(part: unknown, { components, ...work }: CopyWork): boolean {
  const seen = new Set<unknown>();
  let link = part;
  for (let reference = referenceOf(link); reference !== undefined && !seen.has(link); reference = referenceOf(link)) {
    seen.add(link);
    link = components.find(reference, "link")?.value;
  }
  return isObject(link) && work.isLinkKept(link);
}

const referenceOf = (part: unknown): string | undefined => textOf(ownValue(part, "$ref"));
