// What media types mean for examples: how their values are written and coloured.

/** The type without its parameters, lower case: `application/json` for `Application/JSON; charset=utf-8`. */
export const bareType = (mediaType: string): string => (mediaType.split(";")[0] ?? "").trim().toLowerCase();

/** `application/json`, `text/json`, `application/problem+json`; not JSON in lines. */
export const isJson = (mediaType: string): boolean =>
  /^(?:application|text)\/(?:json|.+\+json)$/.test(bareType(mediaType)) && !isJsonLines(mediaType);

/** `application/yaml`, `text/x-yaml`, `application/vnd.oai.openapi+yaml`. */
export const isYaml = (mediaType: string): boolean =>
  /^(?:application|text)\/(?:(?:x-)?ya?ml|.+\+ya?ml)$/.test(bareType(mediaType));

/** `application/xml`, `text/xml`, `image/svg+xml`. */
export const isXml = (mediaType: string): boolean =>
  /^(?:application|text)\/(?:xml|.+\+xml)$/.test(bareType(mediaType));

/** `text/csv`. */
export const isCsv = (mediaType: string): boolean => bareType(mediaType) === "text/csv";

/** Fields of a form as a query. */
export const isForm = (mediaType: string): boolean => bareType(mediaType) === "application/x-www-form-urlencoded";

/** `multipart/form-data` and its kin. */
export const isMultipart = (mediaType: string): boolean => bareType(mediaType).startsWith("multipart/");

/** Whether the parts are the fields of a form: clients write these themselves, and no other parts. */
export const isFormData = (mediaType: string): boolean => bareType(mediaType) === "multipart/form-data";

/** Values one after the other, a line each. */
export const isJsonLines = (mediaType: string): boolean =>
  /^(?:application|text)\/(?:(?:x-)?ndjson|(?:x-)?jsonl(?:ines)?|json-seq|(?:x-)?json-stream|stream\+json|.+\+json-seq)$/.test(
    bareType(mediaType),
  );

/** Values of which each has a record separator before it: `application/json-seq`, `application/geo+json-seq`. */
export const isJsonSequence = (mediaType: string): boolean => /[/+]json-seq$/.test(bareType(mediaType));

/** Events that a server sends one after the other. */
export const isEventStream = (mediaType: string): boolean => bareType(mediaType) === "text/event-stream";

/** Media whose values are no text: pictures, sound, archives. `image/svg+xml` is text, and so are lists of sounds to play. */
export const isBinary = (mediaType: string): boolean =>
  !isXml(mediaType) &&
  !/mpegurl$/.test(bareType(mediaType)) &&
  /^(?:image|audio|video|font|model)\/|^application\/(?:octet-stream|pdf|(?:x-)?(?:zip|gzip|bzip|tar|7z|rar)|java-archive|msword|epub|vnd\.(?!.*\+(?:json|xml|ya?ml)$)|wasm)/.test(
    bareType(mediaType),
  );

/** The language that a value of the media type is coloured as. */
export function languageOf(mediaType: string): string {
  if (isJson(mediaType) || isJsonLines(mediaType)) return "json";
  if (isXml(mediaType)) return "xml";
  if (isYaml(mediaType)) return "yaml";
  if (isMultipart(mediaType)) return "http";
  return /\b(?:html|css|csv|javascript|markdown)$/.exec(bareType(mediaType))?.[0] ?? "text";
}
