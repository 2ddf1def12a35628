// Writes a value in a media type that has one text for all of it: JSON, XML, YAML, CSV, forms, plain text.
import { formatYaml } from "../../source/formatYaml.ts";
import { csvText } from "./csvText.ts";
import { formFields, formText } from "./formBody.ts";
import { isBinary, isCsv, isForm, isJson, isXml, isYaml } from "./mediaTypes.ts";
import { plainText } from "./styledValue.ts";
import { xmlText } from "./xmlText.ts";

/** What a value of a media type is written by. */
export interface BodyInput {
  readonly mediaType: string;
  readonly schema: unknown;
  /** The media type object, for its encodings. */
  readonly media: unknown;
  readonly root: unknown;
}

/**
 * The text of a value; `undefined` for values of binary media, and of CSV that are no table, which have none.
 * `name` is that of the value.
 */
export function valueText(value: unknown, input: BodyInput & { readonly name?: string }): string | undefined {
  const { mediaType, schema, media, root, name } = input;
  if (isJson(mediaType)) return prettyJson(value);
  // Other media may be given as they are written.
  if (typeof value === "string") return isBinary(mediaType) ? undefined : value;
  if (isXml(mediaType)) return xmlText(value, { schema, root, ...(name === undefined ? {} : { name }) });
  if (isYaml(mediaType)) return formatYaml(value);
  if (isForm(mediaType)) return formText(formFields(value, media));
  if (isBinary(mediaType)) return undefined;
  if (typeof value !== "object" || value === null) return plainText(value);
  return isCsv(mediaType) ? csvText(value) : prettyJson(value);
}

const prettyJson = (value: unknown): string => JSON.stringify(value, null, 2) ?? "null";
