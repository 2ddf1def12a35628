// The facts of schemas' keywords that hold no other schemas.
import { canonicalJson, listOf, ownValue } from "../schema/json.ts";
import { enumDescriptions, knownValues } from "../schema/view/enumValues.ts";
import type { FactPlace, WriteFacts } from "./factList.ts";
import {
  addSample,
  type Fields,
  type FieldWriter,
  flag,
  inside,
  membersOf,
  placeOf,
  text,
  title,
  value,
} from "./fields.ts";

const types: FieldWriter = (field, to) => {
  const names = typeof field.value === "string" ? [field.value] : listOf(field.value).map(String);
  const shown = names.toSorted().join(" or ");
  to.addValue(field.key, names, { at: placeOf(field), shown });
};

/** `examples`, which older versions write as one `example`. */
const examples: FieldWriter = (field, to) => {
  for (const [index, example] of listOf(field.value).entries()) {
    const at: FactPlace = { ...placeOf(field, String(index)), olderKeys: ["example"] };
    addSample({ step: index === 0 ? "example" : `example ${index + 1}`, at }, example, to);
  }
};

/** Values with the words about each of them, which stand in the order of the values or under them. */
const enumValues: FieldWriter = (field, to) => {
  const key = enumDescriptions.find((name) => Object.hasOwn(field.holder, name));
  const words = key === undefined ? undefined : ownValue(field.holder, key);
  for (const [index, choice] of listOf(field.value).entries()) {
    const name = Array.isArray(words) ? String(index) : typeof choice === "string" ? choice : canonicalJson(choice);
    const description: unknown = Array.isArray(words) ? words[index] : ownValue(words, name);
    const describe: WriteFacts | undefined =
      typeof description !== "string" || key === undefined
        ? undefined
        : (value) => value.addText("description", description, { holder: field.holder, keys: [key, name] });
    to.addThing(`value ${canonicalJson(choice)}`, placeOf(field, String(index)), describe);
  }
};

/** Names of required properties that are described elsewhere. */
const requiredElsewhere: FieldWriter = (field, to) => {
  const described = ownValue(field.holder, "properties");
  for (const [index, name] of listOf(field.value).entries()) {
    if (typeof name === "string" && ownValue(described, name) === undefined)
      to.addThing(`required property ${name}`, placeOf(field, String(index)));
  }
};

const requiredLists: FieldWriter = (field, to) => {
  for (const [name, required] of membersOf(field.value)) {
    const names = listOf(required).map(String).toSorted();
    to.addValue(`required with ${name}`, names, { at: placeOf(field, name) });
  }
};

/** Keywords with words for people, and examples. */
export const wordFields: Fields = {
  title,
  description: text,
  "x-deprecated-description": text,
  "x-unit": text,
  externalDocs: inside("external documentation", { description: text }),
  examples,
};

/** Keywords that say which values are allowed, without schemas in them. */
export const limitFields: Fields = {
  type: types,
  format: value,
  enum: enumValues,
  [knownValues]: value,
  const: value,
  default: value,
  deprecated: flag,
  readOnly: flag,
  writeOnly: flag,
  minimum: value,
  maximum: value,
  exclusiveMinimum: value,
  exclusiveMaximum: value,
  multipleOf: value,
  minLength: value,
  maxLength: value,
  pattern: value,
  minItems: value,
  maxItems: value,
  uniqueItems: flag,
  minContains: value,
  maxContains: value,
  minProperties: value,
  maxProperties: value,
  required: requiredElsewhere,
  dependentRequired: requiredLists,
  discriminator: value,
  contentEncoding: value,
  contentMediaType: value,
  xml: value,
};
