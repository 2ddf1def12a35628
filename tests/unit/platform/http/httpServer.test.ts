import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { rmSync, symlinkSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { routesFileName } from "../../../../src/model/routesFile.ts";
import { type SiteServer, serveSite } from "../../../../src/platform/http/httpServer.ts";
import { livePath } from "../../../../src/platform/http/liveReload.ts";
import { formatMarker, markerName } from "../../../../src/platform/output/marker.ts";
import { makeFolder, putFiles } from "../temporaryFolder.ts";

const alphabet = "abcdefghijklmnopqrstuvwxyz";
const files = {
  "index.html": `<h1>Home</h1>${"x".repeat(3000)}`,
  "docs/intro/index.html": "<h1>Intro</h1>",
  "uk/док/index.html": "<h1>Док</h1>",
  "404.html": "<h1>Nothing here</h1>",
  "abc.txt": alphabet,
  "assets/boot.1a2b3c4d.js": "boot()",
  "assets/logo-2024.svg": "<svg/>",
  "empty.txt": "",
};
const routes = { "/": "index.html", "/docs/intro": "docs/intro/index.html", "/uk/док": "uk/док/index.html" };

interface Asked {
  readonly live?: boolean;
  readonly host?: string;
  readonly policy?: string;
}

interface Running {
  readonly outDir: string;
  /** How often a file was missing. */
  readonly misses: () => number;
  readonly server: SiteServer;
  readonly port: number;
}

async function start({ live = false, host = "localhost", policy }: Asked = {}): Promise<Running> {
  const root = makeFolder({ "secret.txt": "CANARY" });
  const outDir = join(root, "build");
  const marker = formatMarker([...Object.keys(files), routesFileName]);
  putFiles(outDir, {
    ...files,
    ".env": "CANARY",
    [markerName]: marker,
    [routesFileName]: JSON.stringify({ format: 1, baseUrl: "/", contentSecurity: policy, routes }),
  });
  const errors: unknown[] = [];
  let misses = 0;
  const onMissing = (): void => {
    misses += 1;
  };
  const onError = (error: unknown): unknown => errors.push(error);
  const server = await serveSite({ outDir, host, port: 0, live, onMissing, onError });
  onTestFinished(async () => {
    await server.close();
    expect(errors).toEqual([]);
  });
  return { outDir, misses: () => misses, server, port: Number(new URL(await server.urlFor()).port) };
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** One request as raw bytes, so that nothing is normalised on the way. */
function send(
  port: number,
  target: string,
  options: { readonly method?: string; readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<Answer> {
  const headers = { Host: `localhost:${port}`, Connection: "close", ...options.headers };
  const lines = [
    `${options.method ?? "GET"} ${target} HTTP/1.1`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    "",
    "",
  ];
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, "127.0.0.1", () => socket.write(lines.join("\r\n"), "latin1"));
    socket.setTimeout(5_000, () => socket.destroy(new Error("no answer")));
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.once("error", reject);
    socket.once("close", () => resolve(parseAnswer(Buffer.concat(chunks))));
  });
}

function parseAnswer(bytes: Buffer): Answer {
  const end = bytes.indexOf("\r\n\r\n");
  const [first = "", ...lines] = bytes.subarray(0, end).toString("latin1").split("\r\n");
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 2)]),
  );
  return { status: Number(first.split(" ")[1]), headers, body: bytes.subarray(end + 4) };
}

test("pages are answered under their addresses, percent-encoded in either case", async () => {
  const { port } = await start();
  for (const target of ["/uk/%D0%B4%D0%BE%D0%BA", "/uk/%d0%b4%D0%BE%d0%ba"]) {
    const { status, body, headers } = await send(port, target);
    expect([status, body.toString(), headers["content-type"]]).toEqual([
      200,
      files["uk/док/index.html"],
      "text/html; charset=utf-8",
    ]);
  }
});

