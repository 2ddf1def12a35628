// Remembers where every map and list of a specification stands, also when files have been put together and values
// copied. Makes locations; reads nothing.
import type { Location } from "../../model/location.ts";
import { escapeToken } from "../../source/jsonPointer.ts";
import { isObject } from "../schema/json.ts";
import type { SpecDocument } from "./readDocument.ts";

interface Origin {
  readonly document: SpecDocument;
  /** Absent for the document itself. */
  readonly parent: Origin | undefined;
  readonly key: string;
}

/** A key of a map or list. */
export interface PlacedKey {
  readonly holder: object;
  readonly key: string;
}

/** Places of maps and lists by identity. */
export interface Places {
  /** Takes in every map and list of a document. */
  addDocument(document: SpecDocument): void;
  /** Places what a document has gained since: a new value stands where its parent does. */
  adopt(root: object, document: SpecDocument): void;
  /** Gives a value that was made from another the same place. */
  copy(from: object, to: object): void;
  /** What stands below a key of a map or list has come from another place. */
  put(target: PlacedKey, source: PlacedKey): void;
  /** Place of a map or list, or of a key in it; the start of the main file for what is not known. */
  locate(holder: object | undefined, key?: string): Location;
  /** Place of what keys lead to below a map or list; `undefined` for a map or list that is not known. */
  find(holder: object, keys: readonly string[]): Location | undefined;
  /** JSON pointer of a map or list inside its file; `""` for what is not known. */
  pointerOf(holder: object): string;
  /** The scalar below a key as the author wrote it: `1.0` where the value is the number 1. */
  writtenText(holder: object, key: string): string | undefined;
}

/** Places of no document yet. @param main Document that unknown values are placed in. */
export function createPlaces(main: SpecDocument): Places {
  const originsByValue = new WeakMap<object, Origin>();
  // Of single values that were put in a map or list of another file.
  const putOrigins = new WeakMap<object, Map<string, Origin>>();
  const place = (value: object, origin: Origin, seen: Set<object>): void => {
    if (seen.has(value)) return;
    seen.add(value);
    const own = originsByValue.get(value) ?? origin;
    originsByValue.set(value, own);
    for (const [key, child] of Object.entries(value)) {
      if (typeof child === "object" && child !== null) place(child, { document: own.document, parent: own, key }, seen);
    }
  };
  const placeDocument = (value: unknown, document: SpecDocument): void => {
    if (typeof value === "object" && value !== null) place(value, { document, parent: undefined, key: "" }, new Set());
  };
  const originOf = (holder: object | undefined): Origin | undefined =>
    holder === undefined ? undefined : originsByValue.get(holder);
  const originAt = (holder: object, key: string): Origin | undefined => {
    const origin = originOf(holder);
    return putOrigins.get(holder)?.get(key) ?? (origin && { document: origin.document, parent: origin, key });
  };
  return {
    addDocument: (document) => placeDocument(document.value, document),
    adopt: placeDocument,
    copy(from, to) {
      const origin = originsByValue.get(from);
      if (origin !== undefined && !originsByValue.has(to)) originsByValue.set(to, origin);
      const put = putOrigins.get(from);
      if (put !== undefined) putOrigins.set(to, new Map(put));
    },
    put({ holder, key }, source) {
      const origin = originAt(source.holder, source.key);
      if (origin === undefined) return;
      const known = putOrigins.get(holder) ?? new Map<string, Origin>();
      putOrigins.set(holder, known.set(key, origin));
    },
    locate(holder, key) {
      const origin = holder && (key === undefined ? originOf(holder) : originAt(holder, key));
      return origin === undefined ? main.locate("") : origin.document.locate(pointerTo(origin));
    },
    find(holder, [first, ...keys]) {
      const origin = first === undefined ? originOf(holder) : originAt(holder, first);
      return origin?.document.locate([pointerTo(origin), ...keys.map(escapeToken)].join("/"));
    },
    pointerOf(holder) {
      const origin = originOf(holder);
      return origin === undefined ? "" : pointerTo(origin);
    },
    writtenText(holder, key) {
      const origin = originAt(holder, key);
      return origin?.document.writtenText(pointerTo(origin));
    },
  };
}

function pointerTo(origin: Origin): string {
  const tokens: string[] = [];
  for (let known: Origin | undefined = origin; known?.parent !== undefined; known = known.parent) {
    tokens.push(`/${escapeToken(known.key)}`);
  }
  return tokens.reverse().join("");
}

/**
 * Keys of a map in the order of its file: engines put whole numbers first, as in `200` before `default`. What an overlay has
 * added comes last.
 */
export function keysInOrder(map: object, places: Places): readonly string[] {
  const keys = Object.keys(map);
  if (!isObject(map) || keys.length < 2 || !/^\d+$/.test(keys[0] ?? "")) return keys;
  const placed = keys.map((key) => ({ key, location: places.locate(map, key) }));
  const { file } = places.locate(map);
  const isAdded = ({ location }: (typeof placed)[number]): number => (location.file === file ? 0 : 1);
  placed.sort(
    (a, b) =>
      isAdded(a) - isAdded(b) ||
      (a.location.line ?? 0) - (b.location.line ?? 0) ||
      (a.location.column ?? 0) - (b.location.column ?? 0),
  );
  return placed.map(({ key }) => key);
}
