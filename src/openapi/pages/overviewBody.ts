// The body of the overview: what the API is as a whole.
import type { OverviewBody } from "../../model/api.ts";
import { safeHref } from "../schema/safeHref.ts";
import { optional, type PageBuilder } from "./pageBuilder.ts";
import { securitySchemeView } from "./securityViews.ts";
import { serverViews } from "./serverViews.ts";

/** Schemas that an overview lists: published APIs have up to 800, a list of thousands is what a search is for. */
const maxSchemas = 1000;

/** What the specification says about itself. */
export function overviewBody(page: PageBuilder): OverviewBody {
  const { document, catalog } = page;
  const { info } = document;
  const webhooks = catalog.operations.filter(({ isWebhook }) => isWebhook).length;
  return {
    kind: "overview",
    version: info.version ?? "",
    openapiVersion: document.openapi,
    ...optional({ summary: info.summary, descriptionHtml: page.pageText(info.description) }),
    servers: serverViews(document.servers, page),
    securitySchemes: [...document.securitySchemes].map(([name, scheme]) => securitySchemeView(name, scheme, page)),
    ...optional({
      contact: contactOf(info.contact),
      license: licenseOf(info.license),
      termsHref: safeHref(info.termsOfService),
      externalDocs: page.externalDocs(document.externalDocs),
    }),
    ...optional({
      schemas: catalog.schemas.length === 0 ? undefined : namesOf(catalog).slice(0, maxSchemas).map(page.schemaRef),
    }),
    counts: {
      operations: catalog.operations.length - webhooks,
      tags: catalog.tags.filter(({ name }) => name !== "").length,
      schemas: catalog.schemas.length,
      webhooks,
    },
  };
}

/** By name: the order of a file is that of its writers. */
const namesOf = ({ schemas }: PageBuilder["catalog"]): readonly string[] =>
  schemas.map(({ name }) => name).sort(compareNames);

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
