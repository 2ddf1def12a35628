// What is shown of an edit before the build that follows it: never older than what was served before, and gone when the edit
// is. Runs the real command.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { command } from "../portal/runHubdocs.ts";
import { put } from "./putFile.ts";

const site = realpathSync(mkdtempSync(join(tmpdir(), "hubdocs-previews-")));
const stop = new AbortController();
let server: ChildProcess;
let address = "";
// A build, and another look at the site that previews start from.
const restMs = 2_000;
/** What pages have been told. */
const told = { changes: 0 };

const page = async (path: string): Promise<string> => await (await fetch(`${address}${path}`)).text();
const served = (path: string) => expect.poll(() => page(path), { timeout: 20_000, interval: 50 });

beforeAll(async () => {
  put(site, "hubdocs.config.yaml", "title: Shown\nurl: https://docs.example.org\nreport: { broken-link: error }\n");
  put(site, "content/en/docs/a.md", "# Apple\n\nWords.\n");
  put(site, "content/en/docs/b.md", "# Bread\n\nWords.\n");
  server = spawn(process.execPath, [command, "serve", site, "--watch", "--port", "0"]);
  address = await new Promise((resolve) => {
    server.stdout?.on("data", (chunk) => {
      const found = /Serving (http:\S+?)\/?\s/.exec(String(chunk))?.[1];
      if (found !== undefined) resolve(found);
    });
  });
  const stream = await fetch(`${address}/.hubdocs/live`, { signal: stop.signal });
  const listen = async (): Promise<void> => {
    for await (const chunk of stream.body ?? []) told.changes += `${Buffer.from(chunk)}`.split(/^data: \S/m).length - 1;
  };
  listen().catch(() => undefined); // it is stopped
  await sleep(restMs);
});
afterAll(async () => {
  stop.abort();
  await new Promise((resolve) => {
    server.once("exit", resolve);
    server.kill();
  });
  rmSync(site, { recursive: true });
});

test("pages are told when an edit that could not be built is taken back", async () => {
  put(site, "content/en/docs/a.md", "# Apple\n\nWords.\n\nA link to [nothing](./nothing.md).\n");
  await served("/docs/a").toContain("A link to");
  await sleep(restMs);
  const before = told.changes;
  put(site, "content/en/docs/a.md", "# Apple\n\nWords.\n");
  await served("/docs/a").not.toContain("A link to");
  await expect.poll(() => told.changes, { timeout: 20_000 }).toBeGreaterThan(before);
});

test("after two files were saved at once, previews of one know the title of the other", async () => {
  put(site, "content/en/docs/a.md", "# Apricot\n\nWords.\n");
  put(site, "content/en/docs/b.md", "# Bread\n\nOther words.\n");
  await served("/docs/b").toContain("Apricot");
  await sleep(restMs);
  put(site, "content/en/docs/b.md", "# Bread\n\nLast words.\n");
  const answers: string[] = [];
  for (let at = 0; at < 40; at += 1) {
    answers.push(await page("/docs/b"));
    await sleep(20);
  }
  const shown = answers.filter((html) => html.includes("Last words."));
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter((html) => !html.includes("Apricot"))).toHaveLength(0);
});

test("a port that is taken is the one thing that is said", async () => {
  const { port } = new URL(address);
  const second = spawn(process.execPath, [
    command,
    "serve",
    site,
    "--watch",
    "--port",
    port,
    "--out-dir",
    `${site}/.other`,
  ]);
  const said: string[] = [];
  second.stderr.on("data", (chunk) => said.push(String(chunk)));
  const status = await new Promise((resolve) => second.once("close", resolve));
  expect(said.join("")).toMatch(/^error port-taken: port \d+ of 127\.0\.0\.1 is in use\n {2}[^\n]+\n$/);
  expect(status).toBe(2);
});
