// What samples of a form in several parts send, as a server gets it. Programs that a machine does not have are left out.
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SampleOperation } from "../../../../src/openapi/samples/sampleOperation.ts";
import { keptOperations, samplesOf } from "./sampleOperations.ts";

interface Sent {
  readonly place: string | undefined;
  /** Head and content of each part, fields of the head in the order of the alphabet. */
  readonly parts: readonly string[];
}

const sent: Sent[] = [];
const folder = mkdtempSync(join(tmpdir(), "sent-parts-"));

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const boundary = /boundary="?([^";]+)/.exec(request.headers["content-type"] ?? "")?.[1] ?? "";
    const body = Buffer.concat(chunks).toString("utf8");
    const parts = body.split(`--${boundary}`).slice(1, -1).map(partOf);
    const place = request.headers["x-place"];
    sent.push({ place: typeof place === "string" ? Buffer.from(place, "latin1").toString("utf8") : undefined, parts });
    response.end("");
  });
});

function partOf(text: string): string {
  const [head = "", ...content] = text.slice(2, -2).split("\r\n\r\n");
  return [...head.split("\r\n").sort(), "", content.join("\r\n\r\n")].join("\n");
}

beforeAll(async () => {
  writeFileSync(join(folder, "plan.png"), "bytes");
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** The part of JSON as each language writes it. */
const owners: Readonly<Record<string, string>> & { readonly js: string } = {
  js: '{"name":"Оля"}',
  python: String.raw`{"name": "\u041e\u043b\u044f"}`,
  php: String.raw`{"name":"\u041e\u043b\u044f"}`,
};

const has = (command: string, flags: readonly string[]): boolean => spawnSync(command, flags).status === 0;

const programs = [
  ["js", process.execPath, ["--input-type=module", "-"], true],
  ["curl", "sh", ["-s"], has("curl", ["--version"])],
  ["python", "python3", ["-"], has("python3", ["-c", "import requests"])],
  ["php", "php", ["-d", "display_errors=stderr"], has("php", ["-r", "exit(extension_loaded('curl') ? 0 : 1);"])],
] as const;

/** What the server gets when the sample of an operation in a language has run. */
async function sentBy([id, command, flags]: (typeof programs)[number], of: Partial<SampleOperation>) {
  const { port } = server.address() as AddressInfo;
  const sample = samplesOf({ ...of, server: { url: `http://127.0.0.1:${port}` } })[id] ?? "";
  sent.length = 0;
  const child = spawn(command, flags, { cwd: folder, stdio: ["pipe", "ignore", "pipe"] });
  let complaints = "";
  child.stderr.on("data", (chunk: Buffer) => {
    complaints += chunk.toString("utf8");
  });
  child.stdin.end(sample);
  const status = await new Promise((resolve) => child.on("close", resolve));
  expect([status, status === 0 ? "" : complaints]).toEqual([0, ""]);
  return sent;
}

const named = (name: string, more = ""): string => `Content-Disposition: form-data; name="${name}"${more}`;

const runnable = programs.filter(([, , , isThere]) => isThere).map((program) => [program[0], program] as const);

test.each(runnable)("the sample in %s sends every part with its type and its headers", async (id, program) => {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<history by="Ok &amp; &quot;Co&quot;">
  <step>moved</step>
</history>`;
  expect(await sentBy(program, keptOperations["parts"] ?? {})).toEqual([
    {
      place: "Кухня «А»",
      parts: [
        `${named("plan", '; filename="plan.png"')}\nContent-Type: image/png\nX-Shot: 7\n\nbytes`,
        `${named("history")}\nContent-Type: application/xml; charset=utf-8\n\n${xml}`,
        `${named("owner")}\nContent-Type: application/vnd.hub.owner+json\nX-Signed-By: Оля "O" \\ 5\n\n${owners[id] ?? owners.js}`,
        `${named("tags")}\n\na b|c|d`,
        `${named("range[from]")}\n\n1`,
        `${named("range[to]")}\n\n5`,
        `${named("note")}\n\n@home; or not`,
      ],
    },
  ]);
});

test.each(runnable)("the sample in %s names no file for what is none", async (_, program) => {
  const schema = {
    type: "object",
    properties: {
      meta: { type: "object", properties: { a: { type: "integer", example: 1 } } },
      note: { type: "string", example: "a" },
      plan: { type: "string", format: "binary" },
    },
  };
  const media = { schema, encoding: { note: { contentType: "text/markdown" }, plan: { contentType: "image/png" } } };
  const requestBody = { content: { "multipart/form-data": media } };
  const [request] = await sentBy(program, { method: "post", requestBody });
  expect(request?.parts.map((part) => part.replace('{"a": 1}', '{"a":1}'))).toEqual([
    `${named("meta")}\nContent-Type: application/json\n\n{"a":1}`,
    `${named("note")}\nContent-Type: text/markdown\n\na`,
    `${named("plan", '; filename="plan.png"')}\nContent-Type: image/png\n\nbytes`,
  ]);
});
