// Names of files that samples read and write.
import { bareType, isJson } from "./mediaTypes.ts";

const extensions: ReadonlyMap<string, string> = new Map([
  ["image/jpeg", "jpg"],
  ["image/svg+xml", "svg"],
  ["audio/mpeg", "mp3"],
  ["text/plain", "txt"],
  ["application/gzip", "gz"],
]);

/** Types of files by their endings, where both are not the same word. */
const types: ReadonlyMap<string, string> = new Map([
  ...[...extensions].map(([type, extension]): [string, string] => [extension, type]),
  ["jpeg", "image/jpeg"],
  ...["png", "gif", "webp", "heic"].map((name): [string, string] => [name, `image/${name}`]),
  ...["pdf", "zip", "json", "xml"].map((name): [string, string] => [name, `application/${name}`]),
  ["csv", "text/csv"],
  ["mp4", "video/mp4"],
]);

/** The name of a file that an example of its content is: `mars.jpg` for `@mars.jpg`; `undefined` for anything else. */
export function fileNameIn(example: unknown): string | undefined {
  return typeof example === "string"
    ? /^@?([\p{L}\p{N}_-][\p{L}\p{N}_.-]{0,80}\.[a-z0-9]{2,5})$/u.exec(example)?.[1]
    : undefined;
}

/** The type that a file's name tells; `undefined` when it tells none. */
export const typeOfFile = (fileName: string): string | undefined => types.get(fileName.replace(/^.*\./, ""));

/** Name of a file to send: `photo.heic` for `photo` of `image/heic`, `data.bin` for bytes. */
export function fileNameOf(name: string, mediaType: string): string {
  const type = bareType(mediaType);
  const subtype = type.split("/")[1] ?? "";
  const extension = extensions.get(type) ?? (isJson(type) ? "json" : /^[a-z0-9]{2,5}$/.test(subtype) ? subtype : "bin");
  return `${name.replace(/[^\p{L}\p{N}_-]+/gu, "-") || "file"}.${extension}`;
}
