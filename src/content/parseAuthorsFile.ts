// Parses `authors.yml` of the blog: people by key.
import type { SitePath } from "../model/brands.ts";
import type { Outcome } from "../model/diagnostic.ts";
import type { Author } from "../model/doc.ts";
import { isUnsafe } from "../source/isUnsafe.ts";
import { entriesOf, parseDataFile } from "./dataFile.ts";
import type { SourceInput } from "./parseContext.ts";
import {
  anyMap,
  destination,
  fieldPlace,
  flag,
  oneOf,
  type Reader,
  record,
  someText,
  text,
  valueThat,
} from "./shape.ts";

const accountName = valueThat(
  "the name of an account or a URL",
  (value): value is string => typeof value === "string" && !isUnsafe(value),
  "write a name such as `octocat`, or an address that begins with `https://`",
);
/** Reads the name of an account, or the URL of its page. */
const account: Reader<string> = (value, place) =>
  text(value, place) === undefined ? undefined : accountName(value, place);

/** Reads accounts by the name of their service. */
const socials: Reader<Readonly<Record<string, string>>> = (value, place) => {
  const map = anyMap(value, place);
  if (!map) return undefined;
  const entries = Object.entries(map).map(([name, value]) => [name, account(value, fieldPlace(place, name)) ?? ""]);
  return Object.fromEntries(entries) as Readonly<Record<string, string>>;
};

const author = record(
  {
    name: someText,
    type: oneOf("person", "organization"),
    title: text,
    url: destination,
    image_url: destination,
    email: text,
    description: text,
    page: flag,
    socials,
  },
  ["name"],
);

const authorsOf = (file: SitePath) =>
  entriesOf(author, (key, { image_url, ...fields }): Author => {
    return { key, file, ...fields, ...(image_url === undefined ? {} : { imageUrl: image_url }) };
  });

/** Parses the authors file of a blog, in the order of the file. */
export function parseAuthorsFile(input: SourceInput): Outcome<readonly Author[] | undefined> {
  return parseDataFile(input, authorsOf(input.source.path));
}
