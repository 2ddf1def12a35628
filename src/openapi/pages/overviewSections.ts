// Headings of the text of an overview, read from its finished HTML.
import type { ApiSection } from "../../model/api.ts";
import { withoutKeptBlanks } from "../../model/keepBlanks.ts";

/** Headings of a text that have ids; those that the template adds are not among them. */
export function sectionsOfText(html: string): readonly ApiSection[] {
  // Matches `<h2 id="limits">Limits <code>x</code></h2>`; not headings without an id.
  return [...html.matchAll(/<h([1-6])\b[^>]*?\sid="([^"]+)"[^>]*>(.*?)<\/h\1>/gs)].map(([, depth, id, inner]) => ({
    id: id ?? "",
    depth: Number(depth),
    title: textOfHtml(inner ?? ""),
  }));
}

const characters: Readonly<Record<string, string>> = {
  lt: "<",
  gt: ">",
  quot: '"',
  amp: "&",
  "#39": "'",
  nbsp: "\u00a0",
};

/** Text of inline HTML. */
export function textOfHtml(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, "")
    .replace(/&(lt|gt|quot|amp|#39|nbsp);/g, (written, name: string) => characters[name] ?? written);
  return withoutKeptBlanks(text).trim();
}
