// Gives schemas of other files a name in the main document, so that they are described once like its own. Changes the
// main document's value.
import { escapeToken } from "../../source/jsonPointer.ts";
import { isObject, ownValue } from "../schema/json.ts";
import { bareReferenceOf } from "../schema/plainSchemas.ts";
import type { OpenDocument } from "./includedDocuments.ts";
import { tokensOf } from "./pointer.ts";
import { schemaMaps } from "./referenceSlots.ts";
import type { ResolvedReference } from "./resolvedReference.ts";
import { fragmentOf, targetAddress } from "./settleReferences.ts";

type Container = Record<string, unknown>;

/** Key of `components` (of the document in Swagger 2.0) for schemas of other files that have no name of their own. */
export const includedKey = "x-included";

/** Adds a component for every schema of another file that is referred to, and points discriminators' mappings there. */
export function hoistSchemas(root: Container, main: OpenDocument, references: readonly ResolvedReference[]): void {
  const isSwagger = Object.hasOwn(root, "swagger");
  const components = isSwagger ? root : containerIn(root, "components");
  const schemasKey = isSwagger ? "definitions" : "schemas";
  const schemas = containerIn(components, schemasKey);
  const endOf = chainsOf(references);
  const external = references
    .filter(({ slot }) => slot === "schema")
    .map(endOf)
    .filter(({ target }) => target.document !== main);
  const pointersByTarget = new Map<string, string>();
  const pointerTo = (key: string, name: string): string =>
    fragmentOf(`${isSwagger ? "" : "/components"}/${key}/${escapeToken(name)}`);
  for (const reference of external) {
    const name = ownComponentName(reference, schemas);
    if (name !== undefined) pointersByTarget.set(keyOf(reference), pointerTo(schemasKey, name));
  }
  for (const reference of external) {
    if (pointersByTarget.has(keyOf(reference))) continue;
    const { name, isNamed } = nameOf(reference);
    const container = isNamed ? schemas : containerIn(components, includedKey);
    const free = freeName(container, name);
    container[free] = { $ref: targetAddress(reference) };
    pointersByTarget.set(keyOf(reference), pointerTo(isNamed ? schemasKey : includedKey, free));
  }
  for (const reference of references) {
    if (reference.key.startsWith("$")) continue;
    const pointer = pointersByTarget.get(keyOf(endOf(reference)));
    reference.holder[reference.key] = pointer ?? fragmentOf(reference.target.pointer);
  }
}

/** What a reference leads to in the end: a file may say no more of a schema than where it is. */
function chainsOf(references: readonly ResolvedReference[]): (reference: ResolvedReference) => ResolvedReference {
  const targetsByHolder = new Map<unknown, ResolvedReference["target"]>();
  for (const { holder, target } of references) {
    if (bareReferenceOf(holder) !== undefined) targetsByHolder.set(holder, target);
  }
  return (reference) => {
    let { target } = reference;
    // A chain has an end: circles have been found before.
    for (let next = targetsByHolder.get(target.value); next !== undefined; next = targetsByHolder.get(target.value)) {
      target = next;
    }
    return { ...reference, target };
  };
}

function keyOf({ target }: ResolvedReference): string {
  return `${target.document.file}#${target.pointer}`;
}

/** Name of the main document's component that is nothing but this reference. */
function ownComponentName({ holder, key }: ResolvedReference, schemas: Container): string | undefined {
  if (key !== "$ref" || Object.keys(holder).length > 1) return undefined;
  return Object.keys(schemas).find((name) => schemas[name] === holder);
}

/** A file's schema is named by its key in a list of schemas, a whole file by itself; anything deeper has no name. */
function nameOf({ target, isToEntry = false }: ResolvedReference): {
  readonly name: string;
  readonly isNamed: boolean;
} {
  const tokens = tokensOf(target.pointer) ?? [];
  const fileName = (target.document.file.split("/").at(-1) ?? "").replace(/\.[^.]*$/, "");
  const last = tokens.at(-1) ?? fileName;
  const isNamed = !isToEntry && isInSchemaMap(tokens);
  return { name: isNamed ? last : [fileName, ...tokens].join("/"), isNamed };
}

const isInSchemaMap = (tokens: readonly string[]): boolean => tokens.length < 2 || schemaMaps.has(tokens.at(-2) ?? "");

function freeName(container: Container, name: string): string {
  let free = name;
  for (let number = 2; Object.hasOwn(container, free); number += 1) free = `${name}-${number}`;
  return free;
}

function containerIn(holder: Container, key: string): Container {
  const known = ownValue(holder, key);
  if (isObject(known)) return known as Container;
  const made: Container = {};
  holder[key] = made;
  return made;
}
