// Parses `_category_.yml` and `_category_.json`: how a docs folder is named, ordered and linked.
import { bugError } from "../model/bugError.ts";
import type { Outcome } from "../model/diagnostic.ts";
import type { CategoryFile } from "../model/doc.ts";
import { parseDataFile } from "./dataFile.ts";
import type { SourceInput } from "./parseContext.ts";
import { anyMap, flag, listOf, nullable, number, oneOf, type Reader, record, someText, text } from "./shape.ts";
import { placeBelow } from "./tagFields.ts";

const docLink = record({ type: oneOf("doc"), id: someText }, ["type", "id"]);
const indexLink = record(
  {
    type: oneOf("generated-index"),
    slug: placeBelow,
    title: text,
    description: text,
    keywords: listOf(text),
    image: text,
  },
  ["type"],
);
const link: Reader<NonNullable<CategoryFile["link"]>> = (value, place) => {
  const map = anyMap(value, place);
  if (!map) return undefined;
  return map["type"] === "doc" ? docLink(map, place) : indexLink(map, place);
};

const category = record({
  label: someText,
  description: text,
  position: number,
  collapsed: flag,
  collapsible: flag,
  className: text,
  link: nullable(link),
  // Accepted because files of other tools have them, but not used.
  key: text,
  customProps: anyMap,
});

/** Parses the category file of a docs folder. */
export function parseCategoryFile(input: SourceInput): Outcome<CategoryFile | undefined> {
  const { path, relativePath, source } = input.source;
  if (source.kind !== "category") throw bugError(`${path} is no category file`);
  const { value, diagnostics } = parseDataFile(input, category);
  if (!value) return { value: undefined, diagnostics };
  const folder = relativePath.split("/").slice(0, -1).join("/");
  const { key: _key, customProps: _customProps, ...fields } = value;
  return { value: { path, folder, locale: source.locale, version: source.version, ...fields }, diagnostics };
}
