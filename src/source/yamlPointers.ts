// Where each value of a YAML document stands, by JSON pointer, from the parser's events.
import { EVENT_ID, type Event, getScalarValue } from "js-yaml";
import { escapeToken } from "./jsonPointer.ts";

/** Offsets of a value and of what names it: its key in a mapping, else the value itself. */
export interface PointerPlace {
  readonly key: number;
  readonly value: number;
}

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
    const offset = offsetOf(event);
    if (parent.kind === "mapping" && parent.key === undefined) {
      parent.key = { name: event.type === EVENT_ID.SCALAR ? getScalarValue(source, event) : undefined, offset };
      if (isCollection) keyDepth += 1;
      continue;
    }
    const pointer = nextPointer(parent);
    const key = parent.key?.offset ?? Math.max(0, offset);
    if (!places.has(pointer)) places.set(pointer, { key, value: offset < 0 ? key : offset });
    parent.key = undefined;
    if (isCollection) {
      const kind = event.type === EVENT_ID.SEQUENCE ? "sequence" : "mapping";
      frames.push({ kind, pointer, index: 0, key: undefined });
    }
  }
  return places;
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
