// Examples of bodies that stand on many pages, as errors do: made once and remembered. Makes none itself.
import type { ExampleView } from "../../model/api.ts";
import type { MediaTypeObject } from "../normalize/contentObjects.ts";
import { bareReferenceOf } from "../schema/plainSchemas.ts";

/** Bodies whose examples are kept: a page has some ten, and what recurs, recurs soon. */
const maxRemembered = 256;

/** Gives the examples of a body, made by a function when they are not remembered. */
export type ExampleMemory = (
  media: MediaTypeObject,
  kind: string,
  make: () => readonly ExampleView[],
) => readonly ExampleView[];

/** Starts with nothing remembered. `kind` of a body is all that its examples depend on besides itself. */
export function createExampleMemory(): ExampleMemory {
  const viewsByKind = new Map<string, Map<unknown, readonly ExampleView[]>>();
  return (media, kind, make) => {
    const views = viewsByKind.get(kind) ?? new Map<unknown, readonly ExampleView[]>();
    viewsByKind.set(kind, views);
    const key = keyOf(media);
    const known = views.get(key) ?? make();
    // The last one used stands last; the first one goes.
    views.delete(key);
    views.set(key, known);
    if (views.size > maxRemembered) views.delete(views.keys().next().value);
    return known;
  };
}

/** Bodies that are nothing but the same reference have the same examples. */
function keyOf(media: MediaTypeObject): unknown {
  return Object.keys(media).length === 1 ? (bareReferenceOf(media.schema) ?? media) : media;
}
