// Bodies of forms: the fields of `application/x-www-form-urlencoded`.
import { entriesOf, isObject, ownValue, textOf, textsOf } from "../schema/json.ts";
import { type Encode, pairsOf, plainText } from "./styledValue.ts";

/** A field as it is typed, not encoded. */
export interface FormField {
  readonly name: string;
  readonly value: string;
}

const delimiters = { space: " ", pipe: "|", tab: "\t", open: "[", close: "]" };
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
    if (!hasStyle(own) && isObject(member)) return [{ name, value: plainText(member) }];
    return styledFields(name, member, own);
  });
}

/** Whether an encoding says how the pieces of a value stand together; its content type then counts for nothing. */
export const hasStyle = (encoding: unknown): boolean =>
  textOf(ownValue(encoding, "style")) !== undefined || typeof ownValue(encoding, "explode") === "boolean";

/** The fields that one value becomes. */
export function styledFields(name: string, value: unknown, encoding: unknown): readonly FormField[] {
  const style = textOf(ownValue(encoding, "style")) ?? "form";
  const explode = ownValue(encoding, "explode");
  const isExploded = typeof explode === "boolean" ? explode : style === "form";
  const innerStyles = textsOf(ownValue(encoding, "innerStyles"));
  const how = { name, place: "query", style, explode: isExploded, innerStyles };
  const pairs = pairsOf(how, value, { encode: asItIs, delimiters });
  return pairs.map(([key, text]) => ({ name: key, value: text }));
}

/** The form as one text: `name=Neon&tags=a&tags=b`. */
export const formText = (fields: readonly FormField[]): string =>
  fields.map(({ name, value }) => `${formEncode(name)}=${formEncode(value)}`).join("&");

/** As forms encode: a space becomes a plus. */
const formEncode = (text: string): string => new URLSearchParams([["", text]]).toString().slice(1);
