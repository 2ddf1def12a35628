// Reports links in API descriptions that use the anchor forms of other renderers and name nothing in the API. Anchors
// that do name something are converted when the specification is read.
import { sentMethod } from "../model/httpMethod.ts";
import type { EditionApi } from "../model/site.ts";
import { decodePercent } from "../source/addressKey.ts";
import { limitSuggestions } from "../source/comparisons.ts";
import { nearestNames } from "../source/nearestName.ts";

/** Why a link leads nowhere, and the nearest anchor that would work. */
interface ForeignFault {
  readonly what: string;
  readonly near: string | undefined;
}

interface Form {
  readonly what: string;
  readonly candidates: (api: EditionApi, start: string) => Iterable<string>;
}

const forms: ReadonlyMap<string, Form> = new Map<string, Form>([
  ["operation", { what: "operation", candidates: operationIds }],
  ["tag", { what: "tag or operation", candidates: tagNames }],
  ["section", { what: "heading", candidates: headings }],
  ["description", { what: "heading", candidates: headings }],
  ["schema", { what: "schema", candidates: schemaNames }],
  ["model", { what: "schema", candidates: schemaNames }],
  ["webhook", { what: "webhook", candidates: () => [] }],
  ["", { what: "tag, operation or schema", candidates: rootedNames }],
]);

/** Finds the fault of a link to an anchor in such a form; `undefined` for other anchors. */
export type FindForeignFault = (href: string, api: EditionApi) => ForeignFault | undefined;

/** Makes the finder, which lists the anchors of each form once. */
export function createForeignFaults(): FindForeignFault {
  const findNearest = limitSuggestions(nearestNames);
  const anchorsOf = new Map<EditionApi, Map<string, ReadonlySet<string>>>();
  return (href, api) => {
    const [, start = "", rest] = /^#([a-z]*)\/(.*)$/s.exec(decodePercent(href)) ?? [];
    const form = rest === undefined ? undefined : forms.get(start);
    if (form === undefined) return undefined;
    const byStart = anchorsOf.get(api) ?? new Map<string, ReadonlySet<string>>();
    anchorsOf.set(api, byStart);
    const anchors = byStart.get(start) ?? new Set(form.candidates(api, start));
    byStart.set(start, anchors);
    const near = findNearest(`#${start}/${rest}`, anchors)?.[0];
    return { what: `which does not name any ${form.what} of the API`, near: near?.replace(/\s/g, encodeURIComponent) };
  };
}

function* operationIds({ operations }: EditionApi): Generator<string> {
  for (const { operationId } of operations.values()) if (operationId !== undefined) yield `#operation/${operationId}`;
}

function* tagNames({ tags, operations }: EditionApi): Generator<string> {
  for (const { name, operations: slugs } of tags.values()) {
    if (name === "") continue; // operations without tags
    yield `#tag/${name}`;
    for (const slug of slugs) {
      const operation = operations.get(slug);
      if (operation !== undefined) yield `#tag/${name}/${sentMethod(operation.method)}${operation.path}`;
    }
  }
}

function* headings({ spec }: EditionApi, start: string): Generator<string> {
  for (const { title, id } of spec.sections) yield start === "section" ? `#section/${title}` : `#description/${id}`;
}

function* schemaNames({ schemas }: EditionApi, start: string): Generator<string> {
  for (const { name } of schemas.values()) yield `#${start}/${name}`;
}

/** Anchors that begin with `#/`: those of Swagger UI, and JSON pointers. */
function* rootedNames({ tags, operations, schemas }: EditionApi): Generator<string> {
  for (const { name, operations: slugs } of tags.values()) {
    if (name === "") continue;
    yield `#/${name}`;
    for (const slug of slugs) {
      const id = operations.get(slug)?.operationId;
      if (id !== undefined) yield `#/${name}/${id}`;
    }
  }
  for (const { name } of schemas.values()) yield `#/components/schemas/${name}`;
}
