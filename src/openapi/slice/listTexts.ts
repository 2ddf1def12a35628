// Lists of Swagger 2.0 that OpenAPI 3.1 has no style for, said as the texts that they are when they travel.
import type { HeaderObject } from "../normalize/contentObjects.ts";
import { segmentText, tabStyle } from "../samples/styledValue.ts";
import { isObject, type JsonObject, listOf, ownValue } from "../schema/json.ts";

/** What stands between the values of a list, by its style. */
const separators: ReadonlyMap<string, string> = new Map([
  ["spaceDelimited", "spaces"],
  ["pipeDelimited", "`|`"],
  [tabStyle, "tabs"],
]);

/** How a list is written. */
export interface ListStyle {
  readonly style?: string | undefined;
  readonly explode?: boolean | undefined;
  readonly innerStyles?: readonly string[] | undefined;
}

/** Whether OpenAPI 3.1 has no words for how a list travels: headers and paths have commas alone, and nothing has tabs. */
export const isUnsayable = ({ style = "" }: ListStyle, place: string): boolean =>
  style === tabStyle || (separators.has(style) && place !== "query" && place !== "form");

/** A header or parameter with such a list as one with a text. */
export function textInstead({
  style,
  explode: _,
  innerStyles,
  schema,
  description,
  example,
  ...described
}: HeaderObject): JsonObject {
  return {
    ...described,
    description: withSeparator(description, style),
    schema: textSchema(schema, { style, innerStyles }),
    ...(example === undefined ? {} : { example: textOf(example, { style, innerStyles }) }),
  };
}

/** A property of a form with such a list as one with a text. */
export function propertyInstead(schema: unknown, style: ListStyle): JsonObject {
  return { ...textSchema(schema, style), description: withSeparator(ownValue(schema, "description"), style.style) };
}

/** A text in place of a list, with what is said of the list in other words than limits. */
function textSchema(schema: unknown, style: ListStyle): JsonObject {
  const { default: usual, examples, deprecated } = isObject(schema) ? schema : {};
  return {
    type: "string",
    ...(usual === undefined ? {} : { default: textOf(usual, style) }),
    ...(examples === undefined ? {} : { examples: listOf(examples).map((example) => textOf(example, style)) }),
    ...(deprecated === undefined ? {} : { deprecated }),
  };
}

const textOf = (value: unknown, { style = "", innerStyles = [] }: ListStyle): string =>
  segmentText({ name: "", place: "header", style, explode: false, innerStyles }, value, (text) => text);

function withSeparator(description: unknown, style = ""): string {
  const words = `Values separated by ${separators.get(style) ?? "commas"}.`;
  return typeof description === "string" && description.trim() !== "" ? `${description.trimEnd()}\n\n${words}` : words;
}
