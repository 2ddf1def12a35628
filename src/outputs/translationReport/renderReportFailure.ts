// What a server shows in place of the page for translators when it cannot be made: the errors, in the language of the command
// line, which says the same in the terminal.
import type { Diagnostic } from "../../model/diagnostic.ts";
import { escapeHtml } from "../../source/escapeHtml.ts";
import { reportStyle } from "./reportStyle.ts";

const mostErrors = 10;

/** A finding, or what a bug in hubdocs says of itself, which has no code. */
type ReportFailure = Pick<Diagnostic, "location" | "message" | "hint"> & Partial<Pick<Diagnostic, "code">>;

/** The page as HTML. It is allowed what the page for translators is. */
export function renderReportFailure(errors: readonly ReportFailure[]): string {
  const title = "The translations to do are not known";
  return [
    '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="robots" content="noindex">',
    `<title>${title}</title>\n<style>${reportStyle}</style>\n</head>\n<body>\n<main>`,
    `<h1>${title}</h1>\n<p>Mend this, and load the page again.</p>\n<ul>`,
    ...errors.slice(0, mostErrors).map(({ code, location, message, hint }) => {
      const { file, line, column } = location ?? {};
      const place = [file, line, column].filter((part) => part !== undefined).join(":");
      const where = place === "" ? "" : `<code class="copy">${escapeHtml(place)}</code> `;
      const kind = code === undefined ? "" : `${code}: `;
      const remedy = hint === undefined ? "" : `<br>\n${escapeHtml(hint)}`;
      return `<li>${where}${escapeHtml(kind)}${escapeHtml(message)}${remedy}</li>`;
    }),
    "</ul>\n</main>\n</body>\n</html>\n",
  ].join("\n");
}
