// Which responses have the body of an earlier one: a named schema that is shown is not shown again on the same page.
import type { MediaTypeView, ResponseView } from "../../../src/model/api.ts";

/** Status of the earlier response by the status of the later one. */
export function sameBodies(responses: readonly ResponseView[]): ReadonlyMap<string, string> {
  const shown = new Map<string, string>();
  const same = new Map<string, string>();
  for (const { status, contents } of responses) {
    if (contents.length === 0 || !contents.every(isNamed)) continue;
    const key = JSON.stringify(contents.map(identityOf));
    const earlier = shown.get(key);
    if (earlier === undefined) shown.set(key, status);
    else same.set(status, earlier);
  }
  return same;
}

const isNamed = ({ schema, itemSchema, encodings }: MediaTypeView): boolean =>
  schema?.ref !== undefined && itemSchema === undefined && encodings.length === 0;

/** What is the same where the same named schema stands with the same words around it. */
function identityOf({ mediaType, schema }: MediaTypeView): readonly unknown[] {
  return [mediaType, schema?.ref, schema?.types, schema?.title, schema?.descriptionHtml, schema?.constraints];
}
