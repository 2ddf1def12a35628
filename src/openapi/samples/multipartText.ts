// Bodies in several parts as text: what stands above each part and what divides them.
import type { BodyPart } from "./bodyPart.ts";
import { oneLine } from "./headerTexts.ts";
import { isFormData } from "./mediaTypes.ts";

/** What divides the parts in texts made here. */
export const boundary = "part-boundary";
/** What divides the parts of a part. */
export const innerBoundary = "inner-boundary";

/** A media type without the boundary that it may be given with. */
export const withoutBoundary = (mediaType: string): string => mediaType.replace(/;\s*boundary=(?:"[^"]*"|[^;]*)/i, "");

/** The body as text; the bytes of files are left out. */
export function multipartText(parts: readonly BodyPart[], mediaType: string, between = boundary): string {
  const kind = isFormData(mediaType) ? "form-data" : "attachment";
  const blocks = parts.map((part) => {
    const content = part.kind === "file" ? "…" : part.kind === "json" ? JSON.stringify(part.value, null, 2) : part.text;
    return [`--${between}`, ...partHead(part, kind), "", content.replaceAll("\r\n", "\n")].join("\n");
  });
  return [...blocks, `--${between}--`].join("\n");
}

/** The lines above a part; `kind` is how it is disposed of, unless it says so itself. */
export function partHead(part: BodyPart, kind: string): readonly string[] {
  const isOwn = part.headers.some(({ name }) => name.toLowerCase() === "content-disposition");
  return [
    ...(isOwn ? [] : dispositionOf(part, kind)),
    ...(part.contentType === undefined ? [] : [`Content-Type: ${oneLine(part.contentType)}`]),
    ...part.headers.map(({ name, value }) => `${name}: ${value}`),
  ];
}

/** The text of a part that is no file, JSON in one line. */
export const partContent = (part: Exclude<BodyPart, { kind: "file" }>): string =>
  part.kind === "json" ? (JSON.stringify(part.value) ?? "null") : part.text;

function dispositionOf(part: BodyPart, kind: string): readonly string[] {
  const name = part.name === "" ? [] : [`name="${quotedName(part.name)}"`];
  const facts = [...name, ...(part.kind === "file" ? [`filename="${part.fileName}"`] : [])];
  return facts.length === 0 ? [] : [`Content-Disposition: ${[kind, ...facts].join("; ")}`];
}

/** A name inside the quotes of `Content-Disposition`, as forms encode it. */
const quotedName = (name: string): string => oneLine(name).replaceAll('"', "%22");
