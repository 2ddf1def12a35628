import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { askLinks } from "../../../../src/platform/links/askLinks.ts";
import { isPrivateAddress } from "../../../../src/platform/links/privateAddress.ts";
import { clearHeap } from "../../../../src/platform/workers/restingHeap.ts";

const folder = mkdtempSync(join(tmpdir(), "hubdocs-links-"));
const asked: string[] = [];
let active = 0;
let mostActive = 0;

function answer(request: IncomingMessage, response: ServerResponse): void {
  const { method = "", url = "" } = request;
  asked.push(`${method} ${url}`);
  active += 1;
  mostActive = Math.max(mostActive, active);
  response.once("close", () => {
    active -= 1;
  });
  const end = (status: number, headers = {}, body = ""): void => {
    response.writeHead(status, headers);
    response.end(method === "HEAD" ? undefined : body);
  };
  const page = { "content-type": "text/html; charset=utf-8" };
  const shyAnswers = asked.filter((line) => line.endsWith("/shy")).length;
  const answers = new Map<string, () => void>([
    ["/page", () => end(200, page, '<h1 id="one">One</h1><a name="old">Old</a>')],
    ["/no-head", () => end(method === "HEAD" ? 405 : 200, page, "<p>")],
    ["/long", () => end(200, page, `<h1 id="one">One</h1>${"<p>text</p>".repeat(200_000)}<h2 id="last">Last</h2>`)],
    ["/moved", () => end(301, { location: "/page" })],
    ["/split", () => end(301, { location: "/page#old" })],
    ["/away", () => end(302, { location: "http://127.0.0.2:1/elsewhere" })],
    ["/circle", () => end(302, { location: "/circle" })],
    ["/closed", () => end(403)],
    ["/shy", () => end(shyAnswers < 3 ? 503 : 200, { "retry-after": "0" })],
    ["/silent", () => undefined],
    ["/hangs-up", () => (method === "HEAD" ? response.destroy() : end(200, page, "<p>"))],
    ["/ignores-head", () => (method === "HEAD" ? undefined : end(200, page, "<p>"))],
  ]);
  (answers.get(url.replace(/\?.*/, "")) ?? (() => end(404)))();
}

const server: Server = createServer(answer);
let base = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const idsOf = (html: string): readonly string[] =>
  [...html.matchAll(/(?:id|name)="([^"]*)"/g)].map(([, id]) => id ?? "");

let files = 0;
function ask(paths: readonly string[], changes = {}) {
  files += 1;
  const settings = { skip: [], allow: ["127.0.0.1"], timeout: 1, concurrency: 4, maxAge: 24, idsOf };
  const signal = new AbortController().signal;
  const file = join(folder, `${files}.json`);
  return askLinks(
    paths.map((path) => base + path),
    { ...settings, file, nowMs: 1_000_000, signal, ...changes },
  );
}

test.for([
  ["/page", { kind: "fine" }],
  ["/page#one", { kind: "fine", hasAnchor: true }],
  ["/page#old", { kind: "fine", hasAnchor: true }],
  ["/page#two", { kind: "fine", hasAnchor: false }],
  ["/long#one", { kind: "fine", hasAnchor: true }],
  ["/long#last", { kind: "fine" }],
  ["/no-head", { kind: "fine" }],
  ["/missing", { kind: "broken", reason: "it answers 404" }],
  ["/closed", { kind: "closed", reason: "it answers 403" }],
  ["/circle", { kind: "broken", reason: "it redirects endlessly" }],
  ["/shy", { kind: "fine" }],
  ["/silent", { kind: "broken", reason: "it does not answer in time", waited: 1 }],
  ["/hangs-up", { kind: "fine" }],
  ["/ignores-head", { kind: "fine" }],
  ["/away", { kind: "private", host: "127.0.0.2" }],
] as const)("%s is answered as it is", async ([path, expected]) => {
  expect((await ask([path])).get(base + path)).toEqual(expected);
});

test("a server that never answers is given up, whatever memory is cleared meanwhile", { timeout: 20_000 }, async () => {
  // The timer alone held the limit of time, and went with the garbage.
  const clearing = setInterval(() => void clearHeap(), 100);
  onTestFinished(() => clearInterval(clearing));
  const answers = await ask(["/silent"]);
  expect([...answers.values()]).toMatchObject([{ kind: "broken", reason: "it does not answer in time" }]);
});

test("a host that leaves three links in a row without an answer is not asked for the others, nor soon again", async () => {
  const before = asked.length;
  const settings = { timeout: 0.1, file: join(folder, "silent.json") };
  const told: string[] = [];
  const order = ["/silent?1", "/silent?2", "/page", "/silent?3", "/silent?4", "/silent?5", "/silent?6"];
  const onAsked = (done: number, total: number): void => void told.push(`${done} of ${total}`);
  const answers = await ask(order, { ...settings, onAsked });
  expect(order.map((path) => answers.get(base + path)?.kind).join(" ")).toBe(
    "broken broken fine broken broken broken silent",
  );
  const reason = "its host did not answer 3 other links in time";
  expect(answers.get(`${base}/silent?6`)).toEqual({ kind: "silent", reason, waited: 0.1 });
  expect(told).toEqual(Array.from({ length: 8 }, (_, done) => `${done} of 7`));
  const requests = asked.length - before;
  await ask(order, settings);
  expect(asked.length - before).toBe(requests);
});

