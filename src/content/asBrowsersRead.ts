// Writes HTML as the tree that browsers make of it. Tags that are balanced can still be read as something else: a table
// right inside a table ends the outer one, and the end tags that are left over close what stands around the text.
import { defaultTreeAdapter, html as names, parseFragment, serialize } from "parse5";
import { htmlReferences } from "../source/escapeHtml.ts";

/** Matches a start tag as the serializer writes it. In its output `<` begins a tag, unless it is within such a match. */
const startTag = /<[a-z][a-z0-9]*(?: [^\s"=<>]+="[^"]*")+>/g;

/**
 * The same HTML, so that no tag of it has an effect outside of it in any element that may contain paragraphs. Empty
 * paragraphs, which browsers add for end tags without a start, are left out. Attributes contain no `<` and `>`.
 * @param html At most some hundred elements deep, without elements whose content is no HTML, such as scripts.
 */
export function asBrowsersRead(html: string): string {
  const around = defaultTreeAdapter.createElement("div", names.NS.HTML, []);
  const written = serialize(parseFragment(around, html, {})).replaceAll("<p></p>", "");
  return written.replace(startTag, (tag) => `<${escapeBrackets(tag.slice(1, -1))}>`);
}

const escapeBrackets = (attributes: string): string =>
  attributes.replace(/[<>]/g, (bracket) => htmlReferences[bracket] ?? bracket);
