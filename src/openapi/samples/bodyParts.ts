// Bodies in several parts: which are files, which JSON, which plain text, and the headers of each.
import { collectParts } from "../schema/collectParts.ts";
import { entriesOf, listOf, ownValue, textOf } from "../schema/json.ts";
import { nearestText, schemasByKey } from "../schema/keywords.ts";
import { isUntypedFile } from "../schema/saysNothing.ts";
import { typeFactsOf } from "../schema/typeFacts.ts";
import type { BodyPart } from "./bodyPart.ts";
import { usualType } from "./concreteType.ts";
import { fileNameIn, fileNameOf, typeOfFile } from "./fileNames.ts";
import { hasStyle, styledFields } from "./formBody.ts";
import { bareType, isBinary, isCsv, isForm, isJson, isMultipart, isXml, isYaml } from "./mediaTypes.ts";
import { innerBoundary, multipartText } from "./multipartText.ts";
import { partHeaders } from "./partHeaders.ts";
import { plainText } from "./styledValue.ts";
import { valueText } from "./valueText.ts";

interface MultipartInput {
  readonly schema: unknown;
  /** The media type object. */
  readonly media: unknown;
  readonly root: unknown;
  /** Whether the body is a part of another one. @default false */
  readonly isInner?: boolean;
}

/** The parts of a body, an item of a list each. */
export function multipartParts(value: unknown, input: MultipartInput): readonly BodyPart[] {
  if (Array.isArray(value)) return placedParts(value, input);
  const { schema, media, root, isInner = false } = input;
  const encodings = ownValue(media, "encoding");
  const collected = collectParts(schema, root);
  const variants = collected.groups.flatMap(({ schemas }) => schemas.flatMap((one) => collectParts(one, root).parts));
  const schemas = schemasByKey([...collected.parts, ...variants], "properties");
  return entriesOf(value).flatMap(([name, member]) => {
    const encoding = ownValue(encodings, name);
    const own = schemas.get(name);
    const items = collectParts(own, root).parts.map(({ schema: part }) => part["items"]);
    const isList = Array.isArray(member);
    const item = isList ? items.find((one) => one !== undefined) : own;
    if (hasStyle(encoding) && fileType(item, root) === undefined) {
      const headers = partHeaders(name, encoding, root);
      return styledFields(name, member, encoding).map(
        (field): BodyPart => ({ kind: "text", name: field.name, text: field.value, headers }),
      );
    }
    return (isList ? member : [member]).map((inner) => partOf(name, inner, { schema: item, encoding, root, isInner }));
  });
}

/** The parts of a body that is a list. */
function placedParts(
  items: readonly unknown[],
  { schema, media, root, isInner = false }: MultipartInput,
): readonly BodyPart[] {
  const { parts } = collectParts(schema, root);
  const first = parts.map(({ schema: part }) => listOf(part["prefixItems"])).find((list) => list.length > 0) ?? [];
  const others = parts.map(({ schema: part }) => part["items"]).find((one) => one !== undefined);
  const encodings = listOf(ownValue(media, "prefixEncoding"));
  return items.map((item, index) => {
    const encoding = encodings[index] ?? ownValue(media, "itemEncoding");
    const own = first[index] ?? others ?? ownValue(media, "itemSchema");
    return partOf("", item, { schema: own, encoding, root, isInner });
  });
}

interface PartInput {
  readonly schema: unknown;
  /** The encoding object. */
  readonly encoding: unknown;
  readonly root: unknown;
  readonly isInner: boolean;
}

function partOf(name: string, value: unknown, { schema, encoding, root, isInner }: PartInput): BodyPart {
  const type = firstType(textOf(ownValue(encoding, "contentType")));
  const base = { name, headers: partHeaders(name, encoding, root) };
  if (typeof value === "string" && isEncodedText(schema, root)) {
    return { ...base, kind: "text", text: value, contentType: type ?? octetStream };
  }
  const mediaType = fileType(schema, root) ?? fileTypeOf(type, value, { schema, root });
  if (mediaType !== undefined) {
    const fileName = fileNameIn(value);
    const sent = type ?? (fileName === undefined ? undefined : typeOfFile(fileName)) ?? mediaType;
    return { ...base, kind: "file", fileName: fileName ?? fileNameOf(name || "file", sent), contentType: sent };
  }
  const isStructure = typeof value === "object" && value !== null;
  // An encoding names its own parts as a media type does.
  if (type !== undefined && isStructure && isMultipart(type) && !isInner) {
    const parts = multipartParts(value, { schema, media: encoding, root, isInner: true });
    const text = multipartText(parts, type, innerBoundary).replaceAll("\n", "\r\n");
    return { ...base, kind: "text", text, contentType: `${type}; boundary=${innerBoundary}` };
  }
  if (type !== undefined && isStructure && hasOwnText(type)) {
    const text = valueText(value, {
      mediaType: type,
      schema,
      media: undefined,
      root,
      ...(name === "" ? {} : { name }),
    });
    if (text !== undefined) return { ...base, kind: "text", text, contentType: type };
    return { ...base, kind: "file", fileName: fileNameOf(name || "file", type), contentType: type };
  }
  if (isStructure || (type !== undefined && isJson(type))) {
    return { ...base, kind: "json", value, contentType: type ?? "application/json" };
  }
  return { ...base, kind: "text", text: plainText(value), ...(type === undefined ? {} : { contentType: type }) };
}

/** Types that write what has parts in another way than JSON. */
const hasOwnText = (type: string): boolean => [isXml, isYaml, isCsv, isForm].some((holds) => holds(type));

/** The first of the types that an encoding allows, without wildcards: `image/png` for `image/png, image/jpeg`. */
function firstType(contentType: string | undefined): string | undefined {
  const first = contentType?.split(",")[0]?.trim();
  if (first === undefined || first === "" || first === "*/*") return undefined;
  return first.includes("*") ? usualType(first) : first;
}

/** The type of a file by what its encoding says, or by nothing being said of a value at all. */
function fileTypeOf(
  type: string | undefined,
  value: unknown,
  { schema, root }: Pick<PartInput, "schema" | "root">,
): string | undefined {
  if (type !== undefined) return isFileType(type) ? type : undefined;
  return typeof value === "string" && isUntypedFile(schema, root) ? octetStream : undefined;
}

const isFileType = (type: string): boolean =>
  isBinary(type) || (!isJson(type) && !hasOwnText(type) && bareType(type).startsWith("application/"));

const octetStream = "application/octet-stream";

/** Whether values are bytes that a text stands for: what is sent is the text. */
function isEncodedText(schema: unknown, root: unknown): boolean {
  const encoding = nearestText(collectParts(schema, root).parts, "contentEncoding");
  return encoding !== undefined && encoding !== "binary" && fileType(schema, root) === undefined;
}

/** The media type of a property whose values are files; `undefined` for other properties. */
function fileType(schema: unknown, root: unknown): string | undefined {
  const collected = collectParts(schema, root);
  const { parts } = collected;
  const { types } = typeFactsOf(collected);
  if (types.length > 0 && !types.includes("string")) return undefined;
  const contentType = nearestText(parts, "contentMediaType");
  const encoding = nearestText(parts, "contentEncoding");
  const isBytes = nearestText(parts, "format") === "binary" || encoding === "binary";
  const isRaw = contentType !== undefined && encoding === undefined && isBinary(contentType);
  return isBytes || isRaw ? (contentType ?? octetStream) : undefined;
}
