// Front matter of other tools: fields that mean the same under another name get the name they have here, and fields
// without a meaning are left out where unknown ones would be mistakes.
import type { Config } from "../../model/config.ts";
import { type DataRecord, isRecord } from "../../source/isRecord.ts";
import { isFormerAddress } from "../formerAddresses.ts";
import type { Reader } from "../shape.ts";
import { plainDate } from "./foreignDates.ts";
import { headFields } from "./headFields.ts";
import { homeFields } from "./homeFields.ts";

type Dialect = Config["markdown"]["dialect"];

/** Dialects of tools that show a page whose front matter cannot be read. */
export const showsBadFields: ReadonlySet<Dialect> = new Set(["mkdocs", "jekyll"]);

/** Dialects of tools whose docs have the addresses of their files alone, whatever else reads a `slug`. */
const slugless: ReadonlySet<Dialect> = new Set(["mkdocs", "vitepress", "mdbook"]);

/**
 * A reader of front matter that takes a dialect's fields too. Pages that nobody wrote for hubdocs may have any dialect.
 * @param known Names of the fields that are kept; absent where others do no harm.
 */
export function withDialect<Value>(
  reader: Reader<Value>,
  { dialect, isLoose = false }: Pick<Config["markdown"], "dialect" | "isLoose">,
  known?: readonly string[],
): Reader<Value> {
  if (dialect === "hubdocs" && !isLoose) return reader;
  const adapt = (map: DataRecord): DataRecord => {
    const fields = adaptFields(map, dialect);
    const named = isLoose && slugless.has(dialect) ? { ...fields, slug: undefined } : fields;
    const given = Object.entries(named).filter(([, value]) => value !== undefined);
    return Object.fromEntries(known ? given.filter(([name]) => known.includes(name)) : given);
  };
  return (value, place) => reader(isRecord(value) ? adapt(value) : value, place);
}

function adaptFields(map: DataRecord, dialect: Dialect): DataRecord {
  if (dialect === "hubdocs") return { ...plainFields(map), ...placeFields(map) };
  // Only Docusaurus takes numbers in front of names for an order.
  const numbers = dialect === "docusaurus" ? {} : { parse_number_prefixes: false };
  return { ...numbers, ...plainFields(map), ...own(map, dialect) };
}

function own(map: DataRecord, dialect: Dialect): DataRecord {
  if (dialect === "vitepress") return { ...vitepressFields(map), ...homeFields(map), head: headFields(map["head"]) };
  if (dialect === "starlight") return { ...starlightFields(map), ...homeFields(map), head: headFields(map["head"]) };
  if (dialect === "mkdocs") return mkdocsFields(map);
  if (dialect === "jekyll") return { ...placeFields(map), ...permalinkFields(map) };
  return dialect === "docusaurus" ? docusaurusFields(map) : {};
}

const texts = ["title", "description", "sidebar_label", "pagination_label"];

/** `redirect_from` of Jekyll, `oldUrl` of Lume, and `aliases` of Hugo; those that are no addresses are other names of a note. */
function formerAddresses({ redirect_from, aliases, oldUrl }: DataRecord): readonly string[] | undefined {
  const named = [redirect_from, aliases, oldUrl].flat();
  const addresses = named.filter((one): one is string => typeof one === "string" && isFormerAddress(one));
  return addresses.length === 0 ? undefined : addresses;
}

/** Texts that YAML reads as numbers, lists written as one text, pictures that are no files, other uses of `slug`. */
function plainFields(map: DataRecord): DataRecord {
  const fields: Record<string, unknown> = { ...map };
  for (const name of texts) {
    const value = map[name];
    if (typeof value === "number" || typeof value === "boolean") fields[name] = String(value);
    else if (value !== undefined && typeof value !== "string") fields[name] = undefined;
  }
  for (const name of ["tags", "keywords"]) fields[name] = listOf(map[name]);
  if (typeof map["image"] !== "string") fields["image"] = undefined;
  fields["redirect_from"] = formerAddresses(map);
  const { slug } = map;
  if (typeof slug !== "string" || slug === "") fields["slug"] = typeof slug === "number" ? String(slug) : undefined;
  return fields;
}

/** Where menus have a page: `weight` and `linkTitle` of Hugo, `nav_order` of Jekyll. Each order counts within its folder. */
function placeFields({ sidebar_position, sidebar_label, weight, nav_order, linkTitle }: DataRecord): DataRecord {
  const position = [sidebar_position, weight, nav_order].find((value) => typeof value === "number" && value !== 0);
  const label = [sidebar_label, linkTitle].find((value) => typeof value === "string");
  return {
    ...(position === undefined ? {} : { sidebar_position: position }),
    ...(label === undefined ? {} : { sidebar_label: label }),
  };
}

