// Tags that are chapters of their own: no operation has them, and their description tells something.
import type { TagObject } from "../normalize/commonObjects.ts";
import { entriesOf, isObject, listOf, ownValue } from "../schema/json.ts";
import { followRefs } from "../schema/resolveRef.ts";

/**
 * Names of declared tags with a description that nothing uses. What is internal counts as use: a tag whose operations are
 * kept back is kept back with them.
 * @param root The document as written.
 */
export function tellingTags(declared: ReadonlyMap<string, TagObject>, root: unknown): ReadonlySet<string> {
  const telling = new Set<string>();
  for (const [name, { description, externalDocs }] of declared)
    if ((description ?? "").trim() !== "" || externalDocs !== undefined) telling.add(name);
  if (telling.size > 0) for (const name of usedTags(root)) telling.delete(name);
  return telling;
}

/** Every name that an operation gives as a tag, some more than once. */
function* usedTags(root: unknown): Iterable<string> {
  const items = ["paths", "webhooks", "x-webhooks"].flatMap((key) => entriesOf(ownValue(root, key)));
  for (const [, written] of [...items, ...entriesOf(ownValue(ownValue(root, "components"), "pathItems"))]) {
    const item = followRefs(written, root);
    const others = entriesOf(ownValue(item, "additionalOperations"));
    for (const [, operation] of [...entriesOf(item), ...others]) {
      if (!isObject(operation)) continue;
      for (const tag of listOf(operation["tags"])) if (typeof tag === "string") yield tag;
    }
  }
}
