// Entry of the server bundle: from props to a complete document. Pure; the same props give the same bytes.
import { Document } from "#template/Document";
import type { ApiBody } from "../model/api.ts";
import type { DocBody } from "../model/body.ts";
import type { EditionProps, PageProps } from "../model/page.ts";
import type { TemplateProps } from "../model/template.ts";
import { withoutNul } from "../model/withoutNul.ts";
import { editionToolsOf } from "./editionTools.ts";
import { escapeHtml } from "./escapeHtml.ts";
import { Html } from "./Html.tsx";
import { headHtml } from "./head.ts";
import { keptByEdition } from "./keptByEdition.ts";
import { pageContent } from "./pageContent.tsx";
import { withPolicy } from "./pagePolicy.ts";
import { redirectPage } from "./redirectPage.ts";
import { renderApiBody } from "./renderApiBody.tsx";
import { renderBody, renderHomeBody } from "./renderBody.tsx";
import { staticMarkup } from "./staticMarkup.ts";
import { withDirections } from "./withDirections.ts";

export { failingNavbarItem } from "./failingNavbarItem.tsx";
export { readReceipt } from "./readReceipt.ts";
export { renderCard } from "./renderCard.tsx";
export { siteTemplates } from "./siteTemplates.ts";

/**
 * HTML of a page.
 * @param edition Pass the same object for all pages of an edition: what they share is then prepared once.
 * @param body Parsed body of the page, when `page.body` or `page.apiBody` says that there is one.
 * @throws what a template throws.
 */
export function renderPage(edition: EditionProps, page: PageProps, body: DocBody | ApiBody | undefined): string {
  const shell: TemplateProps = { edition, page, Html, ...editionToolsOf(edition) };
  const { content } = page;
  if (content.kind === "redirect") return withPolicy(withoutNul(redirectPage(shell, content.href)), edition);
  const element =
    body !== undefined && "kind" in body
      ? renderApiBody(content, body, shell)
      : pageContent(content, { ...bodyOf(content.kind, body, shell), ...shell });
  const document = staticMarkup(<Document {...shell}>{element}</Document>);
  const html =
    `<!doctype html>${rootOf(edition).start}${content.kind}"${page.isOutsideVersions ? ' data-any-version="1"' : ""}><head>${headHtml(edition, page)}</head>` +
    `<body>${document}</body></html>
`;
  return withPolicy(withDirections(withoutNul(html), edition), edition);
}

/** Start of the root element up to the kind of the page. */
const rootOf = keptByEdition(({ locale, colorMode, storageNamespace, site, pageEndings }) => {
  const attributes = `lang="${escapeHtml(locale.lang)}" dir="${locale.direction}" data-theme="${colorMode.default}"`;
  const system = colorMode.respectSystem ? " data-system" : "";
  const storage = storageNamespace ? ` data-storage="${escapeHtml(storageNamespace)}"` : "";
  // Scripts follow links below this address without loading a new document. They compare it with what browsers encode.
  const place = `data-root="${escapeHtml(encodeURI(site.baseUrl))}"`;
  const endings = pageEndings === undefined ? "" : ` data-endings="${pageEndings.join("|")}"`;
  return { start: `<html ${attributes}${system}${storage} ${place}${endings} data-page="` };
});

function bodyOf(kind: PageProps["content"]["kind"], body: DocBody | undefined, shell: TemplateProps) {
  if (body === undefined) return {};
  return kind === "home" ? renderHomeBody(body, shell) : { bodyHtml: renderBody(body, shell) };
}
