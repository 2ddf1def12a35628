// The pages of one reference: every operation, tag and schema with its address. What is on a page is not known here.

import { addToList } from "../../model/addToList.ts";
import type { Slug } from "../../model/brands.ts";
import type { Location } from "../../model/location.ts";
import type { SpecContext, SpecInput } from "../context.ts";
import { shorten } from "../describeKind.ts";
import type { Findings } from "../findings.ts";
import type { NormalSpec } from "../normalize/normalizeSpec.ts";
import type { Reading } from "../normalize/reading.ts";
import type { NamedSchema } from "../normalize/schemaReader.ts";
import { type CommonAnswers, commonAnswersOf } from "./commonAnswers.ts";
import { type OperationEntry, operationEntriesOf, signatureOf } from "./operationEntries.ts";
import { createSlugs, quoteLabel, type Slugs } from "./slugs.ts";
import { createTagLikeness } from "./tagLikeness.ts";
import { type TagEntry, tagEntriesOf } from "./tagTree.ts";

/** An operation with its address. */
export interface OperationPage extends OperationEntry {
  readonly slug: Slug;
  readonly location: Location;
}

/** A tag with its address. */
export interface TagPage extends TagEntry<OperationPage> {
  readonly slug: Slug;
  readonly location: Location;
}

/** A named schema with its address. */
export interface SchemaPage extends NamedSchema {
  readonly slug: Slug;
  readonly location: Location;
}

/** All pages of a reference but the overview. */
export interface Catalog {
  readonly operations: readonly OperationPage[];
  /** What most operations answer with. */
  readonly commonAnswers: CommonAnswers;
  readonly tags: readonly TagPage[];
  readonly schemas: readonly SchemaPage[];
  readonly schemasByName: ReadonlyMap<string, SchemaPage>;
  /** The first operation of each id. */
  readonly operationsById: ReadonlyMap<string, OperationPage>;
  /** Key: `signatureOf` of an operation that is no webhook. */
  readonly operationsBySignature: ReadonlyMap<string, OperationPage>;
  /** In the order in which the operation names them. */
  readonly tagsByOperation: ReadonlyMap<Slug, readonly TagPage[]>;
}

interface CatalogInput {
  readonly normal: NormalSpec;
  readonly input: Pick<SpecInput, "apiId">;
  readonly context: Pick<SpecContext, "hash" | "reserved">;
  readonly findings: Findings;
}

/** Lists the pages and gives out their addresses: operations first, then tags; schemas have a folder of their own. */
export function catalogOf({ normal: { document, reading }, input, context, findings }: CatalogInput): Catalog {
  const reserved = new Map([
    ...(context.reserved ?? []).map((name): [string, string] => [name, "is reserved for another page"]),
    [input.apiId, "belongs to the overview"],
    ["index", "cannot be the name of a page"],
  ]);
  const slugs = createSlugs({ reserved, findings, hash: context.hash });
  const operations = operationEntriesOf(document).map((entry) => {
    const location = reading.places.locate(entry.operation);
    return { ...entry, location, slug: takeOperationSlug(entry, location, slugs) };
  });
  const likeEarlier = createTagLikeness();
  const tags = tagEntriesOf(document, operations, reading).map((entry) => {
    const location = tagLocation(entry, reading);
    const names = [entry.name === "" ? "untagged" : entry.name, "tag"];
    const label = entry.name === "" ? "the list of operations without a tag" : quoteLabel("the tag", entry.name);
    const earlier = likeEarlier(entry.name);
    const hint = earlier === undefined ? undefined : `write it as \`${shorten(earlier)}\`, if it is the same tag`;
    return { ...entry, location, slug: slugs.take({ names, label, location, hint }) };
  });
  const schemaSlugs = createSlugs({
    reserved: new Map([["index", "cannot be the name of a page"]]),
    findings,
    hash: context.hash,
  });
  const schemas = document.schemas
    .filter(({ isInternal }) => !isInternal)
    .map((entry) => {
      const location = reading.places.locate(entry.spot.holder, entry.spot.key);
      const label = quoteLabel("the schema", entry.name);
      return { ...entry, location, slug: schemaSlugs.take({ names: [entry.name, "schema"], label, location }) };
    });
  return { operations, tags, schemas, ...lookUps({ operations, tags, schemas }) };
}

/** Where a tag is declared, else where the first operation that has it names it. */
function tagLocation({ name, declared, operations: [first] }: TagEntry<OperationPage>, { places }: Reading): Location {
  if (declared !== undefined || first === undefined) return places.locate(declared);
  const index = first.operation.tags?.indexOf(name) ?? -1;
  return (index < 0 ? undefined : places.find(first.operation, ["tags", String(index)])) ?? first.location;
}

function takeOperationSlug(entry: OperationEntry, location: Location, slugs: Slugs): Slug {
  const signature = signatureOf(entry);
  const names = [entry.operation.operationId ?? "", signature, "operation"];
  return slugs.take({ names, label: entry.isWebhook ? `the webhook ${signature}` : signature, location });
}

function lookUps({
  operations,
  tags,
  schemas,
}: Pick<Catalog, "operations" | "tags" | "schemas">): Omit<Catalog, "operations" | "tags" | "schemas"> {
  const operationsById = new Map<string, OperationPage>();
  const operationsBySignature = new Map<string, OperationPage>();
  for (const page of operations) {
    const id = page.operation.operationId;
    if (id !== undefined && !operationsById.has(id)) operationsById.set(id, page);
    const signature = signatureOf(page);
    if (!page.isWebhook && !operationsBySignature.has(signature)) operationsBySignature.set(signature, page);
  }
  const tagsByOperation = new Map<Slug, TagPage[]>();
  for (const tag of tags) for (const { slug } of tag.operations) addToList(tagsByOperation, slug, tag);
  for (const { slug, operation } of operations) {
    // The page of operations without a group has no name that they could give, and comes last.
    const ranks = new Map([...new Set([...(operation.tags ?? []), ""])].map((name, index) => [name, index]));
    const rankOf = ({ name }: TagPage): number => ranks.get(name) ?? 0;
    tagsByOperation.get(slug)?.sort((a, b) => rankOf(a) - rankOf(b));
  }
  return {
    commonAnswers: commonAnswersOf(operations),
    operationsById,
    operationsBySignature,
    tagsByOperation,
    schemasByName: new Map(schemas.map((page) => [page.name, page])),
  };
}
