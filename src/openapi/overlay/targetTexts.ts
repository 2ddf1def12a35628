// The texts of a specification that are translated, each with the target that an action of an overlay needs.
import { pointerOf, unescapeToken } from "../../source/jsonPointer.ts";
import { type ProseText, proseTextsOf } from "../proseTexts.ts";
import { childOf, listOf, ownValue } from "../schema/json.ts";
import type { Steps } from "./jsonPath.ts";
import { type Target, targetOf } from "./targetOf.ts";

/** A text of the original with its place. */
export interface TargetText {
  /** The map that holds it; of an item of a list the text itself. */
  readonly target: Target;
  /** Absent for an item of a list. */
  readonly key: string | undefined;
  readonly text: string;
  /** Whether the original has it only as a name, for which a label can stand. */
  readonly isName: boolean;
}

/** Texts with letters, and names of tags: these are the same in all languages, and a label says them to readers. */
export function targetTextsOf(root: unknown): readonly TargetText[] {
  const labels = listOf(ownValue(root, "tags")).flatMap((tag, index): readonly ProseText[] => {
    const name = ownValue(tag, "name");
    const isNamed = typeof name === "string" && ownValue(tag, "x-displayName") === undefined;
    return isNamed ? [{ pointer: `/tags/${index}/x-displayName`, text: name }] : [];
  });
  const names = new Set(labels);
  const targets = new Map<string, Target | undefined>();
  return [...labels, ...proseTextsOf(root)].flatMap((prose): readonly TargetText[] => {
    const { pointer, text } = prose;
    const steps = stepsOf(pointer);
    const isItem = Array.isArray(valueAt(steps.slice(0, -1), root));
    const place = isItem ? steps : steps.slice(0, -1);
    const id = pointerOf(place);
    if (!targets.has(id)) targets.set(id, targetOf(place, root));
    const target = targets.get(id);
    const key = isItem ? undefined : String(steps.at(-1));
    return target === undefined || !/\p{L}/u.test(text) ? [] : [{ target, key, text, isName: names.has(prose) }];
  });
}

const stepsOf = (pointer: string): Steps => pointer.split("/").slice(1).map(unescapeToken);

/** What stands at a place of a document. */
export const valueAt = (steps: Steps, root: unknown): unknown => steps.reduce<unknown>(childOf, root);
