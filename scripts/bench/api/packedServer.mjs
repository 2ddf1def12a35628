// One small server for all that is compared: every text by Brotli as a host would keep it, everything cacheable.
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const types = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".yaml": "application/yaml; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".svg": "image/svg+xml",
};
/** The best quality takes ten seconds for the largest script; it would save three percent of it. */
const qualityOf = (bytes) => (bytes > 2 ** 20 ? 9 : 11);

/** Serves a folder at a free port. Files are packed when they are first asked for: call `warm` before any is timed. */
export function servePacked(folder) {
  const packed = new Map();
  const find = (path) => {
    const place = join(folder, decodeURIComponent(path));
    const file = existsSync(place) && statSync(place).isDirectory() ? join(place, "index.html") : place;
    if (!packed.has(file)) packed.set(file, existsSync(file) ? pack(file) : undefined);
    return packed.get(file);
  };
  const server = createServer(({ url }, response) => {
    const answer = find(new URL(url, "http://localhost").pathname);
    response.writeHead(answer === undefined ? 404 : 200, answer?.headers);
    response.end(answer?.body);
  });
  return new Promise((resolve) => {
    server.listen(0, () => {
      const origin = `http://localhost:${server.address().port}`;
      resolve({ origin, close: () => server.close() });
    });
  });
}

function pack(file) {
  const type = types[extname(file)];
  const text = readFileSync(file);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: qualityOf(text.length) } };
  const body = type === undefined ? text : brotliCompressSync(text, quality);
  return {
    body,
    headers: {
      "content-type": type ?? "application/octet-stream",
      ...(type === undefined ? {} : { "content-encoding": "br" }),
      "content-length": body.length,
      "cache-control": "max-age=3600",
    },
  };
}
