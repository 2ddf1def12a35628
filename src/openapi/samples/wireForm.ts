// Shows how the value of a parameter goes over the wire, where its style makes a difference.
import type { ApiParameter } from "../../model/api.ts";
import { exampleValues, generateExample } from "../schema/generateExample.ts";
import { isObject, ownValue } from "../schema/json.ts";
import { followRefs } from "../schema/resolveRef.ts";
import { givenExamples } from "./givenExamples.ts";
import { oneLine } from "./headerTexts.ts";
import { encodePiece, encodeReadably } from "./percent.ts";
import { type ParameterStyle, pairsOf, pairText, segmentText, styleOf } from "./styledValue.ts";

const delimiters = { space: "%20", pipe: "|", tab: "%09", open: "[", close: "]" };

/**
 * The style of a parameter and an example of its value as it is sent: `?ids=1,2`, `;ids=1;ids=2`, `X-Ids: 1,2`,
 * `Cookie: ids=1,2`. Brackets, bars and letters are left readable; clients send them percent-encoded.
 * @returns `undefined` where a value can only be written in one way or is a list of nothing, and for parameters described
 * by `content`.
 */
export function wireForm(parameter: unknown, root: unknown): ApiParameter["wireForm"] {
  const resolved = followRefs(parameter, root);
  if (!isObject(resolved) || ownValue(resolved, "content") !== undefined) return undefined;
  const style = styleOf(resolved);
  if (style.place === "querystring") return undefined;
  const written = givenExamples(resolved, root).map(({ content }) => content);
  const wire = written.find((content) => content.kind === "text");
  const given = written.flatMap((content) => (content.kind === "value" ? [content.value] : []));
  const value = given.length > 0 ? mostTelling(given) : schemaValue(ownValue(resolved, "schema") ?? true, root, style);
  // Samples send nothing of an empty list either.
  if (wire === undefined && isEmpty(value)) return undefined;
  if (!hasParts(value) && style.style !== "label" && style.style !== "matrix") return undefined;
  const example = wire === undefined ? wireText(style, value) : wire.text;
  const { innerStyles = [] } = style;
  return { style: style.style, explode: style.explode, ...(innerStyles.length === 0 ? {} : { innerStyles }), example };
}

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** Lists of one item do not show how items are told apart. */
const isShort = (value: unknown): boolean => Array.isArray(value) && value.length < 2;

/** The value among those of authors that shows how its parts are told apart, else the first that is sent at all. */
const mostTelling = (values: readonly unknown[]): unknown =>
  values.find((value) => hasParts(value) && !isShort(value)) ?? values.find((value) => !isEmpty(value)) ?? values[0];

const hasParts = (value: unknown): boolean => typeof value === "object" && value !== null;

/** The example in a schema, which stands beside its text, else one that is made, of a list with several items. */
function schemaValue(schema: unknown, root: unknown, { innerStyles = [] }: ParameterStyle): unknown {
  const options = { root, direction: "request" } as const;
  const examples = exampleValues(schema, options);
  const value = mostTelling(examples.map((example) => example.value));
  const isWritten = examples.some(({ isGenerated }) => !isGenerated);
  if (isWritten || (!isShort(value) && innerStyles.length === 0)) return value;
  const items = innerStyles.reduce<unknown>((inner) => ({ minItems: 2, uniqueItems: true, items: inner }), true);
  const longer = generateExample({ allOf: [schema, { minItems: 2, uniqueItems: true, items }] }, options);
  return Array.isArray(longer) && longer.length > 1 ? longer : value;
}

function wireText(style: ParameterStyle, value: unknown): string {
  if (style.place === "path") return segmentText(style, value, encodePiece);
  if (style.place === "header") return `${style.name}: ${segmentText(style, value, (text) => text)}`;
  // The standard wants no percent signs in this style.
  const encode = style.style === "cookie" ? oneLine : encodeReadably;
  const texts = pairsOf(style, value, { encode, delimiters }).map(pairText);
  return style.place === "cookie" ? `Cookie: ${texts.join("; ")}` : `?${texts.join("&")}`;
}
