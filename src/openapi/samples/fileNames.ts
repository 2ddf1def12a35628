// Names of files that samples read and write.
import { bareType, isJson } from "./mediaTypes.ts";

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
