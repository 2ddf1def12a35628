// Ids for the headings of a finished text of third parties, such as the introduction of an API. Changes nothing else.

import { withoutKeptBlanks } from "../model/keepBlanks.ts";
import { safeId } from "../model/safeId.ts";
import { slugOfHeading } from "../model/slug.ts";
import { escapeHtml } from "../source/escapeHtml.ts";
import { decodeReferences } from "./characterReferences.ts";
import { createIdRegistry } from "./headingIds.ts";

/** A heading as the sanitizer leaves it. */
const heading = /<h([1-6])>(.*?)<\/h\1>/gs;

/** The end of a heading with an id that its author chose: `Помилки {#errors}`; not `{#a b}`. */
const chosenId = / ?\{#([^\s{}#<>]+)\}$/;

/**
 * The text with an id for each heading: those that authors chose, as in pages, so that a section can have the same one in
 * every language; then ones made of the headings' words.
 */
export function withHeadingIds(html: string): string {
  const registry = createIdRegistry();
  const chosen = new Set([...html.matchAll(heading)].flatMap(([, , inner = ""]) => chosenIn(inner) ?? []));
  for (const id of chosen) registry.reserve(id);
  return html.replace(heading, (_, level: string, inner: string) => {
    const own = chosenIn(inner);
    const text = own === undefined ? inner : inner.replace(chosenId, "");
    const isFirst = own !== undefined && chosen.delete(own);
    const id = isFirst ? own : registry.unique(own ?? idOfText(text));
    return `<h${level} id="${escapeHtml(id)}">${text}</h${level}>`;
  });
}

function chosenIn(inner: string): string | undefined {
  const id = chosenId.exec(inner)?.[1];
  return id === undefined ? undefined : safeId(decodeReferences(id));
}

const idOfText = (html: string): string =>
  safeId(slugOfHeading(withoutKeptBlanks(decodeReferences(html.replace(/<[^>]*>/g, "")))) || "section");