test.each([true, false])(
  "what somebody has removed since the build is told, and answered so (live: %s)",
  async (live) => {
    const { outDir, port, misses } = await start({ live });
    rmSync(join(outDir, "docs"), { recursive: true });
    const removed = await send(port, "/docs/intro");
    expect([removed.status, misses()]).toEqual([live ? 503 : 404, 1]);
    expect((await send(port, "/none")).status).toBe(404);
    expect(misses()).toBe(1);
    rmSync(outDir, { recursive: true });
    const { status, body } = await send(port, "/");
    expect([status, misses()]).toEqual([503, 2]);
    expect(body.toString()).toContain(live ? "/.hubdocs/live.js" : "The built site has been removed.");
  },
);

test("other spellings are redirected for good, with the query", async () => {
  const { port } = await start();
  const { status, headers } = await send(port, "/docs/intro/?q=a%20b");
  expect([status, headers["location"]]).toEqual([301, "/docs/intro?q=a%20b"]);
});

test("a missing page answers the site's 404 page, and nothing of the address", async () => {
  const { port } = await start();
  const { status, body, headers } = await send(port, "/%3Cscript%3Ex(1)%3C/script%3E");
  expect([status, body.toString(), headers["etag"]]).toEqual([404, files["404.html"], undefined]);
  // Whoever has a copy of something is not told that it is this.
  expect((await send(port, "/nowhere", { headers: { "If-None-Match": "*" } })).status).toBe(404);
  expect((await send(port, "/", { headers: { "If-None-Match": "*" } })).status).toBe(304);
});

test.for([
  "/../secret.txt",
  "/..%2fsecret.txt",
  "/%2e%2e%2fsecret.txt",
  "/a/../../secret.txt",
  "/..\\secret.txt",
  "/.env",
  "/%2eenv",
  "/.env?raw",
  "//.env",
  "/.env/.",
  `/${markerName}`,
  `/${routesFileName}`,
  "/#/../../secret.txt",
  "/docs/../.env",
  "/link.txt",
  "/folder/x.txt",
])("%s shows nothing that was not built", async (target) => {
  const { port, outDir } = await start();
  symlinkSync("../secret.txt", join(outDir, "link.txt"));
  const { status, body } = await send(port, target);
  expect([status, body.includes("CANARY")]).toEqual([404, false]);
});

test("a built file that has become a link or a FIFO is not served, nor one in a folder that has become a link", async () => {
  const { port, outDir } = await start();
  execFileSync("sh", [
    "-c",
    'cd "$1" && rm abc.txt && ln -s ../secret.txt abc.txt && rm empty.txt && mkfifo empty.txt && rm -r assets && ln -s .. assets',
    "sh",
    outDir,
  ]);
  putFiles(join(outDir, ".."), { "boot.1a2b3c4d.js": "CANARY" });
  for (const target of ["/abc.txt", "/empty.txt", "/assets/boot.1a2b3c4d.js"]) {
    const { status, body } = await send(port, target);
    expect([target, status, body.includes("CANARY")]).toEqual([target, 404, false]);
  }
});

test.for(["rebind.example", "localhost.rebind.example", "198.51.100.9", "0.0.0.0"])(
  "the host %s is refused without content",
  async (host) => {
    const { port } = await start();
    const { status, body } = await send(port, "/", { headers: { Host: host } });
    expect([status, body.length]).toEqual([403, 0]);
  },
);

test.for([
  ["without a host", ""],
  ["with two", "Host: localhost\r\nHost: rebind.example\r\n"],
] as const)("a request %s is bad", async ([, hosts]) => {
  const { port } = await start();
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(port, "127.0.0.1", () =>
      socket.write(`GET / HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`),
    );
    socket.once("data", (data) => resolve(data.toString()));
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});