test("an https link to a server without TLS is told in words that are the same in every run", async () => {
  const address = `${base.replace("http:", "https:")}/page`;
  const context = { skip: [], allow: ["127.0.0.1"], timeout: 5, concurrency: 1, maxAge: 0, idsOf, nowMs: 0 };
  const file = join(folder, "tls.json");
  const answers = await askLinks([address], { ...context, file, signal: new AbortController().signal });
  expect(answers.get(address)).toEqual({ kind: "broken", reason: "its host does not speak https at this port" });
});

test("a redirect is told with where it leads and whether for good", async () => {
  const answers = await ask(["/moved"]);
  expect(answers.get(`${base}/moved`)).toEqual({ kind: "fine", movedTo: `${base}/page`, isPermanent: true });
});

test.for([
  ["keeps the anchor of a link", "/moved#one", "/page#one", { hasAnchor: true }],
  ["may lead to another anchor, which is not looked for", "/split#one", "/page#old", {}],
] as const)("a redirect %s", async ([, path, target, anchor]) => {
  const answers = await ask([path]);
  const moved = { kind: "fine", movedTo: base + target, isPermanent: true };
  expect(answers.get(base + path)).toEqual({ ...moved, ...anchor });
});

test("a page is asked for once, however many of its anchors are linked", async () => {
  const before = asked.length;
  const paths = ["/page", "/page#one", "/page#old", "/page#two"];
  const answers = await ask(paths);
  expect(asked.slice(before)).toEqual(["GET /page"]);
  expect(paths.map((path) => answers.get(base + path))).toEqual([
    { kind: "fine" },
    { kind: "fine", hasAnchor: true },
    { kind: "fine", hasAnchor: true },
    { kind: "fine", hasAnchor: false },
  ]);
});

test("private addresses are not asked unless they are allowed, by number or by name", async () => {
  const before = asked.length;
  const port = base.split(":").at(-1);
  const named = `http://localhost:${port}/page`;
  const settings = { skip: [], allow: [], timeout: 1, concurrency: 4, maxAge: 24, idsOf, nowMs: 0 };
  const context = { ...settings, signal: new AbortController().signal, file: join(folder, "private.json") };
  const answers = await askLinks([`${base}/page`, named], context);
  expect([...answers.values()].map(({ kind }) => kind)).toEqual(["private", "private"]);
  expect(asked.length).toBe(before);
});

test("a host is asked one thing at a time, each address once, and skipped hosts nothing", async () => {
  const before = asked.length;
  mostActive = 0;
  await ask(["/page", "/page", "/no-head", "/moved"]);
  expect(mostActive).toBe(1);
  expect(asked.slice(before).filter((line) => line === "HEAD /no-head")).toHaveLength(1);
  const quiet = asked.length;
  expect((await ask(["/page"], { skip: ["127.0.0.1"] })).size).toBe(0);
  expect(asked.length).toBe(quiet);
});

test("answers are kept for their time, bad ones for an hour", async () => {
  const file = join(folder, "kept.json");
  const hour = 3_600_000;
  const at = async (nowMs: number): Promise<number> => {
    const before = asked.length;
    await ask(["/page", "/missing"], { file, nowMs });
    return asked.length - before;
  };
  expect(await at(0)).toBe(3); // HEAD, HEAD and GET
  expect(await at(hour / 2)).toBe(0);
  expect(await at(hour * 2)).toBe(2);
  expect(await at(hour * 25)).toBe(3);
});

test("answers that other settings would change are asked for again with those", async () => {
  const file = join(folder, "settings.json");
  const path = "/page";
  expect((await ask([path], { file, allow: [] })).get(base + path)).toEqual({ kind: "private", host: "127.0.0.1" });
  expect((await ask([path], { file })).get(base + path)).toEqual({ kind: "fine" });
  const requests = async (timeout: number): Promise<number> => {
    const before = asked.length;
    await ask(["/silent"], { file, timeout });
    return asked.length - before;
  };
  expect(await requests(0.1)).toBe(2);
  expect(await requests(0.1)).toBe(0);
  expect(await requests(0.2)).toBe(2);
});

test.for([
  ["127.0.0.1", true],
  ["10.1.2.3", true],
  ["192.168.0.1", true],
  ["169.254.1.1", true],
  ["::1", true],
  ["fd00::1", true],
  ["::ffff:127.0.0.1", true],
  ["1.1.1.1", false],
  ["2606:4700::1111", false],
] as const)("%s is private: %s", ([address, expected]) => {
  expect(isPrivateAddress(address)).toBe(expected);
});

test.each(["", "{", "null", "[1]", '{"a":5}', '{"a":[1]}', '{"a":[1,null]}', '{"a":["1",{"kind":"fine"}]}'])(
  "a file of answers that holds %s holds none, and is written anew",
  async (text) => {
    const file = join(folder, "damaged.json");
    writeFileSync(file, text);
    expect([...(await ask(["/page"], { file })).values()]).toEqual([{ kind: "fine" }]);
    expect(Object.keys(JSON.parse(readFileSync(file, "utf8")))).toEqual([`${base}/page`]);
  },
);
