// Writes a value as the text of a body, streams and bodies in several parts too.
import { isObject, listOf, ownValue, textOf } from "../schema/json.ts";
import { multipartParts } from "./bodyParts.ts";
import { isEventStream, isJson, isJsonLines, isMultipart, languageOf } from "./mediaTypes.ts";
import { multipartText } from "./multipartText.ts";
import { plainText } from "./styledValue.ts";
import { type BodyInput, valueText } from "./valueText.ts";

/** A body and the language it is coloured as. */
interface BodyText {
  readonly code: string;
  readonly language: string;
}

/** The text of a value; `undefined` for values of binary media and others that have none. */
export function bodyText(value: unknown, input: BodyInput): BodyText | undefined {
  const { mediaType } = input;
  const code = codeOf(value, input);
  return code === undefined ? undefined : { code, language: languageOf(mediaType) };
}

function codeOf(value: unknown, input: BodyInput): string | undefined {
  const { mediaType } = input;
  if (typeof value === "string" && !isJson(mediaType)) return valueText(value, input);
  if (isJsonLines(mediaType))
    return itemsOf(value)
      .map((item) => JSON.stringify(item))
      .join("\n");
  if (isEventStream(mediaType)) return itemsOf(value).map(eventText).join("\n\n");
  if (isMultipart(mediaType)) return multipartText(multipartParts(value, input), mediaType);
  return valueText(value, input);
}

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
