// Makes the bodies of all pages of one specification, one after the other, and the metadata that stays of them.
import type { ApiBody, ApiReference, ApiSchema, ApiSpec, ApiTag, Operation } from "../../model/api.ts";
import { sampleServerOf } from "../../model/apiServers.ts";
import type { Hash } from "../../model/brands.ts";
import { formatSearchText } from "../../model/searchText.ts";
import type { SpecInput } from "../context.ts";
import { withExactNumbers } from "../read/exactNumbers.ts";
import { cutText, ownValue } from "../schema/json.ts";
import type { OperationPage, SchemaPage, TagPage } from "./catalog.ts";
import { commonStatusesOf } from "./commonAnswers.ts";
import { operationBody } from "./operationBody.ts";
import { isDeprecated, maxTitleLength, signatureOf, titleOf } from "./operationEntries.ts";
import { overviewBody } from "./overviewBody.ts";
import { sectionsOfText } from "./overviewSections.ts";
import { createPage, optional, type PageBuilder, type PageWorld } from "./pageBuilder.ts";
import { reportSize, reportUntold, type ToldPage } from "./pageFindings.ts";
import { fitIntoPage } from "./pageRoom.ts";
import { schemaBody } from "./schemaBody.ts";
import { type SchemaUsage, schemaUsageOf } from "./schemaUsage.ts";
import { searchSectionsOf } from "./searchSections.ts";
import { serverAddresses } from "./serverAddresses.ts";
import { quoteLabel } from "./slugs.ts";
import { tagBody } from "./tagBody.ts";
import { untoldIn } from "./untoldMembers.ts";

/** An API without a title is called by its id. */
function titleOfApi(title: string | undefined, { apiId }: SpecInput): string {
  return title === undefined || title.trim() === "" ? apiId : cutText(title, maxTitleLength);
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
  const overview = await store(
    { kind: "overview", label: "the overview", location: world.location },
    world,
    overviewBody,
  );
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
    sections: sectionsOfText(overview.body.descriptionHtml ?? ""),
    servers: serverAddresses(document.servers),
    ...optional({ sampleServer: sampleServerOf(overview.body.servers) }),
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

/** A page, and what it is called where something is wrong with it. */
interface StoredPage<Kind extends ApiBody["kind"]> extends ToldPage {
  readonly kind: Kind;
  /** Statuses of an operation under which it answers as most do. */
  readonly common?: ReadonlySet<string>;
}

async function store<Body extends ApiBody>(
  stored: StoredPage<Body["kind"]>,
  world: PageWorld,
  make: (page: PageBuilder) => Body,
): Promise<Stored<Body>> {
  world.context.onPage?.(stored.location);
  const page = createPage(world, stored.kind);
  // What is left out of the page is found by search all the same.
  const body = make(page);
  const whole = JSON.stringify(body);
  const fitted = fitIntoPage(body, whole);
  const isWhole = fitted.leftOut + fitted.cutRows === 0;
  if (!isWhole) reportSize(stored, fitted, world.findings);
  reportUntold(stored, untoldIn(body), world.findings);
  // Here, once: everything that a page says of a number is text by now.
  const exact = withExactNumbers(isWhole ? whole : JSON.stringify(fitted.body), world.exactNumbers);
  const json = world.numberLinks(exact, page.refTo);
  const bodyHash = world.context.hash(json);
  await world.context.storeBody(bodyHash, json);
  const text = withExactNumbers(
    formatSearchText(searchSectionsOf(body, { headers: world.catalog.commonAnswers.headers, statuses: stored.common })),
    world.exactNumbers,
  );
  const searchHash = world.context.hash(text);
  await world.context.storeBody(searchHash, text);
  return { body: fitted.body, bodyHash, searchHash, bodyRefs: page.references };
}

async function storeOperation(entry: OperationPage, world: PageWorld): Promise<Operation> {
  const common = commonStatusesOf(entry.operation, world.catalog.commonAnswers);
  const { bodyHash, searchHash, bodyRefs } = await store(
    { kind: "operation", label: signatureOf(entry), location: entry.location, common },
    world,
    (page) => operationBody(entry, page),
  );
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
    isDeprecated: isDeprecated(operation),
    bodyHash,
    searchHash,
    bodyRefs,
    location: entry.location,
  };
}

async function storeTag(entry: TagPage, world: PageWorld): Promise<ApiTag> {
  const { bodyHash, searchHash, bodyRefs } = await store(
    { kind: "tag", label: quoteLabel("the tag", entry.name), location: entry.location },
    world,
    (page) => tagBody(entry, page),
  );
  return {
    slug: entry.slug,
    name: entry.name,
    label: entry.label,
    description: world.context.plainText(entry.declared?.description ?? ""),
    operations: entry.operations.map(({ slug }) => slug),
    ...optional({ parent: entry.parent, isMark: entry.isMark }),
    bodyHash,
    searchHash,
    bodyRefs,
    location: entry.location,
  };
}

async function storeSchema(entry: SchemaPage, usage: SchemaUsage, world: PageWorld): Promise<ApiSchema> {
  const { bodyHash, searchHash, bodyRefs } = await store(
    { kind: "schema", label: quoteLabel("the schema", entry.name), location: entry.location },
    world,
    (page) => schemaBody(entry, usage, page),
  );
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
