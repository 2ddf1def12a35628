// The text of a reference page as search reads it: descriptions and names of parameters, properties and variants, the
// values that they may have, and names of headers.
// Examples and code samples are left out.
import type { ApiBody, SecuritySchemeView } from "../../model/api.ts";
import { withoutKeptBlanks } from "../../model/keepBlanks.ts";
import type { SearchSection } from "../../model/search.ts";
import { textOfHtml } from "./overviewSections.ts";

/** Parts of a body that say nothing a reader would look for. */
const passedOver = new Set([
  "samples",
  "examples",
  "example",
  "tagLinks",
  "security",
  "servers",
  "constraints",
  "usedBy",
  "counts",
  "links",
  "headers",
]);
/** Fields whose texts are read. */
const readFields = new Set(["name", "label", "summary", "description", "title", "scheme", "html"]);
/** Values of one list: those of long ones, such as time zones, are no words of the page. */
const mostValues = 100;
/** Texts of one page: property trees of large APIs have no end. */
const mostTexts = 1000;

/**
 * Sections of a reference page; the first is the page itself, whose title is left empty.
 * @param commonHeaders Names of headers that are no words of the page, since most pages have them.
 */
export function searchSectionsOf(
  body: ApiBody,
  commonHeaders: ReadonlySet<string> = new Set(),
): readonly SearchSection[] {
  const { descriptionHtml, ...rest } = body.kind === "schema" ? { ...body, descriptionHtml: undefined } : body;
  const [introduction = emptySection, ...headings] = sectionsOfHtml(descriptionHtml ?? "");
  const texts = new Set<string>();
  const responses = "responses" in rest ? rest.responses : [];
  // Errors and descriptions of headers are the same on every page.
  collect({ ...rest, responses: responses.filter(isAnswer) }, texts);
  for (const { name } of responses.flatMap(({ headers }) => headers)) if (!commonHeaders.has(name)) texts.add(name);
  if (body.kind === "overview") for (const scheme of body.securitySchemes) addScheme(scheme, texts);
  return [{ ...introduction, text: [introduction.text, ...[...texts].map(proseOf)].join("\n").trim() }, ...headings];
}

/** What a reader has of a security scheme before knowing its name: the header of a key, the kind of a token or a flow. */
function addScheme({ type, facts, flows }: SecuritySchemeView, texts: Set<string>): void {
  const said = facts.filter(({ kind }) => kind === "name" || kind === "scheme" || kind === "bearerFormat");
  for (const word of [type, ...said.map(({ value }) => value), ...flows.map(({ kind }) => kind)]) texts.add(word);
}

const isAnswer = ({ status }: { readonly status: string }): boolean => !/^[45]/.test(status);

const emptySection: SearchSection = { id: "", depth: 1, title: "", text: "", code: "" };

/** HTML of a description cut at the headings that have ids: `<h2 id="limits">Limits</h2>`. */
function sectionsOfHtml(html: string): readonly SearchSection[] {
  const pieces = html.split(/(<h[1-6]\b[^>]*?\sid="[^"]+"[^>]*>.*?<\/h[1-6]>)/s);
  const sections = [{ ...emptySection, text: proseOf(pieces[0] ?? "") }];
  for (let index = 1; index < pieces.length; index += 2) {
    const [, depth, id = "", title = ""] =
      /^<h([1-6])\b[^>]*?\sid="([^"]+)"[^>]*>(.*)</s.exec(pieces[index] ?? "") ?? [];
    sections.push({
      id,
      depth: Number(depth),
      title: textOfHtml(title),
      text: proseOf(pieces[index + 1] ?? ""),
      code: "",
    });
  }
  return sections;
}

/** Gathers names, and descriptions as HTML; the same ones recur all over a schema. */
function collect(value: unknown, texts: Set<string>): void {
  if (typeof value !== "object" || value === null || texts.size >= mostTexts) return;
  if (Array.isArray(value)) {
    for (const item of value) collect(item, texts);
    return;
  }
  for (const [field, inner] of Object.entries(value)) {
    if (passedOver.has(field)) continue;
    if (field === "const") collectValues([{ value: inner }], texts);
    if (field === "enum") collectValues(inner, texts);
    if (typeof inner === "string") {
      if (readFields.has(field) || field.endsWith("Html")) texts.add(inner);
    } else collect(inner, texts);
  }
}

/** Gathers the values of a list that are texts: JSON in `value`. */
function collectValues(list: unknown, texts: Set<string>): void {
  for (const { value } of Array.isArray(list) ? list.slice(0, mostValues) : [])
    if (typeof value === "string" && /^"[^"<&\\]+"$/.test(value)) texts.add(value.slice(1, -1));
}

/** Text of block HTML in one line; blocks do not run into each other. */
function proseOf(html: string): string {
  if (!/[<&\n]/.test(html)) return withoutKeptBlanks(html);
  return textOfHtml(html.replace(/<pre\b.*?<\/pre>/gs, " ").replace(/<\/(?:p|li|td|th|div|h\d)>/g, " $&")).replace(
    /\s+/g,
    " ",
  );
}
