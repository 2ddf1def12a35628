// Merges an update of an overlay into what it is for, as section "Action Object" of the Overlay Specification 1.1 says.
// Values that do not fit each other stay as they are and are reported.
import { describeKind } from "../describeKind.ts";
import type { Findings } from "../findings.ts";
import type { PlacedKey, Places } from "../read/places.ts";
import { isObject } from "../schema/json.ts";
import { type ChangeableTree, childOf, setChild } from "./changeableTree.ts";
import type { Steps } from "./jsonPath.ts";

/** A value of an overlay, with the place where it stands. */
export interface OverlayValue extends PlacedKey {
  readonly value: unknown;
}

/** What is changed, and who is told. */
export interface Merging {
  readonly tree: ChangeableTree;
  readonly places: Places;
  readonly findings: Findings;
}

/** Merges a value into what stands at a place. */
export function mergeUpdate(steps: Steps, update: OverlayValue, merging: Merging): void {
  const { tree, places } = merging;
  const present = tree.at(steps);
  const { value } = update;
  if (Array.isArray(present)) {
    const list = tree.own(steps);
    // A list of an alias and the list itself may be one: its length is asked before it grows.
    if (Array.isArray(list)) list.push(...(Array.isArray(value) ? [...value] : [value]));
  } else if (isObject(present) && isObject(value)) {
    for (const [key, child] of Object.entries(value)) {
      const inner = [...steps, key];
      if (childOf(tree.at(steps), key) === undefined) put(inner, { value: child, holder: value, key }, merging);
      else mergeUpdate(inner, { value: child, holder: value, key }, merging);
    }
  } else if (isPrimitive(present) && isPrimitive(value)) put(steps, update, merging);
  else {
    merging.findings.add({
      code: "api-invalid",
      severity: "warning",
      rule: "values of overlays that do not fit",
      message: `the overlay has ${describeKind(value)} where ${describeKind(present)} stands`,
      location: places.locate(update.holder, update.key),
      hint: "give it the same form, or remove the value in an action before",
      related: [{ message: "it stands here", location: places.locate(...holderOf(steps, tree)) }],
    });
  }
}

function put(steps: Steps, { value, holder, key }: OverlayValue, { tree, places }: Merging): void {
  const last = steps.at(-1);
  if (last === undefined) return;
  const target = tree.own(steps.slice(0, -1));
  setChild(target, last, value);
  places.put({ holder: target, key: String(last) }, { holder, key });
}

function holderOf(steps: Steps, tree: ChangeableTree): readonly [holder: object | undefined, key?: string] {
  const holder = tree.at(steps.slice(0, -1));
  const key = steps.at(-1);
  return typeof holder === "object" && holder !== null && key !== undefined ? [holder, String(key)] : [undefined];
}

const isPrimitive = (value: unknown): boolean => typeof value !== "object" || value === null;