test.for(["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "PROPFIND"])(
  "%s is not allowed and grants nothing",
  async (method) => {
    const { port } = await start();
    const headers = {
      Origin: "https://other.example",
      "Content-Length": "0",
      "Access-Control-Request-Private-Network": "true",
    };
    const answer = await send(port, "/", { method, headers });
    expect([answer.status, answer.headers["allow"]]).toEqual([405, "GET, HEAD"]);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
  },
);

test.for(["CONNECT localhost:80", "CONNECT /abc.txt", "FOO /", "get /"])(
  "%s, which no handler gets to see, is told which methods are allowed",
  async (request) => {
    const { port } = await start();
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, "127.0.0.1");
      const received: Buffer[] = [];
      socket.on("error", reject).on("data", (data) => received.push(data));
      socket.on("close", () => resolve(Buffer.concat(received).toString()));
      socket.write(`${request} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 405 .*\r\nAllow: GET, HEAD\r\n/);
    expect((await send(port, "/abc.txt")).status).toBe(200);
  },
);

test("requests that come together share the bytes of a file", async () => {
  const { port, outDir } = await start();
  const bytes = 3_000_000;
  writeFileSync(join(outDir, "abc.txt"), "a".repeat(bytes));
  const before = process.memoryUsage.rss();
  // Who asks and does not read leaves what is sent in the server's memory.
  const sockets = Array.from({ length: 20 }, () => connect(port, "127.0.0.1").pause());
  for (const socket of sockets) socket.write("GET /abc.txt HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(20));
  for (let round = 0; round < 20; round += 1) expect((await send(port, "/")).status).toBe(200);
  expect(process.memoryUsage.rss() - before).toBeLessThan(100 * bytes);
  for (const socket of sockets) socket.destroy();
});

test.for(["https://other.example", "null", "http://localhost:1"])(
  "the origin %s is granted nothing",
  async (origin) => {
    const { port } = await start();
    for (const target of ["/", "/abc.txt", "/nope"]) {
      expect(Object.keys((await send(port, target, { headers: { Origin: origin } })).headers)).not.toContain(
        "access-control-allow-origin",
      );
    }
  },
);

test("another site cannot embed a file, but can link to a page", async () => {
  const { port } = await start();
  const foreign = { "Sec-Fetch-Site": "cross-site" };
  expect((await send(port, "/abc.txt", { headers: { ...foreign, "Sec-Fetch-Mode": "no-cors" } })).status).toBe(403);
  const page = await send(port, "/", { headers: { ...foreign, "Sec-Fetch-Mode": "navigate" } });
  expect([page.status, page.headers["cross-origin-resource-policy"]]).toEqual([200, "same-origin"]);
});

test.for([
  ["bytes=2-4", 206, "cde", "bytes 2-4/26"],
  ["bytes=-2", 206, "yz", "bytes 24-25/26"],
  ["bytes=24-", 206, "yz", "bytes 24-25/26"],
  ["bytes=9-1", 200, alphabet, undefined],
  ["bytes=z", 200, alphabet, undefined],
  ["bytes=500-", 416, "", "bytes */26"],
] as const)("Range %s", async ([range, status, body, contentRange]) => {
  const { port } = await start();
  const answer = await send(port, "/abc.txt", { headers: { Range: range } });
  expect([answer.status, answer.body.toString(), answer.headers["content-range"]]).toEqual([
    status,
    body,
    contentRange,
  ]);
});

test("a range of another state of the file gets all of it", async () => {
  const { port } = await start();
  const { headers } = await send(port, "/abc.txt");
  const conditional = (tag: string) => send(port, "/abc.txt", { headers: { Range: "bytes=0-1", "If-Range": tag } });
  expect((await conditional(headers["etag"] ?? "")).status).toBe(206);
  expect((await conditional('"other"')).status).toBe(200);
});

test("HEAD answers the head of GET, for every kind of answer", async () => {
  const { port } = await start();
  for (const target of ["/", "/abc.txt", "/empty.txt", "/nope", "/docs/intro/"]) {
    for (const encoding of ["", "br"]) {
      const request = { headers: { "Accept-Encoding": encoding } };
      const [get, head] = [await send(port, target, request), await send(port, target, { ...request, method: "HEAD" })];
      expect({ ...head.headers, date: "" }).toEqual({ ...get.headers, date: "" });
      expect([head.status, head.body.length]).toEqual([get.status, 0]);
      expect(get.body.length).toBe(Number(get.headers["content-length"]));
    }
  }
});

test("tags follow the content: the same after an equal rebuild, another after a change", async () => {
  const { port, outDir } = await start();
  const tagOf = async (): Promise<string | undefined> => (await send(port, "/abc.txt")).headers["etag"];
  const first = await tagOf();
  writeFileSync(join(outDir, "abc.txt"), alphabet);
  expect(await tagOf()).toBe(first);
  expect((await send(port, "/abc.txt", { headers: { "If-None-Match": `"x", W/${first}` } })).status).toBe(304);
  writeFileSync(join(outDir, "abc.txt"), alphabet.toUpperCase());
  expect(await tagOf()).not.toBe(first);
  expect((await send(port, "/abc.txt", { headers: { "If-None-Match": first ?? "" } })).body.toString()).toBe(
    alphabet.toUpperCase(),
  );
});

test("pages have the policy of their build, and nothing else has", async () => {
  const policy = "default-src 'none'";
  const { port } = await start({ policy });
  for (const [target, expected] of [
    ["/", policy],
    ["/docs/intro", policy],
    ["/abc.txt", undefined],
    ["/assets/boot.1a2b3c4d.js", undefined],
  ] as const)
    expect((await send(port, target)).headers["content-security-policy"], target).toBe(expected);
});

test("a policy that would begin another header is not sent", async () => {
  const { port } = await start({ policy: "default-src 'none'\r\nX-Evil: 1" });
  const { headers } = await send(port, "/");
  expect([headers["content-security-policy"], headers["x-evil"]]).toEqual([undefined, undefined]);
});

test("only fingerprinted files may be kept for ever", async () => {
  const { port } = await start();
  expect((await send(port, "/assets/boot.1a2b3c4d.js")).headers["cache-control"]).toBe(
    "public, max-age=31536000, immutable",
  );
  for (const target of ["/", "/abc.txt", "/nope", "/docs/intro/", "/assets/logo-2024.svg"])
    expect((await send(port, target)).headers["cache-control"]).toBe("no-cache");
});

test("text is compressed when it is asked for, under a tag of its own", async () => {
  const { port } = await start();
  const plain = await send(port, "/");
  const packed = await send(port, "/", { headers: { "Accept-Encoding": "gzip, br" } });
  expect(packed.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(packed.body).equals(plain.body)).toBe(true);
  expect(packed.headers["etag"]).not.toBe(plain.headers["etag"]);
  expect([plain.headers["vary"], packed.headers["vary"]]).toEqual(["Accept-Encoding", "Accept-Encoding"]);
  expect(
    (await send(port, "/", { headers: { "Accept-Encoding": "br", "If-None-Match": packed.headers["etag"] ?? "" } }))
      .status,
  ).toBe(304);
});

test("large files are streamed, whole and in parts", async () => {
  const { port, outDir } = await start();
  const bytes = randomBytes(9 * 1024 * 1024);
  writeFileSync(join(outDir, "abc.txt"), bytes);
  const whole = await send(port, "/abc.txt", { headers: { "Accept-Encoding": "br" } });
  expect(whole.body.equals(bytes)).toBe(true);
  const part = await send(port, "/abc.txt", { headers: { Range: "bytes=-1000000" } });
  expect(part.body.equals(bytes.subarray(-1_000_000))).toBe(true);
  expect((await send(port, "/abc.txt", { headers: { "If-None-Match": whole.headers["etag"] ?? "" } })).status).toBe(
    304,
  );
});

test("a file that vanishes is a 404, one that comes back is served, and no body is longer or shorter than its header says", async () => {
  const { port, outDir } = await start();
  const statuses = new Set<number>();
  for (let round = 0; round < 60; round += 1) {
    if (round % 2 === 0) rmSync(join(outDir, "abc.txt"));
    else writeFileSync(join(outDir, "abc.txt"), alphabet.repeat(round));
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(port, "/abc.txt")));
    for (const { status, headers, body } of answers) {
      statuses.add(status);
      expect(body.length).toBe(Number(headers["content-length"]));
    }
  }
  expect([...statuses].sort()).toEqual([200, 404]);
});

test("a long target and long headers are refused", async () => {
  const { port } = await start();
  expect((await send(port, `/${"q".repeat(17_000)}`)).status).toBe(414);
  expect((await send(port, `/${"q".repeat(70_000)}`)).status).toBe(431);
  expect((await send(port, "/", { headers: { Cookie: "c".repeat(40_000) } })).status).toBe(431);
  expect((await send(port, "/")).status).toBe(200);
});

test("a taken port is said with its number", async () => {
  const { outDir, port } = await start();
  await expect(serveSite({ outDir, host: "localhost", port, live: false, onError: () => undefined })).rejects.toThrow(
    `port ${port} of 127.0.0.1 is in use`,
  );
});

test("a host that is not of this machine is a wrong call", async () => {
  const { outDir } = await start();
  await expect(
    serveSite({ outDir, host: "192.0.2.1", port: 0, live: false, onError: () => undefined }),
  ).rejects.toThrow("cannot listen on 192.0.2.1");
});

test("the local server is reached under both loopback addresses and is not public", async () => {
  const { server, port } = await start();
  expect(await server.urlFor()).toBe(`http://localhost:${port}/`);
  expect(server.publicAddresses).toEqual([]);
  expect(await (await fetch(`http://127.0.0.1:${port}/abc.txt`)).text()).toBe(alphabet);
});

test("a server for all addresses names them", async () => {
  const { server } = await start({ host: "0.0.0.0" });
  expect(await server.urlFor()).toMatch(/^http:\/\/localhost:\d+\/$/);
  expect(server.publicAddresses.every((address) => !address.startsWith("127."))).toBe(true);
});

test("open pages hear of a rebuild, and of nothing else", async () => {
  const { server, port } = await start({ live: true });
  const response = await fetch(`http://localhost:${port}${livePath}`);
  const events = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const first = (await events?.read())?.value;
  server.announceChange();
  const second = (await events?.read())?.value;
  expect(first).toMatch(/^data: [\d-]+\n\n$/);
  expect(second).toMatch(/^data: [\d-]+\n\n$/);
  expect(second).not.toBe(first);
  server.announceProblems([{ place: "content/secret.md:3:1", code: "x", message: "m", hint: "h", frame: [] }]);
  expect((await events?.read())?.value).toBe("event: problems\ndata:\n\n");
  await events?.cancel();
});

test("errors are told to scripts of the server's own pages only", async () => {
  const { server, port } = await start({ live: true });
  const problem = { place: "content/a.md:3:1", code: "x", message: "m", hint: "h", frame: [] };
  server.announceProblems([problem]);
  const ask = (headers: Record<string, string>) => send(port, "/.hubdocs/problems", { headers });
  const own = await ask({ "Sec-Fetch-Site": "same-origin" });
  expect(JSON.parse(own.body.toString())).toEqual([problem]);
  for (const headers of [
    {},
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
    { "Sec-Fetch-Site": "none" },
    { "Sec-Fetch-Site": "same-origin", Origin: "https://other.example" },
  ]) {
    const answer = await ask(headers);
    expect([403, 404]).toContain(answer.status);
    expect(answer.body.toString()).not.toContain("content/a.md");
  }
});

test("a page can be shown before it is in the output, and is that of the output again", async () => {
  const { server, port } = await start({ live: true });
  const read = async () => await (await fetch(`http://localhost:${port}/abc.txt`)).text();
  server.showInstead(new Map([["abc.txt", "preview"]]));
  expect(await read()).toBe("preview");
  server.showInstead(new Map());
  expect(await read()).toBe(alphabet);
});

test("a page of another origin cannot listen", async () => {
  const { port } = await start({ live: true });
  for (const origin of ["https://other.example", `http://localhost:${port + 1}`, "null"]) {
    expect((await send(port, livePath, { headers: { Origin: origin } })).status).toBe(403);
  }
});

test("while nothing is built, a page that follows says so, and another is plain text", async () => {
  for (const live of [true, false]) {
    const server = await serveSite({
      outDir: join(makeFolder(), "build"),
      host: "localhost",
      port: 0,
      live,
      onError: () => undefined,
    });
    const answer = await send(Number(new URL(await server.urlFor()).port), "/docs/intro");
    expect([answer.status, answer.body.includes(`${livePath}.js`)]).toEqual([503, live]);
    await server.close();
  }
});

test("pages carry the live script only when they are to follow rebuilds", async () => {
  const [live, still] = [await start({ live: true }), await start()];
  expect((await send(live.port, "/docs/intro")).body.toString()).toContain(`src="${livePath}.js"`);
  expect((await send(live.port, `${livePath}.js`)).headers["content-type"]).toBe("text/javascript; charset=utf-8");
  expect((await send(still.port, "/docs/intro")).body.toString()).toBe(files["docs/intro/index.html"]);
  expect((await send(still.port, livePath)).status).toBe(404);
});
