// `hubdocs check --external` through the real command, against a server on this machine that the configuration allows.
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../portal/runHubdocs.ts";

const folder = realpathSync(mkdtempSync(join(tmpdir(), "hubdocs-external-")));
const asked: string[] = [];
const server = createServer(({ method, url = "" }, response) => {
  asked.push(`${method} ${url}`);
  if (url === "/moved") response.writeHead(301, { location: "/page" });
  else response.writeHead(url === "/page" ? 200 : 404, { "content-type": "text/html" });
  response.end('<h1 id="one">One</h1>');
});
let origin = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  mkdirSync(join(folder, "content/en/docs"), { recursive: true });
  const links = ["/page", "/page#one", "/page#two", "/gone", "/moved"].map((path) => `[${path}](${origin}${path})`);
  const intro = `---\ntitle: Intro\n---\n\n${links.join("\n")}\n[private](http://127.0.0.2:1/x)\n`;
  writeFileSync(join(folder, "content/en/docs/intro.md"), intro);
  writeFileSync(
    join(folder, "hubdocs.config.yaml"),
    "title: External\nurl: https://docs.example.org\nchecks:\n  external: { allow: [127.0.0.1], timeout: 5 }\n",
  );
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Codes and lines of the findings of a check. */
function check(...args: readonly string[]): Promise<readonly string[]> {
  return new Promise((resolve) => {
    const command = [join(root, "bin/hubdocs.js"), "check", "--format", "json", ...args];
    execFile(process.execPath, command, { cwd: folder }, (_, __, stderr) => {
      const lines = stderr.split("\n").filter((line) => line.startsWith("{"));
      resolve(
        lines.map((line) => {
          const found: Readonly<Record<string, unknown>> = JSON.parse(line);
          return `${found["line"]} ${found["code"]}`;
        }),
      );
    });
  });
}

test("other sites are asked only when that is wanted, and a second time from memory", async () => {
  expect(await check()).toEqual([]);
  expect(asked).toEqual([]);
  const expected = [
    "7 broken-external-anchor",
    "8 broken-external-link",
    "9 moved-external-link",
    "10 unchecked-external-link",
  ];
  expect(await check("--external")).toEqual(expected);
  const before = asked.length;
  expect(before).toBeGreaterThan(0);
  expect(await check("--external")).toEqual(expected);
  expect(asked.length).toBe(before);
});
