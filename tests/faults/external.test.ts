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
  else response.writeHead(url === "/page" ? 200 : url === "/closed" ? 403 : 404, { "content-type": "text/html" });
  response.end('<h1 id="one">One</h1>');
});
let origin = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  mkdirSync(join(folder, "content/en/docs"), { recursive: true });
  const links = ["/page", "/page#one", "/page#two", "/gone", "/moved", "/closed"].map(
    (path) => `[${path}](${origin}${path})`,
  );
  const pictures = `Here ![gone](${origin}/gone.png) and\n<img src="${origin}/gone.svg" alt="gone">`;
  const intro = `---\ntitle: Intro\n---\n\n${links.join("\n")}\n[private](http://127.0.0.2:1/x)\n\n${pictures}\n`;
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

/** Places and codes of the findings of a check; of what was not checked the reason and the remedy, too. */
function check(...args: readonly string[]): Promise<readonly string[]> {
  return new Promise((resolve) => {
    const command = [join(root, "bin/hubdocs.js"), "check", "--format", "json", ...args];
    execFile(process.execPath, command, { cwd: folder }, (_, __, stderr) => {
      const lines = stderr.split("\n").filter((line) => line.startsWith("{"));
      resolve(
        lines.map((line) => {
          const found: Readonly<Record<string, unknown>> = JSON.parse(line);
          const told = `${found["line"]}:${found["column"]} ${found["code"]}`;
          const reason = /was not checked: .*/.exec(String(found["message"]))?.[0];
          return reason === undefined ? told : `${told} ${reason}; ${found["hint"]}`;
        }),
      );
    });
  });
}

test("other sites are asked only when that is wanted, and a second time from memory", async () => {
  expect(await check()).toEqual([]);
  expect(asked).toEqual([]);
  const expected = [
    "7:1 broken-external-anchor",
    "8:1 broken-external-link",
    "9:1 moved-external-link",
    "10:1 unchecked-external-link was not checked: it answers 403, perhaps only to programs; open it yourself; if it works, list its host in checks.external.skip",
    '11:1 unchecked-external-link was not checked: 127.0.0.2 is a private address; open it yourself, or list "127.0.0.2" in checks.external.allow',
    "13:6 broken-external-link",
    "14:1 broken-external-link",
  ];
  expect(await check("--external")).toEqual(expected);
  const before = asked.length;
  expect(before).toBeGreaterThan(0);
  expect(await check("--external")).toEqual(expected);
  expect(asked.length).toBe(before);
});
