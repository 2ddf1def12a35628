// Answers one request with one file: handles conditions, ranges and encodings, and sends exactly as many bytes as announced.
import type { FileHandle } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { hasFingerprint } from "../../model/fingerprintedName.ts";
import type { FileContent } from "./builtFiles.ts";
import { parseRange } from "./byteRange.ts";
import { chooseEncoding, type Encoding } from "./contentEncoding.ts";
import { contentTypeOf } from "./contentType.ts";

// Compressing less is not worth it; compressing more would block a slow machine.
const leastCompressedBytes = 1024;

/** What to send. */
interface FileAnswer {
  /** Path below the output. */
  readonly file: string;
  readonly content: FileContent;
  readonly status: 200 | 404;
}

/** Sends a file. Never rejects because the client went away. */
export async function sendFile(request: IncomingMessage, response: ServerResponse, answer: FileAnswer): Promise<void> {
  try {
    await send(request, response, answer);
  } finally {
    if (answer.content.kind === "disk") await answer.content.handle.close();
  }
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { file, content, status }: FileAnswer,
): Promise<void> {
  const type = contentTypeOf(file);
  const mayEncode = type.isCompressible && request.headers.range === undefined;
  const encoding = mayEncode ? encodingFor(request, content) : undefined;
  const etag = `"${content.digest}${encoding === undefined ? "" : `-${encoding}`}"`;
  if (status === 200) response.setHeader("ETag", etag);
  response.setHeader("Cache-Control", isFingerprinted(file) ? "public, max-age=31536000, immutable" : "no-cache");
  if (type.isCompressible) response.setHeader("Vary", "Accept-Encoding");
  if (status === 200 && matches(request.headers["if-none-match"], etag)) {
    response.writeHead(304).end();
    return;
  }
  response.setHeader("Content-Type", type.header);
  if (encoding !== undefined) response.setHeader("Content-Encoding", encoding);
  const whole = content.kind === "memory" ? await bodyOf(content, encoding) : content.handle;
  const sizeBytes = Buffer.isBuffer(whole) ? whole.length : sizeOf(content);
  await sendBody(request, response, { whole, sizeBytes, status, etag });
}

interface Body {
  readonly whole: Buffer | FileHandle;
  readonly sizeBytes: number;
  readonly status: 200 | 404;
  readonly etag: string;
}

async function sendBody(
  request: IncomingMessage,
  response: ServerResponse,
  { whole, sizeBytes, status, etag }: Body,
): Promise<void> {
  const range = parseRange(wantedRange(request, status, etag), sizeBytes);
  if (status === 200) response.setHeader("Accept-Ranges", "bytes");
  if (range.kind === "unsatisfiable") {
    response.removeHeader("Content-Type");
    response.writeHead(416, { "Content-Range": `bytes */${sizeBytes}`, "Content-Length": 0 }).end();
    return;
  }
  const [first, last] = range.kind === "part" ? [range.first, range.last] : [0, sizeBytes - 1];
  if (range.kind === "part") response.setHeader("Content-Range", `bytes ${first}-${last}/${sizeBytes}`);
  response.writeHead(range.kind === "part" ? 206 : status, { "Content-Length": last - first + 1 });
  if (request.method === "HEAD") response.end();
  else if (Buffer.isBuffer(whole)) response.end(whole.subarray(first, last + 1));
  else await stream(whole.createReadStream({ start: first, end: last, autoClose: false }), response);
}

/** The Range header, if it applies: to a GET for an existing file that is still the one the client began to load. */
function wantedRange({ method, headers }: IncomingMessage, status: number, etag: string): string | undefined {
  const condition = headers["if-range"];
  const isCurrent = condition === undefined || condition === etag;
  return method === "GET" && status === 200 && isCurrent ? headers.range : undefined;
}

async function stream(source: NodeJS.ReadableStream, response: ServerResponse): Promise<void> {
  try {
    await pipeline(source, response);
  } catch {
    response.destroy(); // the client went away, or the disk failed: a truncated body must not look complete
  }
}

function encodingFor(request: IncomingMessage, content: FileContent): Encoding | undefined {
  if (content.kind === "disk" || content.bytes.length < leastCompressedBytes) return undefined;
  const header = request.headers["accept-encoding"];
  return chooseEncoding(Array.isArray(header) ? header.join(",") : header);
}

function bodyOf(
  content: FileContent & { readonly kind: "memory" },
  encoding: Encoding | undefined,
): Promise<Buffer> | Buffer {
  return encoding === undefined ? content.bytes : content.encoded(encoding);
}

const sizeOf = (content: FileContent): number => (content.kind === "disk" ? content.sizeBytes : content.bytes.length);

/** Whether an If-None-Match header names a tag: `"a", W/"b"` or `*`. */
function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(",").some((part) => part.trim() === "*" || part.trim().replace(/^W\//, "") === etag);
}

/** Whether the file's name changes with its content: `assets/boot.1a2b3c4d.js`; not a static file `assets/logo.svg`. */
function isFingerprinted(file: string): boolean {
  return file.startsWith("assets/") && hasFingerprint(file);
}
