// The body of the overview: what the API is as a whole.

import type { OverviewBody, PageDirectory } from "../../model/api.ts";
import { leavesSite } from "../../source/leavesSite.ts";
import { safeHref } from "../schema/safeHref.ts";
import { optional, type PageBuilder } from "./pageBuilder.ts";
import { securitySchemeView } from "./securityViews.ts";
import { serverViews } from "./serverViews.ts";

/** Pages of a kind that an overview lists: published APIs have up to 800 schemas, beyond that a search is better. */
const maxListed = 1000;

/** What the specification says about itself. */
export function overviewBody(page: PageBuilder): OverviewBody {
  const { document, catalog } = page;
  const { info } = document;
  const webhooks = catalog.operations.filter(({ isWebhook }) => isWebhook).length;
  return {
    kind: "overview",
    version: info.version ?? "",
    openapiVersion: document.openapi,
    ...optional({
      summary: info.summary,
      // Each for itself: a translation may have the description in another language.
      descriptionHtml: joined([page.html(logoOf(info["x-logo"])), page.pageText(info.description)]),
    }),
    servers: serverViews(document.servers, page),
    securitySchemes: [...document.securitySchemes].map(([name, scheme]) => securitySchemeView(name, scheme, page)),
    ...optional({
      contact: contactOf(info.contact),
      license: licenseOf(info.license),
      termsHref: safeHref(info.termsOfService),
      externalDocs: page.externalDocs(document.externalDocs),
    }),
    directory: directoryOf(page),
    counts: {
      operations: catalog.operations.length - webhooks,
      tags: catalog.tags.filter(({ name, isMark }) => name !== "" && isMark !== true).length,
      schemas: catalog.schemas.length,
      webhooks,
    },
  };
}

/** A logo as Markdown. That of another site is left out: pages ask other sites for nothing. */
function logoOf({ url = "", altText = "" }: NonNullable<InfoObject["x-logo"]> = {}): string {
  return url === "" || leavesSite(url) ? "" : `![${altText.replace(/[[\]\\]/g, "\\$&")}](<${url}>)`;
}

const joined = (html: readonly (string | undefined)[]): string | undefined => html.join("") || undefined;

/** Tags in their order, schemas by name: the order of these is that of a file's writers. */
function directoryOf({ catalog, tagRef, schemaRef }: PageBuilder): readonly PageDirectory[] {
  const tags = catalog.tags.filter(({ isMark }) => isMark !== true).map((tag) => () => tagRef(tag));
  const names = catalog.schemas.map(({ name }) => name).sort(compareNames);
  const schemas = names.map((name) => () => schemaRef(name));
  return [listOf("tags", tags), listOf("schemas", schemas)].filter(({ pages }) => pages.length > 0);
}

const listOf = (kind: PageDirectory["kind"], pages: readonly (() => number)[]): PageDirectory => ({
  kind,
  pages: pages.slice(0, maxListed).map((refTo) => refTo()),
  ...(pages.length > maxListed ? { omitted: pages.length - maxListed } : {}),
});

/** Capitals do not come before all others. */
function compareNames(one: string, other: string): number {
  const [first, second] = [one.toLowerCase(), other.toLowerCase()];
  return first === second ? (one < other ? -1 : 1) : first < second ? -1 : 1;
}

type InfoObject = PageBuilder["document"]["info"];

function contactOf(contact: InfoObject["contact"]): OverviewBody["contact"] {
  if (contact === undefined) return undefined;
  return optional({ name: contact.name, href: safeHref(contact.url), email: contact.email });
}

function licenseOf(license: InfoObject["license"]): OverviewBody["license"] {
  const name = license?.name ?? license?.identifier;
  if (license === undefined || name === undefined) return undefined;
  return { name, ...optional({ href: safeHref(license.url), identifier: license.identifier }) };
}
