// Finds responses with the same headers or body as an earlier one, which the page then does not repeat.
import type { MediaTypeView, ResponseView } from "../../../src/model/api.ts";

/** For a response's status, the status of the earlier response with the same part. */
export interface SameParts {
  readonly headers: ReadonlyMap<string, string>;
  /** Only bodies with named schemas, whose details are on the schema's page. */
  readonly bodies: ReadonlyMap<string, string>;
}

/** Compares all responses of an operation. */
export function sameParts(responses: readonly ResponseView[]): SameParts {
  return {
    headers: repeated(responses, ({ headers }) => (headers.length === 0 ? undefined : formOf(headers))),
    bodies: repeated(responses, ({ contents }) =>
      contents.length > 0 && contents.every(isNamed) ? JSON.stringify(contents.map(identityOf)) : undefined,
    ),
  };
}

function repeated(
  responses: readonly ResponseView[],
  keyOf: (response: ResponseView) => string | undefined,
): ReadonlyMap<string, string> {
  const shown = new Map<string, string>();
  const same = new Map<string, string>();
  for (const response of responses) {
    const key = keyOf(response);
    if (key === undefined) continue;
    const earlier = shown.get(key);
    if (earlier === undefined) shown.set(key, response.status);
    else same.set(response.status, earlier);
  }
  return same;
}

/** A string that is equal for equal values. Ids are ignored, because they differ within a page. */
export function formOf(view: unknown): string {
  return JSON.stringify(view, (key, value: unknown) => (key === "id" ? undefined : value)) ?? "";
}

const isNamed = ({ schema, itemSchema, encodings }: MediaTypeView): boolean =>
  schema?.ref !== undefined && itemSchema === undefined && encodings.length === 0;

/** What identifies a body: the named schema and the text shown with it. */
function identityOf({ mediaType, schema }: MediaTypeView): readonly unknown[] {
  return [mediaType, schema?.ref, schema?.types, schema?.title, schema?.descriptionHtml, schema?.constraints];
}
