// Bodies of forms: the fields of `application/x-www-form-urlencoded`.
import { entriesOf, isObject, ownValue, textOf, textsOf } from "../schema/json.ts";
import { opened } from "./percent.ts";
import { type Encode, pairsOf, plainText } from "./styledValue.ts";

/** A field as it is typed, not encoded. */
export interface FormField {
  readonly name: string;
  readonly value: string;
  /** `allowReserved`: slashes, colons and the like are sent as they are. @default false */
  readonly isOpen?: boolean;
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
    const isOpen = ownValue(own, "allowReserved") === true;
    const fields =
      !hasStyle(own) && isObject(member) ? [{ name, value: plainText(member) }] : styledFields(name, member, own);
    return isOpen ? fields.map((field) => ({ ...field, isOpen })) : fields;
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
  fields.map((field) => `${formEncode(field.name)}=${encodedValue(field)}`).join("&");

/** Whether a form can be told by its fields alone: clients that encode these leave no sign as it is. */
export const isUsualForm = (fields: readonly FormField[]): boolean =>
  fields.every((field) => encodedValue(field) === formEncode(field.value));

const encodedValue = ({ value, isOpen = false }: FormField): string =>
  isOpen ? opened(formEncode(value)) : formEncode(value);

/** As forms encode: a space becomes a plus. */
const formEncode = (text: string): string => new URLSearchParams([["", text]]).toString().slice(1);
