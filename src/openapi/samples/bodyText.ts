// Writes a value as the text of a body: JSON, XML, YAML, forms, streams, plain text.
import { formatYaml } from "../../source/formatYaml.ts";
import { isObject, listOf, ownValue, textOf } from "../schema/json.ts";
import { formFields, formText } from "./formBody.ts";
import {
  isBinary,
  isEventStream,
  isForm,
  isJson,
  isJsonLines,
  isMultipart,
  isXml,
  isYaml,
  languageOf,
} from "./mediaTypes.ts";
import { multipartParts, multipartText } from "./multipartBody.ts";
import { plainText } from "./styledValue.ts";
import { xmlText } from "./xmlText.ts";

/** A body and the language it is coloured as. */
export interface BodyText {
  readonly code: string;
  readonly language: string;
}

/** What a value of a media type is written by. */
export interface BodyInput {
  readonly mediaType: string;
  readonly schema: unknown;
  /** The media type object, for its encodings. */
  readonly media: unknown;
  readonly root: unknown;
}

/** The text of a value; `undefined` for values of binary media, which have none. */
export function bodyText(value: unknown, input: BodyInput): BodyText | undefined {
  const { mediaType } = input;
  const code = codeOf(value, input);
  return code === undefined ? undefined : { code, language: languageOf(mediaType) };
}

function codeOf(value: unknown, { mediaType, schema, media, root }: BodyInput): string | undefined {
  if (isJson(mediaType)) return prettyJson(value);
  // Other media may be given as they are written.
  if (typeof value === "string") return isBinary(mediaType) ? undefined : value;
  if (isJsonLines(mediaType))
    return itemsOf(value)
      .map((item) => JSON.stringify(item))
      .join("\n");
  if (isEventStream(mediaType)) return itemsOf(value).map(eventText).join("\n\n");
  if (isXml(mediaType)) return xmlText(value, schema, root);
  if (isYaml(mediaType)) return formatYaml(value);
  if (isForm(mediaType)) return formText(formFields(value, media));
  if (isMultipart(mediaType)) return multipartText(multipartParts(value, { schema, media, root }), mediaType);
  if (isBinary(mediaType)) return undefined;
  return typeof value === "object" && value !== null ? prettyJson(value) : plainText(value);
}

const prettyJson = (value: unknown): string => JSON.stringify(value, null, 2) ?? "null";

const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? listOf(value) : [value]);

/** A server-sent event: a line for each field, lines of data each for themselves. */
function eventText(event: unknown): string {
  if (!isObject(event) || !["event", "data", "id", "retry", "comment"].some((key) => Object.hasOwn(event, key))) {
    return `data: ${typeof event === "string" ? event : JSON.stringify(event)}`;
  }
  const lines = ["event", "id", "retry", "data"].flatMap((field) => {
    const value = ownValue(event, field);
    if (value === undefined) return [];
    return (textOf(value) ?? plainText(value)).split("\n").map((line) => `${field}: ${line}`);
  });
  const comment = textOf(ownValue(event, "comment"));
  return [...(comment === undefined ? [] : [`: ${comment}`]), ...lines].join("\n");
}
