// Where each value of a YAML document stands, by JSON pointer, from the parser's events.
import { EVENT_ID, type Event, getScalarValue } from "js-yaml";
import { escapeToken } from "./jsonPointer.ts";

/** Offsets of a value and of what names it: its key in a mapping, else the value itself. */
export interface PointerPlace {
  readonly key: number;
  readonly value: number;
  /** The value as it is written, where it is no map, no list and no alias. */
  readonly scalar?: Scalar;
}

/** A text, a number or another single value in the parser's terms. */
export type Scalar = Extract<Event, { type: typeof EVENT_ID.SCALAR }>;

interface Frame {
  readonly kind: "sequence" | "mapping" | "document";
  readonly pointer: string;
  index: number;
  /** Key that waits for its value: its name, `undefined` where a collection is the key. */
  key: { readonly name: string | undefined; readonly offset: number } | undefined;
}

/** Places by JSON pointer. What an alias stands for has the alias's place and no entries below it. */
export function pointerIndexOf(events: readonly Event[], source: string): ReadonlyMap<string, PointerPlace> {
  const places = new Map<string, PointerPlace>();
  const frames: Frame[] = [];
  /** Collections inside a key: nothing in them is named by a pointer. */
  let keyDepth = 0;
  const findDash = dashFinder(source);
  /** Behind all that has been read. */
  let end = 0;
  for (const event of events) {
    if (event.type === EVENT_ID.POP) {
      if (keyDepth > 0) keyDepth -= 1;
      else frames.pop();
      continue;
    }
    if (event.type === EVENT_ID.DOCUMENT) {
      frames.push({ kind: "document", pointer: "", index: 0, key: undefined });
      continue;
    }
    const isCollection = event.type === EVENT_ID.SEQUENCE || event.type === EVENT_ID.MAPPING;
    const parent = frames.at(-1);
    if (keyDepth > 0 || parent === undefined) {
      if (isCollection) keyDepth += 1;
      continue;
    }
    const known = offsetOf(event);
    const dash = known < 0 && parent.kind === "sequence" ? findDash(end) : -1;
    const offset = Math.max(known, dash);
    end = Math.max(end, event.type === EVENT_ID.SCALAR ? event.valueEnd : known, dash + 1);
    if (parent.kind === "mapping" && parent.key === undefined) {
      parent.key = { name: event.type === EVENT_ID.SCALAR ? getScalarValue(source, event) : undefined, offset };
      if (isCollection) keyDepth += 1;
      continue;
    }
    const pointer = nextPointer(parent);
    const key = parent.key?.offset ?? Math.max(0, offset);
    const scalar = event.type === EVENT_ID.SCALAR ? { scalar: event } : {};
    if (!places.has(pointer)) places.set(pointer, { key, value: offset < 0 ? key : offset, ...scalar });
    parent.key = undefined;
    if (isCollection) {
      const kind = event.type === EVENT_ID.SEQUENCE ? "sequence" : "mapping";
      frames.push({ kind, pointer, index: 0, key: undefined });
    }
  }
  return places;
}

/** Finds the dash of an item without a value, from an offset on; -1 when there is none, and from then on. */
function dashFinder(source: string): (from: number) => number {
  // At the beginning of a line, so no dash of a text or a comment.
  const dash = /(?<=^[ \t]*)-(?=[ \t\n]|$)/gm;
  let isOver = false;
  return (from) => {
    if (isOver) return -1;
    dash.lastIndex = from;
    const found = dash.exec(source);
    isOver = found === null;
    return found?.index ?? -1;
  };
}

/** Pointer of the value that comes next in a frame; counts the items of sequences. */
function nextPointer(frame: Frame): string {
  if (frame.kind === "document") return "";
  if (frame.kind === "mapping") return `${frame.pointer}/${escapeToken(frame.key?.name ?? "")}`;
  const pointer = `${frame.pointer}/${frame.index}`;
  frame.index += 1;
  return pointer;
}

/** Offset of an event's value, -1 for an empty one. */
function offsetOf(event: Exclude<Event, { type: typeof EVENT_ID.POP | typeof EVENT_ID.DOCUMENT }>): number {
  if (event.type === EVENT_ID.SCALAR) {
    return firstKnown(event.valueStart, event.anchorStart, event.tagStart);
  }
  if (event.type === EVENT_ID.ALIAS) return Math.max(0, event.anchorStart - 1);
  return firstKnown(event.start, event.anchorStart, event.tagStart);
}

function firstKnown(...offsets: readonly number[]): number {
  return offsets.find((offset) => offset >= 0) ?? -1;
}

/** Offset of the first key that is a map or a list, as in `{{name}}`: JSON's keys are texts. */
export function structuredKeyAt(events: readonly Event[]): number | undefined {
  /** Of each open collection: whether a key comes next, `undefined` where there are none. */
  const wantsKey: (boolean | undefined)[] = [];
  for (const event of events) {
    if (event.type === EVENT_ID.POP) {
      wantsKey.pop();
      continue;
    }
    const isCollection = event.type === EVENT_ID.SEQUENCE || event.type === EVENT_ID.MAPPING;
    const isKey = wantsKey.at(-1);
    if (isKey === true && isCollection) return event.start;
    if (isKey !== undefined) wantsKey[wantsKey.length - 1] = !isKey;
    if (isCollection || event.type === EVENT_ID.DOCUMENT) {
      wantsKey.push(event.type === EVENT_ID.MAPPING ? true : undefined);
    }
  }
  return undefined;
}

/** Offset of the line that begins the second document; 0 when it is empty. */
export function secondDocumentAt(events: readonly Event[], source: string): number {
  const documents = events.flatMap((event, index) => (event.type === EVENT_ID.DOCUMENT ? [index] : []));
  const value = events[(documents[1] ?? events.length) + 1];
  if (value === undefined || value.type === EVENT_ID.POP || value.type === EVENT_ID.DOCUMENT) return 0;
  return Math.max(0, source.lastIndexOf("---", offsetOf(value)));
}
