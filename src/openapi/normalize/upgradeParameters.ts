// Parameters of Swagger 2.0 as parameters and request bodies of OpenAPI 3.
import { shorten } from "../describeKind.ts";
import { tabStyle } from "../samples/styledValue.ts";
import { isObject, type JsonObject, ownValue, textOf } from "../schema/json.ts";
import { bodyExamples } from "./bodyExamples.ts";
import type { MediaTypeObject, ParameterObject, RequestBodyObject } from "./contentObjects.ts";
import type { Reading } from "./reading.ts";
import type { Schema } from "./schemaForms.ts";
import type { SwaggerParameter } from "./swaggerObjects.ts";

const inParts = "multipart/form-data";
const formTypes = ["application/x-www-form-urlencoded", inParts];

/** What parameters become. */
interface UpgradedParameters {
  readonly parameters: readonly ParameterObject[];
  readonly requestBody?: RequestBodyObject;
}

/** Parameters in the form of OpenAPI 3, where a body is none. @param consumes Media types that the operation accepts; may be empty. */
export function upgradeParameters(
  parameters: readonly SwaggerParameter[],
  consumes: readonly string[],
  reading: Reading,
): UpgradedParameters {
  const plain = parameters.filter(({ in: place }) => place !== "body" && place !== "formData");
  const body = parameters.find(({ in: place }) => place === "body");
  const fields = parameters.filter(({ in: place }) => place === "formData");
  const requestBody =
    body !== undefined ? bodyOf(body, consumes, reading) : fields.length > 0 ? formOf(fields, consumes) : undefined;
  const origin = body ?? fields[0];
  if (requestBody !== undefined && origin !== undefined) reading.places.copy(origin, requestBody);
  for (const parameter of [...plain, ...fields]) checkFormat(parameter, reading);
  const upgraded = plain.map((parameter) => {
    const result = upgradeParameter(parameter);
    reading.places.copy(parameter, result);
    return result;
  });
  return { parameters: upgraded, ...(requestBody === undefined ? {} : { requestBody }) };
}

const collectionFormats: ReadonlySet<string> = new Set(["csv", "ssv", "tsv", "pipes", "multi"]);

/** Reports lists that are shown with commas because nothing else is known of them. */
function checkFormat(parameter: SwaggerParameter, reading: Reading): void {
  if (parameter.type !== "array") return;
  const { style = "", explode, innerStyles = [] } = styleOf(parameter);
  const styles = explode === true ? innerStyles : [style, ...innerStyles];
  if (new Set(styles).size < styles.length) {
    reading.report(
      { holder: parameter, key: "items" },
      {
        kind: "questionable",
        rule: "lists in lists with the same separator",
        message: `the lists in the list \`${shorten(parameter.name ?? "")}\` have its separator, so that nobody can tell them apart`,
        hint: "give one of them another `collectionFormat`",
      },
    );
  }
  for (const list of [parameter, ...listsIn(parameter.items)]) {
    const format = textOf(ownValue(list, "collectionFormat"));
    const isInner = list !== parameter;
    if (format === undefined || (collectionFormats.has(format) && !(isInner && format === "multi"))) continue;
    reading.report(
      { holder: list, key: "collectionFormat" },
      {
        kind: "questionable",
        rule: "list formats that are not shown",
        message: `\`${shorten(format)}\` is not a list format${isInner ? " of lists in lists" : ""}; commas are shown`,
        hint: `write \`csv\`, \`ssv\`, \`tsv\`${isInner ? " or `pipes`" : ", `pipes` or `multi`"}`,
      },
    );
  }
}

function upgradeParameter(parameter: SwaggerParameter): ParameterObject {
  const {
    ownSchema,
    collectionFormat,
    type: _,
    format: __,
    items: ___,
    "x-example": example,
    "x-deprecated": deprecated,
    ...rest
  } = parameter;
  const { "x-examples": _examples, ...kept } = rest;
  return {
    ...kept,
    schema: ownSchema,
    ...(deprecated === undefined ? {} : { deprecated }),
    ...(example === undefined ? {} : { example }),
    ...styleOf(parameter),
  };
}

