// Bodies in several parts: which are files, which JSON, which plain text.
import { collectParts } from "../schema/collectParts.ts";
import { entriesOf, listOf, ownValue, textOf } from "../schema/json.ts";
import { nearestText, schemasByKey } from "../schema/keywords.ts";
import { typeFactsOf } from "../schema/typeFacts.ts";
import { bareType, isBinary, isJson, isXml } from "./mediaTypes.ts";
import { plainText } from "./styledValue.ts";

/** A part of a body; its name is empty where parts are told by their places. */
export type BodyPart =
  | { readonly kind: "file"; readonly name: string; readonly fileName: string; readonly contentType: string }
  | { readonly kind: "json"; readonly name: string; readonly value: unknown; readonly contentType: string }
  | { readonly kind: "text"; readonly name: string; readonly text: string; readonly contentType?: string };

interface MultipartInput {
  readonly schema: unknown;
  /** The media type object. */
  readonly media: unknown;
  readonly root: unknown;
}

/** The parts of a body, an item of a list each. */
export function multipartParts(value: unknown, input: MultipartInput): readonly BodyPart[] {
  if (Array.isArray(value)) return placedParts(value, input);
  const { schema, media, root } = input;
  const encoding = ownValue(media, "encoding");
  const collected = collectParts(schema, root);
  const variants = collected.groups.flatMap(({ schemas }) => schemas.flatMap((one) => collectParts(one, root).parts));
  const schemas = schemasByKey([...collected.parts, ...variants], "properties");
  return entriesOf(value).flatMap(([name, member]) => {
    const contentType = textOf(ownValue(ownValue(encoding, name), "contentType"));
    const own = schemas.get(name);
    if (!Array.isArray(member)) return [partOf(name, member, { schema: own, contentType, root })];
    const items = collectParts(own, root).parts.map(({ schema: part }) => part["items"]);
    const item = items.find((one) => one !== undefined);
    return member.map((inner) => partOf(name, inner, { schema: item, contentType, root }));
  });
}

/** The parts of a body that is a list. */
function placedParts(items: readonly unknown[], { schema, media, root }: MultipartInput): readonly BodyPart[] {
  const { parts } = collectParts(schema, root);
  const first = parts.map(({ schema: part }) => listOf(part["prefixItems"])).find((list) => list.length > 0) ?? [];
  const others = parts.map(({ schema: part }) => part["items"]).find((one) => one !== undefined);
  const encodings = listOf(ownValue(media, "prefixEncoding"));
  return items.map((item, index) => {
    const encoding = encodings[index] ?? ownValue(media, "itemEncoding");
    const own = first[index] ?? others ?? ownValue(media, "itemSchema");
    return partOf("", item, { schema: own, contentType: textOf(ownValue(encoding, "contentType")), root });
  });
}

interface PartInput {
  readonly schema: unknown;
  readonly contentType: string | undefined;
  readonly root: unknown;
}

function partOf(name: string, value: unknown, { schema, contentType, root }: PartInput): BodyPart {
  const type = firstType(contentType);
  const mediaType = fileType(schema, root) ?? (type !== undefined && isFileType(type) ? type : undefined);
  if (mediaType !== undefined) {
    const sent = type ?? mediaType;
    return { kind: "file", name, fileName: fileNameOf(name || "file", sent), contentType: sent };
  }
  const isStructure = typeof value === "object" && value !== null;
  if (isStructure || (type !== undefined && isJson(type))) {
    return { kind: "json", name, value, contentType: type ?? "application/json" };
  }
  return { kind: "text", name, text: plainText(value), ...(type === undefined ? {} : { contentType: type }) };
}

/** The first of the types that an encoding allows, without wildcards: `image/png` for `image/png, image/jpeg`. */
function firstType(contentType: string | undefined): string | undefined {
  const first = contentType?.split(",")[0]?.trim();
  if (first === undefined || first === "" || first === "*/*") return undefined;
  return first.endsWith("/*") ? `${first.slice(0, -1)}${first.startsWith("image") ? "png" : "octet-stream"}` : first;
}

const isFileType = (type: string): boolean =>
  isBinary(type) || (!isJson(type) && !isXml(type) && /^application\/(?!x-www-form)/.test(bareType(type)));

/** The media type of a property whose values are files; `undefined` for other properties. */
function fileType(schema: unknown, root: unknown): string | undefined {
  const collected = collectParts(schema, root);
  const { parts } = collected;
  const { types } = typeFactsOf(collected);
  if (types.length > 0 && !types.includes("string")) return undefined;
  const contentType = nearestText(parts, "contentMediaType");
  const isBytes = nearestText(parts, "format") === "binary";
  const isRaw =
    contentType !== undefined && nearestText(parts, "contentEncoding") === undefined && isBinary(contentType);
  return isBytes || isRaw ? (contentType ?? "application/octet-stream") : undefined;
}

const extensions: ReadonlyMap<string, string> = new Map([
  ["image/jpeg", "jpg"],
  ["image/svg+xml", "svg"],
  ["audio/mpeg", "mp3"],
  ["text/plain", "txt"],
  ["application/gzip", "gz"],
]);

/** Name of a file to send: `photo.heic` for `photo` of `image/heic`, `data.bin` for bytes. */
export function fileNameOf(name: string, mediaType: string): string {
  const type = bareType(mediaType);
  const subtype = type.split("/")[1] ?? "";
  const extension = extensions.get(type) ?? (isJson(type) ? "json" : /^[a-z0-9]{2,5}$/.test(subtype) ? subtype : "bin");
  return `${name.replace(/[^\p{L}\p{N}_-]+/gu, "-") || "file"}.${extension}`;
}

/** What divides the parts in texts made here. */
export const boundary = "part-boundary";

/** Whether the parts are the fields of a form: clients write these themselves, and no other parts. */
export const isFormData = (mediaType: string): boolean => bareType(mediaType) === "multipart/form-data";

/** A media type without the boundary that it may be given with. */
export const withoutBoundary = (mediaType: string): string => mediaType.replace(/;\s*boundary=(?:"[^"]*"|[^;]*)/i, "");

/** The body as text; the bytes of files are left out. */
export function multipartText(parts: readonly BodyPart[], mediaType: string): string {
  const kind = isFormData(mediaType) ? "form-data" : "attachment";
  const blocks = parts.map((part) => {
    const type = part.contentType === undefined ? [] : [`Content-Type: ${oneLine(part.contentType)}`];
    const content = part.kind === "file" ? "…" : part.kind === "json" ? JSON.stringify(part.value, null, 2) : part.text;
    return [`--${boundary}`, ...dispositionOf(part, kind), ...type, "", content].join("\n");
  });
  return [...blocks, `--${boundary}--`].join("\n");
}

function dispositionOf(part: BodyPart, kind: string): readonly string[] {
  const name = part.name === "" ? [] : [`name="${quotedName(part.name)}"`];
  const facts = [...name, ...(part.kind === "file" ? [`filename="${part.fileName}"`] : [])];
  return facts.length === 0 ? [] : [`Content-Disposition: ${[kind, ...facts].join("; ")}`];
}

/** A text without line breaks and other controls, for headers. */
export const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, " ");

/** A name inside the quotes of `Content-Disposition`, as forms encode it. */
export const quotedName = (name: string): string => oneLine(name).replaceAll('"', "%22");
