// Media ranges (`image/*`, `*/*`): a body that is sent or shown has a type of its own.
import { collectParts } from "../schema/collectParts.ts";
import type { Direction } from "../schema/direction.ts";
import { generateExample } from "../schema/generateExample.ts";
import { ownValue } from "../schema/json.ts";
import { nearestText } from "../schema/keywords.ts";
import { firstValue } from "./givenExamples.ts";
import { bareType } from "./mediaTypes.ts";

/** A usual type of each kind that is no kind of data. */
const usual: ReadonlyMap<string, string> = new Map([
  ["image", "image/png"],
  ["audio", "audio/mpeg"],
  ["video", "video/mp4"],
  ["font", "font/woff2"],
  ["text", "text/plain"],
  ["multipart", "multipart/form-data"],
]);

const bytes = "application/octet-stream";

interface ConcreteInput {
  readonly root: unknown;
  readonly direction: Direction;
}

/**
 * A type within a range that the content fits: JSON for what has parts, bytes for files, text. Any other type is given
 * back as it is.
 * @param media The media type object.
 */
export function concreteType(mediaType: string, media: unknown, { root, direction }: ConcreteInput): string {
  if (!mediaType.includes("*")) return mediaType;
  const known = knownType(mediaType);
  if (known !== undefined) return known;
  const schema = ownValue(media, "schema");
  const given = firstValue(media, root);
  if (given === undefined && schema === undefined) return bytes;
  const { parts } = collectParts(schema, root);
  const isFile = nearestText(parts, "format") === "binary" || nearestText(parts, "contentMediaType") !== undefined;
  if (given === undefined && isFile) return bytes;
  const value = given === undefined ? generateExample(schema, { root, direction }) : given.value;
  return typeof value === "string" && bareType(mediaType).startsWith("*") ? "text/plain" : "application/json";
}

/** Whether a schema stands for bytes: some generators give the type of all other bodies, JSON, to files as well. */
export const holdsBytes = (schema: unknown, root: unknown): boolean =>
  nearestText(collectParts(schema, root).parts, "format") === "binary";

/** A type within a range of whose content nothing is known. */
export const usualType = (range: string): string => knownType(range) ?? bytes;

/** The type that a range alone tells. */
function knownType(range: string): string | undefined {
  const [kind = "", subtype = ""] = bareType(range).split("/");
  const suffix = /\+(json|xml|yaml)$/.exec(subtype)?.[1];
  return suffix === undefined ? usual.get(kind) : `application/${suffix}`;
}