/** What says how a list travels. */
interface WrittenList {
  readonly type?: unknown;
  readonly items?: unknown;
  readonly collectionFormat?: string;
  readonly in?: string;
}

type ListStyle = Pick<ParameterObject, "style" | "explode" | "innerStyles">;

/** How a list travels: `collectionFormat` in the words of OpenAPI 3, which has none for tabs. Nothing for what is no list. */
export function styleOf({ type, items, collectionFormat, in: place = "header" }: WrittenList): ListStyle {
  if (type !== "array") return {};
  const commas = place === "query" || place === "formData" ? "form" : "simple";
  const innerStyles = listsIn(items).map((inner) => delimitedStyle(ownValue(inner, "collectionFormat")) ?? commas);
  const isRepeated = collectionFormat === "multi";
  return {
    style: isRepeated ? "form" : (delimitedStyle(collectionFormat) ?? commas),
    explode: isRepeated,
    ...(innerStyles.length === 0 ? {} : { innerStyles }),
  };
}

function delimitedStyle(format: unknown): string | undefined {
  switch (format) {
    case "ssv":
      return "spaceDelimited";
    case "tsv":
      return tabStyle;
    case "pipes":
      return "pipeDelimited";
    default:
      return undefined;
  }
}

/** Most lists inside each other that are written out. */
const maxLists = 10;

/** The lists that are the items of a list, and theirs, from the outside. */
function listsIn(items: unknown): readonly JsonObject[] {
  const lists: JsonObject[] = [];
  let inner = items;
  while (isObject(inner) && inner["type"] === "array" && lists.length < maxLists) {
    lists.push(inner);
    inner = inner["items"];
  }
  return lists;
}

function bodyOf(body: SwaggerParameter, consumes: readonly string[], reading: Reading): RequestBodyObject {
  const types = consumes.length === 0 ? ["application/json"] : consumes;
  const content = types.map((type): [string, MediaTypeObject] => [
    type,
    { ...(body.schema === undefined ? {} : { schema: body.schema }), ...bodyExamples(body, type, reading) },
  ]);
  return { ...textsOf(body), content: Object.fromEntries(content) };
}

function textsOf({ description, required }: SwaggerParameter): Pick<RequestBodyObject, "description" | "required"> {
  return { ...(description === undefined ? {} : { description }), ...(required === undefined ? {} : { required }) };
}

function formOf(fields: readonly SwaggerParameter[], consumes: readonly string[]): RequestBodyObject {
  const accepted = consumes.filter((type) => formTypes.includes(type));
  const hasFile = fields.some(({ type }) => type === "file");
  const types = accepted.length > 0 ? accepted : [hasFile ? inParts : "application/x-www-form-urlencoded"];
  // The other form has no place for names and types of files, so samples send parts.
  const ordered = hasFile && types.includes(inParts) ? [inParts, ...types.filter((type) => type !== inParts)] : types;
  const named = fields.filter(
    (field): field is SwaggerParameter & { readonly name: string } => field.name !== undefined,
  );
  const required = named.filter((field) => field.required === true).map(({ name }) => name);
  const schema: Schema = {
    type: "object",
    properties: Object.fromEntries(named.map((field) => [field.name, describe(field)])),
    ...(required.length === 0 ? {} : { required }),
  };
  const encodings = named.flatMap((field) => {
    const style = styleOf(field);
    return style.style === undefined ? [] : [[field.name, style] as const];
  });
  const media: MediaTypeObject = {
    schema,
    ...(encodings.length === 0 ? {} : { encoding: Object.fromEntries(encodings) }),
  };
  return { required: required.length > 0, content: Object.fromEntries(ordered.map((type) => [type, media])) };
}

function describe({
  ownSchema,
  description,
  "x-example": example,
  "x-deprecated": deprecated,
}: SwaggerParameter): Schema {
  if (typeof ownSchema === "boolean") return ownSchema;
  return {
    ...ownSchema,
    ...(description === undefined ? {} : { description }),
    ...(example === undefined ? {} : { examples: [example] }),
    ...(deprecated === true ? { deprecated } : {}),
  };
}
