// The text of a reference page as search reads it: descriptions and names of parameters, properties and variants, the
// values that they may have, names of headers, errors. Values of examples and code samples are left out, and of errors
// what other pages say: answers that most operations give, schemas with pages of their own.
import type { ApiBody, ApiServer, ResponseView, SecuritySchemeView } from "../../model/api.ts";
import { withoutKeptBlanks } from "../../model/keepBlanks.ts";
import type { SearchSection } from "../../model/search.ts";
import { textOfHtml } from "./overviewSections.ts";

/** Parts of a body that say nothing a reader would look for, or of which only some is read. */
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

/** What is no word of one page, since most pages have it. */
interface CommonWords {
  /** Names of headers. */
  readonly headers?: ReadonlySet<string> | undefined;
  /** Statuses of errors. */
  readonly statuses?: ReadonlySet<string> | undefined;
}

/** Sections of a reference page; the first is the page itself, whose title is left empty. */
export function searchSectionsOf(body: ApiBody, common: CommonWords = {}): readonly SearchSection[] {
  const { descriptionHtml, ...rest } = body.kind === "schema" ? { ...body, descriptionHtml: undefined } : body;
  const [introduction = emptySection, ...headings] = sectionsOfHtml(descriptionHtml ?? "");
  const texts = new Set<string>();
  const responses = "responses" in rest ? rest.responses : [];
  const errors = responses.filter((response) => !isAnswer(response) && common.statuses?.has(response.status) !== true);
  collect({ ...rest, responses: responses.filter(isAnswer) }, texts);
  for (const { status, ...error } of errors) {
    texts.add(status);
    collect(withoutNamed(error), texts);
  }
  addParts(responses, texts, common);
  if (body.kind === "overview" || (body.kind === "operation" && body.hasOwnServers)) addServers(body.servers, texts);
  if (body.kind === "overview") for (const scheme of body.securitySchemes) addScheme(scheme, texts);
  return [{ ...introduction, text: [introduction.text, ...[...texts].map(proseOf)].join("\n").trim() }, ...headings];
}

/** What stands below answers and errors: headers, and what their links lead to. */
function addParts(responses: readonly ResponseView[], texts: Set<string>, { headers: known }: CommonWords): void {
  for (const { headers, links } of responses) {
    for (const { name, descriptionHtml } of headers)
      if (known?.has(name) !== true) collect({ name, descriptionHtml }, texts);
    for (const { descriptionHtml } of links) collect({ descriptionHtml }, texts);
  }
}

/** Variables of servers with their values, and what is said of the servers. */
function addServers(servers: readonly ApiServer[], texts: Set<string>): void {
  collect(servers, texts);
  for (const { default: usual, enum: values } of servers.flatMap(({ variables }) => variables))
    for (const value of [usual, ...values].slice(0, mostValues)) texts.add(value);
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
    if (field === "examples") collectSummaries(inner, texts);
    if (passedOver.has(field)) continue;
    if (field === "const") collectValues([{ value: inner }], texts);
    if (field === "enum") collectValues(inner, texts);
    if (field === "mapping" && Array.isArray(inner))
      for (const { value: selecting } of inner) texts.add(String(selecting));
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

/** What is said of named examples: `{ name, summary, descriptionHtml, code }`. */
function collectSummaries(list: unknown, texts: Set<string>): void {
  for (const { summary, descriptionHtml } of Array.isArray(list) ? list : [])
    collect({ summary, descriptionHtml }, texts);
}

/** A value without the schemas in it that have pages of their own. */
function withoutNamed(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutNamed);
  if ("ref" in value) return undefined;
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, withoutNamed(inner)]));
}

/** Text of block HTML in one line; blocks do not run into each other. */
function proseOf(html: string): string {
  if (!/[<&\n]/.test(html)) return withoutKeptBlanks(html);
  return textOfHtml(html.replace(/<pre\b.*?<\/pre>/gs, " ").replace(/<\/(?:p|li|td|th|div|h\d)>/g, " $&")).replace(
    /\s+/g,
    " ",
  );
}
