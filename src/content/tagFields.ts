// The tags of a page in its front matter.
import type { TagReference } from "../model/frontMatter.ts";
import { climbsOut } from "../source/climbsOut.ts";
import { isRecord } from "../source/isRecord.ts";
import { limited } from "./limitedList.ts";
import { listOf, type Reader, record, someText, textThat } from "./shape.ts";

/** Where something stands below the docs or the blog, as it is written in an address. */
export const placeBelow: Reader<string> = textThat(
  "a path that stays inside its folder",
  (value) => !climbsOut(value) && !/[\p{Cc}\p{Cs}]/u.test(value),
  "write it with letters, digits and hyphens, without `..`",
);

const tagRecord = record({ label: someText, permalink: placeBelow }, ["label", "permalink"]);
const tag: Reader<TagReference> = (value, place) => {
  if (isRecord(value)) return tagRecord(value, place);
  if (value !== null && (typeof value !== "string" || value.trim() !== "")) return someText(value, place);
  const { pointer, name, report } = place;
  // Editors of front matter leave such a line behind, which says nothing of the page.
  report({
    pointer,
    of: "value",
    message: `\`${name}\` is empty`,
    hint: "write a tag, or remove the field; the page is shown without it",
    isLeftOut: true,
  });
  return undefined;
};

/** A list of tags. Each tag has a list that shows the page with all its tags. */
export const tags: Reader<readonly TagReference[]> = limited(listOf(tag));
