// The fields of front matter: which there are for docs, posts and pages, and what each may hold.
import type {
  AuthorReference,
  DocFrontMatter,
  LastUpdate,
  Neighbour,
  PageFrontMatter,
  PostFrontMatter,
} from "../model/frontMatter.ts";
import { isAttributeName } from "../source/isAttributeName.ts";
import { isRecord } from "../source/isRecord.ts";
import { parseDate } from "./dates.ts";
import { formerAddresses } from "./formerAddresses.ts";
import { limited } from "./limitedList.ts";
import {
  anyMap,
  destination,
  fieldPlace,
  flag,
  integer,
  listOf,
  nullable,
  number,
  oneOf,
  type Reader,
  readFields,
  record,
  type ShapePlace,
  someText,
  text,
  textThat,
  valueThat,
} from "./shape.ts";
import { tags } from "./tagFields.ts";

/** A date or date-time, kept as written. */
const date: Reader<string> = valueThat(
  "a date such as `2026-10-06`",
  (value): value is string => typeof value === "string" && parseDate(value) !== undefined,
);

/** Where a page stands, as it is written in an address. */
const path: Reader<string> = textThat(
  "a path without control characters",
  (value) => !/[\p{Cc}\p{Cs}]/u.test(value),
  "write it with letters, digits and hyphens",
);

const lastUpdate: Reader<LastUpdate> = record({ date, author: text });

const authorType = oneOf("person", "organization");
const authorRecord = record(
  { name: someText, type: authorType, title: text, url: destination, image_url: destination, email: text },
  ["name"],
);
const author: Reader<AuthorReference> = (value, place) =>
  isRecord(value) ? authorRecord(value, place) : someText(value, place);

/** One author, or a list of them: each can have a page that lists posts with all their authors. */
const authors: Reader<readonly AuthorReference[]> = (value, place) => {
  if (Array.isArray(value)) return limited(listOf(author))(value, place);
  const single = author(value, place);
  return single === undefined ? undefined : [single];
};

/** Attributes of an element; none that the browser would run. */
const attributes: Reader<Readonly<Record<string, string>>> = (value, place) => {
  const map = anyMap(value, place);
  if (!map) return undefined;
  const { fields, others } = readFields(map, Object.fromEntries(Object.keys(map).map((name) => [name, text])), place);
  for (const name of [...Object.keys(fields), ...others]) {
    if (isAttributeName(name) && !/^on/i.test(name)) continue;
    const message = `\`${name}\` cannot be an attribute of a head element`;
    place.report({ pointer: fieldPlace(place, name).pointer, of: "key", message, hint: "remove it" });
  }
  return fields as Readonly<Record<string, string>>;
};

const headTag = record({ tag: oneOf("meta", "link"), attributes }, ["tag", "attributes"]);

const common = {
  title: text,
  description: text,
  keywords: listOf(text),
  image: text,
  image_alt: text,
  slug: path,
  redirect_from: formerAddresses,
  hide_title: flag,
  hide_table_of_contents: flag,
  toc_min_heading_level: integer(2, 6),
  toc_max_heading_level: integer(2, 6),
  tags,
  last_update: lastUpdate,
  draft: flag,
  unlisted: flag,
  head: listOf(headTag),
  title_meta: text,
  custom_edit_url: nullable(destination),
};

const neighbourRecord = record({ label: someText, to: destination });
const neighbour: Reader<string | Neighbour> = (value, place) =>
  isRecord(value) ? neighbourRecord(value, place) : text(value, place);

const doc = {
  ...common,
  id: valueThat(
    "a name without slashes",
    (value): value is string => typeof value === "string" && !/^\.{0,2}$|[/\p{Cc}\p{Cs}]/u.test(value),
    "use `slug` to change the address",
  ),
  sidebar_label: text,
  sidebar_position: number,
  sidebar_class_name: text,
  sidebar_custom_props: anyMap,
  displayed_sidebar: nullable(text),
  pagination_label: text,
  pagination_next: nullable(neighbour),
  pagination_prev: nullable(neighbour),
  parse_number_prefixes: flag,
  link_terms: flag,
};

/** Names of the fields of a doc. */
export const docFields: readonly string[] = Object.keys(doc);

/** Front matter of a doc; fields that hubdocs does not know are kept in `extra`. */
export const docFrontMatter: Reader<DocFrontMatter> = (value, place) => {
  const map = anyMap(value, place);
  if (!map) return undefined;
  const { fields, others } = readFields(map, doc, place);
  checkTogether(fields, place);
  if (others.length === 0) return fields;
  return { ...fields, extra: Object.fromEntries(others.map((name) => [name, map[name]])) };
};

const post = { ...common, date, authors, sidebar_label: text, link_terms: flag };
const postRecord = record(post);

/** Names of the fields of a post. */
export const postFields: readonly string[] = Object.keys(post);

/** Front matter of a post. */
export const postFrontMatter: Reader<PostFrontMatter> = checked(postRecord);

const action = record({ label: someText, to: destination, primary: flag }, ["label", "to"]);
const card = record({ title: someText, text, to: destination, icon: text }, ["title", "text"]);
const page = {
  ...common,
  layout: oneOf("page", "home"),
  hero: record({ promise: text, tagline: text, actions: listOf(action) }),
  cards: listOf(card),
  hide_footer: flag,
  wrapperClassName: text,
};
const pageRecord = record(page);

/** Names of the fields of a stand-alone page. */
export const pageFields: readonly string[] = Object.keys(page);

/** Front matter of a stand-alone page. */
export const pageFrontMatter: Reader<PageFrontMatter> = checked(pageRecord);

type Together = Pick<DocFrontMatter, "draft" | "unlisted" | "toc_min_heading_level" | "toc_max_heading_level">;

function checked<Value extends Together>(reader: Reader<Value>): Reader<Value> {
  return (value, place) => {
    const read = reader(value, place);
    if (read) checkTogether(read, place);
    return read;
  };
}

/** Fields that are right alone and wrong together. */
function checkTogether(fields: Together, place: ShapePlace): void {
  const report = (name: string, message: string, hint: string): void =>
    place.report({ pointer: fieldPlace(place, name).pointer, of: "key", message, hint });
  if (fields.draft && fields.unlisted) {
    report("unlisted", "A page cannot be both `draft` and `unlisted`", "remove one of the two");
  }
  const { toc_min_heading_level: min, toc_max_heading_level: max } = fields;
  if (min !== undefined && max !== undefined && min > max) {
    const message = `\`toc_min_heading_level\` (${min}) is greater than \`toc_max_heading_level\` (${max})`;
    report("toc_min_heading_level", message, "swap the two");
  }
}
