// Examples of a request body in Swagger 2.0, which has no field for them: `x-examples` and `x-example` of Redoc, by media
// type. An entry is the example itself, or several with names, as objects of OpenAPI 3.
import { entriesOf, isObject, type JsonObject, ownValue } from "../schema/json.ts";
import { type MediaTypeObject, namedExamples } from "./contentObjects.ts";
import type { Reading } from "./reading.ts";

/** Whether an entry holds named examples: each of them has a `value`. */
export function isOfNames(entry: unknown): entry is JsonObject {
  const named = entriesOf(entry);
  return named.length > 0 && named.every(([, example]) => isObject(example) && Object.hasOwn(example, "value"));
}

/** The examples that a body has for a media type, in the form of OpenAPI 3. */
export function bodyExamples(
  { "x-examples": several, "x-example": one }: { readonly "x-examples"?: unknown; readonly "x-example"?: unknown },
  mediaType: string,
  reading: Reading,
): Pick<MediaTypeObject, "example" | "examples"> {
  const holder = ownValue(several, mediaType) === undefined ? one : several;
  const entry = ownValue(holder, mediaType);
  if (entry === undefined) return {};
  if (!isOfNames(entry)) return { example: entry };
  const examples = namedExamples(
    { value: entry, holder: isObject(holder) ? holder : undefined, key: mediaType },
    reading,
  );
  return examples === undefined ? {} : { examples };
}
