// Groups the media types of a body whose schemas are the same, so that they can be shown together.
import type { MediaTypeView } from "../../../src/model/api.ts";
import { formOf } from "./sameParts.ts";

/** Media types with the same schema. */
export interface MediaTypeGroup {
  readonly mediaTypes: readonly string[];
  /** The content of the first one, shown for all. */
  readonly view: MediaTypeView;
}

/** Groups in the order of their first media types. Media types with encodings form groups of their own. */
export function mediaTypeGroups(contents: readonly MediaTypeView[]): readonly MediaTypeGroup[] {
  if (contents.length < 2) return contents.map((view) => ({ mediaTypes: [view.mediaType], view }));
  const groups = new Map<string, { readonly mediaTypes: string[]; readonly view: MediaTypeView }>();
  for (const view of contents) {
    const { mediaType, schema, itemSchema, encodings } = view;
    const form = formOf([encodings.length > 0 ? mediaType : "", schema, itemSchema]);
    const known = groups.get(form);
    if (known === undefined) groups.set(form, { mediaTypes: [view.mediaType], view });
    else known.mediaTypes.push(view.mediaType);
  }
  return [...groups.values()];
}