/** `permalink: /guide/` is the address; not `/:title/` and `pretty`. */
function permalinkFields({ permalink }: DataRecord): DataRecord {
  if (typeof permalink !== "string" || /[:{]|^[\w-]+$/.test(permalink)) return {};
  const address = `/${permalink.replace(/^\/+/, "")}`;
  return { slug: address.replace(/\/index\.html$/, "/").replace(/\.html$/, "") };
}

function listOf(value: unknown): readonly unknown[] | undefined {
  if (typeof value === "string") {
    const items = value.split(",").flatMap((item) => item.trim() || []);
    return items.length === 0 ? undefined : items;
  }
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((item: unknown) => {
    if (typeof item === "number") return [String(item)];
    // GitBook: `{ tag: beta, primary: true }`.
    if (isRecord(item) && typeof item["tag"] === "string" && item["label"] === undefined) return [item["tag"]];
    return item === null || (typeof item === "string" && item.trim() === "") ? [] : [item];
  });
}

function docusaurusFields(map: DataRecord): DataRecord {
  const { date, last_update: update } = map;
  return {
    ...authorFields(map),
    date: plainDate(date),
    last_update:
      isRecord(update) && update["date"] !== undefined ? { ...update, date: plainDate(update["date"]) } : update,
  };
}

function authorFields(map: DataRecord): DataRecord {
  const { author, author_title: title, author_url: url, author_image_url: image } = map;
  if (typeof author !== "string" || map["authors"] !== undefined) return {};
  const details = { title, url, image_url: image ?? map["author_image_URL"] };
  const given = Object.entries(details).filter(([, value]) => typeof value === "string");
  return { authors: [{ name: author, ...Object.fromEntries(given) }] };
}

function vitepressFields(map: DataRecord): DataRecord {
  const { outline, aside, layout } = map;
  const isBare = outline === false || aside === false || layout === "home" || layout === "page" || layout === false;
  return {
    ...levelsOf(outline),
    hide_table_of_contents: isBare ? true : map["hide_table_of_contents"],
    ...neighbours(map),
    custom_edit_url: map["editLink"] === false ? null : map["custom_edit_url"],
    layout: layout === "home" ? "home" : undefined,
    hide_footer: map["footer"] === false ? true : undefined,
  };
}

function levelsOf(outline: unknown): DataRecord {
  const isLevel = (value: unknown): value is number =>
    Number.isInteger(value) && Number(value) >= 2 && Number(value) <= 6;
  const range = isRecord(outline) ? outline["level"] : outline;
  if (range === "deep") return { toc_min_heading_level: 2, toc_max_heading_level: 6 };
  const [min, max] = Array.isArray(range) ? range : [range, range];
  return isLevel(min) && isLevel(max) && min <= max ? { toc_min_heading_level: min, toc_max_heading_level: max } : {};
}

const neighbours = (map: DataRecord): DataRecord => {
  const [previous, next] = [neighbourOf(map["prev"]), neighbourOf(map["next"])];
  return {
    pagination_prev: previous === undefined ? map["pagination_prev"] : previous,
    pagination_next: next === undefined ? map["pagination_next"] : next,
  };
};

/** `false`, a label, or a label and an address, of which one may be missing. */
function neighbourOf(value: unknown): DataRecord | null | undefined {
  if (value === false) return null;
  if (typeof value === "string") return value.trim() === "" ? undefined : { label: value };
  if (!isRecord(value)) return undefined;
  const parts = { label: value["text"] ?? value["label"], to: value["link"] };
  const given = Object.entries(parts).filter(([, part]) => typeof part === "string" && part.trim() !== "");
  return given.length === 0 ? undefined : Object.fromEntries(given);
}

function starlightFields(map: DataRecord): DataRecord {
  const { sidebar, tableOfContents: toc, editUrl, slug, lastUpdated } = map;
  const { order, label } = isRecord(sidebar) ? sidebar : { order: undefined, label: undefined };
  const levels = isRecord(toc) ? [toc["minHeadingLevel"] ?? 2, toc["maxHeadingLevel"] ?? 3] : undefined;
  return {
    sidebar_position: typeof order === "number" ? order : map["sidebar_position"],
    sidebar_label: typeof label === "string" ? label : map["sidebar_label"],
    ...levelsOf(levels),
    hide_table_of_contents: toc === false || map["template"] === "splash" ? true : undefined,
    ...neighbours(map),
    custom_edit_url: editUrl === false ? null : typeof editUrl === "string" ? editUrl : undefined,
    layout: map["template"] === "splash" ? "home" : undefined,
    slug: typeof slug === "string" && slug !== "" ? `/${slug.replace(/^\/+/, "")}` : undefined,
    last_update: typeof lastUpdated === "string" ? { date: lastUpdated } : map["last_update"],
  };
}

function mkdocsFields({ hide, status }: DataRecord): DataRecord {
  const hidden: readonly unknown[] = Array.isArray(hide) ? hide : [];
  const name = typeof status === "string" && /^[\w-]+$/.test(status) ? { sidebar_class_name: `status-${status}` } : {};
  return { ...(hidden.includes("toc") ? { hide_table_of_contents: true } : {}), ...name };
}
