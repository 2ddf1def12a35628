// Parameters and headers as a page shows them.
import type { ApiParameter, ExampleView, OperationBody, SchemaView } from "../../model/api.ts";
import type { HeaderObject, ParameterObject } from "../normalize/contentObjects.ts";
import { exampleViews } from "../samples/exampleViews.ts";
import { wireForm } from "../samples/wireForm.ts";
import { descriptionsOf } from "../schema/deprecation.ts";
import type { Direction } from "../schema/direction.ts";
import type { OperationEntry } from "./operationEntries.ts";
import { optional, type PageBuilder } from "./pageBuilder.ts";

/** Places in the order in which readers meet them. */
const places = ["path", "query", "querystring", "header", "cookie"];

/** Parameters of an operation and of its path; the operation's win by name and place. */
export function parametersOf({
  operation,
  item,
}: Pick<OperationEntry, "operation" | "item">): readonly ParameterObject[] {
  const byKey = new Map<string, ParameterObject>();
  for (const parameter of [...(item.parameters ?? []), ...(operation.parameters ?? [])]) {
    const key = `${parameter.in ?? ""}\n${parameter.name ?? ""}`;
    byKey.set(key, parameter);
  }
  return [...byKey.values()];
}

/** Parameters by place; a place that the standard does not know comes last. */
export function parameterGroups(
  parameters: readonly ParameterObject[],
  page: PageBuilder,
  idParts: readonly string[],
): OperationBody["parameters"] {
  const found = [...new Set(parameters.map((parameter) => parameter.in ?? "query"))];
  const known = places.filter((place) => found.includes(place));
  return [...known, ...found.filter((place) => !places.includes(place))].map((place) => ({
    place,
    parameters: parameters
      .filter((parameter) => (parameter.in ?? "query") === place)
      .map((parameter) =>
        parameterView(parameter, {
          name: parameter.name ?? "",
          page,
          idParts: [...idParts, place],
          direction: "request",
        }),
      ),
  }));
}

interface ParameterInput {
  readonly name: string;
  readonly page: PageBuilder;
  readonly idParts: readonly string[];
  readonly direction: Direction;
}

/** A parameter, or a header under its name. */
export function parameterView(
  parameter: ParameterObject | HeaderObject,
  { name, page, idParts, direction }: ParameterInput,
): ApiParameter {
  const [content] = Object.entries(parameter.content ?? {});
  const schema = parameter.schema ?? content?.[1].schema ?? {};
  const isPath = "in" in parameter && parameter.in === "path";
  const exampled = content?.[1] ?? parameter;
  const examples = ["example", "examples"].some((key) => Object.hasOwn(exampled, key))
    ? exampleViews(content?.[0] ?? "application/json", exampled, {
        root: page.document.root,
        direction,
        renderMarkdown: page.context.renderMarkdown,
        highlight: page.context.highlight,
      })
    : [];
  const described = page.describe(schema, direction, [...idParts, name]);
  const isDescribed = examples.some(({ descriptionHtml }) => descriptionHtml !== undefined);
  return {
    name,
    isRequired: parameter.required === true || isPath,
    isDeprecated: parameter.deprecated === true,
    ...optional({
      descriptionHtml: page.htmlOf(descriptionsOf(parameter)),
      wireForm: wireForm("in" in parameter ? parameter : { ...parameter, name, in: "header" }, page.document.root),
      allowEmptyValue: parameter.allowEmptyValue,
      // A slash or a question mark would end a segment of the path: samples write them with percent signs, too.
      allowReserved: parameter.allowReserved === true && !isPath ? true : undefined,
      mediaType: content?.[0],
    }),
    schema: examples.length > 0 ? withoutExamples(described) : described,
    // An example that hubdocs would make of a number or a word tells nothing that its schema does not.
    examples: examples.map((example) => inOneLine(isDescribed ? asText(example, described, page) : example, page)),
  };
}

/** A schema whose examples are overridden by those that are given beside it, as the standard has it. */
export function withoutExamples({ examples: _, ...schema }: SchemaView): SchemaView {
  return schema;
}

/** A text as it is sent: where all examples stand in a line the template takes the quotation marks away. */
function asText(example: ExampleView, { types }: SchemaView, { context }: PageBuilder): ExampleView {
  const { code } = example;
  if (code?.language !== "json" || types.join() !== "string") return example;
  const text = parsed(code.text);
  return typeof text === "string" ? { ...example, code: context.highlight(text, "text") } : example;
}

/** Longest example that stands in one line, characters. */
const maxLine = 80;

/** A short list or object in one line: it stands beside the words of its parameter. */
function inOneLine(example: ExampleView, { context }: PageBuilder): ExampleView {
  const { code } = example;
  if (code?.language !== "json" || code.text.length > 2 * maxLine || !/^[[{]\n/.test(code.text)) return example;
  const text = compact(code.text);
  return text.length > maxLine ? example : { ...example, code: context.highlight(text, "json") };
}

const compact = (json: string): string => JSON.stringify(parsed(json)) ?? json;

/** The value of a text; `undefined` where it is no JSON, for an author may write anything. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
