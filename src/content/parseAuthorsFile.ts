// `authors.yml` of the blog: people by key.
import type { SitePath } from "../model/brands.ts";
import type { Outcome } from "../model/diagnostic.ts";
import type { Author } from "../model/doc.ts";
import { entriesOf, parseDataFile } from "./dataFile.ts";
import type { SourceInput } from "./parseContext.ts";
import { anyMap, destination, fieldPlace, flag, type Reader, record, someText, text } from "./shape.ts";

/** Accounts by the name of their service. */
const socials: Reader<Readonly<Record<string, string>>> = (value, place) => {
  const map = anyMap(value, place);
  if (!map) return undefined;
  const entries = Object.entries(map).map(([name, account]) => [name, text(account, fieldPlace(place, name)) ?? ""]);
  return Object.fromEntries(entries) as Readonly<Record<string, string>>;
};

const author = record(
  {
    name: someText,
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
