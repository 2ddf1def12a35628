// The page of a redirect: it works on any static host, without the shell, and without its script, which only takes the
// query and the hash along.
import type { EditionProps, PageProps } from "../model/page.ts";
import type { Translate } from "../model/template.ts";
import { escapeHtml } from "./escapeHtml.ts";
import { redirectScript } from "./inlineScript.ts";

/** Whole document that leads to `href` at once, and says so to readers whose browser does not follow. */
export function redirectPage(
  { edition, page, t }: { readonly edition: EditionProps; readonly page: PageProps; readonly t: Translate },
  href: string,
): string {
  const target = escapeHtml(href);
  const canonical = escapeHtml(page.head.canonical ?? href);
  const { lang, direction } = edition.locale;
  return (
    `<!doctype html><html lang="${escapeHtml(lang)}" dir="${direction}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<meta http-equiv="refresh" content="0; url=${target}"><title>${escapeHtml(page.head.title)}</title>` +
    `<meta name="robots" content="noindex"><link rel="canonical" href="${canonical}"></head>` +
    `<body><p>${escapeHtml(t("pageMoved"))} <a href="${target}">${target}</a></p>` +
    `<script>${redirectScript}</script></body></html>\n`
  );
}
