import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { chooseEncoding, encodeBody } from "../../../../src/platform/http/contentEncoding.ts";
import { contentTypeOf } from "../../../../src/platform/http/contentType.ts";

test.for([
  [undefined, undefined],
  ["", undefined],
  ["gzip", "gzip"],
  ["gzip, deflate, br", "br"],
  ["GZIP", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["br;q=0.0,gzip;q=0", undefined],
  ["br; q=0.1", "br"],
  ["identity", undefined],
  ["brotli", undefined],
] as const)("Accept-Encoding %j gets %s", ([header, expected]) => {
  expect(chooseEncoding(header)).toBe(expected);
});

test("bodies are unpacked to what they were, and packed to the same bytes each time", async () => {
  const body = Buffer.from("Розділ ".repeat(1000));
  const [br, gzip, again] = await Promise.all([
    encodeBody(body, "br"),
    encodeBody(body, "gzip"),
    encodeBody(body, "gzip"),
  ]);
  expect(brotliDecompressSync(br).equals(body)).toBe(true);
  expect(gunzipSync(gzip).equals(body)).toBe(true);
  expect(gzip.equals(again)).toBe(true);
});

test.for([
  ["a/index.html", "text/html; charset=utf-8", true],
  ["docs/intro.md", "text/markdown; charset=utf-8", true],
  ["a.JS", "text/javascript; charset=utf-8", true],
  ["x.woff2", "font/woff2", false],
  ["x.tar.gz", "application/gzip", false],
  ["x.svg", "image/svg+xml; charset=utf-8", true],
  ["CNAME", "application/octet-stream", false],
  ["x.constructor", "application/octet-stream", false],
] as const)("%s is %s", ([path, header, isCompressible]) => {
  expect(contentTypeOf(path)).toEqual({ header, isCompressible });
});
