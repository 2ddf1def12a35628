// What the bodies of one page share: its references, its ids, and the functions that describe schemas and texts for it.
import type { ApiBody, ApiReference, ExternalDocs, SchemaView } from "../../model/api.ts";
import type { Location } from "../../model/location.ts";
import { slugOf } from "../../model/slug.ts";
import type { SpecContext } from "../context.ts";
import type { Findings } from "../findings.ts";
import type { ApiDocument } from "../normalize/apiDocument.ts";
import type { ExternalDocsObject } from "../normalize/commonObjects.ts";
import type { ExactNumbers } from "../read/exactNumbers.ts";
import { createSchemaBudget, describeSchema } from "../schema/describeSchema.ts";
import type { Direction } from "../schema/direction.ts";
import { safeHref } from "../schema/safeHref.ts";
import type { Catalog, OperationPage, TagPage } from "./catalog.ts";
import type { ExampleMemory } from "./exampleMemory.ts";
import { titleOf } from "./operationEntries.ts";

/** The world of all pages of one specification. */
export interface PageWorld {
  readonly document: ApiDocument;
  readonly catalog: Catalog;
  readonly context: SpecContext;
  /** Told of pages that are too large. */
  readonly findings: Findings;
  /** The specification itself. */
  readonly location: Location;
  readonly rememberExamples: ExampleMemory;
  /** Whole numbers that doubles cannot hold, as pages show them. */
  readonly exactNumbers: ExactNumbers;
  /** Numbers the pages that links of a body's texts lead to. */
  readonly numberLinks: (json: string, refTo: (reference: ApiReference) => number) => string;
  /** Whether rows tell what their history is kept under. @default false */
  readonly isTraced?: boolean;
}

/** Builds one page. */
export interface PageBuilder extends PageWorld {
  /** Links of the page so far. */
  readonly references: readonly ApiReference[];
  /** Number of a page among them. */
  refTo(reference: ApiReference): number;
  operationRef(page: OperationPage): number;
  tagRef(page: TagPage): number;
  schemaRef(name: string): number;
  overviewRef(): number;
  /** Safe HTML of a text; `undefined` for an empty one. */
  html(text: string | undefined): string | undefined;
  /** Safe HTML of texts that follow each other; `undefined` for none. */
  htmlOf(texts: readonly string[]): string | undefined;
  /** Safe HTML of a long text that stands once in the page, its headings with ids. */
  pageText(text: string | undefined): string | undefined;
  /** The same for a page whose template has ids of its own: headings have none. */
  topText(text: string | undefined): string | undefined;
  externalDocs(docs: ExternalDocsObject | undefined): ExternalDocs | undefined;
  describe(schema: unknown, direction: Direction, idParts: readonly string[]): SchemaView;
  /** An id that nothing else on the page has. */
  id(parts: readonly string[]): string;
}

/** What the page of a schema shows: less than an operation's, for all that is in it has pages too. */
const schemaPageBudget = { expansions: 40, nodes: 600 };

/** Starts a page. */
export function createPage(world: PageWorld, kind: ApiBody["kind"]): PageBuilder {
  const { catalog, context, document } = world;
  const references: ApiReference[] = [];
  const indexesByKey = new Map<string, number>();
  const ids = new Set<string>();
  const budget = kind === "schema" ? { ...schemaPageBudget } : createSchemaBudget();
  const refTo = (reference: ApiReference): number => {
    const key = `${reference.kind}\n${reference.slug}`;
    const index = indexesByKey.get(key) ?? references.push(reference) - 1;
    indexesByKey.set(key, index);
    return index;
  };
  const schemaRef = (name: string): number =>
    refTo({ kind: "schema", slug: catalog.schemasByName.get(name)?.slug ?? "", label: name });
  const id = (parts: readonly string[]): string => {
    const wanted =
      parts
        .map((part) => slugOf(part))
        .filter((part) => part !== "")
        .join("-") || "part";
    let given: string = wanted;
    for (let number = 2; ids.has(given); number += 1) given = `${wanted}-${number}`;
    ids.add(given);
    return given;
  };
  const html = (text: string | undefined): string | undefined =>
    text === undefined || text.trim() === "" ? undefined : context.renderMarkdown(text);
  const pageText = (text: string | undefined): string | undefined =>
    text === undefined || text.trim() === "" ? undefined : (context.renderPageText ?? context.renderMarkdown)(text);
  return {
    ...world,
    references,
    refTo,
    operationRef: (page) => refTo({ kind: "operation", slug: page.slug, label: titleOf(page) }),
    tagRef: (page) => refTo({ kind: "tag", slug: page.slug, label: page.label }),
    schemaRef,
    overviewRef: () => refTo({ kind: "overview", slug: "", label: document.info.title ?? "" }),
    html,
    htmlOf: (texts) => (texts.length === 0 ? undefined : texts.map(context.renderMarkdown).join("")),
    pageText,
    topText: (text) => pageText(text)?.replace(/(<h[2-6]) id="[^"]*"/g, "$1"),
    externalDocs(docs) {
      const href = safeHref(docs?.url);
      if (docs === undefined || href === undefined) return undefined;
      const rendered = html(docs.description);
      const label = docs.description === undefined ? undefined : context.plainText(docs.description);
      return { href, ...optional({ label, html: rendered }) };
    },
    describe: (schema, direction, idParts) =>
      describeSchema(schema, {
        root: document.root,
        direction,
        renderMarkdown: context.renderMarkdown,
        refOf: schemaRef,
        hasPage: (name) => catalog.schemasByName.has(name),
        idPrefix: `${id(idParts)}.`,
        budget,
        ...(world.isTraced === true ? { trace: `#${idParts.join(" ")}` } : {}),
      }),
    id,
  };
}

/** The fields that have a value. */
export function optional<Fields extends Record<string, unknown>>(
  fields: Fields,
): { readonly [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>;
  };
}
