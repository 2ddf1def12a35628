// Media types of built files, and which of them shrink when compressed.

const textTypes: Readonly<Record<string, string>> = {
  css: "text/css",
  csv: "text/csv",
  htm: "text/html",
  html: "text/html",
  ics: "text/calendar",
  js: "text/javascript",
  json: "application/json",
  jsonl: "application/jsonl",
  lua: "text/x-lua",
  map: "application/json",
  md: "text/markdown",
  mjs: "text/javascript",
  rss: "application/rss+xml",
  atom: "application/atom+xml",
  svg: "image/svg+xml",
  toml: "application/toml",
  txt: "text/plain",
  vtt: "text/vtt",
  webmanifest: "application/manifest+json",
  xml: "application/xml",
  yaml: "application/yaml",
  yml: "application/yaml",
};

const binaryTypes: Readonly<Record<string, string>> = {
  avif: "image/avif",
  gif: "image/gif",
  gz: "application/gzip",
  ico: "image/x-icon",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  mp3: "audio/mpeg",
  mp4: "video/mp4",
  ogg: "audio/ogg",
  otf: "font/otf",
  pdf: "application/pdf",
  png: "image/png",
  ttf: "font/ttf",
  wasm: "application/wasm",
  wav: "audio/wav",
  webm: "video/webm",
  webp: "image/webp",
  woff: "font/woff",
  woff2: "font/woff2",
  zip: "application/zip",
};

/** How a file is sent. */
export interface ContentType {
  /** Value of the Content-Type header. */
  readonly header: string;
  readonly isCompressible: boolean;
}

/** The type of a file by its name. Unknown ones are bytes, which browsers offer for download. */
export function contentTypeOf(path: string): ContentType {
  const name = path.slice(path.lastIndexOf("/") + 1);
  const extension = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  if (Object.hasOwn(textTypes, extension))
    return { header: `${textTypes[extension]}; charset=utf-8`, isCompressible: true };
  const binary = Object.hasOwn(binaryTypes, extension) ? binaryTypes[extension] : undefined;
  return { header: binary ?? "application/octet-stream", isCompressible: extension === "wasm" || extension === "ttf" };
}
