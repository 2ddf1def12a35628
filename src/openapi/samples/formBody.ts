// Bodies of forms: the fields of `application/x-www-form-urlencoded`.
import { entriesOf, isObject, ownValue, textOf } from "../schema/json.ts";
import { type Encode, pairsOf, plainText } from "./styledValue.ts";

/** A field as it is typed, not encoded. */
export interface FormField {
  readonly name: string;
  readonly value: string;
}

const delimiters = { space: " ", pipe: "|", open: "[", close: "]" };
const asItIs: Encode = (text) => text;

/**
 * The fields of a form. Lists become several fields and objects JSON, unless the encoding of the property names a
 * style.
 * @param media The media type object.
 */
export function formFields(value: unknown, media: unknown): readonly FormField[] {
  const encoding = ownValue(media, "encoding");
  return entriesOf(value).flatMap(([name, member]) => {
    const own = ownValue(encoding, name);
    const style = textOf(ownValue(own, "style"));
    const explode = ownValue(own, "explode");
    if (style === undefined && explode === undefined && isObject(member)) return [{ name, value: plainText(member) }];
    const isExploded = typeof explode === "boolean" ? explode : (style ?? "form") === "form";
    const how = { name, place: "query", style: style ?? "form", explode: isExploded };
    const pairs = pairsOf(how, member, { encode: asItIs, delimiters });
    return pairs.map(([key, text]) => ({ name: key, value: text }));
  });
}

/** The form as one text: `name=Neon&tags=a&tags=b`. */
export const formText = (fields: readonly FormField[]): string =>
  fields.map(({ name, value }) => `${formEncode(name)}=${formEncode(value)}`).join("&");

/** As forms encode: a space becomes a plus. */
const formEncode = (text: string): string => new URLSearchParams([["", text]]).toString().slice(1);
