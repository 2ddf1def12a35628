// The content security policy inside a page, for sites whose host sends no headers. Each page gets the one that fits
// what it loads.
import type { EditionProps } from "../model/page.ts";
import { formatPolicy, joinSources } from "./contentPolicy.ts";
import { escapeHtml } from "./escapeHtml.ts";
import { readReceipt } from "./readReceipt.ts";

/** The policy must stand before everything that it is about; the character set stands within the first bytes. */
const place = '<meta charset="utf-8">';

/** The page with its policy, when pages of the edition carry one. */
export function withPolicy(html: string, { contentSecurity }: Pick<EditionProps, "contentSecurity">): string {
  if (contentSecurity === undefined) return html;
  const policy = formatPolicy(joinSources([contentSecurity, readReceipt(html).loads]), "page");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`;
  return html.replace(place, () => place + meta);
}
