// Converts the announcement bar of a Docusaurus site, whose text is HTML.
import type { AnnouncementConfig } from "../model/userConfig.ts";
import { isCssColor } from "../source/isCssColor.ts";
import { isLiteralMap, type Literal, literalText } from "../source/literals/literal.ts";

/** The announcement; nothing if there is none, or its text is made by code. */
export function docusaurusAnnouncement(value: Literal | undefined): { readonly announcement?: AnnouncementConfig } {
  const bar = isLiteralMap(value) ? value : {};
  const text = inlineMarkdown(literalText(bar["content"]) ?? "");
  if (text === "") return {};
  const id = literalText(bar["id"]);
  const [backgroundColor, textColor] = [colorOf(bar["backgroundColor"]), colorOf(bar["textColor"])];
  return {
    announcement: {
      ...(id ? { id } : {}),
      text,
      ...(bar["isCloseable"] === false ? { closeable: false } : {}),
      ...(backgroundColor ? { backgroundColor } : {}),
      ...(textColor ? { textColor } : {}),
    },
  };
}

/** Links to other sites stay links; of other elements, whose addresses may be others here, the text remains. */
const inlineMarkdown = (html: string): string =>
  html
    .replace(/<a\b[^<>]*\bhref="(https?:[^"<>\s]+)"[^<>]*>([^<>]*)<\/a>/g, (_, href, label) => `[${label}](${href})`)
    .replace(/<[^<>]*>/g, "")
    .replace(/\s+/g, " ")
    .trim();

/** Variables of the old theme have no value here. */
function colorOf(value: Literal | undefined): string | undefined {
  const text = literalText(value);
  return text !== undefined && isCssColor(text) && !/\bvar\(/i.test(text) ? text : undefined;
}
