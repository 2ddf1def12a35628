// Merges an update of an overlay into what it is for, as section "Action Object" of the Overlay Specification 1.1 says.
// Values that do not fit each other stay as they are and are reported.
import type { Location } from "../../model/location.ts";
import { isSlipOf } from "../../source/nearestName.ts";
import { describeKind } from "../describeKind.ts";
import type { Findings } from "../findings.ts";
import { proseFields } from "../proseTexts.ts";
import type { PlacedKey, Places } from "../read/places.ts";
import { childOf, isObject } from "../schema/json.ts";
import { type ChangeableTree, setChild } from "./changeableTree.ts";
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
  /** Where findings stand; of an update, where its value does. */
  readonly cause?: Location;
}

/** Merges a value into what stands at a place. */
export function mergeUpdate(steps: Steps, update: OverlayValue, merging: Merging): void {
  const { tree } = merging;
  const present = tree.at(steps);
  const { value } = update;
  if (Array.isArray(present)) addItems(steps, update, merging);
  else if (isObject(present) && isObject(value)) {
    for (const [key, child] of Object.entries(value)) {
      const inner = [...steps, key];
      const one = { value: child, holder: value, key };
      if (childOf(tree.at(steps), key) !== undefined) mergeUpdate(inner, one, merging);
      else {
        tellSlip(one, merging);
        put(inner, one, merging);
      }
    }
  } else if (isPrimitive(present) && isPrimitive(value)) put(steps, update, merging);
  else {
    const [holder, key] = [tree.at(steps.slice(0, -1)), steps.at(-1)];
    const isPlaced = typeof holder === "object" && holder !== null && key !== undefined;
    merging.findings.add({
      code: "api-invalid",
      severity: "warning",
      rule: "values of overlays that do not fit",
      message: `the overlay has ${describeKind(value)} where ${describeKind(present)} stands`,
      location: merging.cause ?? merging.places.locate(update.holder, update.key),
      hint: "give it the same form, or remove the value in an action before",
      related: isPlaced ? [{ message: "it stands here", location: merging.places.locate(holder, String(key)) }] : [],
    });
  }
}

function addItems(steps: Steps, { value, holder, key }: OverlayValue, merging: Merging): void {
  const items: readonly unknown[] = Array.isArray(value) ? [...value] : [value];
  const list = merging.tree.own(steps);
  if (!Array.isArray(list) || !mayAdd(steps, items.length, { holder, key, merging })) return;
  for (const item of items) list.push(item);
}

function put(steps: Steps, { value, holder, key }: OverlayValue, merging: Merging): void {
  const last = steps.at(-1);
  const target = last === undefined ? undefined : merging.tree.own(steps.slice(0, -1));
  if (last === undefined || target === undefined || !mayAdd(steps, 1, { holder, key, merging })) return;
  setChild(target, last, value);
  merging.places.put({ holder: target, key: String(last) }, { holder, key });
}

/** Whether there is room; says so where there is none. */
function mayAdd(
  steps: Steps,
  count: number,
  { holder, key, merging }: PlacedKey & { readonly merging: Merging },
): boolean {
  if (merging.tree.hasRoom(steps, count)) return true;
  merging.findings.add({
    code: "too-large",
    rule: "overlays without end",
    message: "the overlay makes too much, or too deep, of the specification",
    location: merging.cause ?? merging.places.locate(holder, key),
    hint: "remove actions that copy what they have copied before",
  });
  return false;
}

/** A text under a name that nobody reads is most likely one of those that are read. */
function tellSlip({ value, holder, key }: OverlayValue, { places, findings, cause }: Merging): void {
  if (cause !== undefined || typeof value !== "string" || key.startsWith("x-")) return;
  const meant = [...proseFields].find((name) => isSlipOf(key, name));
  if (meant === undefined || meant === key) return;
  findings.add({
    code: "api-questionable",
    rule: "names of texts in overlays",
    message: `\`${key}\` is no text that is shown`,
    location: places.locate(holder, key),
    hint: `did you mean \`${meant}\`?`,
  });
}

const isPrimitive = (value: unknown): boolean => typeof value !== "object" || value === null;
