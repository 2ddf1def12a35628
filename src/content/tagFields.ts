// The tags of a page in its front matter.
import type { TagReference } from "../model/frontMatter.ts";
import { climbsOut } from "../source/climbsOut.ts";
import { isRecord } from "../source/isRecord.ts";
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

const mostTags = 200;

/** A list of tags. Each tag has a list that shows the page with all its tags, so that their number counts twice. */
export const tags: Reader<readonly TagReference[]> = (value, place) => {
  const read = listOf(tag)(value, place);
  if (read === undefined || read.length <= mostTags) return read;
  place.report({
    pointer: `${place.pointer}/${mostTags}`,
    of: "value",
    message: `\`${place.name}\` has ${read.length} entries; a page can have at most ${mostTags}`,
    hint: `keep those that readers look for; the page is shown with the first ${mostTags}`,
    isLeftOut: true,
  });
  return read.slice(0, mostTags);
};
