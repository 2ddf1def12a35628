// What media types mean for examples: how their values are written and coloured.

/** The type without its parameters, lower case: `application/json` for `Application/JSON; charset=utf-8`. */
export const bareType = (mediaType: string): string => (mediaType.split(";")[0] ?? "").trim().toLowerCase();

export const isJson = (mediaType: string): boolean =>
  /^(?:application|text)\/(?:json|.+\+json)$/.test(bareType(mediaType));

export const isXml = (mediaType: string): boolean =>
  /^(?:application|text)\/(?:xml|.+\+xml)$/.test(bareType(mediaType));

export const isForm = (mediaType: string): boolean => bareType(mediaType) === "application/x-www-form-urlencoded";

export const isMultipart = (mediaType: string): boolean => bareType(mediaType).startsWith("multipart/");

/** Values one after the other, a line each. */
export const isJsonLines = (mediaType: string): boolean =>
  /^(?:application|text)\/(?:(?:x-)?ndjson|(?:x-)?jsonl(?:ines)?|json-seq|(?:x-)?json-stream|.+\+json-seq)$/.test(
    bareType(mediaType),
  );

export const isEventStream = (mediaType: string): boolean => bareType(mediaType) === "text/event-stream";

/** Media whose values are no text: pictures, sound, archives. `image/svg+xml` is text. */
export const isBinary = (mediaType: string): boolean =>
  !isXml(mediaType) &&
  /^(?:image|audio|video|font|model)\/|^application\/(?:octet-stream|pdf|zip|gzip|x-tar|x-7z|vnd\.(?!.*\+(?:json|xml)$)|wasm)/.test(
    bareType(mediaType),
  );

/** The language that a value of the media type is coloured as. */
export function languageOf(mediaType: string): string {
  if (isJson(mediaType) || isJsonLines(mediaType)) return "json";
  if (isXml(mediaType)) return "xml";
  if (isMultipart(mediaType)) return "http";
  return /\b(?:ya?ml|html|css|csv|javascript|markdown)$/.exec(bareType(mediaType))?.[0] ?? "text";
}
