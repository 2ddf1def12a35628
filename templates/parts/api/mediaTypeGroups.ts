// Which media types of a body can be shown together: those whose values have the same form.
import type { MediaTypeView } from "../../../src/model/api.ts";

/** Media types with one form. */
export interface MediaTypeGroup {
  readonly mediaTypes: readonly string[];
  /** The first of them; its form stands for all. */
  readonly view: MediaTypeView;
}

/** Groups in the order of their first media types. Media types with encodings of their own stand alone. */
export function mediaTypeGroups(contents: readonly MediaTypeView[]): readonly MediaTypeGroup[] {
  if (contents.length < 2) return contents.map((view) => ({ mediaTypes: [view.mediaType], view }));
  const groups = new Map<string, { readonly mediaTypes: string[]; readonly view: MediaTypeView }>();
  for (const view of contents) {
    const form = formOf(view);
    const known = groups.get(form);
    if (known === undefined) groups.set(form, { mediaTypes: [view.mediaType], view });
    else known.mediaTypes.push(view.mediaType);
  }
  return [...groups.values()];
}

/** Text that is equal for equal forms. Ids differ within a page, so they do not count. */
function formOf({ mediaType, schema, itemSchema, encodings }: MediaTypeView): string {
  const own = encodings.length > 0 ? mediaType : "";
  return JSON.stringify([own, schema, itemSchema], (key, value: unknown) => (key === "id" ? undefined : value)) ?? "";
}
