// The values that a sample gives to an operation's parameters, written where they belong.
import { generateExample } from "../schema/generateExample.ts";
import { entriesOf, isObject, ownValue } from "../schema/json.ts";
import { followRefs } from "../schema/resolveRef.ts";
import { formFields, formText } from "./formBody.ts";
import { firstValue } from "./givenExamples.ts";
import { oneLine } from "./headerTexts.ts";
import { isForm } from "./mediaTypes.ts";
import { describedInstead } from "./ownHeaders.ts";
import { encodeOpenly, encodeStrictly, encodeWire } from "./percent.ts";
import type { SampleOperation } from "./sampleOperation.ts";
import { type ParameterStyle, pairsOf, pairText, plainText, segmentText, styleOf } from "./styledValue.ts";

const delimiters = { space: "%20", pipe: "%7C", tab: "%09", open: "%5B", close: "%5D" };

/** Required parameters by place, encoded. */
interface SampleParameters {
  /** The path with its parameters filled in. */
  readonly path: string;
  /** Texts `name=value` of the query. */
  readonly query: readonly string[];
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Texts `name=value` of the cookie. */
  readonly cookies: readonly string[];
}

interface Valued {
  readonly style: ParameterStyle;
  readonly value: unknown;
  readonly mediaType?: string;
  /** `allowReserved`: slashes, colons and the like are sent as they are. */
  readonly isOpen: boolean;
}

/** Fills in what a request cannot do without: path parameters and everything required. */
export function sampleParameters({ path, parameters, root }: SampleOperation): SampleParameters {
  const valued = parameters.flatMap((parameter) => valuedOf(followRefs(parameter, root), root));
  const at = (place: string): readonly Valued[] => valued.filter(({ style }) => style.place === place);
  const pairs = (place: string): readonly string[] => at(place).flatMap(pairTexts);
  return {
    path: filledPath(path, at("path")),
    query: [...pairs("query"), ...at("querystring").map(queryText)],
    headers: at("header")
      .filter(({ style }) => describedInstead(style.name) === undefined)
      .map((one) => [oneLine(one.style.name), headerText(one)] as const),
    cookies: pairs("cookie"),
  };
}

function valuedOf(parameter: unknown, root: unknown): readonly Valued[] {
  const style = styleOf(parameter);
  if (!isObject(parameter) || (parameter["required"] !== true && style.place !== "path")) return [];
  const [content] = entriesOf(parameter["content"]);
  const holder = content === undefined ? parameter : content[1];
  const given = firstValue(parameter, root) ?? firstValue(holder, root);
  const schema = ownValue(holder, "schema") ?? true;
  const value = given === undefined ? generatedValue(schema, style.name, root) : given.value;
  const isOpen = parameter["allowReserved"] === true && style.place === "query";
  return [{ style, value, isOpen, ...(content === undefined ? {} : { mediaType: content[0] }) }];
}

/** A value made from the schema; the parameter's name where the schema allows any word: `/tanks/tank`. */
function generatedValue(schema: unknown, name: string, root: unknown): unknown {
  const value = generateExample(schema, { root, direction: "request" });
  if (value !== "string") return value;
  return generateExample({ examples: [name], allOf: [schema] }, { root, direction: "request" });
}

/** The path: `/rooms/{id}` with 5 is `/rooms/5`; what has no parameter keeps its name. */
function filledPath(path: string, valued: readonly Valued[]): string {
  const byName = new Map(valued.map((one) => [one.style.name, one]));
  const pieces = path.split(/(\{[^{}]*\})/);
  return pieces
    .map((piece) => {
      if (!/^\{.*\}$/s.test(piece)) return encodeWire(piece);
      const one = byName.get(piece.slice(1, -1));
      return one === undefined
        ? encodeStrictly(piece.slice(1, -1))
        : segmentText(one.style, contentOf(one), encodeStrictly);
    })
    .join("");
}

/** The value as its style writes it, or JSON of a parameter that is described by its content. */
const contentOf = ({ value, mediaType }: Valued): unknown => {
  return mediaType === undefined || typeof value === "string" ? value : JSON.stringify(value);
};

const pairTexts = (one: Valued): readonly string[] =>
  pairsOf(one.style, contentOf(one), {
    encode: one.style.style === "cookie" ? oneLine : one.isOpen ? encodeOpenly : encodeStrictly,
    delimiters,
  }).map(pairText);

/** Text of a header, in one line: its values are not encoded. */
const headerText = (one: Valued): string =>
  segmentText(one.style, contentOf(one), (text) => (/^[\t ]$/.test(text) ? text : oneLine(text)));

/** A whole query that one parameter describes. */
function queryText({ value, mediaType }: Valued): string {
  if (typeof value === "string") return encodeWire(value.replace(/^\?/, ""));
  return mediaType !== undefined && isForm(mediaType)
    ? formText(formFields(value, undefined))
    : encodeStrictly(plainText(value));
}
