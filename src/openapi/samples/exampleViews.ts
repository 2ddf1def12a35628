// The examples of a body or parameter as a page shows them: all that are given, else one made from the schema.
import type { ExampleView } from "../../model/api.ts";
import type { CodeBlockProps } from "../../model/body.ts";
import { collectParts } from "../schema/collectParts.ts";
import type { Direction } from "../schema/direction.ts";
import { type ExampleValue, exampleValues, generateExample } from "../schema/generateExample.ts";
import { listOf, ownValue } from "../schema/json.ts";
import { safeHref } from "../schema/safeHref.ts";
import { saysNothing } from "../schema/saysNothing.ts";
import { typeFactsOf } from "../schema/typeFacts.ts";
import { variantExamples } from "../schema/variantExamples.ts";
import { bodyText } from "./bodyText.ts";
import { concreteType, holdsBytes } from "./concreteType.ts";
import { type GivenExample, givenExamples } from "./givenExamples.ts";
import { isBinary, isEventStream, isJson, isJsonLines, isMultipart, isXml, languageOf } from "./mediaTypes.ts";
import type { BodyInput } from "./valueText.ts";

/** What examples need from the page that they stand on. */
export interface ExampleContext {
  /** The normalised document. */
  readonly root: unknown;
  readonly direction: Direction;
  /** The status of the answer that the body belongs to, if that is an error. */
  readonly errorStatus?: number | undefined;
  /** Safe HTML of a description. */
  renderMarkdown(text: string): string;
  highlight(code: string, language: string): CodeBlockProps;
}

/** A body of JSON of which nothing is said: what readers replace, and hardly ever a text. */
export const anyValue = {};

/** Items shown of a stream that has no example. */
const streamItems = 2;

/**
 * The examples of a media type object, a parameter or a header: given beside the schema, else in the schema, else one
 * that is made and valid. Examples without a name have an empty one.
 * @param media The object that holds `schema`, `example` and `examples`.
 */
export function exampleViews(written: string, media: unknown, context: ExampleContext): readonly ExampleView[] {
  const { root } = context;
  const mediaType = concreteType(written, media, context);
  const schema = ownValue(media, "schema");
  const input: BodyInput = { mediaType, schema: schema ?? true, media, root };
  const given = givenExamples(media, root).map((example) => givenView(example, input, context));
  if (given.some(({ code }) => code !== undefined)) return given;
  const values = schemaValues(media, mediaType, context);
  const isSingle = values.length === 1;
  const made = values.flatMap(({ value, isGenerated, label }, index): readonly ExampleView[] => {
    const text = bodyText(value, input);
    if (text === undefined) return [];
    const name = isSingle ? "" : `${index + 1}`;
    const summary = label === undefined ? {} : { summary: label };
    return [{ name, ...summary, isGenerated, code: context.highlight(text.code, text.language) }];
  });
  return [...given, ...made];
}

function givenView(
  { name, summary, description, content }: GivenExample,
  input: BodyInput,
  context: ExampleContext,
): ExampleView {
  const href = safeHref(ownValue(content, "address"));
  const wire = wireTextOf(content, input.mediaType);
  const text =
    wire !== undefined
      ? { code: wire, language: languageOf(input.mediaType) }
      : content.kind === "value"
        ? bodyText(unquoted(content.value, input), input)
        : undefined;
  return {
    name,
    isGenerated: false,
    ...(summary === undefined ? {} : { summary }),
    ...(description === undefined ? {} : { descriptionHtml: context.renderMarkdown(description) }),
    ...(text === undefined ? {} : { code: context.highlight(text.code, text.language) }),
    ...(href === undefined ? {} : { externalHref: href }),
  };
}

/** The text of an example over the wire, where its authors give it and it is more than another way to write JSON. */
export function wireTextOf(content: GivenExample["content"], mediaType: string): string | undefined {
  if (content.kind === "text") return content.text;
  return content.kind === "value" && !isJson(mediaType) ? content.text : undefined;
}

/** The value of JSON that was written as a text where the schema wants no text. */
export function unquoted(value: unknown, { mediaType, schema, root }: BodyInput): unknown {
  if (typeof value !== "string" || !isJson(mediaType)) return value;
  const { types } = typeFactsOf(collectParts(schema, root));
  if (types.length === 0 || types.includes("string")) return value;
  try {
    return JSON.parse(value);
  } catch (error) {
    if (error instanceof SyntaxError) return value;
    throw error;
  }
}

/** A value, and what it is an example of where there are alternatives. */
type LabelledValue = ExampleValue & { readonly label?: string };

/** The valid examples of the schema itself, or one made from it, or from each of its alternatives; of a stream some items. */
function schemaValues(
  media: unknown,
  mediaType: string,
  { root, direction, errorStatus }: ExampleContext,
): readonly LabelledValue[] {
  const item = ownValue(media, "itemSchema");
  const schema = ownValue(media, "schema");
  if (schema === undefined && item !== undefined) {
    const value = generateExample({ type: "array", items: item, minItems: streamItems }, { root, direction });
    const isList = [isJsonLines, isEventStream, isMultipart].some((holds) => holds(mediaType));
    return [{ value: isList ? value : listOf(value)[0], isGenerated: true }];
  }
  if (schema === undefined || isBinary(mediaType)) return [];
  if ((isJson(mediaType) || isXml(mediaType)) && holdsBytes(schema, root)) return [];
  const values = exampleValues(schema, { root, direction, errorStatus });
  if (values.some(({ isGenerated }) => !isGenerated)) return values;
  // Made up of nothing, an example would tell readers of a text that no answer is known to be.
  if (saysNothing(schema, root)) {
    if (direction === "response") return [];
    if (isJson(mediaType)) return [{ value: anyValue, isGenerated: true }];
  }
  const variants = variantExamples(schema, { root, direction, errorStatus });
  const [made] = values.map(({ value }) => JSON.stringify(value));
  const isAmong = variants.some(({ value }) => JSON.stringify(value) === made);
  return isAmong ? variants.map((variant) => ({ ...variant, isGenerated: true })) : values;
}
