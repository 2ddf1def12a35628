// Makes the bodies of all pages of one specification, one after the other, and the metadata that stays of them.
import type { ApiBody, ApiReference, ApiSchema, ApiSpec, ApiTag, Operation } from "../../model/api.ts";
import type { Hash } from "../../model/brands.ts";
import { formatSearchText } from "../../model/searchText.ts";
import type { SpecInput } from "../context.ts";
import { withExactNumbers } from "../read/exactNumbers.ts";
import { ownValue } from "../schema/json.ts";
import type { OperationPage, SchemaPage, TagPage } from "./catalog.ts";
import { operationBody } from "./operationBody.ts";
import { titleOf } from "./operationEntries.ts";
import { overviewBody, overviewSections } from "./overviewBody.ts";
import { createPage, optional, type PageBuilder, type PageWorld } from "./pageBuilder.ts";
import { schemaBody } from "./schemaBody.ts";
import { type SchemaUsage, schemaUsageOf } from "./schemaUsage.ts";
import { searchSectionsOf } from "./searchSections.ts";
import { tagBody } from "./tagBody.ts";

/** An API without a title is called by its id. */
function titleOfApi(title: string | undefined, { apiId }: SpecInput): string {
  return title === undefined || title.trim() === "" ? apiId : title;
}

interface Stored<Body extends ApiBody> {
  readonly body: Body;
  readonly bodyHash: Hash;
  readonly searchHash: Hash;
  readonly bodyRefs: readonly ApiReference[];
}

/** Stores every body and gives the specification without them. Holds one body at a time. */
export async function storePages(world: PageWorld, input: SpecInput): Promise<ApiSpec> {
  const { document, catalog, context } = world;
  const { info } = document;
  const usage = schemaUsageOf(catalog, document.root);
  const overview = await store("overview", world, overviewBody);
  return {
    apiId: input.apiId,
    locale: input.locale,
    path: input.path,
    title: titleOfApi(info.title, input),
    version: info.version ?? "",
    description: context.plainText(info.description ?? info.summary ?? ""),
    operations: await inOrder(catalog.operations, (page) => storeOperation(page, world)),
    tags: await inOrder(catalog.tags, (page) => storeTag(page, world)),
    schemas: await inOrder(catalog.schemas, (page) => storeSchema(page, usage, world)),
    bodyHash: overview.bodyHash,
    searchHash: overview.searchHash,
    bodyRefs: overview.bodyRefs,
    sections: overviewSections(overview.body),
    servers: document.servers.flatMap(({ url }) => url ?? []),
  };
}

async function inOrder<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Promise<Made>,
): Promise<readonly Made[]> {
  const made: Made[] = [];
  for (const item of items) made.push(await make(item));
  return made;
}

async function store<Body extends ApiBody>(
  kind: Body["kind"],
  world: PageWorld,
  make: (page: PageBuilder) => Body,
): Promise<Stored<Body>> {
  const page = createPage(world, kind);
  const body = make(page);
  // Here, once: everything that a page says of a number is text by now.
  const json = withExactNumbers(JSON.stringify(body), world.exactNumbers);
  const bodyHash = world.context.hash(json);
  await world.context.storeBody(bodyHash, json);
  const text = withExactNumbers(formatSearchText(searchSectionsOf(body)), world.exactNumbers);
  const searchHash = world.context.hash(text);
  await world.context.storeBody(searchHash, text);
  return { body, bodyHash, searchHash, bodyRefs: page.references };
}

async function storeOperation(entry: OperationPage, world: PageWorld): Promise<Operation> {
  const { bodyHash, searchHash, bodyRefs } = await store("operation", world, (page) => operationBody(entry, page));
  const { operation, item } = entry;
  return {
    slug: entry.slug,
    ...optional({ operationId: operation.operationId }),
    method: entry.method,
    path: entry.path,
    isWebhook: entry.isWebhook,
    summary: titleOf(entry),
    description: world.context.plainText(operation.description ?? item.description ?? ""),
    tags: (world.catalog.tagsByOperation.get(entry.slug) ?? []).map(({ name }) => name).filter((name) => name !== ""),
    isDeprecated: operation.deprecated === true,
    bodyHash,
    searchHash,
    bodyRefs,
    location: entry.location,
  };
}

async function storeTag(entry: TagPage, world: PageWorld): Promise<ApiTag> {
  const { bodyHash, searchHash, bodyRefs } = await store("tag", world, (page) => tagBody(entry, page));
  return {
    slug: entry.slug,
    name: entry.name,
    label: entry.label,
    description: world.context.plainText(entry.declared?.description ?? ""),
    operations: entry.operations.map(({ slug }) => slug),
    ...optional({ parent: entry.parent }),
    bodyHash,
    searchHash,
    bodyRefs,
    location: entry.location,
  };
}

async function storeSchema(entry: SchemaPage, usage: SchemaUsage, world: PageWorld): Promise<ApiSchema> {
  const { bodyHash, searchHash, bodyRefs } = await store("schema", world, (page) => schemaBody(entry, usage, page));
  const description = ownValue(entry.schema, "description");
  return {
    slug: entry.slug,
    name: entry.name,
    description: world.context.plainText(typeof description === "string" ? description : ""),
    bodyHash,
    searchHash,
    bodyRefs,
    location: entry.location,
  };
}
