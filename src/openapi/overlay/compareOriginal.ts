// Compares the texts that an overlay was translated from with those that are there now.
import { describeKind, shorten } from "../describeKind.ts";
import { isObject } from "../schema/json.ts";
import type { Steps } from "./jsonPath.ts";
import type { Merging, OverlayValue } from "./mergeUpdate.ts";
import { originalKey } from "./readActions.ts";

/** Characters of a text that are quoted. */
const quotedLength = 200;

/** Reports each text below a place that has changed since. How its lines are broken does not matter. */
export function compareOriginal(steps: Steps, { value, holder, key }: OverlayValue, merging: Merging): void {
  if (isObject(value)) {
    for (const [inner, child] of Object.entries(value))
      compareOriginal([...steps, inner], { value: child, holder: value, key: inner }, merging);
    return;
  }
  const present = merging.tree.at(steps);
  if (typeof value !== "string" || wordsOf(value) === wordsOf(present)) return;
  const nowReads = typeof present === "string" ? `which reads ${quote(present)} now` : "which is not there any more";
  merging.findings.add({
    code: "api-stale",
    rule: "texts of overlays whose originals have changed",
    message: `the translation was made from ${quote(value)}, ${nowReads}`,
    location: merging.places.locate(holder, key),
    hint:
      typeof present === "string"
        ? `translate it again, and write the new text into \`${originalKey}\``
        : `remove it from \`update\` and \`${originalKey}\``,
  });
}

const quote = (text: string): string => JSON.stringify(shorten(text, quotedLength));

const wordsOf = (text: unknown): string =>
  typeof text === "string" ? text.replace(/\s+/g, " ").trim() : describeKind(text);
