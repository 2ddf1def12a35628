// Which responses have the headers or the body of an earlier one: what is shown once is not shown again on the page.
import type { MediaTypeView, ResponseView } from "../../../src/model/api.ts";

/** Statuses of earlier responses by the status of the later one. */
export interface SameParts {
  readonly headers: ReadonlyMap<string, string>;
  /** Only bodies of named schemas: they have a page that tells all about them. */
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

/** Text that is equal for equal forms. Ids differ within a page, so they do not count. */
export function formOf(view: unknown): string {
  return JSON.stringify(view, (key, value: unknown) => (key === "id" ? undefined : value)) ?? "";
}

const isNamed = ({ schema, itemSchema, encodings }: MediaTypeView): boolean =>
  schema?.ref !== undefined && itemSchema === undefined && encodings.length === 0;

/** What is the same where the same named schema stands with the same words around it. */
function identityOf({ mediaType, schema }: MediaTypeView): readonly unknown[] {
  return [mediaType, schema?.ref, schema?.types, schema?.title, schema?.descriptionHtml, schema?.constraints];
}
