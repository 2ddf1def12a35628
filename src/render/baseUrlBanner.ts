// The element that watches on landing pages whether the style came; its script stands in inlineScript.ts.
import type { EditionProps, PageProps } from "../model/page.ts";
import { translate } from "../model/strings.ts";
import { escapeHtml } from "./escapeHtml.ts";
import { baseUrlScript } from "./inlineScript.ts";

/** The element with its texts; nothing on other pages, or where the site wants none. */
export function baseUrlElement({ baseUrlBanner, site, strings, locale }: EditionProps, { href }: PageProps): string {
  if (!baseUrlBanner || href !== site.homeHref) return "";
  const text = (key: string, values?: Readonly<Record<string, string>>): string =>
    translate({ strings, lang: locale.lang }, key, values);
  const configured = site.baseUrl === "/" ? text("baseUrlDefault", { value: site.baseUrl }) : site.baseUrl;
  const attributes = {
    wrong: text("baseUrlWrong", { configured }),
    home: site.homeHref.slice(site.baseUrl.length),
  };
  const written = Object.entries(attributes).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  return `<script${written.join("")}>${baseUrlScript}</script>`;
}
