// The body that a sample sends: the first example of the request body, in the form that its media type asks for.
import { generateExample } from "../schema/generateExample.ts";
import { entriesOf, isObject, ownValue } from "../schema/json.ts";
import { followRefs } from "../schema/resolveRef.ts";
import { saysNothing } from "../schema/saysNothing.ts";
import type { BodyPart } from "./bodyPart.ts";
import { multipartParts } from "./bodyParts.ts";
import { bodyText } from "./bodyText.ts";
import { concreteType, holdsBytes } from "./concreteType.ts";
import { anyValue, unquoted, wireTextOf } from "./exampleViews.ts";
import { fileNameOf } from "./fileNames.ts";
import { formFields, formText, isUsualForm } from "./formBody.ts";
import { givenExamples } from "./givenExamples.ts";
import { oneLine } from "./headerTexts.ts";
import { isBinary, isForm, isFormData, isJson, isJsonSequence, isMultipart } from "./mediaTypes.ts";
import { boundary, multipartText, withoutBoundary } from "./multipartText.ts";
import type { SampleBody } from "./sampleRequest.ts";
import type { BodyInput } from "./valueText.ts";

const recordSeparator = "\u001e";

/** Longest body that stands in each sample, characters. */
const maxInline = 20_000;

/**
 * The body of a sample; `undefined` for operations without one. JSON is preferred where there is a choice. A long one is
 * sent from a file: it stands on the page once, as an example, and would hide the call in every language.
 */
export function sampleBody(requestBody: unknown, root: unknown): SampleBody | undefined {
  const body = wholeBody(requestBody, root);
  const text = body?.kind === "text" ? body.text : body?.kind === "json" ? (JSON.stringify(body.value) ?? "") : "";
  if (body === undefined || text.length <= maxInline) return body;
  const { contentType } = body;
  return { kind: "file", fileName: fileNameOf("body", contentType), contentType };
}

function wholeBody(requestBody: unknown, root: unknown): SampleBody | undefined {
  const contents = entriesOf(ownValue(followRefs(requestBody, root), "content"));
  const chosen = contents.find(([mediaType]) => isJson(mediaType)) ?? contents[0];
  if (chosen === undefined) return undefined;
  const [written, media] = chosen;
  const mediaType = concreteType(written, media, { root, direction: "request" });
  const contentType = oneLine(mediaType);
  const schema = ownValue(media, "schema") ?? true;
  const input = { mediaType, schema, media, root };
  const given = givenExamples(media, root).find(({ content }) => content.kind === "value" || content.kind === "text");
  // Clients write forms and parts themselves, and take files as they are.
  const isWritten =
    [isForm, isMultipart, isBinary].some((holds) => holds(mediaType)) && given?.content.kind === "value";
  const wire = given === undefined || isWritten ? undefined : wireTextOf(given.content, mediaType);
  if (wire !== undefined) return { kind: "text", text: wire, contentType };
  const value = given?.content.kind === "value" ? unquoted(given.content.value, input) : generated(input);
  const isCalledJson = isJson(mediaType) && holdsBytes(schema, root);
  const fileName = isCalledJson ? "data.bin" : fileNameOf("data", mediaType);
  const file: SampleBody = { kind: "file", fileName, contentType };
  if (isBinary(mediaType) || isCalledJson) return file;
  if (isJson(mediaType)) return { kind: "json", value, contentType };
  if (isForm(mediaType) && isObject(value)) {
    const fields = formFields(value, media);
    // Clients send a form of nothing in different ways, some of them as another method.
    if (fields.length === 0) return undefined;
    return isUsualForm(fields)
      ? { kind: "form", fields, contentType }
      : { kind: "text", text: formText(fields), contentType };
  }
  if (isMultipart(mediaType) && typeof value === "object" && value !== null) {
    const parts = multipartParts(value, input);
    if (parts.length === 0) return undefined;
    return isFormData(mediaType) ? { kind: "multipart", parts, contentType } : writtenParts(parts, contentType);
  }
  const text = bodyText(value, input)?.code;
  if (text === undefined) return file;
  return { kind: "text", text: isJsonSequence(mediaType) ? sequenceText(text) : text, contentType };
}

/** Lines of JSON as a sequence, in which readers of a page would not see what tells the values apart. */
function sequenceText(lines: string): string {
  if (lines.startsWith(recordSeparator)) return lines;
  return lines.replace(/^(?=.)/gm, recordSeparator).replace(/\n?$/, "\n");
}

/** A body of parts that are no form: most clients cannot write it, so it is written out, or comes from a file. */
function writtenParts(parts: readonly BodyPart[], mediaType: string): SampleBody {
  const form = { parts, mediaType: withoutBoundary(mediaType) };
  const contentType = `${form.mediaType}; boundary=${boundary}`;
  if (parts.some(({ kind }) => kind === "file")) return { kind: "file", fileName: "body.bin", contentType, form };
  // Line ends of parts are those of mail.
  const text = `${multipartText(parts, mediaType)}\n`.replace(/\r?\n/g, "\r\n");
  return { kind: "text", text, contentType, form };
}

function generated({ mediaType, schema, media, root }: BodyInput): unknown {
  const item = ownValue(media, "itemSchema");
  const isStream = item !== undefined && ownValue(media, "schema") === undefined;
  if (!isStream && isJson(mediaType) && saysNothing(schema, root)) return anyValue;
  const wanted = isStream ? { type: "array", items: item, minItems: 2 } : schema;
  return generateExample(wanted, { root, direction: "request" });
}
