// Turns fields of a specification's objects into facts: one function for each form that a field can have. Which
// fields there are is told in `objects.ts` and `schemaFacts.ts`.
import { canonicalJson, isObject, listOf } from "../schema/json.ts";
import type { FactList, FactPart, FactPlace, WriteFacts } from "./factList.ts";

/** A field of an object of the normalised document. */
export interface Field {
  readonly holder: object;
  readonly key: string;
  readonly value: unknown;
}

/** Writes the facts of one field. */
export type FieldWriter = (field: Field, to: FactList) => void;
/** The fields of an object that two files must agree on. Fields that are not listed are the authors' own. */
export type Fields = Readonly<Record<string, FieldWriter>>;

/** Writes the facts of an object, field by field. */
export function objectFacts(object: object, fields: Fields): WriteFacts {
  return (to) => {
    for (const [key, value] of Object.entries(object)) {
      if (value !== undefined && Object.hasOwn(fields, key)) fields[key]?.({ holder: object, key, value }, to);
    }
  };
}

/** Place of a field, or of what keys lead to in it. */
export function placeOf({ holder, key }: Field, ...keys: readonly string[]): FactPlace {
  return { holder, keys: [key, ...keys] };
}

/** Names and values of a map, whichever form it has. */
export function membersOf(map: unknown): readonly (readonly [string, unknown])[] {
  return map instanceof Map ? [...map] : isObject(map) ? Object.entries(map) : [];
}

/** Words for people. Empty ones are none. */
export const text: FieldWriter = (field, to) => {
  if (typeof field.value === "string" && field.value.trim() !== "") to.addText(field.key, field.value, placeOf(field));
};

/** A title or a summary. Empty ones are none. */
export const title: FieldWriter = (field, to) => {
  if (typeof field.value === "string" && field.value.trim() !== "") to.addTitle(field.key, field.value, placeOf(field));
};

/** The same in every language. */
export const value: FieldWriter = (field, to) => to.addValue(field.key, field.value, { at: placeOf(field) });

/** Yes or no, where no is the same as nothing. */
export const flag: FieldWriter = (field, to) => {
  if (field.value === true) value(field, to);
};

/** A list of names whose order means nothing. @param kind What each is: `tag`. */
export function names(kind: string): FieldWriter {
  return (field, to) => {
    for (const [index, name] of listOf(field.value).entries()) {
      to.addThing(`${kind} ${String(name)}`, placeOf(field, String(index)));
    }
  };
}

/** A list of values whose order means nothing. */
export const values: FieldWriter = (field, to) => {
  for (const [index, choice] of listOf(field.value).entries()) {
    to.addThing(`value ${canonicalJson(choice)}`, placeOf(field, String(index)));
  }
};

/** Texts by name. */
export function texts(kind: string): FieldWriter {
  return (field, to) => {
    for (const [name, words] of membersOf(field.value)) {
      if (typeof words === "string") to.addText(`${kind} ${name}`, words, placeOf(field, name));
    }
  };
}

/** An object. @param step How people call it. */
export function inside(step: string, fields: Fields): FieldWriter {
  return (field, to) => {
    if (isObject(field.value)) to.addPart({ step, at: placeOf(field) }, field.value, objectFacts(field.value, fields));
  };
}

/** Objects by name. @param kind What each is; empty where the name says it. */
export function each(kind: string, fields: () => Fields): FieldWriter {
  return (field, to) => {
    for (const [name, object] of membersOf(field.value)) {
      const part = { step: `${kind} ${name}`.trim(), at: placeOf(field, name) };
      if (isObject(object)) to.addPart(part, object, objectFacts(object, fields()));
    }
  };
}

/** Objects that are told apart by what they hold. @param describe Their step, and their name where it says less. */
export function list(
  describe: (object: object, index: number) => { readonly step: string; readonly name?: string },
  fields: () => Fields,
): FieldWriter {
  return (field, to) => {
    for (const [index, object] of listOf(field.value).entries()) {
      if (!isObject(object)) continue;
      const part = { ...describe(object, index), at: placeOf(field, String(index)) };
      to.addPart(part, object, objectFacts(object, fields()));
    }
  };
}

/** An example: every scalar in it is a fact. @param step How people call it. Default: the key. */
export function sample(step?: string): FieldWriter {
  return (field, to) => addSample({ step: step ?? field.key, at: placeOf(field) }, field.value, to);
}

/** Adds an example or a part of one. */
export function addSample({ step, at }: FactPart, data: unknown, to: FactList): void {
  if (typeof data !== "object" || data === null) to.addSample(step, data, at);
  else {
    to.addPart({ step, at }, data, (inner) => {
      for (const [key, member] of Object.entries(data)) {
        const inside = { step: Array.isArray(data) ? `[${key}]` : key, at: { holder: data, keys: [key] } };
        addSample(inside, member, inner);
      }
    });
  }
}
