// Parses `tags.yml`: tags by key, each with its label and address.
import type { Outcome } from "../model/diagnostic.ts";
import type { TagDeclaration } from "../model/doc.ts";
import { entriesOf, parseDataFile } from "./dataFile.ts";
import type { SourceInput } from "./parseContext.ts";
import { record, someText, text } from "./shape.ts";
import { placeBelow } from "./tagFields.ts";

const tag = record({ label: someText, permalink: placeBelow, description: text });

/** Tags by key; a tag without a label is shown by its key. */
const tags = entriesOf(tag, (key, fields): TagDeclaration => ({ key, ...fields, label: fields.label ?? key }));

/** Parses a tags file, in the order of the file. */
export function parseTagsFile(input: SourceInput): Outcome<readonly TagDeclaration[] | undefined> {
  return parseDataFile(input, tags);
}
