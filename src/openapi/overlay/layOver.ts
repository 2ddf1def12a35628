// Lays an overlay over a document: changes what its actions name, one after the other. Reads no files.
import type { Location } from "../../model/location.ts";
import { unreachable } from "../../model/unreachable.ts";
import { nearestNames } from "../../source/nearestName.ts";
import { shorten } from "../describeKind.ts";
import { writtenAt } from "../read/inOneDocument.ts";
import type { SpecDocument } from "../read/readDocument.ts";
import { childOf, isObject, ownValue } from "../schema/json.ts";
import { type ChangeableTree, openTree } from "./changeableTree.ts";
import { compareOriginal } from "./compareOriginal.ts";
import type { Query, Steps } from "./jsonPath.ts";
import { type Merging, mergeUpdate } from "./mergeUpdate.ts";
import { type Action, readActions, type WrittenQuery } from "./readActions.ts";

/** Whether a document changes another one. */
export const isOverlay = (value: unknown): boolean => ownValue(value, "overlay") !== undefined;

/** The document with the changes. Both are left as they are; what comes from the overlay has its place there. */
export function layOver(
  base: SpecDocument,
  overlay: SpecDocument,
  { places, findings }: Pick<Merging, "places" | "findings">,
): SpecDocument {
  places.addDocument(base);
  places.addDocument(overlay);
  const actions = readActions(overlay, findings);
  if (!isObject(base.value)) return base;
  const tree = openTree(base.value, places);
  for (const action of actions) if (!tree.isFull()) act(action, base, { tree, places, findings });
  return {
    ...base,
    value: tree.root,
    mentions: (word) => base.mentions(word) || overlay.mentions(word),
    longNumbers: new Set([...base.longNumbers, ...overlay.longNumbers]),
    writtenText: (pointer) => writtenAt(tree.root, pointer, places),
  };
}

function act({ target, change }: Action, base: SpecDocument, merging: Merging): void {
  const { tree } = merging;
  const found = placesOf(target, base, merging);
  switch (change.kind) {
    case "remove":
      for (const steps of inRemovableOrder(found)) remove(steps, tree);
      return;
    case "update":
      for (const steps of found) {
        if (change.original !== undefined) compareOriginal(steps, change.original, merging);
        mergeUpdate(steps, change.update, merging);
      }
      return;
    case "copy": {
      const { from } = change;
      const [source, ...others] = found.length === 0 ? [] : placesOf(from, base, merging);
      if (others.length > 0) {
        merging.findings.add({
          code: "api-invalid",
          severity: "warning",
          message: `\`copy\` leads to ${others.length + 1} values, but must lead to one`,
          location: from.location,
          hint: "name one of them",
        });
      } else if (source !== undefined)
        for (const steps of found) copy(source, steps, { ...merging, cause: from.location });
      return;
    }
    default:
      unreachable(change);
  }
}

/** Where a query leads; nowhere after saying so. */
function placesOf(query: WrittenQuery, base: SpecDocument, merging: Merging): readonly Steps[] {
  const found = query.query.find(merging.tree.root);
  if (found.kind === "problem") {
    merging.findings.add({
      code: "api-invalid",
      message: `\`${shorten(query.text, 200)}\` cannot be looked for: ${found.message}`,
      location: query.location,
      hint: "name what you mean by its keys",
    });
    return [];
  }
  if (found.places.length === 0) reportNothing(query, base, merging);
  return found.places;
}

/** What lies deeper first, and of a list what comes later: so every place is still there when its turn comes. */
const inRemovableOrder = (places: readonly Steps[]): readonly Steps[] =>
  places.toSorted((a, b) => b.length - a.length || Number(b.at(-1)) - Number(a.at(-1)) || 0);

function remove(steps: Steps, tree: ChangeableTree): void {
  const last = steps.at(-1);
  const holder = last === undefined ? undefined : tree.own(steps.slice(0, -1));
  if (last === undefined || holder === undefined) return;
  if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else Reflect.deleteProperty(holder, last);
}

/** Copies what stands at a place, as it is before the copy. */
function copy(from: Steps, to: Steps, { cause, ...merging }: Merging & { readonly cause: Location }): void {
  const holder = merging.tree.at(from.slice(0, -1));
  const key = from.at(-1);
  const value = merging.tree.copyOf(merging.tree.at(from));
  if (typeof holder === "object" && holder !== null && key !== undefined)
    mergeUpdate(to, { value, holder, key: String(key) }, { ...merging, cause });
}

function reportNothing({ query, text, location }: WrittenQuery, base: SpecDocument, { tree, findings }: Merging): void {
  findings.add({
    code: "api-invalid",
    severity: "warning",
    rule: "targets of overlays that lead nowhere",
    message: `\`${shorten(text, 200)}\` leads to nothing in ${base.file}`,
    location,
    hint: () => hintFor(query, tree.root),
  });
}

function hintFor({ names = [] }: Query, root: unknown): string {
  let holder = root;
  for (const name of names) {
    const child = childOf(holder, name);
    if (child === undefined) {
      const reference = ownValue(holder, "$ref");
      if (typeof reference === "string")
        return `a reference stands there: change what it refers to, \`${shorten(reference, 200)}\``;
      const [near] = isObject(holder) ? nearestNames(name, Object.keys(holder), 1) : [];
      return near === undefined ? otherwise : `did you mean \`${near}\`?`;
    }
    holder = child;
  }
  return otherwise;
}

const otherwise = "fix the target, or remove the action";
