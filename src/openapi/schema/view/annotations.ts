// Reads a schema's descriptions, marks and samples: everything other than limits and inner schemas.
import type { ExternalDocs, SchemaView } from "../../../model/api.ts";
import type { SchemaParts } from "../collectParts.ts";
import { advice, descriptionsOf } from "../deprecation.ts";
import { isObject, jsonText, listOf, ownValue, textOf } from "../json.ts";
import { byNearness, isTrue, nearestText, nearestTexts, nearestValue } from "../keywords.ts";
import { plainWords } from "../plainTitle.ts";
import { safeHref } from "../safeHref.ts";
import type { SchemaViewContext } from "../schemaContext.ts";
import { xmlSummary } from "./xmlSummary.ts";

/** Most examples shown with a schema. */
const maxExamples = 20;

/** The description and the marks of a schema, which are shown even if its inside is not. */
export function marksOf(collected: SchemaParts, view: SchemaViewContext): Partial<SchemaView> {
  const { parts, name, nullWords } = collected;
  const level = name === undefined ? 0 : 1;
  const isDeprecated = isTrue(parts, "deprecated");
  const words = { description: nearestTexts(parts, "description"), [advice]: nearestText(parts, advice) };
  const ofNull = nullWords
    .filter(({ references }) => references <= level)
    .map((one) => `\`null\` — ${one.description}`);
  const texts = [...descriptionsOf(words, isDeprecated), ...ofNull];
  const own = parts.filter(({ references }) => references <= level);
  const title = nearestText(own, "title");
  const isBeside =
    name !== undefined && own.some(({ schema, references }) => references === 0 && schema["title"] === title);
  return {
    ...(title === undefined || title === name
      ? {}
      : { title: plainWords(title), ...(isBeside ? { isTitledHere: true } : {}) }),
    ...(texts.length === 0 ? {} : { descriptionHtml: texts.map((text) => view.renderMarkdown(text)).join("") }),
    ...(isDeprecated ? { isDeprecated } : {}),
    ...(isTrue(parts, "readOnly") ? { isReadOnly: true } : {}),
    ...(isTrue(parts, "writeOnly") ? { isWriteOnly: true } : {}),
  };
}

/**
 * The other annotations of a schema.
 * @param name Name of the property that has the schema; empty for other schemas.
 */
export function annotationsOf(collected: SchemaParts, view: SchemaViewContext, name: string): Partial<SchemaView> {
  const { parts } = collected;
  const defaultValue = nearestValue(parts, "default");
  const constant = nearestValue(parts, "const");
  const examples = examplesOf(collected);
  const externalDocs = externalDocsOf(nearestValue(parts, "externalDocs"), view);
  const xml = xmlSummary(parts, name);
  return {
    ...textField("format", formatOf(parts)),
    ...textField("unit", nearestText(parts, "x-unit")),
    ...textField("contentEncoding", nearestText(parts, "contentEncoding")),
    ...textField("contentMediaType", nearestText(parts, "contentMediaType")),
    ...(defaultValue === undefined ? {} : { default: jsonText(defaultValue) }),
    ...(constant === undefined ? {} : { const: jsonText(constant) }),
    ...(examples.length === 0 ? {} : { examples }),
    ...(externalDocs === undefined ? {} : { externalDocs }),
    ...textField("xml", xml),
  };
}

/** What the place of a schema says beside a reference: no other page tells it, so it is shown even if the inside is not. */
export function annotationsInPlace(collected: SchemaParts, view: SchemaViewContext, name: string): Partial<SchemaView> {
  const parts = collected.parts.filter(({ references }) => references === 0);
  return annotationsOf({ ...collected, parts }, view, name);
}

/** The format, unless it repeats the type, as generators write it: `type: boolean, format: boolean`. */
function formatOf(parts: SchemaParts["parts"]): string | undefined {
  const format = nearestText(parts, "format");
  return parts.some(({ schema }) => [schema["type"]].flat().includes(format)) ? undefined : format;
}

type TextKey = "format" | "unit" | "contentEncoding" | "contentMediaType" | "xml";

const textField = (key: TextKey, text: string | undefined): Partial<SchemaView> =>
  text === undefined ? {} : { [key]: text };

/** The nearest examples. Inherited objects lack what the schema adds. */
function examplesOf({ parts, name }: SchemaParts): readonly string[] {
  const own = name === undefined ? 0 : 1;
  for (const { schema, references } of byNearness(parts)) {
    const written = [...listOf(schema["examples"]), ...(schema["example"] === undefined ? [] : [schema["example"]])];
    const values = written.filter((value) => references <= own || !isObject(value));
    if (values.length > 0) return [...new Set(values.map(jsonText))].slice(0, maxExamples);
  }
  return [];
}

function externalDocsOf(docs: unknown, view: SchemaViewContext): ExternalDocs | undefined {
  const href = safeHref(ownValue(docs, "url"));
  if (!isObject(docs) || href === undefined) return undefined;
  const description = textOf(docs["description"]);
  return { href, ...(description === undefined ? {} : { html: view.renderMarkdown(description) }) };
}
