// Serialises values of parameters by their style: form, simple, label, matrix, delimited, deepObject, cookie.
import { isObject, ownValue, textOf, textsOf } from "../schema/json.ts";

/** How a parameter's value is written. */
export interface ParameterStyle {
  readonly name: string;
  readonly place: string;
  readonly style: string;
  readonly explode: boolean;
  /** Styles of lists in a list, from the outside: only Swagger 2.0 can say them. Without one a list in it is JSON. */
  readonly innerStyles?: readonly string[];
}

/** Encodes a piece of text for where it stands. */
export type Encode = (text: string) => string;

const defaultStyles: ReadonlyMap<string, string> = new Map([
  ["path", "simple"],
  ["header", "simple"],
  ["query", "form"],
  ["cookie", "form"],
]);

/** Lists with tabs, by the name that Swagger 2.0 has for them: OpenAPI 3 has none. */
export const tabStyle = "tsv";

/** The style of a parameter object: as written, else the default of its place. */
export function styleOf(parameter: unknown): ParameterStyle {
  const place = textOf(ownValue(parameter, "in")) ?? "query";
  const style = textOf(ownValue(parameter, "style")) ?? defaultStyles.get(place) ?? "form";
  const explode = ownValue(parameter, "explode");
  const isExploded = typeof explode === "boolean" ? explode : style === "form" || style === "cookie";
  const innerStyles = textsOf(ownValue(parameter, "innerStyles"));
  return { name: textOf(ownValue(parameter, "name")) ?? "", place, style, explode: isExploded, innerStyles };
}

/** Text of a single value: `true`, `5`, `text`; JSON of what has parts. Null is empty. */
export function plainText(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}

/** Characters between values and around names; some are encoded in addresses. */
interface Delimiters {
  readonly space: string;
  readonly pipe: string;
  readonly tab: string;
  readonly open: string;
  readonly close: string;
}

/** A value in a path segment or a header: `1,2`, `.1.2`, `;ids=1,2`. */
export function segmentText(
  { name, style, explode, innerStyles }: ParameterStyle,
  value: unknown,
  encode: Encode,
): string {
  const delimiters = { space: encode(" "), pipe: encode("|"), tab: encode("\t") };
  const pairs = membersOf(value, encode, { innerStyles, delimiters });
  const separator = explode ? "=" : ",";
  const list = isObject(value)
    ? pairs.map(([key, text]) => `${key}${separator}${text}`)
    : pairs.map(([, text]) => text);
  const isList = isObject(value) || Array.isArray(value);
  if (style === "label") return `.${list.join(explode ? "." : ",")}`;
  if (style !== "matrix") return list.join(delimiterOf(style, delimiters));
  if (!isList || !explode) return `;${encode(name)}=${list.join(",")}`;
  return list.map((text) => (isObject(value) ? `;${text}` : `;${encode(name)}=${text}`)).join("");
}

/** How pairs are written. */
interface PairWriting {
  readonly encode: Encode;
  readonly delimiters: Delimiters;
}

/** A name and a value of a query, a form or cookies. */
export type Pair = readonly [name: string, value: string];

/** A value in a query, a form or cookies, as pairs: several where it is exploded. */
export function pairsOf(
  { name, style, explode, innerStyles }: ParameterStyle,
  value: unknown,
  how: PairWriting,
): readonly Pair[] {
  const { encode, delimiters } = how;
  const members = membersOf(value, encode, { innerStyles, delimiters });
  const key = encode(name);
  if (isObject(value)) {
    if (style === "deepObject") return deepPairs(key, value, { ...how, level: 0 });
    if (explode) return members;
  } else if (explode || !Array.isArray(value)) return members.map(([, text]) => [key, text]);
  const delimiter = delimiterOf(style, delimiters);
  const texts = isObject(value) ? members.flat() : members.map(([, text]) => text);
  return [[key, texts.join(delimiter)]];
}

type Separators = Pick<Delimiters, "space" | "pipe" | "tab">;

function delimiterOf(style: string, { space, pipe, tab }: Separators): string {
  switch (style) {
    case "spaceDelimited":
      return space;
    case "pipeDelimited":
      return pipe;
    case tabStyle:
      return tab;
    default:
      return ",";
  }
}

/** A pair as queries have it: `name=value`. */
export const pairText = ([name, value]: Pair): string => `${name}=${value}`;

/** Levels of objects inside each other that are written out. */
const maxLevels = 10;

/** The standard says nothing of lists: their items share a name, and have a number where they have parts. */
function deepPairs(name: string, value: unknown, how: PairWriting & { readonly level: number }): readonly Pair[] {
  const { encode, delimiters, level } = how;
  const deeper = { ...how, level: level + 1 };
  const inner = (key: string): string => `${name}${delimiters.open}${encode(key)}${delimiters.close}`;
  if (level <= maxLevels && Array.isArray(value)) {
    const hasParts = value.some((item) => typeof item === "object" && item !== null);
    return value.flatMap((item, index) => deepPairs(hasParts ? inner(`${index}`) : name, item, deeper));
  }
  if (!isObject(value) || level > maxLevels) return [[name, encode(plainText(value))]];
  return Object.keys(value).flatMap((key) => deepPairs(inner(key), value[key], deeper));
}

/** How lists in a list are written. */
interface InnerWriting {
  readonly innerStyles: ParameterStyle["innerStyles"];
  readonly delimiters: Separators;
}

/** Names and texts of what a value consists of; one without a name for a single value. */
function membersOf(value: unknown, encode: Encode, inner: InnerWriting): readonly Pair[] {
  if (Array.isArray(value)) return value.map((item) => ["", itemText(item, encode, inner)] as const);
  if (!isObject(value)) return [["", encode(plainText(value))]];
  return Object.entries(value).map(([key, inner]) => [encode(key), encode(plainText(inner))] as const);
}

/** An item of a list: a list in it has its own separators, or is JSON. */
function itemText(item: unknown, encode: Encode, { innerStyles = [], delimiters }: InnerWriting): string {
  const [style, ...deeper] = innerStyles;
  if (style === undefined || !Array.isArray(item)) return encode(plainText(item));
  const texts = item.map((one) => itemText(one, encode, { innerStyles: deeper, delimiters }));
  return texts.join(delimiterOf(style, delimiters));
}
