// The body of the overview: what the API is as a whole.
import type { ApiSection, OverviewBody } from "../../model/api.ts";
import { safeHref } from "../schema/safeHref.ts";
import { optional, type PageBuilder } from "./pageBuilder.ts";
import { securitySchemeView } from "./securityViews.ts";
import { serverViews } from "./serverViews.ts";

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
    counts: {
      operations: catalog.operations.length - webhooks,
      tags: catalog.tags.filter(({ name }) => name !== "").length,
      schemas: catalog.schemas.length,
      webhooks,
    },
  };
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

/** Headings of the overview's text; those that the template adds are not among them. */
export function overviewSections({ descriptionHtml = "" }: OverviewBody): readonly ApiSection[] {
  // Matches `<h2 id="limits">Limits <code>x</code></h2>`; not headings without an id.
  return [...descriptionHtml.matchAll(/<h([1-6])\b[^>]*?\sid="([^"]+)"[^>]*>(.*?)<\/h\1>/gs)].map(
    ([, depth, id, html]) => ({ id: id ?? "", depth: Number(depth), title: textOfHtml(html ?? "") }),
  );
}

const characters: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', amp: "&", "#39": "'" };

/** Text of inline HTML. */
export function textOfHtml(html: string): string {
  return html
    .replace(/<[^>]*>/g, "")
    .replace(/&(lt|gt|quot|amp|#39);/g, (written, name: string) => characters[name] ?? written)
    .trim();
}
