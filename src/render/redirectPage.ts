// The page of a redirect: it works on any static host, without script and without the shell.
import type { EditionProps, PageProps } from "../model/page.ts";
import type { Translate } from "../model/template.ts";
import { escapeHtml } from "./escapeHtml.ts";

/** Whole document that leads to `href` at once, and says so to readers whose browser does not follow. */
export function redirectPage(
  { edition, page, t }: { readonly edition: EditionProps; readonly page: PageProps; readonly t: Translate },
  href: string,
): string {
  const target = escapeHtml(href);
  const canonical = escapeHtml(page.head.canonical ?? href);
  return (
    `<!doctype html><html lang="${escapeHtml(edition.locale.lang)}"><head><meta charset="utf-8">` +
    `<meta http-equiv="refresh" content="0; url=${target}"><title>${escapeHtml(page.head.title)}</title>` +
    `<meta name="robots" content="noindex"><link rel="canonical" href="${canonical}"></head>` +
    `<body><p>${escapeHtml(t("pageMoved"))} <a href="${target}">${target}</a></p></body></html>\n`
  );
}
